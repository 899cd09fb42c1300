import { otherElements } from '../structures/otherMaterials.ts';
import type { ComparisonSide } from './side.ts';

export const likeForLikeRules = [
  'FINISHED_SHEETS',
  'SAME_FLOORS',
  'SAME_AREA',
  'NO_GAPS',
  'NO_FLOOR_TWICE',
  'NOT_OUTDATED',
  'SAME_FACTOR_SET',
  'ELEMENTS_COMPLETE',
  'REINFORCED_CONCRETE',
  'PLAUSIBLE_THICKNESS',
  'SAME_FOUNDATION',
  'SAME_SCOPE',
  'ONE_AREA_PER_MODULE',
  'SAME_SPANS',
  'USUAL_INDICES',
] as const;
export type LikeForLikeRule = (typeof likeForLikeRules)[number];

/**
 * One check. A blocking one that fails greys the verdict; the others are to be read with it. `side` is the one it fails
 * for, null where it holds for all; `favours` the one the comparison leans to because of it. `details` are figures and
 * names: floor ids, m² apart, names of modules, factor sets, elements, technologies, `module measure value`,
 * `module thickness` in m. A scope that holds
 * tells what infill it assumes: `material amount unit/m2`.
 */
export type LikeForLikeCheck<S extends ComparisonSide = ComparisonSide> = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  side: S | null;
  favours: S | null;
  details: string[];
};

const notes: readonly LikeForLikeRule[] = [
  'FINISHED_SHEETS',
  'SAME_SCOPE',
  'ONE_AREA_PER_MODULE',
  'SAME_SPANS',
  'USUAL_INDICES',
];

/**
 * Whether the sides are alike in all but what is compared: each by itself, and each against the reference. A side without
 * structure yet has no difference to anything, so that no check is about it, but that its sheet is unfinished.
 */
export function likeForLike<S extends ComparisonSide>(
  sides: readonly S[],
  reference: S,
): LikeForLikeCheck<S>[] {
  return likeForLikeRules.flatMap((rule): LikeForLikeCheck<S>[] => {
    const passed = { rule, passed: true, blocking: !notes.includes(rule), side: null, favours: null };
    const failed = sides.flatMap((side) => {
      if (!isBuilt(side) && rule !== 'FINISHED_SHEETS') return [];
      const details = side === reference || !isBuilt(reference) ? [] : apart(rule, side, reference);
      const all = [...alone(rule, side), ...details];
      if (all.length === 0) return [];
      return [
        {
          ...passed,
          passed: false,
          side,
          favours: favoured(rule, side, reference),
          details: [...new Set(all)],
        },
      ];
    });
    return failed.length > 0 ? failed : [{ ...passed, details: supposed(rule, sides) }];
  });
}

/** What a check that holds rests on: infill and render nobody took off. */
const supposed = (rule: LikeForLikeRule, sides: readonly ComparisonSide[]): string[] =>
  rule !== 'SAME_SCOPE'
    ? []
    : sides.flatMap(({ assumedInfill }) =>
        assumedInfill.map(
          ({ label, unit, perSquareMeter }) => `${label} ${Number(perSquareMeter.toPrecision(3))} ${unit}/m2`,
        ),
      );

/** Whether anything stands on any floor. */
const isBuilt = ({ covered }: ComparisonSide) => covered.length > 0;

/** Whether the verdict may stand without the user's override. */
export const isLikeForLike = (checks: readonly Pick<LikeForLikeCheck, 'passed' | 'blocking'>[]) =>
  checks.every(({ passed, blocking }) => passed || !blocking);

type ScopedSide = Pick<ComparisonSide, 'technologies' | 'leavesInfillOut'>;

/** Whether two sides are of different technologies, one of them a frame that leaves its infill out. */
export function acrossScopes(a: ScopedSide, b: ScopedSide): boolean {
  const technologies = new Set([...a.technologies, ...b.technologies]);
  return technologies.size > 1 && (a.leavesInfillOut || b.leavesInfillOut);
}

