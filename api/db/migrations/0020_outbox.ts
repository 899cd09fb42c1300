import { type Kysely, sql } from 'kysely';

/**
 * Mails that are to be sent, stored with the change they tell of. No secret of a link lies here: it is made when the mail
 * goes out. A mail goes with its account, its token or its invitation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      recipient text not null,
      language text not null,
      words jsonb not null,
      path text not null,
      lives_ms integer not null,
      user_id integer references users on delete cascade,
      token_id uuid references tokens on delete cascade,
      invitation_id integer references invitations on delete cascade,
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`,
    `create index outbox_next on outbox (next_at)`,
    `create index outbox_user on outbox (user_id)`,
    `create index outbox_token on outbox (token_id)`,
    `create index outbox_invitation on outbox (invitation_id)`,
    `alter table invitations add column mail_status text
      check (mail_status in ('waiting', 'sent', 'failed'))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
