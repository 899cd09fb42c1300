import { describe, expect, test } from 'vitest';
import { comparisonCsv } from '../../../web/screens/compare/files/comparisonCsv.ts';
import { comparisonSheets } from '../../../web/screens/compare/files/comparisonSheets.ts';
import { keys, workedCase } from '../support/comparedCase.ts';

describe('the comparison as CSV', () => {
  const exact = {
    concrete: null,
    steel: 95_000.5,
    co2: { min: 12_210, max: 29_681 },
    energy: { min: 1, max: 2 },
  };
  const rows = (language: string, name = 'A') =>
    comparisonCsv(comparisonSheets(workedCase('total', { ...exact, name }), keys), language).split('\r\n');

  const answered = comparisonSheets(workedCase('total', exact), keys)[0]!;
  const excess = answered.rows[0]!.slice(-6, -1) as number[];

  test('writes figures as spreadsheets of the language read them', () => {
    expect(rows('pt-BR')[1]).toBe(
      `"A";"beam_column";1000;1000;-;95000,5;12210;29681;1;2;${excess.join(';')};-`.replaceAll('.', ','),
    );
    expect(rows('en-US')[1]).toBe(
      `"A","beam_column",1000,1000,-,95000.5,12210,29681,1,2,${excess.join(',')},-`,
    );
  });

  test('begins with a BOM and never lets a name become a formula', () => {
    expect(rows('pt-BR')[0]?.charCodeAt(0)).toBe(0xfeff);
    expect(rows('pt-BR', '=HYPERLINK("x")')[1]).toMatch(/^"'=HYPERLINK\(""x""\)"/);
  });

  test('shows costs last, in all and in the measure, - where one is not known, and none where they are hidden', () => {
    const compared = workedCase('area', { cost: { min: 200_000, max: 300_000 } });
    const [first, second] = compared.options;
    const options = [
      first!,
      { ...second!, cost: null, missingPrices: ['form:walls'], missingAmounts: ['mortar'] },
    ];
    const [header, known, unknown] = comparisonCsv(
      comparisonSheets({ ...compared, options }, keys),
      'en-US',
    ).split('\r\n');
    expect(header).toMatch(/"money.cost min \(R\$\)",.*"money.cost max \(R\$\/m²\)","money.lacks"$/);
    expect(known).toMatch(/,200000,300000,200,300,-$/);
    expect(unknown).toMatch(/,-,-,-,-,"form:walls; mortar"$/);
    const hidden = comparisonSheets(workedCase('area', exact), keys)[0]!;
    expect(hidden.header.filter((name) => name.startsWith('money'))).toEqual([]);
  });

  test('shows figures per dwelling, and structure and foundation apart where foundations count', () => {
    const compared = workedCase('dwelling', { ...exact, name: 'A', dwellings: 10 });
    const [first, ...others] = compared.options;
    const line = first!.side.lines[0]!;
    const raft = { ...line, element: 'raft', co2: { min: 500, max: 900 }, energy: { min: 40, max: 60 } };
    const side = { ...first!.side, foundation: true, lines: [line, raft] };
    const options = [{ ...first!, side }, ...others];
    const [header, row] = comparisonSheets({ ...compared, options }, keys).map((sheet) => [
      sheet.header,
      sheet.rows[0],
    ])[0]!;
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1];
    expect(cell('quantity.co2 min (kgCO₂e/apart.dwelling)')).toBe(1221);
    expect(cell('apart.structure: quantity.co2 max (kgCO₂e)')).toBe(line.co2.max);
    expect(cell('apart.foundation: quantity.co2 max (kgCO₂e)')).toBe(900);
    expect(cell('apart.foundation: quantity.energy min (MJ/apart.dwelling)')).toBe(4);
  });

  test('has every table, apart by an empty line, and its units in the header', () => {
    const all = rows('pt-BR');
    expect(all.filter((row) => row === '')).toHaveLength(8);
    expect(all).toContain('"sheet.factorSet";"sheet.source";"sheet.date";"sheet.scope"');
    expect(all[0]).toContain('"quantity.co2 min (kgCO₂e)"');
  });
});
