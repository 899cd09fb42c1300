import { graphql, readInlineData } from 'react-relay';
import type {
  elementFormValues_element$data,
  elementFormValues_element$key,
} from '#relay/elementFormValues_element.graphql.ts';
import type { ElementValues, QuantityRow } from './structureValues.ts';

const elementFragment = graphql`
  fragment elementFormValues_element on ConcreteElement @inline {
    volumes {
      fck
      customFck
      volume
    }
    steel {
      ca
      customCa
      mass
      assumed
    }
  }
`;

type Steel = elementFormValues_element$data['steel'][number];

/** A row of steel as the form holds it, a custom class as any other. */
export const steelRow = ({ ca, customCa, mass, assumed }: Steel): QuantityRow => ({
  ca: customCa ?? ca ?? undefined,
  mass,
  ...(assumed ? { assumed } : {}),
});

/** A strength within the classes' range is shown as such, whichever way it was kept. */
const volumeRow = ({ fck, customFck, volume }: elementFormValues_element$data['volumes'][number]) =>
  customFck === null || customFck === undefined
    ? { fck: fck ?? undefined, volume }
    : { fck: undefined, customFck, volume };

/** Concrete and steel of an element as the form holds them; none for an element that is not there. */
export function elementValues(key: elementFormValues_element$key | null | undefined): ElementValues {
  if (!key) return { volumes: [], steel: [] };
  const { volumes, steel } = readInlineData(elementFragment, key);
  return { volumes: volumes.map(volumeRow), steel: steel.map(steelRow) };
}
