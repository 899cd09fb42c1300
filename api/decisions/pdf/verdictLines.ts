import { isClear } from '#domain/comparison/precision.ts';
import { statementText } from '#domain/comparison/statement.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import type { AnsweredComparison, RecordedDifference } from '#domain/decision/decisionRecord.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import { recordedPairSentence } from '#domain/decision/recordedPairSentence.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';
import { co2Units, energyUnits, rangeText, significant } from './rangeTexts.ts';
import type { PdfTexts } from './pdfTexts.ts';

/**
 * What was said of all options together: by CO₂, then by energy; once where a failed check leaves no answer. A winner is
 * bold where the quantities may not turn it.
 */
export function answerLines(comparison: AnsweredComparison, language: Language) {
  const precisions = comparison.items.map(({ precision }) => precision);
  const lines = (['co2', 'energy'] as const).flatMap((of) => {
    const sentence = recordedSentence(comparison, of);
    const { isSuspended, margin } = comparison[`${of}Answer`];
    const isBold = !isSuspended && isClear(margin, precisions);
    return sentence === null ? [] : [[statementText(sentence, messagesIn(language)), isBold] as const];
  });
  return [...new Map(lines)].map(([text, isBold]) => ({ text, isBold }));
}

/**
 * A row of the table of figures: what each option emits per m² more than the best other, from its best case to its worst.
 * Without an answer there is no best one, and no row.
 */
export function caseRows({ items, co2Answer }: AnsweredComparison, texts: PdfTexts, language: Language) {
  if (co2Answer.isSuspended) return [];
  const cells = items.map(({ co2WorstExcess, co2BestCase }) => {
    const [min, max] = [co2BestCase?.perSquareMeter ?? null, co2WorstExcess?.perSquareMeter ?? null];
    if (min === null || max === null) return '-';
    return writtenRange({ min, max }, (value) => significant(value, language), language);
  });
  return [[`${texts.aboveBest}, kgCO₂e/m²`, ...cells]];
}

/**
 * The chosen option against each other one: the verdict with its assumption, and the intervals, that of the same cement
 * where it carries the verdict.
 * Without an answer no verdict is told, the intervals alone.
 */
export function verdictLines(comparison: AnsweredComparison, texts: PdfTexts, language: Language): string[] {
  return comparison.chosenDifferences.flatMap((difference) =>
    (['co2', 'energy'] as const).flatMap((of) => [
      verdict(comparison, difference, of, texts, language),
      intervals(difference, of, texts, language),
    ]),
  );
}

function verdict(
  comparison: AnsweredComparison,
  difference: RecordedDifference,
  of: Indicator,
  texts: PdfTexts,
  language: Language,
) {
  if (!comparison[`${of}Answer`].isSuspended)
    return statementText(recordedPairSentence(difference, comparison, of), messagesIn(language));
  const [item, reference] = [difference.item, difference.reference].map((at) => comparison.items[at]?.name);
  return `${of === 'co2' ? 'CO₂' : texts.energy}: ${item} − ${reference}`;
}

function intervals(
  difference: RecordedDifference,
  of: Indicator,
  texts: PdfTexts,
  language: Language,
): string {
  const units = of === 'co2' ? co2Units : energyUnits;
  const told = [
    // Where it carries the verdict.
    ...(difference[`${of}Certainty`] === 'SAME_CEMENT' && difference.sameCement
      ? [[texts.cement, difference.sameCement[of]] as const]
      : []),
    [texts.same, difference[of]] as const,
    [texts.any, difference.anySuppliers[of]] as const,
  ];
  return `    ${told.map(([under, range]) => `${under}: ${rangeText(range, units, language)}`).join(' · ')}`;
}
