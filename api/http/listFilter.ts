import { text } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { searchWords } from '#domain/searchText.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { escapeLike } from '../db/escapeLike.ts';

/** Of lists whose rows change. */
export const updatedSince = z.iso
  .datetime({ offset: true, error: 'general.invalid' })
  .optional()
  .describe('Only rows made or changed at this instant or later, RFC 3339');

/** Of lists whose rows have a name. */
export const searchText = text(textLimits.name)
  .optional()
  .describe('Words that a row has, each of them, in any case, with or without accents');

/** A text as a search compares it: taken apart, so that accents can be left out. */
const folded = (value: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`regexp_replace(normalize(lower(${value}), NFD), '[\u0300-\u036f]', '', 'g')`;

/** The conditions that every word of a search stands in `value`. */
export const holdsWords = (value: RawBuilder<string>, search: string | undefined): RawBuilder<boolean>[] =>
  searchWords(search ?? '').map((word) => sql<boolean>`${folded(value)} like ${`%${escapeLike(word)}%`}`);
