import i18next from 'i18next';
import { parseMessage } from '#domain/texts/messages.ts';
import { uncheckedKey } from './keyWith.ts';

/**
 * Text of a validation message in the current language: `key` or `key|{"min":8}` from the namespace `validation`; other
 * texts (a server's own sentence) come back unchanged.
 */
export function validationText(message: string): string {
  const { key, params } = parseMessage(message);
  return i18next.exists(key, { ns: 'validation' })
    ? i18next.t(uncheckedKey(key), { ns: 'validation', ...params })
    : message;
}
