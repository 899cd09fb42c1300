import { type Kysely, sql } from 'kysely';

/** The tables that totals are summed from, by the column that leads to the tower. */
const tablesBy = {
  unit_id: ['floor_groups', 'floors', 'options'],
  option_id: ['unfinished_sheets', 'modules'],
  module_id: ['module_floors', 'versions'],
};

type Key = keyof typeof tablesBy;

/** The towers of rows of a trigger's transition tables. */
const towersOf: Record<Key, (rows: string) => string> = {
  unit_id: (rows) => `select unit_id from ${rows}`,
  option_id: (rows) => `select o.unit_id from ${rows} join options o on o.id = option_id`,
  module_id: (rows) =>
    `select o.unit_id from ${rows} join modules m on m.id = module_id join options o on o.id = m.option_id`,
};

/** Marks the totals of existing towers as unknown, in the order of their ids so that two transactions cannot deadlock. */
const forget = (towers: string) => `
    insert into tower_totals (unit_id, changed_in)
      select id, pg_current_xact_id() from units where id in (${towers}) order by id
      on conflict (unit_id) do update set counted_by = null, totals = null, changed_in = excluded.changed_in
      where tower_totals.changed_in is distinct from excluded.changed_in;`;

// A row may move from one tower to another, so both lose their totals.
const forgetBy = (key: Key) => `create function forget_totals_by_${key}() returns trigger language plpgsql
  set search_path from current as $$
begin
  if tg_op = 'INSERT' then ${forget(towersOf[key]('after'))}
  elsif tg_op = 'DELETE' then ${forget(towersOf[key]('before'))}
  else ${forget(towersOf[key](`(select ${key} from before union select ${key} from after) changed`))}
  end if;
  return null;
end $$`;

const transitions = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
};

/**
 * A foreign key that deletes what lies below a deleted row works at a depth of its own: the trigger of the row has named
 * the tower, or the tower itself is gone.
 */
const triggersOn = (table: string, key: Key) =>
  Object.entries(transitions).map(
    ([event, rows]) => `create trigger forget_totals_after_${event} after ${event} on ${table}
      referencing ${rows} for each statement when (pg_trigger_depth() = 0)
      execute function forget_totals_by_${key}()`,
  );

/**
 * What each tower amounts to, counted by the service and only kept here. Whatever changes below a tower leaves its totals
 * unknown, with the transaction that did, which counts them before it ends. `totals` is no jsonb: it is read whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table tower_totals (
      unit_id uuid primary key references units on delete cascade,
      counted_by integer,
      totals json,
      changed_in xid8,
      constraint tower_totals_known check (
        (counted_by is null) = (totals is null) and (totals is null) = (changed_in is not null)
      )
    )`,
    `create index tower_totals_changed on tower_totals (changed_in) where changed_in is not null`,
    ...Object.entries(tablesBy).flatMap(([key, tables]) => [
      forgetBy(key as Key),
      ...tables.flatMap((table) => triggersOn(table, key as Key)),
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
