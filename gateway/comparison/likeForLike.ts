import { type ComparisonSide, likeForLike, type LikeForLikeCheck } from '#domain/likeForLike.ts';
import type { Technology } from '#domain/technology.ts';
import type { Side } from './sides.ts';

/** One check of the graph; `item` is the one it fails for, null when it holds for all. */
export type CheckSource = {
  rule: string;
  passed: boolean;
  blocking: boolean;
  item: Side | null;
  details: string[];
};

const rules: Record<LikeForLikeCheck['check'], string> = {
  same_floors: 'SAME_FLOORS',
  same_area: 'SAME_AREA',
  no_gaps: 'NO_GAPS',
  same_factor_set: 'SAME_FACTOR_SET',
  elements_complete: 'ELEMENTS_COMPLETE',
  across_technologies: 'SAME_SCOPE',
};

/** Checks of one side alone: against itself nothing else can fail. */
const alone: readonly LikeForLikeCheck['check'][] = ['no_gaps', 'elements_complete'];
/** Checks whose details are floors: the graph tells how many. */
const counted: readonly LikeForLikeCheck['check'][] = ['same_floors', 'no_gaps'];

/** Elements each technology can't do without. */
const required: Record<Technology, readonly string[]> = {
  beam_column: ['columns', 'beams', 'slabs'],
  concrete_wall: ['walls', 'slabs'],
  structural_masonry: ['blocks', 'slabs'],
};

function sideOf({ coverage, area, totals, technologies }: Side): ComparisonSide {
  const filled = totals.elements?.map(({ element }) => element);
  const needed = technologies.flatMap((technology) => required[technology]);
  return {
    covered: coverage.ids.covered,
    uncovered: coverage.ids.uncovered,
    area,
    factor_set: totals.factorSet ?? '',
    technologies,
    missing_elements: filled === undefined ? [] : needed.filter((element) => !filled.includes(element)),
  };
}

/** Whether like is compared with like: each item by itself, and against the reference. */
export function checksOf(items: readonly Side[], reference: Side): CheckSource[] {
  const failed: CheckSource[] = [];
  const names = new Map<LikeForLikeCheck['check'], boolean>();
  const add = (item: Side, checks: readonly LikeForLikeCheck[]) => {
    for (const { check, passed, blocking, details } of checks) {
      names.set(check, blocking);
      if (passed) continue;
      const told = counted.includes(check) ? [String(details.length)] : details;
      failed.push({ rule: rules[check], passed, blocking, item, details: told });
    }
  };
  const against = sideOf(reference);
  for (const item of items) {
    const own = sideOf(item);
    add(
      item,
      likeForLike(own, own).filter(({ check }) => alone.includes(check)),
    );
    if (item === reference) continue;
    add(
      item,
      likeForLike(own, against).filter(({ check }) => !alone.includes(check)),
    );
  }
  const held = [...names].filter(([check]) => !failed.some(({ rule }) => rule === rules[check]));
  const passed = held.map(([check, blocking]) => ({
    rule: rules[check],
    passed: true,
    blocking,
    item: null,
    details: [],
  }));
  return Object.values(rules).flatMap((rule) =>
    [...failed, ...passed].filter((check) => check.rule === rule),
  );
}
