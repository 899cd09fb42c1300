import { text } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { z } from 'zod';

/** Of lists whose rows change. */
export const updatedSince = z.iso
  .datetime({ offset: true, error: 'general.invalid' })
  .optional()
  .describe('Only rows made or changed at this instant or later, RFC 3339');

/** Of lists whose rows have a name. */
export const searchText = text(textLimits.name)
  .optional()
  .describe('Words that a row has, each of them, in any case, with or without accents');
