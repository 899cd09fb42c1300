import type { Language } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import type { GraphQLError } from 'graphql';
import { RestError } from '../rest/restErrors.ts';
import { keyOfServiceText } from './serviceTexts.ts';

/**
 * Puts known words of a live service, which come in English, into the language of the reader: the key of the text and the
 * words themselves go to `extensions`. The bundled service's errors, and words nobody has met, stay as they are.
 */
export function translateServiceTexts(errors: readonly GraphQLError[], language: Language): void {
  for (const error of errors) {
    const { originalError: cause } = error;
    if (!(cause instanceof RestError) || cause.isCoded) continue;
    const key = keyOfServiceText(cause.message);
    if (key === undefined) continue;
    Object.assign(error.extensions, { key, original: cause.message });
    error.message = issueText(key, language);
  }
}
