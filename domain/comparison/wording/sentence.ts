import { significant } from '../../numbers.ts';
import { unitText } from '../../texts/unitText.ts';
import { type Answer, bestCase, type PairMatrix, worstExcess } from '../answer/answer.ts';
import { spanOf } from '../sides/atStanding.ts';
import { acrossScopes } from '../checks/checks.ts';
import { type Difference, settledUnder } from '../differences/difference.ts';
import { kindOf } from '../sides/kinds.ts';
import { type FactorLimit, limitsOf } from '../answer/limits.ts';
import type { Indicator } from '../sides/lines.ts';
import { marginOf } from '../answer/margin.ts';
import { type Statement, withScope } from './statement.ts';
import { assumptionKey, limitKey, materialKey, tieKey, verdictKey } from './sentenceKeys.ts';
import type { ComparisonSide } from '../sides/side.ts';
import type { Certainty, Verdict } from '../differences/verdict.ts';

/** The scope of a sentence on a pair: what is counted on both sides, and the expected precision. */
type SentenceScope = {
  acrossScopes: boolean;
  hasFoundations?: boolean;
  /** 0.15 = ± 15 %; without it the sentence does not mention precision. */
  precision?: number;
  /** Whether a blocking check fails that nobody overrode. */
  isSuspended?: boolean;
};

const suspended: Statement = { key: 'verdict.suspended', params: {} };

/** The sentence on an item against the reference: verdict and assumption, no figures; none where suspended. */
export function pairSentence(
  names: { item: string; reference: string },
  difference: Difference,
  of: Indicator,
  scope: SentenceScope,
): Statement {
  if (scope.isSuspended === true) return suspended;
  const settled = settledUnder(difference, of);
  const verdict = verdictSentence(
    names,
    settled?.verdict ?? 'DEPENDS_ON_SUPPLIER',
    difference[`${of}Certainty`],
    of,
  );
  const sentence =
    settled === null || settled.verdict === 'EQUAL' || scope.precision === undefined
      ? verdict
      : withMargin(verdict, marginOf(difference, of) ?? 0, scope.precision);
  return withScope(sentence, scope.acrossScopes, scope.hasFoundations);
}

/** Only the verdict, as in a record. */
export function verdictSentence(
  { item, reference }: { item: string; reference: string },
  verdict: Verdict,
  certainty: Certainty,
  of: Indicator,
): Statement {
  const params = { item, items: [item, reference], others: reference, assumption: assumptionOf(certainty) };
  return { key: verdictKey(of, verdict), params };
}

const assumptionOf = (certainty: Certainty): Statement | '' =>
  certainty === 'NONE' ? '' : { key: assumptionKey(certainty), params: {} };

/** A verdict with its margin; one that errors in the quantities may turn is called within their precision. */
export function withMargin(verdict: Statement | string, margin: number, precision: number): Statement {
  return margin < precision
    ? { key: 'verdict.within', params: { verdict, precision: roundedDownPercent(precision) } }
    : { key: 'verdict.holds', params: { verdict, margin: roundedDownPercent(margin) } };
}

/** A share in per cent, two digits, rounded down: 0.01891 is 1.8, so the statement holds at the shown value. */
export const roundedDownPercent = (part: number): number => {
  const exact = Number((part * 100).toPrecision(12));
  const step = 10 ** (Math.floor(Math.log10(exact || 1)) - 1);
  return Number((Math.floor(Number((exact / step).toPrecision(12))) * step).toPrecision(2));
};

type NamedSide = Pick<ComparisonSide, 'technologies' | 'leavesInfillOut' | 'foundation'> & {
  name: string;
  precision?: number;
};

/**
 * The one sentence of a comparison of two to four: which sides emit less than the others and under which assumption, or
 * which has the least worst case; with a failed check that nobody overrode, that there is no answer. Figures are per
 * m². `cost`, about money, continues the sentence. Null with fewer than two sides that have structure.
 */
export function answerSentence(
  sides: readonly NamedSide[],
  matrix: PairMatrix,
  answer: Answer & { isSuspended: boolean },
  of: Indicator,
  cost: Statement | null = null,
): Statement | null {
  const isBuilt = (index: number) => matrix[index]?.some((pair) => pair !== null) === true;
  const built = sides.filter((_, index) => isBuilt(index));
  const [first] = answer.best;
  if (first === undefined) return null;
  const scope = built.some((a) => built.some((b) => acrossScopes(a, b)));
  const below = built.some(({ foundation }) => foundation !== undefined);
  if (answer.isSuspended) return suspended;
  const items = answer.best.map((index) => sides[index]?.name ?? '');
  const others = sides.flatMap(({ name }, index) =>
    isBuilt(index) && !answer.best.includes(index) ? [name] : [],
  );
  const verdict = answer.isSettled
    ? settledSentence(items, others, answer, of, precisionOf(built))
    : leastSentence(items, matrix, first, of);
  const sentence: Statement =
    cost === null ? verdict : { key: 'verdict.with_cost', params: { verdict, cost } };
  return withScope(sentence, scope, below);
}

