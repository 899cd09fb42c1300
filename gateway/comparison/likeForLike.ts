import {
  likeForLike,
  type LikeForLikeCheck,
  type LikeForLikeRule,
} from '#domain/comparison/checks/checks.ts';
import { enums } from '../enums.ts';
import type { Side } from './sides.ts';

/** One check in the shape of the graph; `item` is null where it holds for all. */
type CheckSource<Item extends Side = Side> = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  item: Item | null;
  favours: Item | null;
  details: string[];
};

/** Checks whose details are floors; the graph gives their number. */
const counted: readonly LikeForLikeRule[] = ['SAME_FLOORS', 'NO_GAPS', 'NO_FLOOR_TWICE'];

const technologyNames = new Map<string, string>(
  Object.entries(enums.Technology).map(([name, word]) => [word, name]),
);

/** The details of a check, with technologies named as in their enum. */
export const namedDetails = ({ rule, details }: Pick<CheckSource, 'rule' | 'details'>): string[] =>
  rule === 'SAME_SCOPE' ? details.map((each) => technologyNames.get(each) ?? each) : details;

/** Checks each item by itself and against the reference. */
export const checksOf = <Item extends Side>(items: readonly Item[], reference: Item): CheckSource<Item>[] =>
  likeForLike(items, reference).map(({ side, details, ...check }: LikeForLikeCheck<Item>) => ({
    ...check,
    item: side,
    details:
      counted.includes(check.rule) && details.length > 0
        ? [String(details.length)]
        : namedDetails({ rule: check.rule, details }),
  }));
