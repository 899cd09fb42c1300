import readSheets from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Compared } from '../../../web/screens/compare/compared/compared.ts';
import { comparisonSheets } from '../../../web/screens/compare/files/comparisonSheets.ts';
import { workbookOf } from '../../../web/screens/compare/files/comparisonXlsx.ts';
import { keys, workedCase } from '../support/comparedCase.ts';

/** What a program for spreadsheets finds in the file, by the name of the sheet. */
async function reread(compared: Compared) {
  const file = await writeExcelFile(workbookOf(comparisonSheets(compared, keys))).toBuffer();
  const sheets = await readSheets(file);
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

const numbers = (row: readonly unknown[] | undefined) =>
  (row ?? []).filter((cell) => typeof cell === 'number');

describe('the comparison as a workbook', () => {
  test('has a sheet for each table, in order', async () => {
    expect([...(await reread(workedCase('total'))).keys()]).toEqual([
      'sheet.totals',
      'sheet.differences',
      'tables.element',
      'tables.material',
      'sheet.checks',
      'sheet.factors',
      'sheet.factorRows sidac-2026-04',
      'sheet.notCounted',
    ]);
  });

  test('says the worked case in numbers: totals in kg and MJ, A − B from 12 210 to 29 681 kgCO₂e', async () => {
    const sheets = await reread(workedCase('total'));
    const [head, a, b] = sheets.get('sheet.totals') ?? [];
    expect(head?.slice(3)).toEqual([
      'bulk.concrete (m³)',
      'quantity.concrete (kg)',
      'quantity.steel (kg)',
      'quantity.co2 min (kgCO₂e)',
      'quantity.co2 max (kgCO₂e)',
      'quantity.energy min (MJ)',
      'quantity.energy max (MJ)',
      'sheet.worstExcess: quantity.co2 (kgCO₂e)',
      'sheet.bestCase: quantity.co2 (kgCO₂e)',
      'sheet.worstExcess: quantity.energy (MJ)',
      'sheet.bestCase: quantity.energy (MJ)',
      'sheet.precision (± %)',
      'sheet.flags',
    ]);
    expect(a?.slice(0, 6)).toEqual(['A', 'beam_column', 1000, 1000, 2_400_000, 95_000]);
    expect(a?.[6]).toBeCloseTo(1000 * 228.2 + 95_000 * 0.4259, 2);
    expect(a?.[7]).toBeCloseTo(1000 * 339.4 + 95_000 * 1.061, 2);
    expect(b?.[6]).toBeCloseTo(900 * 228.2 + 105_000 * 0.4259, 2);

    const [, difference] = sheets.get('sheet.differences') ?? [];
    expect(difference?.slice(0, 3)).toEqual(['A', 'B', 'A HIGHER_IN_EVERY_CASE']);
    expect(difference?.[3]).toBeCloseTo(12_210, 1);
    expect(difference?.[4]).toBeCloseTo(29_681, 1);
    const heads = sheets.get('sheet.differences')?.[0];
    const cellUnder = (name: string) => difference?.[heads?.indexOf(name) ?? -1];
    expect(cellUnder('assumption.ANY_SUPPLIERS: quantity.co2 min (kgCO₂e)')).toBeCloseTo(-148_204.5, 1);
    expect(cellUnder('assumption.ANY_SUPPLIERS: quantity.co2 max (kgCO₂e)')).toBeCloseTo(190_095.5, 1);
    // Only concrete holds cement here, so the same cement adds nothing to the same suppliers.
    expect(cellUnder('assumption.SAME_CEMENT: quantity.co2 min (kgCO₂e)')).toBeCloseTo(12_210, 1);
    expect(cellUnder('assumption.SAME_CEMENT: quantity.co2 max (kgCO₂e)')).toBeCloseTo(29_681, 1);
    expect(cellUnder('sheet.certainty: quantity.co2')).toBe('assumption.SAME_SUPPLIERS');
    expect(cellUnder('sheet.margin: quantity.co2 (± %)')).toBeCloseTo(1.89, 2);
    expect(cellUnder('sheet.within: quantity.co2')).toBe('sheet.within.true');
    expect(a?.at(-2)).toBe(15);
    expect(cellUnder('verdict.label: quantity.energy')).toMatch(/^A [A-Z_]+$/);

    // A can exceed B by all of the difference, B never exceeds A.
    const answer = (row: typeof a) => row?.slice(-6, -4).map((cell) => Math.round(Number(cell)));
    expect([answer(a), answer(b)]).toEqual([
      [29_681, 12_210],
      [0, -29_681],
    ]);
    expect(difference?.at(-1)).toBeNull();

    const steel = sheets.get('tables.material')?.find(([label]) => label === 'CA50');
    expect(steel?.slice(1, 4)).toEqual(['unit.kg', 95_000, 105_000]);
    expect(steel?.[4]).toBeCloseTo(-10_000 * 1.061, 4);
    expect(steel?.[5]).toBeCloseTo(-10_000 * 0.4259, 4);
  });

  test('says how slabs are built where an option has it', async () => {
    const compared = workedCase('total');
    const [first] = compared.options;
    first!.side.slabSystems = ['pt_ribbed'];
    const [head, ribbed, untold] = (await reread(compared)).get('sheet.totals') ?? [];
    expect([head, ribbed, untold].map((row) => row?.at(-1))).toEqual(['sheet.slabs', 'pt_ribbed', null]);
  });

  test('names the declared factors the figures rest on, on the rows and on a sheet of their own', async () => {
    const declared = {
      id: '1',
      material: 'concrete:30',
      label: 'C30',
      unit: 'm3' as const,
      supplier: 'Concreteira Sul',
      document: 'EPD 42',
      validUntil: '2030-12-31',
      co2: { min: 210, max: 220 },
      energy: null,
    };
    const sheets = await reread({
      ...workedCase('total', { flags: ['DECLARED'] }),
      declarations: [declared],
    });
    expect(sheets.get('sheet.totals')?.[1]?.at(-1)).toBe('flag.short.DECLARED');
    expect(sheets.get('sheet.totals')?.[2]?.at(-1)).toBeNull();
    const row = ['C30', 'unit.m3', 'Concreteira Sul', 'EPD 42', '2030-12-31', 210, 220, null, null];
    expect(sheets.get('sheet.declared')?.[1]).toEqual(row);
  });

  test('per m² the exact totals stay and the figures per m² follow, with their unit', async () => {
    const sheets = await reread(workedCase('area'));
    const [head, a] = sheets.get('sheet.totals') ?? [];
    expect(head?.at(-7)).toBe('quantity.energy max (MJ/m²)');
    expect(head?.at(-6)).toBe('sheet.worstExcess: quantity.co2 (kgCO₂e/m²)');
    expect(a?.at(-6)).toBeCloseTo(29.681, 4);
    expect(numbers(a)).toHaveLength(20);
    expect(a?.slice(3, 5)).toEqual([1000, 2_400_000]);
    expect(a?.slice(10, 12)).toEqual([1, 2400]);
    expect(sheets.get('sheet.differences')?.[1]?.[3]).toBeCloseTo(12.21, 4);
    const columns = sheets.get('tables.element')?.find(([element]) => element === 'element.columns');
    expect(columns?.[1]).toBeCloseTo((998 * 228.2 + 94_998 * 0.4259) / 1000, 4);
    expect(sheets.get('tables.material')?.[1]?.slice(0, 4)).toEqual(['C30', 'unit.m3/m²', 1, 0.9]);
  });

  test('names what does not hold, and the note that vouches for it', async () => {
    const side = { ...workedCase('area').options[0]!.side, uncovered: ['2'] };
    const uncovered = workedCase('area', { side, coverage: { totalFloors: 2 } });
    const sheets = await reread(uncovered);
    const suspended = sheets.get('sheet.differences')?.[1];
    expect(suspended?.at(-1)).toBe('verdict.suspended');
    // Neither sentence names a winner until somebody vouches for it.
    expect(suspended?.filter((cell) => String(cell).startsWith('A '))).toEqual([]);
    expect(suspended?.[2]).toBe('verdict.suspended');
    // Nor do certainty, margin and precision, or an option above which there is no other.
    const under = (sheet: string, heads: RegExp) =>
      (sheets.get(sheet)?.[0] ?? []).flatMap((head, at) =>
        heads.test(String(head)) ? [sheets.get(sheet)?.[1]?.[at] ?? null] : [],
      );
    expect(under('sheet.differences', /^sheet\.(certainty|margin|within)/)).toEqual(Array(6).fill(null));
    expect(under('sheet.totals', /^sheet\.(worstExcess|bestCase)/)).toEqual(Array(4).fill(null));
    const gaps = sheets.get('sheet.checks')?.find((row) => row[2] === 'alike.NO_GAPS.passed');
    expect(gaps).toEqual(['A', 'B', 'alike.NO_GAPS.passed', 'alike.failed', 'detail of NO_GAPS']);
    const accepted = await reread({ ...uncovered, note: 'Só o tipo' });
    expect(accepted.get('sheet.differences')?.[1]?.[2]).toMatch(/^A [A-Z_]+$/);
    expect(accepted.get('sheet.differences')?.[1]?.at(-1)).toBe('verdict.overridden Só o tipo');
  });

  test('a name stays a text and gives no formula, and each factor set is there once', async () => {
    const sheets = await reread(workedCase('total', { name: '=1+1' }));
    expect(sheets.get('sheet.totals')?.[1]?.[0]).toBe('=1+1');
    expect(sheets.get('sheet.factors')?.slice(1)).toEqual([
      ['sidac-2026-04', 'Sidac', '2026-04-01', 'A1–A3'],
    ]);
    const rows = sheets.get('sheet.factorRows sidac-2026-04') ?? [];
    expect(rows.find(([label]) => label === 'C30')?.slice(2)).toEqual([
      228.2,
      339.4,
      1650,
      2629,
      'status.published',
    ]);
    expect(rows.find(([label]) => label === 'C45')?.at(-1)).toBe('status.extrapolated');
    expect(sheets.get('sheet.notCounted')?.flat()).toContain('basis.status');
  });

  test('its columns are as wide as their words, its headings stay, and its sheets have names that programs take', () => {
    const header = ['Elemento', 'Uma simulação de nome comprido', 'Observação'];
    const rows = [
      ['Vigas', 0.1 + 0.2, 'x'.repeat(80)],
      ['Graute horizontal', null, null],
    ];
    const [sheet] = workbookOf([{ name: 'Por elemento: CO₂/energia de cada simulação', header, rows }]);
    expect(sheet).toMatchObject({ sheet: 'Por elemento  CO₂ energia de ca', stickyRowsCount: 1 });
    expect(sheet?.columns.map(({ width }) => width)).toEqual([19, 17, 60]);
    const heads = header.map((value) => ({ value, fontWeight: 'bold', wrap: true }));
    const figure = { value: 0.3, type: Number, format: '#,##0.00##' };
    expect(sheet?.data).toEqual([
      heads,
      ['Vigas', figure, 'x'.repeat(80)],
      ['Graute horizontal', null, null],
    ]);
  });
});
