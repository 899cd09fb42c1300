const phases = `('preliminary_study', 'not_defined', 'basic_project', 'executive_project', 'released_for_construction')`;

/** Users, tokens, projects and who may do what in them. One statement each: PGlite prepares them singly. */
export const accountTables = [
  `create table users (
    id integer generated always as identity primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    activated boolean not null default false,
    profile jsonb not null default '{}',
    language text not null,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create unique index users_email on users (lower(email))`,

  `create table tokens (
    id uuid primary key,
    hash text not null constraint tokens_hash unique,
    user_id integer not null references users on delete cascade,
    scope text not null check (scope in ('authentication', 'activation', 'password-reset', 'api')),
    name text check ((scope = 'api') = (name is not null)),
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index tokens_user on tokens (user_id, scope)`,
  `create index tokens_expiry on tokens (expires_at)`,

  `create table imports (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    file_name text not null,
    report jsonb not null default '{}',
    undone_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index imports_user on imports (user_id)`,

  `create table projects (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    cep text,
    state text not null,
    city text not null,
    neighborhood text,
    street text,
    number text,
    phase text not null check (phase in ${phases}),
    description text,
    image_url text,
    import_id uuid references imports on delete set null,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create unique index projects_owner_name on projects (user_id, lower(name))`,
  `create index projects_import on projects (import_id)`,

  `create table project_members (
    project_id uuid not null references projects on delete cascade,
    user_id integer not null references users on delete cascade,
    permission text not null check (permission in ('project:view', 'project:edit')),
    created_at timestamptz not null default now(),
    primary key (project_id, user_id)
  )`,
  `create index project_members_user on project_members (user_id)`,
  `create view project_permissions as
    select id as project_id, user_id, 'project:owner' as permission from projects
    union all
    select m.project_id, m.user_id, m.permission from project_members m
      join projects p on p.id = m.project_id and p.user_id <> m.user_id`,

  `create table invitations (
    id integer generated always as identity primary key,
    token uuid not null,
    project_id uuid not null references projects on delete cascade,
    inviter_id integer not null references users on delete cascade,
    email text not null,
    permission text not null check (permission in ('project:view', 'project:edit')),
    status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'revoked', 'expired')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    answered_at timestamptz
  )`,
  `create unique index invitations_one_pending on invitations (project_id, lower(email)) where status = 'pending'`,
  `create index invitations_email on invitations (lower(email)) where status = 'pending'`,

  `create table phase_changes (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    user_id integer references users on delete set null,
    from_phase text check (from_phase in ${phases}),
    to_phase text not null check (to_phase in ${phases}),
    created_at timestamptz not null default now()
  )`,
  `create index phase_changes_project on phase_changes (project_id, created_at)`,

  `create table activity (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    user_id integer references users on delete set null,
    user_name text not null,
    action text not null,
    entity_type text not null,
    entity_id text not null,
    entity_name text,
    details jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  `create index activity_project on activity (project_id, id desc)`,

  `create table structures (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    data jsonb not null,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index structures_user on structures (user_id, created_at)`,

  `create table uploads (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    key text not null constraint uploads_key unique,
    content_type text not null,
    size integer,
    status text not null default 'requested' check (status in ('requested', 'stored')),
    created_at timestamptz not null default now()
  )`,
  `create index uploads_user on uploads (user_id)`,

  `create table mails (
    id integer generated always as identity primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    links jsonb not null,
    created_at timestamptz not null default now()
  )`,
];
