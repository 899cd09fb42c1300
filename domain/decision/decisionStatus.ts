import { kindOf } from '../comparison/sides/kinds.ts';
import type { ComparedLine } from '../comparison/sides/lines.ts';
import { comparePair } from '../comparison/differences/pair.ts';
import { coarser, isWithinPrecision } from '../comparison/answer/precision.ts';
import type { Statement } from '../comparison/wording/statement.ts';
import { pairSentence } from '../comparison/wording/sentence.ts';
import { settledUnder } from '../comparison/differences/difference.ts';
import { withDeclared } from '../comparison/sides/suppliers.ts';
import type { Verdict } from '../comparison/differences/verdict.ts';
import { type DeclaredMaterial, declaredFactors, isExpired } from '../factors/declaration.ts';
import { factorOfKey } from '../factors/factorOfKey.ts';
import type { FactorSet } from '../factors/factorSet.ts';
import { currentFactorSet } from '../factors/factorSets.ts';
import type { OwnPrice } from '../prices/cost.ts';
import { currentPriceSet } from '../prices/priceSets.ts';
import { scaleRange } from '../range.ts';
import type { AnsweredComparison } from './decisionRecord.ts';
import { costDifferenceToday, costPairSentence, haveQuotationsChanged } from './recordedCosts.ts';
import { recordedSides } from './recordedSides.ts';
import { recordedVerdict } from './recordedPairSentence.ts';

/** From the best to the worst. */
export const decisionStandings = ['STANDS', 'WITHIN_PRECISION', 'DEPENDS', 'TURNED'] as const;
export type DecisionStanding = (typeof decisionStandings)[number];

/** A declaration of the project as it is today. */
type TodaysDeclaration = DeclaredMaterial & { label: string };

/** What is known today: the project's declarations and quotations, the day (YYYY-MM-DD), and the newest factor set. */
type Today = {
  declarations: readonly TodaysDeclaration[];
  /** Quotations of the project. */
  prices: readonly OwnPrice[];
  day: string;
  factorSet?: FactorSet;
};

/** How a decision stands, and why: what changed since, then the sentences on the pairs that decide it. */
export type StandingToday = { standing: DecisionStanding; because: Statement[] };

/** The same against one other option, by index: the sentence on the two today. */
type StandingAgainst = StandingToday & { reference: number };

/**
 * Recomputes a decision from its own quantities with today's factors, declarations and prices. By CO₂ it STANDS where
 * the chosen option is still not above any other, or was known to be when it was chosen; WITHIN_PRECISION where it is
 * not above by less than the quantities may err; DEPENDS where the suppliers decide it, or a check failed that nobody
 * overrode; TURNED where another option is now lower in every case and was not, by however little: the sentence says
 * when that is less than the quantities may err. Its cost counts where it was known and has changed: DEPENDS where the
 * chosen option was known not to cost more, TURNED where another is now cheaper in every case and was not. The worst
 * pair counts; `against` has each of them, none where a check suspends the answer.
 */
export function decisionStatus(
  comparison: AnsweredComparison,
  today: Today,
): StandingToday & { against: StandingAgainst[] } {
  const { factorSet = currentFactorSet } = today;
  const factors = declaredFactors(today.declarations, today.day);
  const sides = recordedSides(comparison).map((side) => ({
    ...side,
    lines: side.lines.map((line) => withDeclared(withFactorsOf(line, factorSet), factors)),
  }));
  const own = sides[comparison.chosen];
  const pairs = comparison.chosenDifferences.flatMap((then) => {
    const other = sides[then.reference];
    const pair = own && other ? comparePair(own, other) : null;
    if (own === undefined || other === undefined || pair === null) return [];
    const precision = coarser(
      comparison.items[then.item]?.precision,
      comparison.items[then.reference]?.precision,
    );
    const now = settledUnder(pair.judged, 'co2')?.verdict ?? 'DEPENDS_ON_SUPPLIER';
    const isWithinError = precision !== null && isWithinPrecision(pair.judged, 'co2', [precision]);
    const sentence = pairSentence({ item: own.name, reference: other.name }, pair.judged, 'co2', {
      acrossScopes: then.isAcrossScopes,
      hasFoundations: comparison.withFoundation === true,
      ...(precision === null ? {} : { precision }),
    });
    const before = recordedVerdict(then, 'co2');
    const findings = [
      { standing: standingOf(before, now, isWithinError), sentence },
      ...standingByCost(comparison, then.reference, today.prices),
    ];
    return [{ reference: then.reference, findings }];
  });
  const changes = changesSince(comparison, sides, today, factorSet);
  if (comparison.co2Answer.isSuspended)
    return {
      standing: 'DEPENDS',
      because: [...changes, { key: 'verdict.suspended', params: {} }],
      against: [],
    };
  const against = pairs.map(({ reference, findings }): StandingAgainst => ({
    reference,
    standing: worstOf(findings.map((each) => each.standing)),
    because: findings.map(({ sentence }) => sentence),
  }));
  const standing = worstOf(against.map((pair) => pair.standing));
  const decisive = pairs
    .flatMap(({ findings }) => findings)
    .filter((each) => standing !== 'STANDS' && each.standing === standing);
  return { standing, because: [...changes, ...decisive.map(({ sentence }) => sentence)], against };
}

