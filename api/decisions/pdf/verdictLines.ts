import { saidText, withScope } from '#domain/comparison/said.ts';
import { verdictSentence } from '#domain/comparison/sentence.ts';
import { messagesIn } from '#domain/messageText.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import type { RecordedComparison, RecordedDifference } from '#domain/decision/decisionRecord.ts';
import type { Language } from '#domain/messages.ts';
import { co2Units, energyUnits, rangeText } from './rangeTexts.ts';
import type { PdfTexts } from './pdfTexts.ts';

/** Of each pair and indicator: the verdict with its assumption, and the interval under both assumptions. */
export function verdictLines(comparison: RecordedComparison, texts: PdfTexts, language: Language): string[] {
  return comparison.differences.flatMap((difference) =>
    (['co2', 'energy'] as const).flatMap((of) => [
      verdict(comparison, difference, of, language),
      intervals(difference, of, texts, language),
    ]),
  );
}

function verdict(
  { items, withFoundation }: RecordedComparison,
  difference: RecordedDifference,
  of: Indicator,
  language: Language,
) {
  const names = {
    item: items[difference.item]?.name ?? '',
    reference: items[difference.reference]?.name ?? '',
  };
  const said = verdictSentence(names, difference[`${of}Verdict`], difference[`${of}Certainty`], of);
  return saidText(withScope(said, difference.isAcrossScopes, withFoundation === true), messagesIn(language));
}

function intervals(
  difference: RecordedDifference,
  of: Indicator,
  texts: PdfTexts,
  language: Language,
): string {
  const units = of === 'co2' ? co2Units : energyUnits;
  const same = rangeText(difference[of], units, language);
  const any = rangeText(difference.anySuppliers[of], units, language);
  return `    ${texts.same}: ${same} · ${texts.any}: ${any}`;
}
