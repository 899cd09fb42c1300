import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { figuresIn } from './figures.ts';
import { pdfTexts } from './pdfTexts.ts';

/** A recorded comparison with the texts, messages and figures of the pages' language. */
export const localizeRecord = (comparison: AnsweredComparison, language: Language) => ({
  comparison,
  language,
  texts: pdfTexts[language],
  messages: messagesIn(language),
  ...figuresIn(language),
});
export type LocalizedRecord = ReturnType<typeof localizeRecord>;
