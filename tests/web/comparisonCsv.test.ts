import { describe, expect, test } from 'vitest';
import { comparisonCsv } from '../../web/screens/compare/comparisonCsv.ts';
import { comparisonSheets } from '../../web/screens/compare/comparisonSheets.ts';
import { keys, workedCase } from './support/comparedCase.ts';

describe('the comparison as CSV', () => {
  const exact = {
    concrete: null,
    steel: 95_000.5,
    co2: { min: 12_210, max: 29_681 },
    energy: { min: 1, max: 2 },
  };
  const rows = (language: string, name = 'A') =>
    comparisonCsv(comparisonSheets(workedCase('total', { ...exact, name }), keys), language).split('\r\n');

  test('writes figures as spreadsheets of the language read them', () => {
    expect(rows('pt-BR')[1]).toBe('"A";"beam_column";1000;1000;;95000,5;12210;29681;1;2;');
    expect(rows('en-US')[1]).toBe('"A","beam_column",1000,1000,,95000.5,12210,29681,1,2,');
  });

  test('begins with a BOM and never lets a name become a formula', () => {
    expect(rows('pt-BR')[0]?.charCodeAt(0)).toBe(0xfeff);
    expect(rows('pt-BR', '=HYPERLINK("x")')[1]).toMatch(/^"'=HYPERLINK\(""x""\)"/);
  });

  test('has every table, apart by an empty line, and its units in the header', () => {
    const all = rows('pt-BR');
    expect(all.filter((row) => row === '')).toHaveLength(8);
    expect(all).toContain('"sheet.factorSet";"sheet.source";"sheet.date";"sheet.scope"');
    expect(all[0]).toContain('"quantity.co2 min (kgCO₂e)"');
  });
});
