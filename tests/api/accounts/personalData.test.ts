import { sql } from 'kysely';
import { toJson } from '../../../api/db/json.ts';
import { expect, test } from 'vitest';
import { insertPendingSignUp } from '../../../api/singleSignOn/pendingSignOnRepository.ts';
import { buildAccessWorld, estimate, quotation } from '../../support/access/accessWorld.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, password, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

/** Where each column that holds a user's id or an address is told in the export; those that hold no person say why. */
const exportedAs: Record<string, string> = {
  'activity.user_id': 'activity',
  'begun_sign_ups.email': 'somebody without an account, for ten minutes',
  'benchmark_entries.user_id': 'benchmark_entries',
  'decision_notices.user_id': 'decision_notices',
  'decisions.author_id': 'decisions',
  'declarations.user_id': 'declarations',
  'identities.user_id': 'identities',
  'idempotency_keys.user_id': 'idempotency_keys',
  'imports.user_id': 'imports',
  'invitations.email': 'invitations',
  'invitations.inviter_id': 'invitations',
  'known_addresses.user_id': 'known_addresses',
  'organization_members.user_id': 'organizations',
  'mails.recipient': 'the mailbox of an installation for one person: whoever reads the terminal has them all',
  'outbox.recipient': 'mails_to_be_sent',
  'outbox.user_id': 'mails_to_be_sent',
  'overrides.user_id': 'overrides',
  'phase_changes.user_id': 'phase_changes',
  'prices.user_id': 'prices',
  'project_members.user_id': 'memberships',
  'projects.user_id': 'projects',
  'recovery_codes.user_id': 'recovery_codes',
  'second_factors.user_id': 'second_factors',
  'structures.user_id': 'structures',
  'takeoff_proposals.user_id': 'takeoff_proposals',
  'tokens.email': 'sessions',
  'tokens.user_id': 'sessions',
  'uploads.user_id': 'uploads',
  'versions.user_id': 'versions_made',
  'webhooks.user_id': 'webhooks',
  'users.email': 'user',
  'users.pending_email': 'user',
};

/** Columns that refer to an account, by their constraint or their name, and those that hold an address. */
async function personalColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema = current_schema()
      and (c.column_name ~ '(^|_)(email|recipient)$' or c.column_name ~ '(user|author|inviter|owner|member)_id$'
        or exists (
          select from information_schema.key_column_usage k
          join information_schema.referential_constraints r using (constraint_schema, constraint_name)
          join information_schema.table_constraints u
            on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
          where u.table_name = 'users' and k.table_name = c.table_name and k.column_name = c.column_name))
    order by 1, 2`.execute(api.db);
  return rows;
}

test('every column that holds a person is known to the export', async () => {
  const columns = (await personalColumns()).map(({ table, column }) => `${table}.${column}`);
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.toSorted()).toEqual(Object.keys(exportedAs).toSorted());
});

test('the export has the content of each of them, and the deletion leaves none of it', async () => {
  const [person, viewer, editor, other] = await Promise.all([1, 2, 3, 4].map(() => newUser(api.url)));
  const { ids, project } = await buildAccessWorld({
    owner: person!,
    viewer: viewer!,
    editor: editor!,
    other: other!,
  });
  const unit = `${project.path}/units/${ids['unitId']}`;
  await expectStatus(200, person!.call('PATCH', project.path, { phase: 'executive_project' }));
  await expectStatus(
    201,
    person!.call('POST', '/v1/structures', estimate, {
      headers: { 'idempotency-key': 'personal' },
    }),
  );
  const foreign = await other!.project();
  await foreign.share(person!, 'project:edit');
  // An invitation the person never answered lies in another's project.
  const asked = await editor!.project();
  const invite = { email: person!.email, permissions: ['project:view'] };
  await expectStatus(200, editor!.call('POST', `${asked.path}/invite`, invite));
  expect((await person!.call('GET', unit)).status).toBe(200);
  await api.db.insertInto('recoveryCodes').values({ userId: person!.id, hash: 'x' }).execute();
  const batch = crypto.randomUUID();
  await sql`insert into benchmark_batches (id, traits, size) values (${batch}, '{}', 5)`.execute(api.db);
  await sql`insert into benchmark_entries (batch_id, project_id, user_id, figures)
    values (${batch}, ${project.id}, ${person!.id}, '{}')`.execute(api.db);
  const organizationId = ids['organizationId']!;
  const issuer = 'https://issuer.example';
  await api.db
    .insertInto('identities')
    .values({ organizationId, issuer, subject: 's', userId: person!.id })
    .execute();
  await insertPendingSignUp(api.db, 'token', { organizationId, issuer, subject: 't', email: person!.email });
  await api.db
    .insertInto('decisionNotices')
    .values({ userId: person!.id, decisionId: ids['decisionId']! })
    .execute();
  await api.db
    .insertInto('prices')
    .values({
      projectId: project.id,
      ...quotation,
      key: 'form:slabs',
      userId: person!.id,
      userName: person!.name,
    })
    .execute();
  await api.db
    .insertInto('takeoffProposals')
    .values({ optionId: ids['optionId']!, id: crypto.randomUUID(), userId: person!.id, modules: toJson([]) })
    .execute();
  await api.db
    .insertInto('overrides')
    .values({
      id: crypto.randomUUID(),
      unitId: ids['unitId']!,
      options: `${ids['optionId']},${ids['otherOptionId']}`,
      rule: 'NO_GAPS',
      note: 'Conferido.',
      userId: person!.id,
      userName: person!.name,
    })
    .execute();

  const exported = (await person!.call('GET', '/v1/users/me/export')).body;
  const own = { ...exported, ...exported.projects };
  const columns = await personalColumns();
  // A mail waits in the outbox, and a sign-up at its form, for a moment only.
  const fleeting = new Set(['mails', 'outbox', 'begun_sign_ups']);
  const missing = columns
    .filter(({ table }) => !fleeting.has(table))
    .map(({ table, column }) => exportedAs[`${table}.${column}`] ?? '')
    .filter((key) => own[key] === undefined || own[key].length === 0);
  expect(missing).toEqual([]);
  for (const secret of [person!.token, 'link_secret', 'password_hash', 'public_key'])
    expect(JSON.stringify(exported)).not.toContain(secret);

  await expectStatus(204, person!.call('DELETE', '/v1/users/me', { current_password: password }));
  for (const { table, column } of columns.filter(({ column: name }) => name.endsWith('_id'))) {
    const { rows } =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${person!.id}`.execute(api.db);
    expect([table, column, rows.length]).toEqual([table, column, 0]);
  }
  expect(await rowsWith(person!.email)).toEqual([]);
});

