import {
  concretesOf,
  type DueConcrete,
  type OptionalConcrete,
} from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, type structureDimensions } from '#domain/structures/dimensions.ts';
import type { OtherPurpose } from '#domain/structures/otherMaterials.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { type Technology } from '#domain/structures/technology/technology.ts';

/** The value of a cell: a number, text that is not one, or nothing yet. */
export type TypedNumber = number | string | undefined;

/** A row of a quantity table: figures by the domain's names; `assumed` where it is a usual amount. */
export type QuantityRow = { [name: string]: TypedNumber | boolean; assumed?: boolean };

/** Rows of one element as the form holds them. */
export type ElementValues = { volumes: QuantityRow[]; steel: QuantityRow[] };
export type GroutValues = ElementValues & { position: 'vertical' | 'horizontal' };

/** A material outside the factor set, as the form holds it. */
export type OtherMaterialValues = {
  name: string;
  purpose: OtherPurpose;
  amount: TypedNumber;
  unit: string;
  co2: { min: TypedNumber; max: TypedNumber };
  energy: { min: TypedNumber; max: TypedNumber };
  source: string;
  assumed?: boolean;
};

const noShared = () =>
  ({
    slabSystem: '' as SlabSystem | '',
    otherMaterials: [] as OtherMaterialValues[],
  }) satisfies Record<keyof SharedFields, unknown>;

/** What any structure has besides its elements; the system of slabs is '' where nobody told. */
export type SharedValues = ReturnType<typeof noShared>;

/** What the lists of a technology name: its elements, its dimensions, and what all have. */
export type ListedValues<T extends Technology> = SharedValues & {
  [Name in DueConcrete<T> | OptionalConcrete<T>]: ElementValues;
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

/** An empty material. */
export const newOtherMaterial = (purpose: OtherPurpose): OtherMaterialValues => ({
  name: '',
  purpose,
  amount: undefined,
  unit: purpose === 'infill' ? 'm2' : 'm3',
  co2: { min: undefined, max: undefined },
  energy: { min: undefined, max: undefined },
  source: '',
});

function emptyValues<T extends Technology>(technology: T): ListedValues<T> {
  const { due, optional } = concretesOf(technology);
  return {
    ...Object.fromEntries(due.map((name) => [name, element()])),
    ...Object.fromEntries(optional.map((name) => [name, unused()])),
    ...Object.fromEntries(Object.keys(dimensionsOf(technology)).map((name) => [name, undefined])),
    ...noShared(),
  } as ListedValues<T>;
}

/** A structure before anything is typed: one open row in each table. */
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
