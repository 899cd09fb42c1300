import { type Kysely, sql } from 'kysely';

/** Prices quoted for a project, R$ per unit of their key, and whether who only reads by token or link sees them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table prices (
        project_id uuid not null references projects on delete cascade,
        key text not null,
        min double precision not null check (min > 0),
        max double precision not null check (max >= min),
        source text not null,
        date date not null,
        user_id integer references users on delete set null,
        user_name text not null,
        created_at timestamptz not null default now(),
        primary key (project_id, key)
      )`,
    )
    .execute(db);
  await sql
    .raw(`alter table projects add column prices_for_readers boolean not null default false`)
    .execute(db);
}
