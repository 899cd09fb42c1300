import { z } from 'zod';
import './generalErrors.ts';
import { largestNumber } from './limits.ts';
import { encodeMessage, type Language, type MessageKey } from './texts/messages.ts';
import { parseLocaleNumber } from './numbers.ts';

/** Whether text can be stored: PostgreSQL takes no NUL, and half a surrogate pair would come back changed. */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

const missingOr = (required: MessageKey, wrong: MessageKey) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? required : wrong),
});

/** Trimmed text, at most `max` characters. */
export function text(max: number, required: MessageKey = 'general.required') {
  return z
    .string(missingOr(required, 'general.invalid'))
    .trim()
    .max(max, encodeMessage('general.max', { max }))
    .refine(isStorable, { error: encodeMessage('general.invalid') });
}

// Names stand in lists, in subjects of mails and in cells of sheets. Direction marks would reverse what follows.
const inOneLine = (value: string) =>
  value.replace(/\s*[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+\s*/gu, ' ').trim();

/** Whether an address is shown as it will be called: URL silently drops line breaks and tabs. */
export const isWholeUrl = (value: string) => !/\p{Cc}/u.test(value) && URL.canParse(value);

/** Text in one line: a line break, a tab or a direction mark becomes a blank. */
export const line = (max: number, required?: MessageKey) => text(max, required).overwrite(inOneLine);

/**
 * As line, of `min` to `max` characters, for names; shorter is refused with `message`, as is nothing at all.
 */
export function textOf(min: number, max: number, message: MessageKey) {
  return line(max, message).min(min, message);
}

/** A finite number of at most 1e9 in size; anything else that is no number is refused with `required` or general.number. */
export function finite(required: MessageKey = 'general.required') {
  return z
    .number(missingOr(required, 'general.number'))
    .max(largestNumber, encodeMessage('general.at_most', { max: largestNumber }))
    .min(-largestNumber, encodeMessage('general.at_least', { min: -largestNumber }));
}

/** As finite, above 0. */
export const positive = (message: MessageKey) => finite().gt(0, message);

/** As finite, 0 or above. */
export const nonNegative = (message: MessageKey) => finite().gte(0, message);

/** The value of an untouched form field, read as absent. */
export function emptyToUndefined(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value;
}

/** Both ends of a range as a form holds them: a value typed once is both; null where nothing was typed. */
export function typedEnds({ min, max }: { min?: unknown; max?: unknown }) {
  const [low, high] = [emptyToUndefined(min), emptyToUndefined(max)];
  return low === undefined && high === undefined ? null : { min: low ?? high, max: high ?? low };
}

/** A schema for a form field: an empty value counts as absent. */
export const formField = <S extends z.ZodType>(schema: S) => z.preprocess(emptyToUndefined, schema);

/** Like formField, and text is read as a number written in `language`; other text is left to be refused. */
export function formNumber<S extends z.ZodType>(schema: S, language: Language) {
  return z.preprocess((value) => {
    const given = emptyToUndefined(value);
    return typeof given === 'string' ? (parseLocaleNumber(given, language) ?? given) : given;
  }, schema);
}
