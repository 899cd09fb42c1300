import type { Technology } from './technology.ts';

export const likeForLikeChecks = [
  'same_floors',
  'same_area',
  'no_gaps',
  'same_factor_set',
  'elements_complete',
  'across_technologies',
] as const;
export type LikeForLikeCheckName = (typeof likeForLikeChecks)[number];

/** What the checks look at. `covered` are floor ids; `uncovered` those without structure; `area` m². */
export type ComparisonSide = {
  covered: readonly string[];
  uncovered: readonly string[];
  area: number;
  factor_set: string;
  technologies: readonly Technology[];
  missing_elements: readonly string[];
};

/**
 * One check. A blocking one that fails greys the verdict; the other is a note. `side` says whose fault it is where it is
 * one side's; `details` are figures and names: floor ids, m² apart, factor sets, wire names of elements, technologies.
 */
export type LikeForLikeCheck = {
  check: LikeForLikeCheckName;
  passed: boolean;
  blocking: boolean;
  side: 'a' | 'b' | 'both' | null;
  details: string[];
};

/** Whether two things compared are alike in all but what is compared. */
export function likeForLike(a: ComparisonSide, b: ComparisonSide): LikeForLikeCheck[] {
  const onlyA = a.covered.filter((id) => !b.covered.includes(id));
  const onlyB = b.covered.filter((id) => !a.covered.includes(id));
  const apart = Math.abs(a.area - b.area);
  const sameArea = apart <= 1e-6 * Math.max(a.area, b.area);
  const technologies = [...new Set([...a.technologies, ...b.technologies])];
  // A frame leaves out infill walls and render; the other two bring their walls along.
  const mixed = technologies.includes('beam_column') && technologies.length > 1;
  return [
    check('same_floors', [...onlyA, ...onlyB], sideOf(onlyA, onlyB)),
    check('same_area', sameArea ? [] : [String(Math.round(apart * 100) / 100)], null),
    check('no_gaps', [...new Set([...a.uncovered, ...b.uncovered])], sideOf(a.uncovered, b.uncovered)),
    check('same_factor_set', a.factor_set === b.factor_set ? [] : [a.factor_set, b.factor_set], null),
    check(
      'elements_complete',
      [...new Set([...a.missing_elements, ...b.missing_elements])],
      sideOf(a.missing_elements, b.missing_elements),
    ),
    { ...check('across_technologies', mixed ? technologies : [], null), blocking: false },
  ];
}

/** Whether the verdict may stand without the user's override. */
export const isLikeForLike = (checks: readonly LikeForLikeCheck[]) =>
  checks.every(({ passed, blocking }) => passed || !blocking);

function check(
  name: LikeForLikeCheckName,
  details: readonly string[],
  side: LikeForLikeCheck['side'],
): LikeForLikeCheck {
  return { check: name, passed: details.length === 0, blocking: true, side, details: [...details] };
}

function sideOf(a: readonly string[], b: readonly string[]): LikeForLikeCheck['side'] {
  if (a.length > 0 && b.length > 0) return 'both';
  if (a.length > 0) return 'a';
  return b.length > 0 ? 'b' : null;
}
