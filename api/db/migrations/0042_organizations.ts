import { type Kysely, sql } from 'kysely';

/**
 * Offices: their members, their projects and the invitations to them. A project of an office is held, as `user_id`, by
 * the owner of the office who has been there longest; its name is unique in the office and not among that person's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table organizations (
      id uuid primary key,
      name text not null,
      created_at timestamptz not null default now()
    )`,
    `create table organization_members (
      organization_id uuid not null references organizations on delete cascade,
      user_id integer not null references users on delete cascade,
      permission text not null check (permission in ('project:view', 'project:edit', 'project:owner')),
      discipline text,
      created_at timestamptz not null default now(),
      primary key (organization_id, user_id)
    )`,
    `create index organization_members_user on organization_members (user_id)`,
    `alter table projects add column organization_id uuid references organizations`,
    `create index projects_organization on projects (organization_id, id) where organization_id is not null`,
    `drop index projects_owner_name`,
    `create unique index projects_owner_name
      on projects (coalesce(organization_id::text, user_id::text), lower(name))`,
    `alter table invitations alter column project_id drop not null`,
    `alter table invitations add column organization_id uuid references organizations on delete cascade`,
    `alter table invitations add column discipline text`,
    `alter table invitations add constraint invitations_to_one check (num_nonnulls(project_id, organization_id) = 1)`,
    `alter table invitations drop constraint invitations_permission_check`,
    `alter table invitations add constraint invitations_permission_check check (
      permission in ('project:view', 'project:edit')
      or permission = 'project:owner' and organization_id is not null)`,
    `drop index invitations_one_pending`,
    `create unique index invitations_one_pending
      on invitations (coalesce(project_id, organization_id), lower(email)) where status = 'pending'`,
    `create index invitations_organization on invitations (organization_id) where organization_id is not null`,
    // The stronger of the role in the office and of one's own invitation; each person once in each project.
    `create view shared_projects as
      select m.project_id, m.user_id, m.permission from project_members m
        join projects p on p.id = m.project_id and p.user_id <> m.user_id
        where not exists (
          select from organization_members o where o.organization_id = p.organization_id and o.user_id = m.user_id)
      union all
      select p.id, o.user_id, case
          when o.permission = 'project:view' and m.permission is not null then m.permission
          else o.permission
        end
        from organization_members o
        join projects p on p.organization_id = o.organization_id and p.user_id <> o.user_id
        left join project_members m on m.project_id = p.id and m.user_id = o.user_id`,
    `create or replace view project_permissions as
      select id as project_id, user_id, 'project:owner' as permission from projects
      union all
      select project_id, user_id, permission from shared_projects`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