/** The standing by its extra cost over the item at `reference`; empty where that was or is unknown, or still holds. */
function standingByCost(
  { items, chosen, chosenCosts = [] }: AnsweredComparison,
  reference: number,
  prices: readonly OwnPrice[],
): { standing: DecisionStanding; sentence: Statement }[] {
  const then = chosenCosts.find((each) => each.reference === reference)?.verdict;
  const [own, other] = [items[chosen], items[reference]];
  const now = then && own && other ? costDifferenceToday(own, other, prices) : null;
  if (now === null || now === undefined || own === undefined || other === undefined) return [];
  const sentence = costPairSentence({ item: own.name, reference: other.name }, now);
  if (now.verdict === 'HIGHER_IN_EVERY_CASE' && then !== now.verdict)
    return [{ standing: 'TURNED', sentence }];
  const wasNotDearer = then === 'LOWER_IN_EVERY_CASE' || then === 'EQUAL';
  return wasNotDearer && now.verdict === 'DEPENDS_ON_SUPPLIER' ? [{ standing: 'DEPENDS', sentence }] : [];
}

/** How a decision stood on the day it was recorded, by the record's own verdicts. */
export function standingAsRecorded({ co2Answer, chosenDifferences }: AnsweredComparison): DecisionStanding {
  if (co2Answer.isSuspended) return 'DEPENDS';
  return worstOf(
    chosenDifferences.map((then) => {
      const verdict = recordedVerdict(then, 'co2');
      return standingOf(verdict, verdict, then.co2WithinPrecision === true);
    }),
  );
}

const worstOf = (standings: readonly DecisionStanding[]) =>
  decisionStandings[Math.max(0, ...standings.map((each) => decisionStandings.indexOf(each)))] ?? 'STANDS';

function standingOf(then: Verdict, now: Verdict, isWithin: boolean): DecisionStanding {
  if (now === 'DEPENDS_ON_SUPPLIER') return 'DEPENDS';
  if (now === 'HIGHER_IN_EVERY_CASE') return then === now ? 'STANDS' : 'TURNED';
  return isWithin ? 'WITHIN_PRECISION' : 'STANDS';
}

/** A line with the factor a set gives it; as recorded for materials outside the set. */
function withFactorsOf(line: ComparedLine, set: FactorSet): ComparedLine {
  const factor = factorOfKey(set, line.key);
  if (factor === undefined) return line;
  const { co2, energy } = factor;
  return {
    ...line,
    co2: scaleRange(co2, line.amount),
    energy: scaleRange(energy, line.amount),
    factorSet: set.id,
    isDeclared: false,
  };
}

type Sides = ReturnType<typeof recordedSides>;

/** What has changed for the decision's materials since it was recorded. */
function changesSince(
  { items, prices: pricesThen, factorSets, declarations: then }: AnsweredComparison,
  sides: Sides,
  { declarations, prices, day }: Today,
  set: FactorSet,
): Statement[] {
  const kinds = new Set(sides.flatMap(({ lines }) => lines.map(({ key }) => kindOf(key))));
  const now = declarations.filter((each) => kinds.has(kindOf(each.material)) && !isExpired(each, day));
  const params = ({ label, supplier }: { label: string; supplier: string }) => ({ label, supplier });
  const isSame = (a: DeclaredMaterial, b: DeclaredMaterial) =>
    a.material === b.material && a.supplier === b.supplier && sameFigures(a, b);
  const lapsed = then.filter((each) => !now.some((other) => isSame(each, other)));
  const added = now.filter((each) => !then.some((other) => isSame(each, other)));
  return [
    ...(factorSets.every((id) => id === set.id)
      ? []
      : [{ key: 'decision.today.factors', params: { set: set.id } } as const]),
    ...lapsed.map((each): Statement => ({
      key: isExpired(each, day) ? 'decision.today.ended' : 'decision.today.withdrawn',
      params: params(each),
    })),
    ...added.map((each): Statement => ({ key: 'decision.today.declared', params: params(each) })),
    ...(pricesThen === undefined || pricesThen.set.id === currentPriceSet.id
      ? []
      : [{ key: 'decision.today.prices', params: { set: currentPriceSet.id } } as const]),
    ...(pricesThen !== undefined && haveQuotationsChanged(items, pricesThen, prices)
      ? [{ key: 'decision.today.quotations', params: {} } as const]
      : []),
  ];
}

const sameFigures = (a: DeclaredMaterial, b: DeclaredMaterial) =>
  a.co2.min === b.co2.min &&
  a.co2.max === b.co2.max &&
  a.energy?.min === b.energy?.min &&
  a.energy?.max === b.energy?.max;