/** The rows of all tables that hold a text, in any case. */
async function rowsWith(held: string): Promise<string[]> {
  const tables = (await api.db.introspection.getTables()).filter(({ isView }) => !isView);
  const found = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
        where t::text ilike ${`%${held}%`}`.execute(api.db),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ row }) => row));
}

test('the deletion also leaves no address of before, nor a kept answer that holds one', async () => {
  const [person, host] = [
    await newUser(api.url, { email: uniqueEmail().replace('person', 'Person') }),
    await newUser(api.url),
  ];
  const [asked, shared] = [await host.project(), await host.project()];
  // An address is the same in any case.
  const invite = { email: person.email.toUpperCase(), permissions: ['project:view'] };
  const headers = { 'idempotency-key': 'invited' };
  await expectStatus(200, host.call('POST', `${asked.path}/invite`, invite, { headers }));
  await shared.share(person, 'project:edit');
  const email = uniqueEmail();
  await expectStatus(200, person.call('PATCH', '/v1/users', { email, current_password: password }));
  const proof = { token: await mailedToken(api.db, email) };
  await expectStatus(200, person.call('PUT', '/v1/users/activated', proof));
  await expectStatus(
    200,
    host.call(
      'POST',
      `${asked.path}/invite`,
      { ...invite, email },
      {
        headers: { 'idempotency-key': 'invited-again' },
      },
    ),
  );
  await expectStatus(200, person.call('GET', shared.path));
  await expectStatus(204, person.call('DELETE', '/v1/users/me', { current_password: password }));
  for (const address of [person.email, email]) expect(await rowsWith(address)).toEqual([]);
});

test('the deletion also leaves no address that waited for its proof, but what others sent to it', async () => {
  const [person, host] = [await newUser(api.url), await newUser(api.url)];
  const email = uniqueEmail();
  await expectStatus(200, person.call('PATCH', '/v1/users', { email, current_password: password }));
  expect((await rowsWith(email)).length).toBeGreaterThan(1);
  await expectStatus(204, person.call('DELETE', '/v1/users/me', { current_password: password }));
  expect(await rowsWith(email)).toEqual([]);
  // The next one to give it may not be who has it.
  const squatter = await newUser(api.url);
  await squatter.call('PATCH', '/v1/users', { email, current_password: password });
  const project = await host.project();
  const invite = { email, permissions: ['project:view'] };
  const { id } = (await expectStatus(200, host.call('POST', `${project.path}/invite`, invite))).body
    .invitation;
  await expectStatus(204, squatter.call('DELETE', '/v1/users/me', { current_password: password }));
  const left = await api.db.selectFrom('invitations').select('email').where('id', '=', id).execute();
  expect(left).toEqual([{ email }]);
});
