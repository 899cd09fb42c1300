import { type Indicator, indicators } from '#domain/comparison/sides/lines.ts';
import { isClear } from '#domain/comparison/answer/precision.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import type { RecordedDifference } from '#domain/decision/decisionRecord.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import { recordedPairSentence } from '#domain/decision/recordedPairSentence.ts';
import { impactUnits } from './figures.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/**
 * The answer over all options: by CO₂, then by energy; once where a failed check suspends it. A winner is bold where
 * errors in the quantities do not turn it.
 */
export function answerLines({ comparison, messages }: LocalizedRecord) {
  const precisions = comparison.items.map(({ precision }) => precision);
  const lines = indicators.flatMap((of) => {
    const sentence = recordedSentence(comparison, of);
    const { isSuspended, margin } = comparison[`${of}Answer`];
    const isBold = !isSuspended && isClear(margin, precisions);
    return sentence === null ? [] : [[statementText(sentence, messages), isBold] as const];
  });
  return [...new Map(lines)].map(([text, isBold]) => ({ text, isBold }));
}

/**
 * A row of the table of figures: what each option emits per m² above the best other, from its best case to its worst.
 * Without an answer there is no best one, and no row.
 */
export function aboveBestRows({ comparison: { items, co2Answer }, texts, ranges }: LocalizedRecord) {
  if (co2Answer.isSuspended) return [];
  const cases = items.map(({ co2WorstExcess, co2BestCase }) => {
    const [min, max] = [co2BestCase?.perSquareMeter ?? null, co2WorstExcess?.perSquareMeter ?? null];
    return min === null || max === null ? null : { min, max };
  });
  const { unit, figures } = ranges(cases, ['kgCO₂e/m²']);
  return [[`${texts.aboveBest}, ${unit}`, ...figures]];
}

/**
 * The chosen option against each other one: the verdict with its assumption, and the intervals, including the same
 * cement where the verdict needs it. Without an answer, or where it is of these two alone, only the intervals.
 */
export const verdictLines = (record: LocalizedRecord): string[] =>
  record.comparison.chosenDifferences.flatMap((difference) =>
    indicators.flatMap((of) => [verdict(difference, of, record), intervals(difference, of, record)]),
  );

function verdict(difference: RecordedDifference, of: Indicator, record: LocalizedRecord) {
  const { comparison, texts, messages } = record;
  const sentence = statementText(recordedPairSentence(difference, comparison, of), messages);
  const isSaid = answerLines(record).some(({ text }) => text === sentence);
  if (!comparison[`${of}Answer`].isSuspended && !isSaid) return sentence;
  const [item, reference] = [difference.item, difference.reference].map((at) => comparison.items[at]?.name);
  return `${of === 'co2' ? 'CO₂' : texts.energy}: ${item} − ${reference}`;
}

function intervals(difference: RecordedDifference, of: Indicator, { texts, range }: LocalizedRecord): string {
  const cement = difference[`${of}Certainty`] === 'SAME_CEMENT' ? difference.sameCement : undefined;
  const cases = [
    ...(cement ? [[texts.cement, cement] as const] : []),
    [texts.same, difference] as const,
    [texts.any, difference.anySuppliers] as const,
  ];
  return `    ${cases.map(([under, interval]) => `${under}: ${range(interval[of], impactUnits[of])}`).join(' · ')}`;
}
