import { describe, expect, test } from 'vitest';
import type { ComparedOption } from '../../../web/screens/compare/compared/comparedOption.ts';
import type { Compared } from '../../../web/screens/compare/compared/compared.ts';
import { barGeometry, wrapped } from '../../../web/screens/compare/chart/svgParts.ts';
import { comparisonSvg } from '../../../web/screens/compare/chart/comparisonSvg.ts';
import { keys, workedCase } from '../support/comparedCase.ts';

const perArea = {
  name: 'measure.area',
  units: { co2: 'kgCO₂e/m²', energy: 'MJ/m²' },
  format: (value: number) => value.toFixed(1),
  ofRange: ({ min, max }: { min: number; max: number }, { area }: ComparedOption) => ({
    min: min / area,
    max: max / area,
  }),
};

/** Any suppliers: −148 204.5 to 190 095.5 kgCO₂e over 1 000 m², on an axis 400 wide. */
const anyLow = 148.2045;
const perUnit = 400 / (148.2045 + 190.0955);

function drawn(compared: Compared) {
  const picture = comparisonSvg(compared, perArea, keys, '21 nov. 2026', ['set sidac-2026-04']);
  const page = new DOMParser().parseFromString(picture.svg, 'image/svg+xml');
  const texts = [...page.querySelectorAll('text')].map((each) => each.textContent);
  const attribute = (query: string, name: string) =>
    [...page.querySelectorAll(query)].map((each) => Number(each.getAttribute(name)));
  return { ...picture, page, texts, attribute };
}

describe('the comparison as a picture', () => {
  test('carries title, date, units, names, sentences, both ends of each range and the source', () => {
    const { texts, svg, width, height } = drawn(workedCase('area'));
    for (const each of [
      'heading.options Torre',
      'measure.area · 21 nov. 2026',
      'A HIGHER_IN_EVERY_CASE',
      'quantity.co2 (kgCO₂e/m²)',
      'picture.difference.energy (MJ/m²)',
      'A',
      'B',
      'A − B',
      '268.7',
      '440.2',
      'assumption.SAME_SUPPLIERS',
      '12.2 – 29.7',
      'assumption.ANY_SUPPLIERS',
      '-148.2',
      '190.1',
      'set sidac-2026-04',
    ])
      expect(texts).toContain(each);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).toContain('fill="#ffffff"');
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)|var\(--/);
  });

  test('names zero once on each bar of a difference, on the axis of any suppliers', () => {
    const { texts, attribute } = drawn(workedCase('area'));
    expect(texts.filter((each) => each === '0')).toHaveLength(4);
    expect(attribute('line[stroke-width="2"]', 'x1')[0]).toBeCloseTo(400 + anyLow * perUnit, 1);
  });

  test('draws bars of all options on one axis', () => {
    const { attribute } = drawn(workedCase('area'));
    const starts = attribute('rect[fill="#3d6b4f"]', 'x');
    const widths = attribute('rect[fill="#3d6b4f"]', 'width');
    expect((starts[0] ?? 0) + (widths[0] ?? 0)).toBeCloseTo(800, 1);
    expect((starts[1] ?? 0) + (widths[1] ?? 0)).toBeLessThan(800);
    // 12.21 to the right of zero on the axis of differences.
    expect(starts[2]).toBeCloseTo(400 + (12.21 + anyLow) * perUnit, 1);
  });

  test('shows each technology by its pattern', () => {
    const { page } = drawn(workedCase('area', { technologies: ['concrete_wall', 'structural_masonry'] }));
    const fills = [...page.querySelectorAll('rect[fill^="url"]')].map((each) => each.getAttribute('fill'));
    expect(fills).toEqual(['url(#concrete_wall)', 'url(#structural_masonry)', 'url(#beam_column)']);
    for (const fill of fills) expect(page.getElementById((fill ?? '').slice(5, -1))).toBeTruthy();
  });

  test('a verdict held back says so, and names can’t break the drawing', () => {
    const side = { ...workedCase('area').options[0]!.side, uncovered: ['1'] };
    const name = '<b>&"\u0001';
    const { texts, page } = drawn({ ...workedCase('area', { side, name }), unit: name });
    expect(texts).toContain('verdict.suspended');
    expect(texts.filter((each) => /_IN_EVERY_CASE|DEPENDS/.test(each ?? ''))).toEqual([]);
    expect(page.querySelector('parsererror')).toBeNull();
    expect(texts.some((each) => each?.startsWith('<b>&"'))).toBe(true);
    expect(page.documentElement.getAttribute('aria-label')).toBe('heading.options <b>&" ');
  });

  test('grows with what it shows', () => {
    const two = workedCase('area');
    const four = {
      ...two,
      options: [...two.options, ...two.options],
      pairs: [...two.pairs, ...two.pairs, ...two.pairs],
    };
    expect(drawn(four).height).toBeGreaterThan(drawn(two).height + 200);
  });
});

test('a range below zero ends where zero is', () => {
  expect(barGeometry({ min: -40, max: -10 }, { min: -40, max: 0 }, 100, 200)).toEqual({
    x: 100,
    width: 150,
    zero: 300,
  });
});

test('words wrap, long ones too, and what is too much ends in an ellipsis', () => {
  expect(wrapped('um dois três', 60, 10)).toEqual(['um dois', 'três']);
  expect(wrapped('x'.repeat(30), 60, 10, 2)).toHaveLength(2);
  expect(wrapped('x'.repeat(60), 60, 10, 2)[1]).toMatch(/…$/);
});
