import type { QuantityFlag } from '#domain/factors/lookup.ts';
import { factorFlags, quantityKinds } from '#domain/materials/quantityKinds.ts';
import { dimensionsRequiredByForm, requiredDimensions } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { applies, type SheetRow } from './sheetRows.ts';

/** How the factor of a row's class was come by, where the table does not have it: a strength beyond the list. */
export const rowFlags = ({ kind, strength, block }: SheetRow): readonly QuantityFlag[] =>
  kind === 'dimension' ? [] : factorFlags(kind, strength, block);

/** Key of the material a row is of, as declared factors name it; undefined for a dimension. */
export const rowMaterial = ({ kind, strength, block }: SheetRow): string | undefined =>
  kind === 'dimension' ? undefined : quantityKinds[kind].key(strength, block);

/** Whether every technology of the sheet that has a dimension can do without it. */
export const isOptional = (row: SheetRow, technologies: readonly Technology[]): boolean =>
  row.kind === 'dimension' &&
  row.dimension !== 'raftArea' &&
  technologies.every(
    (technology) =>
      !applies(row, technology) ||
      !requiredDimensions(technology).includes(row.dimension) ||
      dimensionsRequiredByForm(technology).includes(row.dimension),
  );
