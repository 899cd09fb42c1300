import {
  concreteFieldsOf,
  type RequiredConcrete,
  type OptionalConcrete,
} from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, type structureDimensions } from '#domain/structures/dimensions.ts';
import { type Technology } from '#domain/structures/technology/technology.ts';
import type { ElementValues, GroutValues, QuantityRow, TypedNumber } from './elementFormValues.ts';
import { emptySharedValues, type SharedValues } from './sharedValues.ts';

/** What the lists of a technology name: its elements, its dimensions, and what all have. */
export type ListedValues<T extends Technology> = SharedValues & {
  [Name in RequiredConcrete<T> | OptionalConcrete<T>]: ElementValues;
} & { [Name in keyof (typeof structureDimensions)[T]]: TypedNumber };

type MasonryValues = ListedValues<'structural_masonry'> & {
  masonry: { grout: GroutValues[]; mortar: QuantityRow[]; blocks: QuantityRow[] };
};

/** The values typed for each technology, so that changing the choice loses nothing. */
export type StructureValues = {
  technology: Technology | '';
  beam_column: ListedValues<'beam_column'>;
  concrete_wall: ListedValues<'concrete_wall'>;
  structural_masonry: MasonryValues;
};

const element = (): ElementValues => ({
  volumes: [{ fck: 30, volume: undefined }],
  steel: [{ ca: 50, mass: undefined }],
});
const unused = (): ElementValues => ({ volumes: [], steel: [] });

function emptyValues<T extends Technology>(technology: T): ListedValues<T> {
  const { required, optional } = concreteFieldsOf(technology);
  return {
    ...Object.fromEntries(required.map((name) => [name, element()])),
    ...Object.fromEntries(optional.map((name) => [name, unused()])),
    ...Object.fromEntries(Object.keys(dimensionsOf(technology)).map((name) => [name, undefined])),
    ...emptySharedValues(),
  } as ListedValues<T>;
}

/** A structure before anything is typed: one empty row in each table. */
export const emptyStructure = (): StructureValues => ({
  technology: '',
  beam_column: emptyValues('beam_column'),
  concrete_wall: emptyValues('concrete_wall'),
  structural_masonry: {
    masonry: {
      grout: [],
      mortar: [{ fak: 8, volume: undefined }],
      blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: undefined }],
    },
    ...emptyValues('structural_masonry'),
  },
});
