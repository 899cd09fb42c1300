import { graphql, readInlineData } from 'react-relay';
import type {
  elementFormValues_element$data,
  elementFormValues_element$key,
} from '#relay/elementFormValues_element.graphql.ts';

/** The value of a cell: a number, text that is not one, or nothing yet. */
export type TypedNumber = number | string | undefined;

/** A row of a quantity table: figures by the domain's names; `assumed` where it is a usual amount. */
export type QuantityRow = { [name: string]: TypedNumber | boolean; assumed?: boolean };

/** Rows of one element as the form holds them. */
export type ElementValues = { volumes: QuantityRow[]; steel: QuantityRow[] };
export type GroutValues = ElementValues & { position: 'vertical' | 'horizontal' };

const elementFragment = graphql`
  fragment elementFormValues_element on ConcreteElement @inline {
    volumes {
      fck
      customFck
      volume
      assumed
    }
    steel {
      ca
      customCa
      mass
      assumed
    }
  }
`;

/** The mark of a usual amount; a row of any other amount has no such field. */
export const markOf = (assumed: boolean) => (assumed ? { assumed } : {});

type Steel = elementFormValues_element$data['steel'][number];

/** A row of steel as the form holds it, a custom class as any other. */
export const steelRow = ({ ca, customCa, mass, assumed }: Steel): QuantityRow => ({
  ca: customCa ?? ca ?? undefined,
  mass,
  ...markOf(assumed),
});

/** A strength within the classes' range is shown as a class, however it was stored. */
const volumeRow = ({
  fck,
  customFck,
  volume,
  assumed,
}: elementFormValues_element$data['volumes'][number]): QuantityRow =>
  customFck === null || customFck === undefined
    ? { fck: fck ?? undefined, volume, ...markOf(assumed) }
    : { fck: undefined, customFck, volume, ...markOf(assumed) };

/** Rows of concrete and steel as the form holds them. */
export const elementRows = ({
  volumes,
  steel,
}: Pick<elementFormValues_element$data, 'volumes' | 'steel'>): ElementValues => ({
  volumes: volumes.map(volumeRow),
  steel: steel.map(steelRow),
});

/** Concrete and steel of an element as the form holds them; none for an element that is not there. */
export function elementValues(key: elementFormValues_element$key | null | undefined): ElementValues {
  if (!key) return { volumes: [], steel: [] };
  return elementRows(readInlineData(elementFragment, key));
}
