import { insideName, wireName } from '#domain/wireNames.ts';
import { CamelCasePlugin } from 'kysely';

/** Caches a spelling, which is needed for every column of every row, for few names. */
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

/** Columns have the wire's names, so the same table converts both ways. */
class ColumnSpelling extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return toColumn(name);
  }

  protected override camelCase(name: string): string {
    return fromColumn(name);
  }
}

/**
 * Tables and columns are snake_case in the database and camelCase here; raw SQL uses the database's. The insides of
 * `jsonb` columns keep their names: they are those of /v1, or a user's words.
 */
export const columnSpelling = new ColumnSpelling({ maintainNestedObjectKeys: true });
