import { sanityHints } from '#domain/materials/sanity.ts';
import { scorsBandsOf, scorsLabel } from '#domain/scors.ts';
import { expect, test } from 'vitest';

test('a frame floor against its bands', () => {
  const hints = sanityHints('beam_column', { concrete: 58.1, steel: 4100, form: 620, area: 450.5 });
  expect(hints.map(({ measure, position }) => [measure, position])).toEqual([
    ['concrete_per_area', 'below'],
    ['steel_per_concrete', 'within'],
    ['steel_per_area', 'below'],
    ['form_per_concrete', 'within'],
  ]);
  expect(hints[0]?.value).toBeCloseTo(0.129, 3);
  expect(hints[0]?.band).toEqual({ min: 0.16, max: 0.22, basis: 'recalled' });
});

test('says nothing of what is not there', () => {
  expect(sanityHints('structural_masonry', { concrete: 0, steel: 0, form: null, area: 0 })).toEqual([]);
});

test('too much steel in a wall', () => {
  const [, steel] = sanityHints('concrete_wall', { concrete: 100, steel: 9000, form: null, area: 450 });
  expect(steel).toMatchObject({ measure: 'steel_per_concrete', value: 90, position: 'above' });
});

test('SCORS: the upper bound belongs to the band', () => {
  const bounds = [50, 100, 150, 200, 250, 300, 350, 400];
  expect(bounds.map(scorsLabel)).toEqual(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F']);
  expect(bounds.map((bound) => scorsLabel(bound + 0.1))).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(scorsBandsOf({ min: 34.6, max: 54.6 })).toBe('A++–A+');
  expect(scorsBandsOf({ min: 60, max: 60 })).toBe('A+');
});
