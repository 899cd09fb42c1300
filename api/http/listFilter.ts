import { text } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';

// In UTC: the database has no year 0, and years beyond 9999 are written with a sign.
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

function isStorable(instant: string): boolean {
  const time = Date.parse(instant);
  return time >= earliest && time <= latest;
}

/** For lists whose rows change. */
export const updatedSince = z.iso
  .datetime({ offset: true, error: encodeMessage('general.invalid') })
  .refine(isStorable, encodeMessage('general.invalid'))
  .optional()
  .describe('Only rows made or changed at this instant or later, RFC 3339');

/** For lists whose rows have a name. */
export const searchText = text(textLimits.name)
  .optional()
  .describe('Words that a row has, each of them, in any case, with or without accents');
