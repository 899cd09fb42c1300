import { expect, test } from 'vitest';
import { foundationTypes, isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { parseMessage } from '#domain/texts/messages.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { checkColumn } from '../../../web/screens/takeoff/sheet/columnFaults.ts';
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import {
  inTechnology,
  sheetOf,
  type SheetColumn,
  withChanges,
} from '../../../web/screens/takeoff/sheet/sheet.ts';
import { inOrder, usualRows } from '../../../web/screens/takeoff/sheet/sheetRows.ts';
import { columnTotals } from '../../../web/screens/takeoff/sheet/sheetTotals.ts';
import { isUnreinforced } from '../../../web/screens/takeoff/sheet/unreinforcedConcrete.ts';
import { column } from '../support/takeoffColumns.ts';

const kinds: readonly ModuleType[] = [...technologies, ...foundationTypes];

const of = (technology: ModuleType, cells: SheetColumn['cells']): SheetColumn =>
  isFoundationType(technology)
    ? foundationColumn(technology, 'Fundação', { cells })
    : column({ technology, cells });

/** Every usual row with an amount of its own. */
const filled = (technology: ModuleType) =>
  Object.fromEntries(inOrder(usualRows(technology, [])).map((row, at) => [row, at + 11]));

/** Concrete, steel and grout kg, CO₂ kg and energy MJ that a column comes to, and what is wrong with it, by its rows. */
function describeColumn(given: SheetColumn): string {
  const { total, area, hints } = columnTotals(given);
  const { concrete, steel, co2, energy, grout } = total;
  const amounts = [concrete, steel, grout, co2.min, co2.max, energy.min, energy.max].map((value) =>
    Number((value ?? 0).toPrecision(9)),
  );
  const { faults } = checkColumn(given, 'pt-BR');
  return [
    `${amounts.join(' ')} on ${area} m²`,
    ...(hints.length === 0 ? [] : [`hints ${JSON.stringify(hints)}`]),
    ...faults.map(({ row, message }) => `${row ?? 'as a whole'}: ${parseMessage(message).key}`),
  ].join('; ');
}

test.each(kinds)(
  'a column of %s, whole and with another amount in each of its rows, is as written',
  async (kind) => {
    const cells = filled(kind);
    const rows = Object.keys(cells);
    const odd = [undefined, 0, -1, 1e10];
    const others = kinds.filter((each) => isFoundationType(each) === isFoundationType(kind));
    const lines = [
      `rows: ${rows.join(', ')}`,
      `whole: ${describeColumn(of(kind, cells))}`,
      `empty: ${describeColumn(of(kind, {}))}`,
      ...rows.flatMap((row) => [
        ...odd.map((value) => {
          const { [row]: _before, ...rest } = cells;
          return `${row} = ${value}: ${describeColumn(of(kind, value === undefined ? rest : { ...rest, [row]: value }))}`;
        }),
        `${row} alone: ${describeColumn(of(kind, { [row]: 7 }))}`,
      ]),
      `unreinforced without steel: ${rows
        .filter((row) => {
          const bare = Object.fromEntries(Object.entries(cells).filter(([key]) => !key.includes('|steel|')));
          return isUnreinforced(of(kind, bare), row);
        })
        .join(', ')}`,
      ...others.map((other) => {
        const { rows: shown, columns } = inTechnology(sheetOf([of(kind, cells)]), 0, other);
        return `as ${other}: ${Object.keys(columns[0]!.cells).join(', ')}; rows ${shown.length}`;
      }),
      `changed: ${JSON.stringify(
        withChanges(sheetOf([of(kind, cells)]), [
          { column: 0, row: rows[0]!, value: undefined },
          { column: 0, row: rows[1]!, value: 3 },
        ]).columns[0]!.cells,
      )}`,
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`written/column.${kind}.txt`);
  },
);
