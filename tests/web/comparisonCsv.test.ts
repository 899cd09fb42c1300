import { describe, expect, test } from 'vitest';
import type { ComparedOption } from '../../web/screens/compare/comparedOption.ts';
import { comparisonCsv } from '../../web/screens/compare/comparisonCsv.ts';

const option = (name: string, concrete: number | null): ComparedOption => ({
  id: name,
  name,
  isReference: false,
  technologies: ['beam_column'],
  area: 1000,
  concrete,
  steel: 95_000.5,
  co2: { min: 12_210, max: 29_681 },
  energy: { min: 1, max: 2 },
  materials: [],
  elements: [],
  flags: [],
  coverage: { covered: 1, total: 1 },
  side: { covered: [], uncovered: [], area: 1000, factor_set: 's', technologies: [], missing_elements: [] },
});

describe('the comparison as CSV', () => {
  const rows = (language: string, name = 'A') =>
    comparisonCsv([option(name, null)], [], 'total', language, (key) => key).split('\r\n');

  test('writes figures as spreadsheets of the language read them', () => {
    expect(rows('pt-BR')[1]).toBe('"A";;95000,5;12210;29681;1;2');
    expect(rows('en-US')[1]).toBe('"A",,95000.5,12210,29681,1,2');
  });

  test('begins with a BOM and never lets a name become a formula', () => {
    expect(rows('pt-BR')[0]?.charCodeAt(0)).toBe(0xfeff);
    expect(rows('pt-BR', '=HYPERLINK("x")')[1]).toMatch(/^"'=HYPERLINK\(""x""\)"/);
  });
});
