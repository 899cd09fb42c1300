import { searchWords } from '#domain/texts/searchText.ts';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from './escapeLike.ts';

/** A text normalized for searching: decomposed, so that accents can be removed. */
const folded = (value: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`regexp_replace(normalize(lower(${value}), NFD), '[\u0300-\u036f]', '', 'g')`;

/** The conditions that `value` contains every word of a search. */
export const containsWords = (value: RawBuilder<string>, search: string | undefined): RawBuilder<boolean>[] =>
  searchWords(search ?? '').map((word) => sql<boolean>`${folded(value)} like ${`%${escapeLike(word)}%`}`);
