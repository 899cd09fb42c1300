import { significant } from '../../numbers.ts';
import { otherElements } from '../../structures/otherMaterials.ts';
import type { ComparisonSide } from '../sides/side.ts';

type Rule = {
  /** A note is read with the verdict; any other failed rule suspends it. */
  isNote?: boolean;
  /** What one side fails by itself. */
  alone?: (side: ComparisonSide) => readonly string[];
  /** What it fails against the reference. */
  apart?: (side: ComparisonSide, reference: ComparisonSide) => readonly string[];
};

const rules = {
  FINISHED_SHEETS: {
    isNote: true,
    alone: ({ isUnfinished }) => (isUnfinished === true ? ['unfinished'] : []),
  },
  SAME_FLOORS: {
    apart: ({ covered }, reference) => [
      ...covered.filter((id) => !reference.covered.includes(id)),
      ...reference.covered.filter((id) => !covered.includes(id)),
    ],
  },
  SAME_AREA: {
    apart: (side, reference) =>
      sameArea(side, reference) ? [] : [toCents(Math.abs(side.area - reference.area))],
  },
  NO_GAPS: { alone: ({ uncovered }) => uncovered },
  NO_FLOOR_TWICE: { alone: ({ coveredTwice }) => coveredTwice },
  NOT_OUTDATED: { alone: ({ outdated }) => outdated },
  SAME_FACTOR_SET: {
    apart: (side, reference) => {
      const sets = [...new Set([...side.factorSets, ...reference.factorSets])];
      return sets.length > 1 ? sets : [];
    },
  },
  ELEMENTS_COMPLETE: { alone: ({ missingElements }) => missingElements },
  REINFORCED_CONCRETE: { alone: ({ unreinforced }) => unreinforced },
  PLAUSIBLE_THICKNESS: {
    alone: (side) => side.tooThick.map(({ module, thickness }) => `${module} ${significant(thickness, 3)}`),
  },
  SAME_FOUNDATION: {
    apart: (side, reference) =>
      countsFoundation(side) === countsFoundation(reference) ? [] : ['foundation'],
  },
  SAME_SCOPE: {
    isNote: true,
    apart: (side, reference) =>
      acrossScopes(side, reference) || side.leavesInfillOut !== reference.leavesInfillOut
        ? [...new Set([...side.technologies, ...reference.technologies])]
        : [],
  },
  ONE_AREA_PER_MODULE: { isNote: true, alone: ({ mixedAreas }) => mixedAreas },
  SAME_SPANS: { isNote: true, apart: spansApart },
  USUAL_INDICES: {
    isNote: true,
    alone: ({ indices }) =>
      indices.map(({ module, measure, value }) => `${module} ${measure} ${significant(value, 3)}`),
  },
} satisfies Record<string, Rule>;

export type LikeForLikeRule = keyof typeof rules;
export const likeForLikeRules = Object.keys(rules) as LikeForLikeRule[];

/**
 * One check. A failed blocking one suspends the verdict; others are read with it. `side` is the one it fails for, null
 * where it holds for all; `favours` the one the comparison leans to because of it. `details` are figures and names:
 * floor ids, m² apart, names of modules, factor sets, elements, technologies, `module measure value`, `module
 * thickness` in m. A passed scope check names the infill it assumes: `material amount unit/m2`.
 */
export type LikeForLikeCheck<S extends ComparisonSide = ComparisonSide> = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  side: S | null;
  favours: S | null;
  details: string[];
};

/**
 * Whether the sides are alike in everything but what is compared: each by itself, and each against the reference. A
 * side without structure has no differences, so only an unfinished sheet is checked.
 */
