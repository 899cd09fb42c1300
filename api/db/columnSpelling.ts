import { CamelCasePlugin } from 'kysely';

/**
 * Tables and columns are snake_case in the database and camelCase here, in fragments of raw SQL as the database spells
 * them. What a `jsonb` column holds keeps its names: they are those of /v1, or a user's words.
 */
export const columnSpelling = new CamelCasePlugin({ maintainNestedObjectKeys: true });
