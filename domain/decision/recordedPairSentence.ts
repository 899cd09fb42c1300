import type { Indicator } from '../comparison/sides/lines.ts';
import { coarser } from '../comparison/answer/precision.ts';
import { verdictSentence, withMargin } from '../comparison/wording/sentence.ts';
import { type Statement, withScope } from '../comparison/wording/statement.ts';
import type { Verdict } from '../comparison/differences/verdict.ts';
import type { RecordedComparison, RecordedDifference } from './decisionRecord.ts';

/** The parts of a difference that its sentence needs. */
type WordedDifference = Pick<
  RecordedDifference,
  | 'item'
  | 'reference'
  | 'isAcrossScopes'
  | 'co2Verdict'
  | 'co2Certainty'
  | 'co2Margin'
  | 'energyVerdict'
  | 'energyCertainty'
  | 'energyMargin'
> & { sameCement?: Pick<NonNullable<RecordedDifference['sameCement']>, 'co2Verdict' | 'energyVerdict'> };

type Compared = Pick<RecordedComparison, 'withFoundation'> & {
  items: readonly { name: string; precision?: number | null }[];
};

/**
 * The verdict settled under the first assumption it needed: the same cement may settle what suppliers leave open.
 * Records from before that was kept have none.
 */
export function recordedVerdict(difference: WordedDifference, of: Indicator): Verdict {
  const [certainty, same] = [difference[`${of}Certainty`], difference[`${of}Verdict`]];
  if (certainty === 'NONE') return 'DEPENDS_ON_SUPPLIER';
  return certainty === 'SAME_CEMENT' ? (difference.sameCement?.[`${of}Verdict`] ?? same) : same;
}

/** The recorded verdict on two options, with its assumption, and its margin where the record has it. */
export function recordedPairSentence(
  difference: WordedDifference,
  { items, withFoundation }: Compared,
  of: Indicator,
): Statement {
  const [item, reference] = [items[difference.item], items[difference.reference]];
  const verdict = recordedVerdict(difference, of);
  const names = { item: item?.name ?? '', reference: reference?.name ?? '' };
  const sentence = verdictSentence(names, verdict, difference[`${of}Certainty`], of);
  const margin = difference[`${of}Margin`] ?? null;
  const precision = coarser(item?.precision, reference?.precision);
  const isLeaning = verdict === 'LOWER_IN_EVERY_CASE' || verdict === 'HIGHER_IN_EVERY_CASE';
  return withScope(
    isLeaning && margin !== null && precision !== null ? withMargin(sentence, margin, precision) : sentence,
    difference.isAcrossScopes,
    withFoundation === true,
  );
}
