import { type ComparisonSide, isLikeForLike, likeForLike } from '#domain/likeForLike.ts';
import { expect, test } from 'vitest';

const side = (over: Partial<ComparisonSide> = {}): ComparisonSide => ({
  covered: ['a', 'b'],
  uncovered: [],
  area: 900,
  factor_set: 'sidac-2026-04',
  technologies: ['beam_column'],
  missing_elements: [],
  ...over,
});

const failing = (a: ComparisonSide, b: ComparisonSide) => likeForLike(a, b).filter(({ passed }) => !passed);

test('alike in everything', () => {
  expect(failing(side(), side())).toEqual([]);
  expect(isLikeForLike(likeForLike(side(), side()))).toBe(true);
});

test.each([
  [{ covered: ['a'], uncovered: ['b'] }, ['same_floors', 'no_gaps']],
  [{ area: 950 }, ['same_area']],
  [{ factor_set: 'other' }, ['same_factor_set']],
  [{ missing_elements: ['form_slabs'] }, ['elements_complete']],
] as const)('%o fails', (over, checks) => {
  const found = failing(side(), side(over));
  expect(found.map(({ check }) => check)).toEqual(checks);
  expect(isLikeForLike(likeForLike(side(), side(over)))).toBe(false);
});

test('a gap both share is a gap still, and each fault names its side', () => {
  const [gap] = failing(side({ uncovered: ['c'] }), side({ uncovered: ['c'] }));
  expect(gap).toMatchObject({ check: 'no_gaps', side: 'both', details: ['c'] });
});

test('across technologies there is a note, which does not grey the verdict', () => {
  const checks = likeForLike(side(), side({ technologies: ['concrete_wall'] }));
  expect(checks.at(-1)).toMatchObject({ check: 'across_technologies', passed: false, blocking: false });
  expect(isLikeForLike(checks)).toBe(true);
  const walls = side({ technologies: ['concrete_wall'] });
  expect(failing(walls, side({ technologies: ['structural_masonry'] }))).toEqual([]);
});
