import { otherMaterialKey, otherUnits } from '#domain/structures/otherMaterials.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { floorArea, type SheetColumn, towerArea } from './sheet.ts';
import type { ValueMode } from './valueMode.ts';

/** A material outside the factor set: what each column has of it and what that comes to; null where it has none. */
type OtherRow = { key: string; label: string; values: (number | null)[]; total: number | null };

/** Such materials of all columns, each once, in the mode the sheet is shown in: one floor, the group, a m². */
export function otherRows(columns: readonly SheetColumn[], mode: ValueMode): OtherRow[] {
  const amounts = columns.map(
    ({ otherMaterials = [] }) =>
      new Map(
        otherMaterials.flatMap(({ name, purpose, unit: given, amount }) => {
          const unit = otherUnits.find((each) => each === given);
          if (unit === undefined || typeof amount !== 'number') return [];
          return [
            [otherMaterialKey({ name, purpose, unit }), { label: `${name} (${unitText(unit)})`, amount }],
          ];
        }),
      ),
  );
  const labels = new Map(
    amounts.flatMap((each) => [...each].map(([key, { label }]) => [key, label] as const)),
  );
  const area = towerArea(columns);
  return [...labels].map(([key, label]) => {
    const perFloor = amounts.map((each) => each.get(key)?.amount ?? null);
    const total = perFloor.reduce<number>(
      (sum, amount, at) => sum + (amount ?? 0) * (columns[at]?.floors.length ?? 0),
      0,
    );
    return {
      key,
      label,
      values: perFloor.map((amount, at) => (amount === null ? null : shown(amount, columns[at], mode))),
      total: mode !== 'area' ? total : area > 0 ? total / area : null,
    };
  });
}

function shown(amount: number, column: SheetColumn | undefined, mode: ValueMode): number | null {
  if (column === undefined || mode === 'floor') return amount;
  if (mode === 'group') return amount * column.floors.length;
  const area = floorArea(column);
  return area > 0 ? amount / area : null;
}
