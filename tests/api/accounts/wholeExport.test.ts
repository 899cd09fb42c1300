import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildAccessWorld, estimate, quotation } from '../../support/access/accessWorld.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, openOffice, password, sampleFrame } from '../../support/world.ts';

const api = await serveApi();

/** Where the rows of a table that hang on a project are told beside it in the export, or why they are not. */
const beside: Record<string, string> = {
  benchmark_entries: 'benchmark_entries, of who consented',
  decision_notices: 'decision_notices, of who has to read them',
  invitations: 'invitations, of who invites',
  outbox: 'mails_to_be_sent',
  tokens: 'api_tokens, of whose they are',
  tower_totals: 'counted from the rows',
  webhooks: 'webhooks, of whose they are',
  webhook_deliveries: 'what was told for seven days: the activity has it',
  webhook_secrets: 'a secret',
};

/** Beyond those, what hangs on a user alone. */
const besideUsers: Record<string, string> = {
  users: 'user',
  imports: 'imports',
  idempotency_keys: 'idempotency_keys',
  identities: 'identities',
  known_addresses: 'known_addresses',
  organization_members: 'organizations',
  recovery_codes: 'recovery_codes',
  second_factors: 'second_factors',
  structures: 'structures',
  uploads: 'uploads',
  projects: 'projects',
};

/** All tables that refer to a table, or to one that does, and whether their rows go with its rows. */
async function hangingOn(root: string): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ child: string; parent: string; goes: boolean }>`
    select child.relname as child, parent.relname as parent, confdeltype = 'c' as goes
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(api.db);
  const found = new Map([[root, true]]);
  // A Map's walk takes along what is added meanwhile.
  for (const [table] of found)
    for (const { child, parent, goes } of rows)
      if (parent === table && child !== table && !found.get(child)) found.set(child, goes);
  return found;
}

/** A project with a row in every table that is exported with it. */
async function fullProject() {
  const [owner, viewer, editor, other] = await Promise.all([1, 2, 3, 4].map(() => newUser(api.url)));
  const world = await buildAccessWorld({ owner: owner!, viewer: viewer!, editor: editor!, other: other! });
  const { ids, project, floorIds } = world;
  const unit = `${project.path}/units/${ids['unitId']}`;
  const option = `${unit}/options/${ids['optionId']}`;
  const put = (path: string, body: object) => expectStatus(200, owner!.call('PUT', path, body));
  const pair = { option_ids: [ids['optionId'], ids['otherOptionId']] };
  await put(`${unit}/overrides`, { ...pair, rule: 'NO_GAPS', note: 'Vem depois.' });
  await put(`${unit}/options/${ids['otherOptionId']}/unfinished-sheet`, { sheet: 'folha por acabar' });
  const modules = [{ type: 'beam_column', data: { ...sampleFrame, floor_ids: floorIds } }];
  await put(`${option}/proposal`, { modules });
  await expectStatus(200, owner!.call('PATCH', `${project.path}/prices`, { prices: [quotation] }));
  const image = `/images/${ids['fileName']}`;
  await sql`update projects set image_url = ${image} where id = ${project.id}`.execute(api.db);
  await sql`insert into decision_standings (decision_id, standing, because, basis)
    values (${ids['decisionId']}, 'STANDS', '[]', '') on conflict do nothing`.execute(api.db);
  return { ...world, owner: owner!, editor: editor! };
}

test('an export of a project has a row of every table that hangs on one, of a person and of an office', async () => {
  const { owner, project } = await fullProject();
  const tables = [...(await hangingOn('projects')).keys()];
  expect(tables.length).toBeGreaterThan(25);
  expect(Object.keys(beside).filter((table) => !tables.includes(table))).toEqual([]);
  const demanded = [...tables.filter((table) => !(table in beside)), 'pictures'];

  await expectStatus(
    201,
    owner.call('POST', '/v1/structures', { ...estimate, areaConstruidaTotal: 1234.525999999999 }),
  );
  const own = (await owner.call('GET', '/v1/users/me/export')).body;
  expect(demanded.filter((table) => !(own.projects[table]?.length > 0))).toEqual([]);
  expect(own.projects.unfinished_sheets).toMatchObject([{ sheet: 'folha por acabar' }]);
  // Figures have no more digits than their arithmetic: 4361.526, not 4361.525999999999.
  expect(JSON.stringify(own.projects.versions).match(/\d+\.\d{9,}/g)).toBeNull();
  expect(JSON.stringify(own)).toContain('1234.526');

  const office = await openOffice(owner, 'Escritório inteiro');
  const move = { organization_id: office.id };
  await expectStatus(200, owner.call('PUT', `${project.path}/organization`, move));
  const held = (await owner.call('GET', `${office.path}/export`)).body;
  expect(demanded.filter((table) => !(held.projects[table]?.length > 0))).toEqual([]);
});

test('every table that refers to an account is exported or exempt, and its rows are deleted or anonymized with it', async () => {
  const hanging = await hangingOn('users');
  const ofProjects = await hangingOn('projects');
  const untold = [...hanging.keys()].filter((table) => !ofProjects.has(table) && !(table in besideUsers));
  expect(untold).toEqual([]);
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as "table", confdeltype as rule from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(api.db);
  expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
});

test("the id of a deleted account is in no text and no JSON of others', webhooks' deliveries among them", async () => {
  const { owner, editor, project } = await fullProject();
  const webhook = { url: 'https://receiver.invalid/', events: ['project', 'member'] };
  await expectStatus(201, owner.call('POST', '/v1/webhooks', webhook));
  // No other text has this number by chance.
  const id = 1_987_654_321;
  await sql`insert into users (id, name, email, password_hash, activated, language)
    overriding system value select ${id}, name, 'rare@example.com', password_hash, true, language
    from users where id = ${editor.id}`.execute(api.db);
  await sql`update tokens set user_id = ${id} where user_id = ${editor.id}`.execute(api.db);
  await sql`update project_members set user_id = ${id} where user_id = ${editor.id}`.execute(api.db);
  await expectStatus(200, editor.call('PATCH', project.path, { city: 'Santos' }));
  const view = { permissions: ['project:view'] };
  await expectStatus(200, owner.call('PATCH', `${project.path}/members/${id}`, view));
  expect((await jsonWith(id)).length).toBeGreaterThan(1);
  await expectStatus(204, editor.call('DELETE', '/v1/users/me', { current_password: password }));
  expect(await jsonWith(id)).toEqual([]);
  const told = await sql<{ name: string }>`
    select event ->> 'userName' as name from webhook_deliveries
    where event ->> 'action' = 'project.updated' and event -> 'userId' = 'null'`.execute(api.db);
  expect(told.rows).toEqual([{ name: editor.name }]);
});

/** The values of JSON columns that hold a number. */
async function jsonWith(id: number): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb'`.execute(api.db);
  const found = await Promise.all(
    rows.map(({ table, column }) =>
      sql<{ text: string }>`select ${sql.ref(column)}::text as text from ${sql.table(table)}
        where ${sql.ref(column)}::text like ${`%${id}%`}`.execute(api.db),
    ),
  );
  return found.flatMap(({ rows: texts }) => texts.map(({ text }) => text));
}