export function likeForLike<S extends ComparisonSide>(
  sides: readonly S[],
  reference: S,
): LikeForLikeCheck<S>[] {
  return likeForLikeRules.flatMap((rule): LikeForLikeCheck<S>[] => {
    const { isNote = false, alone, apart }: Rule = rules[rule];
    const passed = { rule, passed: true, blocking: !isNote, side: null, favours: null };
    const failed = sides.flatMap((side) => {
      if (!isBuilt(side) && rule !== 'FINISHED_SHEETS') return [];
      const against = side === reference || !isBuilt(reference) ? [] : (apart?.(side, reference) ?? []);
      const details = [...(alone?.(side) ?? []), ...against];
      if (details.length === 0) return [];
      const favours = favoured(rule, side, reference);
      return [{ ...passed, passed: false, side, favours, details: [...new Set(details)] }];
    });
    return failed.length > 0 ? failed : [{ ...passed, details: assumptionsOf(rule, sides) }];
  });
}

/** What a passed check assumes: usual amounts of infill and render. */
const assumptionsOf = (rule: LikeForLikeRule, sides: readonly ComparisonSide[]): string[] =>
  rule !== 'SAME_SCOPE'
    ? []
    : sides.flatMap(({ assumedInfill }) =>
        assumedInfill.map(
          ({ label, unit, perSquareMeter }) => `${label} ${significant(perSquareMeter, 3)} ${unit}/m2`,
        ),
      );

/** Whether anything stands on any floor. */
const isBuilt = ({ covered }: ComparisonSide) => covered.length > 0;

/** Whether the verdict stands without the user's override. */
export const isLikeForLike = (checks: readonly Pick<LikeForLikeCheck, 'passed' | 'blocking'>[]) =>
  checks.every(({ passed, blocking }) => passed || !blocking);

type ScopedSide = Pick<ComparisonSide, 'technologies' | 'leavesInfillOut'>;

/** Whether two sides are of different technologies, one of them a frame that leaves its infill out. */
export function acrossScopes(a: ScopedSide, b: ScopedSide): boolean {
  const technologies = new Set([...a.technologies, ...b.technologies]);
  return technologies.size > 1 && (a.leavesInfillOut || b.leavesInfillOut);
}

/** Relative difference of average spans from which slabs no longer do the same job. */
const spanTolerance = 0.1;

/** Both average spans of slabs, m, where both are known and differ by more than that. */
function spansApart(side: ComparisonSide, reference: ComparisonSide): string[] {
  const [one, other] = [side.slabSpan ?? 0, reference.slabSpan ?? 0];
  if (one <= 0 || other <= 0 || Math.abs(one - other) <= spanTolerance * Math.max(one, other)) return [];
  return [one, other].map(toCents);
}

/** To two decimals. */
const toCents = (value: number) => String(Math.round(value * 100) / 100);

type Area = Pick<ComparisonSide, 'area'>;

/** Areas that differ only by rounding. */
const sameArea = (a: Area, b: Area) => Math.abs(a.area - b.area) <= 1e-6 * Math.max(a.area, b.area);

/** Whether any two areas differ: totals mean nothing then, so all are compared per m². */
export const areasDiffer = (sides: readonly Area[]) => sides.some((a) => sides.some((b) => !sameArea(a, b)));

/** Whether its figures include a foundation: the counted one, or a share of it among the materials. */
const countsFoundation = ({ foundation, lines }: ComparisonSide) =>
  foundation === true || lines.some(({ element }) => element === otherElements.foundation);

/** The side that leaves out what the other counts: the frame without infill, or the one without a foundation. */
function favoured<S extends ComparisonSide>(rule: LikeForLikeRule, side: S, reference: S): S | null {
  if (rule === 'SAME_FOUNDATION' && countsFoundation(side) !== countsFoundation(reference))
    return countsFoundation(side) ? reference : side;
  if (rule !== 'SAME_SCOPE') return null;
  if (side.leavesInfillOut !== reference.leavesInfillOut) return side.leavesInfillOut ? side : reference;
  // Concrete walls on a frame's podium leave infill out too, but less of it than a frame all the way up.
  const more = side.withoutInfill.length - reference.withoutInfill.length;
  if (more === 0) return null;
  return more > 0 ? side : reference;
}
