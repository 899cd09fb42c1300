import { likeForLike, type LikeForLikeCheck, type LikeForLikeRule } from '#domain/comparison/checks.ts';
import type { Side } from './sides.ts';

/** One check of the graph: null for `item` where it holds for all. */
type CheckSource<Item extends Side = Side> = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  item: Item | null;
  favours: Item | null;
  details: string[];
};

/** Checks whose details are floors: the graph tells how many. */
const counted: readonly LikeForLikeRule[] = ['SAME_FLOORS', 'NO_GAPS', 'NO_FLOOR_TWICE'];

/** Whether like is compared with like: each item by itself, and against the reference. */
export const checksOf = <Item extends Side>(items: readonly Item[], reference: Item): CheckSource<Item>[] =>
  likeForLike(items, reference).map(({ side, details, ...check }: LikeForLikeCheck<Item>) => ({
    ...check,
    item: side,
    details: counted.includes(check.rule) && details.length > 0 ? [String(details.length)] : details,
  }));
