import { encodeMessage, type MessageKey, type MessageParams, type Language } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import type { GraphQLError } from 'graphql';
import { RestError } from '../rest/restErrors.ts';

type Known = [pattern: RegExp, key: MessageKey, params?: (figure: string) => MessageParams];

/** Messages of the live services, in English only, and the key of each; the first group is a figure. */
const known: readonly Known[] = [
  [/^must be provided$|^must not be empty$|^must contain at least 1 floor$/, 'general.required'],
  [/^must be at least (\d+) bytes long$/, 'general.min', (min) => ({ min: Number(min) })],
  [/^must not be more than (\d+) bytes long$/, 'general.max', (max) => ({ max: Number(max) })],
  [/^must be a maximum of (\d+)$/, 'general.at_most', (max) => ({ max: Number(max) })],
  [/^must be greater than zero$/, 'general.above', () => ({ min: 0 })],
  [/^must be a valid email address$/, 'general.email'],
  [/^must be one of: |^must be a valid |^invalid (?:category|block type)$/, 'general.select'],
  [/^must not contain duplicate values$|^duplicate \w+ value: |must be unique$/, 'general.duplicate'],
  [/^a user with this email address already exists$/, 'account.email.taken'],
  [/^invalid authentication credentials$/, 'account.credentials.wrong'],
  [/^invalid or expired (?:\w+ )*token$/, 'account.token.invalid'],
  [/^you must be authenticated to access this resource$/, 'access.signed_out'],
  [/^invalid, missing or expired authentication token$/, 'access.session_ended'],
  [/^your user account must be activated to access this resource$/, 'access.not_activated'],
  [/^your user account doesn`t have the necessary permissions to access this resource$/, 'access.forbidden'],
  [/^the requested resource could not be found$/, 'access.not_found'],
  [/^rate limit exceeded$/, 'access.too_many'],
];

/** The key of a live service's message, with its figures; undefined for an unknown one. */
export function keyOfServiceText(text: string): string | undefined {
  for (const [pattern, key, params] of known) {
    const found = pattern.exec(text);
    if (found) return encodeMessage(key, params?.(found[1] ?? ''));
  }
  return undefined;
}

/**
 * Translates known messages of a live service, which come in English: the key and the original go to `extensions`.
 * Errors of the bundled service and unknown messages are unchanged.
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
