import { type Kysely, sql } from 'kysely';

/** Log-in by an office's own OpenID Connect provider; who came so may have no password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofOffice = 'organization_id uuid not null references organizations on delete cascade';
  const statements = [
    `alter table users alter column password_hash drop not null`,
    `create table identity_providers (
      id uuid primary key,
      ${ofOffice} unique,
      issuer text not null,
      client_id text not null,
      secret text not null,
      required boolean not null,
      newcomer_permission text not null check (newcomer_permission in ('project:view', 'project:edit')),
      newcomer_discipline text
    )`,
    `create table email_domains (
      ${ofOffice},
      domain text not null,
      record text not null,
      proved_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (organization_id, domain)
    )`,
    `create unique index email_domains_proved on email_domains (domain) where proved_at is not null`,
    `create table identities (
      ${ofOffice},
      issuer text not null,
      subject text not null,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, issuer, subject)
    )`,
    `create unique index identities_user on identities (user_id, organization_id, issuer)`,
    `create table begun_sign_ons (
      hash text primary key,
      ${ofOffice},
      issuer text not null,
      nonce text not null,
      code_verifier text not null,
      expires_at timestamptz not null
    )`,
    `create index begun_sign_ons_organization on begun_sign_ons (organization_id)`,
    `create table begun_sign_ups (
      hash text primary key,
      ${ofOffice},
      issuer text not null,
      subject text not null,
      email text not null,
      expires_at timestamptz not null
    )`,
    `create index begun_sign_ups_organization on begun_sign_ups (organization_id)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
