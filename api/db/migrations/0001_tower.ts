const technologies = `('beam_column', 'concrete_wall', 'structural_masonry')`;

/** Units with their floors, options, modules and versions. */
export const towerTables = [
  `create table units (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    name text not null,
    type text not null default 'tower' check (type = 'tower'),
    tower_id uuid not null constraint units_tower unique,
    tower_version integer not null default 1,
    tower_updated_at timestamptz not null default now(),
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index units_project on units (project_id)`,

  `create table floor_groups (
    id uuid primary key,
    unit_id uuid not null references units on delete cascade,
    name text not null,
    category text not null
      check (category in ('standard_floor', 'ground_floor', 'basement_floor', 'penthouse_floor')),
    area double precision not null check (area > 0),
    height double precision not null check (height > 0),
    repetition integer not null check (repetition > 0),
    position integer not null,
    index integer
  )`,
  `create index floor_groups_unit on floor_groups (unit_id, position)`,

  // Deferred, because a change of the floors renumbers many of them in one transaction.
  `create table floors (
    id uuid primary key,
    unit_id uuid not null references units on delete cascade,
    group_id uuid not null references floor_groups on delete cascade,
    index integer not null,
    constraint floors_one_per_level unique (unit_id, index) deferrable initially deferred
  )`,
  `create index floors_group on floors (group_id)`,

  `create table options (
    id uuid primary key,
    unit_id uuid not null references units on delete cascade,
    name text not null,
    active boolean not null default false,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index options_unit on options (unit_id)`,
  `create unique index options_one_reference on options (unit_id) where active`,

  `create table modules (
    id uuid primary key,
    option_id uuid not null references options on delete cascade,
    name text not null,
    type text not null check (type in ${technologies}),
    outdated boolean not null default false,
    last_version integer not null default 1,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index modules_option on modules (option_id)`,

  `create table module_floors (
    module_id uuid not null references modules on delete cascade,
    floor_id uuid not null references floors on delete cascade,
    primary key (module_id, floor_id)
  )`,
  `create index module_floors_floor on module_floors (floor_id)`,

  `create table versions (
    id uuid primary key,
    module_id uuid not null references modules on delete cascade,
    number integer not null,
    name text not null,
    description text,
    type text not null check (type in ${technologies}),
    is_valid boolean not null default false,
    data jsonb not null,
    result jsonb not null,
    factor_set text not null,
    user_id integer references users on delete set null,
    revision integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint versions_number unique (module_id, number)
  )`,
  `create unique index versions_one_valid on versions (module_id) where is_valid`,
];
