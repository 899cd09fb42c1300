import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type {
  OtherMaterialValues,
  SharedValues,
} from '../../../editors/moduleEditor/values/structureValues.ts';

/** The shared fields of a structure, all of them, shown in the sheet or not: a save clears what a column lacks. */
export type SharedCells = {
  /** How its slabs are built; absent where nobody told. */
  slabSystem?: SlabSystem | undefined;
  /** Materials outside the factor set, which the sheet keeps as the module has them. */
  others?: readonly OtherMaterialValues[];
};

/** The shared fields of a form, as a column holds them. */
export const sharedCells = ({ slabSystem, otherMaterials: others }: SharedValues): Required<SharedCells> => ({
  slabSystem: slabSystem === '' ? undefined : slabSystem,
  others,
});

/** And back. */
export const sharedValues = ({ slabSystem, others = [] }: SharedCells): SharedValues => ({
  slabSystem: slabSystem ?? '',
  otherMaterials: [...others],
});
