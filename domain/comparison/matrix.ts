import type { MessageKey } from '../messages.ts';
import { acrossScopes } from './checks.ts';
import type { Indicator } from './lines.ts';
import { comparePair, type PairDifference } from './pair.ts';
import { pairSentence, type Said, withScope } from './sentence.ts';
import { lowestKey } from './sentenceKeys.ts';
import type { ComparisonSide } from './side.ts';

/** A side with the name it is shown under. */
type NamedSide = ComparisonSide & { name: string };

/**
 * Every side against every other, rows the items and columns the references: null on the diagonal and where one of both
 * has no structure.
 */
export function pairMatrix(sides: readonly ComparisonSide[]): (PairDifference | null)[][] {
  return sides.map((item) =>
    sides.map((reference) => (item === reference ? null : comparePair(item, reference))),
  );
}

const undecided: Record<Indicator, MessageKey> = {
  co2: 'verdict.co2.undecided',
  energy: 'verdict.energy.undecided',
};

/**
 * The one sentence of a whole comparison of two to four: which side is lower than all the others and under which
 * assumption, the weakest of its pairs; else that it depends. Null with fewer than two sides that have structure.
 */
export function comparisonSentence(sides: readonly NamedSide[], of: Indicator): Said | null {
  const matrix = pairMatrix(sides);
  const built = sides
    .map((_, index) => index)
    .filter((index) => matrix[index]?.some((pair) => pair !== null));
  const [first, second] = built.map((index) => sides[index]);
  if (first === undefined || second === undefined) return null;
  const scope = built.some((a) => built.some((b) => acrossScopes(sides[a] ?? first, sides[b] ?? first)));
  const below = sides.some(({ foundation }) => foundation !== undefined);
  const lowest = built.find((index) => judged(matrix, index, of).every(isLower));
  if (built.length === 2) {
    const [a, b] = lowest !== undefined && sides[lowest] === second ? [second, first] : [first, second];
    const pair = comparePair(a, b);
    return pair && pairSentence({ item: a.name, reference: b.name }, pair.judged, of, scope, below);
  }
  const item = lowest === undefined ? undefined : sides[lowest];
  if (lowest === undefined || item === undefined)
    return withScope({ key: undecided[of], params: {} }, scope, below);
  const isAny = judged(matrix, lowest, of).every(({ certainty }) => certainty === 'ANY_SUPPLIERS');
  const others = built.length === 3 ? 2 : 3;
  const key = lowestKey(of, others, isAny ? 'ANY_SUPPLIERS' : 'SAME_SUPPLIERS');
  return withScope({ key, params: { item: item.name } }, scope, below);
}

type Judged = { verdict: string; certainty: string };
const isLower = ({ verdict }: Judged) => verdict === 'LOWER_IN_EVERY_CASE';

const judged = (matrix: (PairDifference | null)[][], index: number, of: Indicator): Judged[] =>
  (matrix[index] ?? []).flatMap((pair) =>
    pair ? [{ verdict: pair.judged[`${of}Verdict`], certainty: pair.judged[`${of}Certainty`] }] : [],
  );
