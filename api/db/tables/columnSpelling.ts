import { insideName, wireName } from '#domain/wireNames.ts';
import { CamelCasePlugin } from 'kysely';

/** A spelling that is asked for every column of every row, and of few names. */
function remembered(spell: (name: string) => string): (name: string) => string {
  const spelt = new Map<string, string>();
  return (name) => {
    let known = spelt.get(name);
    if (known === undefined) spelt.set(name, (known = spell(name)));
    return known;
  };
}

const toColumn = remembered(wireName);
const fromColumn = remembered(insideName);

/** Columns are called as on the wire, so the same names lead there and back. */
class ColumnSpelling extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return toColumn(name);
  }

  protected override camelCase(name: string): string {
    return fromColumn(name);
  }
}

/**
 * Tables and columns are snake_case in the database and camelCase here, in fragments of raw SQL as the database spells
 * them. What a `jsonb` column holds keeps its names: they are those of /v1, or a user's words.
 */
export const columnSpelling = new ColumnSpelling({ maintainNestedObjectKeys: true });