/** What one side fails by itself. */
function alone(rule: LikeForLikeRule, side: ComparisonSide): readonly string[] {
  switch (rule) {
    case 'FINISHED_SHEETS':
      return side.isUnfinished === true ? ['unfinished'] : [];
    case 'NO_GAPS':
      return side.uncovered;
    case 'NO_FLOOR_TWICE':
      return side.coveredTwice;
    case 'NOT_OUTDATED':
      return side.outdated;
    case 'ELEMENTS_COMPLETE':
      return side.missingElements;
    case 'REINFORCED_CONCRETE':
      return side.unreinforced;
    case 'PLAUSIBLE_THICKNESS':
      return side.tooThick.map(({ module, thickness }) => `${module} ${Number(thickness.toPrecision(3))}`);
    case 'ONE_AREA_PER_MODULE':
      return side.mixedAreas;
    case 'USUAL_INDICES':
      return side.indices.map(
        ({ module, measure, value }) => `${module} ${measure} ${Number(value.toPrecision(3))}`,
      );
    default:
      return [];
  }
}

/** What it fails against the reference. */
function apart(rule: LikeForLikeRule, side: ComparisonSide, reference: ComparisonSide): string[] {
  switch (rule) {
    case 'SAME_FLOORS':
      return [
        ...side.covered.filter((id) => !reference.covered.includes(id)),
        ...reference.covered.filter((id) => !side.covered.includes(id)),
      ];
    case 'SAME_AREA': {
      const m2 = Math.abs(side.area - reference.area);
      return sameArea(side, reference) ? [] : [String(Math.round(m2 * 100) / 100)];
    }
    case 'SAME_FACTOR_SET': {
      const sets = new Set([...side.factorSets, ...reference.factorSets]);
      return sets.size > 1 ? [...sets] : [];
    }
    case 'SAME_FOUNDATION':
      return countsFoundation(side) === countsFoundation(reference) ? [] : ['foundation'];
    case 'SAME_SPANS':
      return spansApart(side, reference);
    case 'SAME_SCOPE':
      return acrossScopes(side, reference) || side.leavesInfillOut !== reference.leavesInfillOut
        ? [...new Set([...side.technologies, ...reference.technologies])]
        : [];
    default:
      return [];
  }
}

/** Part by which average spans may differ before slabs carry over something else. */
const spanTolerance = 0.1;

/** Both average spans of slabs, m, where both are known and further apart than that. */
function spansApart(side: ComparisonSide, reference: ComparisonSide): string[] {
  const [one, other] = [side.slabSpan ?? 0, reference.slabSpan ?? 0];
  if (one <= 0 || other <= 0 || Math.abs(one - other) <= spanTolerance * Math.max(one, other)) return [];
  return [one, other].map((span) => String(Math.round(span * 100) / 100));
}

/** Areas that differ by no more than rounding. */
export const sameArea = (a: Pick<ComparisonSide, 'area'>, b: Pick<ComparisonSide, 'area'>) =>
  Math.abs(a.area - b.area) <= 1e-6 * Math.max(a.area, b.area);

/** Whether its figures hold what carries it: the foundation where that is counted, or a share of it among the materials. */
const countsFoundation = ({ foundation, lines }: ComparisonSide) =>
  foundation === true || lines.some(({ element }) => element === otherElements.foundation);

/** What leaves out a part the other counts: the frame its infill, the one without a foundation what carries it. */
function favoured<S extends ComparisonSide>(rule: LikeForLikeRule, side: S, reference: S): S | null {
  if (rule === 'SAME_FOUNDATION' && countsFoundation(side) !== countsFoundation(reference))
    return countsFoundation(side) ? reference : side;
  if (rule !== 'SAME_SCOPE') return null;
  if (side.leavesInfillOut !== reference.leavesInfillOut) return side.leavesInfillOut ? side : reference;
  // Walls on a frame's podium leave infill out there, but less of it than a frame all the way up.
  const more = side.withoutInfill.length - reference.withoutInfill.length;
  if (more === 0) return null;
  return more > 0 ? side : reference;
}
