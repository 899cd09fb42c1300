import { kindOf } from '#domain/comparison/kinds.ts';
import type { ComparedOption } from './comparedOption.ts';

/** Bulk materials with a column each; steel is told by mass. */
const bulkMaterials = ['concrete', 'grout', 'mortar', 'blocks'] as const;
export type BulkMaterial = (typeof bulkMaterials)[number];

const kinds = { concrete: 'CONCRETE', grout: 'GROUT', mortar: 'MORTAR', blocks: 'BLOCKS' } as const;

/** Concrete, grout and mortar in m³, blocks by number; null where an option has none. */
export function amountOf({ materials }: ComparedOption, bulk: BulkMaterial): number | null {
  const lines = materials.filter(({ key }) => kindOf(key) === kinds[bulk]);
  return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Columns that some option fills; concrete has its own always. */
export const bulkOf = (options: readonly ComparedOption[]): BulkMaterial[] =>
  bulkMaterials.filter(
    (bulk) => bulk === 'concrete' || options.some((option) => amountOf(option, bulk) !== null),
  );