const precisionOf = (sides: readonly NamedSide[]): number =>
  Math.max(0, ...sides.map(({ precision }) => precision ?? 0));

function settledSentence(
  items: string[],
  others: string[],
  { certainty, margin }: Answer,
  of: Indicator,
  precision: number,
): Statement {
  const params = { item: items[0] ?? '', items, others, assumption: assumptionOf(certainty) };
  if (others.length === 0) return { key: verdictKey(of, 'EQUAL'), params };
  const key = items.length > 1 ? tieKey(of) : verdictKey(of, 'LOWER_IN_EVERY_CASE');
  return margin === null ? { key, params } : withMargin({ key, params }, margin, precision);
}

function leastSentence(items: string[], matrix: PairMatrix, index: number, of: Indicator): Statement {
  const figure = (value: ReturnType<typeof worstExcess>) =>
    significant(Math.abs(value?.perSquareMeter ?? value?.total ?? 0), 3);
  const unit = of === 'co2' ? 'kgCO₂e/m²' : 'MJ/m²';
  const worst = figure(worstExcess(matrix, index, of));
  return { key: 'verdict.least', params: { items, worst, best: figure(bestCase(matrix, index, of)), unit } };
}

/**
 * Where the suppliers of one kind settle an open verdict: up to which factor the item is lower, and from which it is
 * higher, or the other way round. Uses the kind that moves the difference most.
 */
export function limitSentences(item: string, difference: Difference, of: Indicator): Statement[] {
  const width = (kind: Difference['kinds'][number]) => spanOf(kind[of]).max - spanOf(kind[of]).min;
  const settling = difference.kinds
    .map((kind) => ({ kind, limits: limitsOf(difference, kind, of) }))
    .filter(({ limits }) => limits.length > 0)
    .toSorted((a, b) => width(b.kind) - width(a.kind));
  return (settling[0]?.limits ?? []).map((limit) => limitSentence(item, limit, of));
}

/** One limit in words: `Parede emite menos se o concreto C30 for de até 261 kgCO₂e/m³ (faixa 228–339)`. */
export function limitSentence(item: string, limit: FactorLimit, of: Indicator): Statement {
  const { verdict, material, label, unit, upTo, low, high } = limit;
  const sentence: Statement = {
    key: limitKey(of, verdict, upTo !== null),
    params: {
      item,
      material: materialLabel(material, label),
      value: limitValue(limit),
      unit: factorUnit(unit, of),
      low: significant(low, 3),
      high: significant(high, 3),
    },
  };
  const moved: Statement =
    limit.otherRows.length === 0 ? sentence : { key: 'verdict.limit.others', params: { limit: sentence } };
  return limit.isOutermost ? { key: 'verdict.limit.outermost', params: { limit: moved } } : moved;
}

/** A material after the name of its kind. */
export const materialLabel = (material: string, label: string): Statement => ({
  key: materialKey(kindOf(material)),
  params: { label },
});

/** A factor that settles a verdict, within its range. */
type SettlingFactor = { upTo: number | null; from: number | null; low: number; high: number };

/** Unit of a factor: kgCO₂e or MJ per unit of the material. */
export const factorUnit = (unit: string, of: Indicator) =>
  `${of === 'co2' ? 'kgCO₂e' : 'MJ'}/${unitText(unit)}`;

/**
 * A written limit: three digits, rounded to the side on which the verdict still holds, or as many more digits as keep
 * it within the range.
 */
export function limitValue({ upTo, from, low, high }: SettlingFactor): number {
  const exact = Number((upTo ?? from ?? 0).toPrecision(12));
  const towards = upTo === null ? Math.ceil : Math.floor;
  for (let figures = 3; figures < 12; figures += 1) {
    const step = 10 ** (Math.floor(Math.log10(Math.abs(exact) || 1)) - figures + 1);
    const value = Number((towards(Number((exact / step).toPrecision(12))) * step).toPrecision(figures));
    if (value >= low && value <= high) return value;
  }
  return exact;
}
