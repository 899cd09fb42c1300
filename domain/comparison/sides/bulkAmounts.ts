import { kindOf } from './kinds.ts';

/** Bulk materials with their own column; steel is given by mass. */
const bulkMaterials = ['concrete', 'grout', 'mortar', 'blocks'] as const;
type BulkMaterial = (typeof bulkMaterials)[number];

/** Whatever has a list of materials, amounts in their units. */
type Amounts = { materials: readonly { key: string; amount: number }[] };

const kinds = { concrete: 'CONCRETE', grout: 'GROUT', mortar: 'MORTAR', blocks: 'BLOCKS' } as const;

/** Concrete, grout and mortar in m³, blocks by number; null where an option has none. */
export function amountOf({ materials }: Amounts, bulk: BulkMaterial): number | null {
  const lines = materials.filter(({ key }) => kindOf(key) === kinds[bulk]);
  return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Columns that some option fills; concrete always has one. */
export const bulkOf = (options: readonly Amounts[]): BulkMaterial[] =>
  bulkMaterials.filter(
    (bulk) => bulk === 'concrete' || options.some((option) => amountOf(option, bulk) !== null),
  );
