import { statementText } from '#domain/comparison/statement.ts';
import { limitSentence } from '#domain/comparison/sentence.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { limitWithRange } from '#domain/decision/recordedLimit.ts';
import type { RecordedComparison } from '#domain/decision/decisionRecord.ts';
import type { Language } from '#domain/texts/messages.ts';
import type { PdfTexts } from './pdfTexts.ts';

/** The factors that would settle what depends on the suppliers, in words. */
export function supplierLines(
  { differences, items, factorSets }: Pick<RecordedComparison, 'differences' | 'items' | 'factorSets'>,
  texts: PdfTexts,
  language: Language,
): string[] {
  const messages = messagesIn(language);
  const limits = differences.flatMap(({ item, reference, co2Limits, energyLimits }) => {
    const [name, other] = [item, reference].map((at) => items[at]?.name ?? '');
    const told = [
      ...co2Limits.map((limit) => limitSentence(name ?? '', limitWithRange(limit, factorSets, 'co2'), 'co2')),
      ...energyLimits.map((limit) =>
        limitSentence(name ?? '', limitWithRange(limit, factorSets, 'energy'), 'energy'),
      ),
    ];
    return told.length === 0
      ? []
      : [`${name} − ${other}:`, ...told.map((limit) => `    ${statementText(limit, messages)}`)];
  });
  if (limits.length > 0) return limits;
  const isOpen = differences.some(({ co2Verdict, energyVerdict }) =>
    [co2Verdict, energyVerdict].includes('DEPENDS_ON_SUPPLIER'),
  );
  return [isOpen ? texts.noLimitSettles : texts.noLimits];
}
