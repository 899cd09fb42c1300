import { z } from 'zod';
import { encodeMessage } from './texts/messages.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

/** Whether nothing was given or typed. */
export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The encoded message of an issue whose schema names none. Installed as zod's default, so that every refusal gives a
 * key of domain/locales and never an English sentence.
 */
function generalMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return encodeMessage('general.required');
      if (issue.expected === 'int') return encodeMessage('general.integer');
      return encodeMessage(issue.expected === 'number' ? 'general.number' : 'general.invalid');
    case 'invalid_format':
      if (isEmpty(issue.input)) return encodeMessage('general.required');
      return encodeMessage(issue.format === 'email' ? 'general.email' : 'general.invalid');
    case 'invalid_value':
      return encodeMessage('general.select');
    case 'unrecognized_keys':
      return encodeMessage('general.unknown_key');
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    default:
      return encodeMessage('general.invalid');
  }
}

function tooSmall(origin: string, min: number, inclusive: boolean): string {
  if (origin === 'string')
    return min === 1 ? encodeMessage('general.required') : encodeMessage('general.min', { min });
  if (origin === 'array') return encodeMessage('general.too_few', { min });
  return encodeMessage(inclusive ? 'general.at_least' : 'general.above', { min });
}

function tooBig(origin: string, max: number): string {
  if (origin === 'string') return encodeMessage('general.max', { max });
  return encodeMessage(origin === 'array' ? 'general.too_many' : 'general.at_most', { max });
}

// In a page zod must not test whether it may compile code from text: our policy forbids it, and browsers report each
// attempt.
z.config({ customError: generalMessage, jitless: 'document' in globalThis });
