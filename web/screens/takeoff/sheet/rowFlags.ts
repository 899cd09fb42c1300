import { currentFactorSet } from '#domain/factors/factorSets.ts';
import {
  blockFactor,
  concreteFactor,
  groutFactor,
  mortarFactor,
  type QuantityFlag,
  steelFactor,
} from '#domain/factors/lookup.ts';
import { materialKeys } from '#domain/materials/materialKeys.ts';
import { formDimensions, requiredDimensions } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology.ts';
import { applies, type SheetRow } from './sheetRows.ts';

const set = currentFactorSet;

/** How the factor of a row's class was come by, where the table does not have it: a strength beyond the list. */
export function rowFlags({ kind, strength, block }: SheetRow): readonly QuantityFlag[] {
  switch (kind) {
    case 'concrete':
      return concreteFactor(set, strength).flags;
    case 'grout':
      return groutFactor(set, strength).flags;
    case 'mortar':
      return mortarFactor(set, strength).flags;
    case 'steel':
      return steelFactor(set, strength).flags;
    case 'blocks':
      return blockFactor(set, block, strength).flags;
    default:
      return [];
  }
}

/** Key of the material a row is of, as declared factors name it; undefined for a dimension. */
export function rowMaterial({ kind, strength, block }: SheetRow): string | undefined {
  if (kind === 'dimension') return undefined;
  return kind === 'blocks' ? materialKeys.block(block, strength) : materialKeys[kind](strength);
}

/** Whether every technology of the sheet that has a dimension can do without it. */
export const isOptional = (row: SheetRow, technologies: readonly Technology[]): boolean =>
  row.kind === 'dimension' &&
  row.dimension !== 'raftArea' &&
  technologies.every(
    (technology) =>
      !applies(row, technology) ||
      !requiredDimensions(technology).includes(row.dimension) ||
      formDimensions(technology).includes(row.dimension),
  );
