import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { newestMail } from '../../support/mailedToken.ts';
import { formWith, picture } from '../../support/pictures.ts';
import { call } from '../../support/restCall.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  password,
  refusedKeys,
  type TestUser,
  uniqueEmail,
} from '../../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const person = () => newUser(api.url);
const listed = async (user: TestUser, query = '') =>
  (await user.call('GET', `/v1/projects?page=1&page_size=50${query}`)).body.projects;
const members = async (user: TestUser, path: string) =>
  (await user.call('GET', `${path}/members`)).body.members;

describe('members of an office', () => {
  test('come by the link of a mail, with role and discipline, and see its projects at once', async () => {
    const [owner, guest] = [await person(), await person()];
    const office = await openOffice(owner, 'Estruturas Ipê');
    const project = await owner.project();
    await office.take(project);
    const id = await office.invite(guest.email, 'editor', 'estrutura');
    const mail = await newestMail(api.db, guest.email);
    expect(mail.text).toContain('“Estruturas Ipê”');
    const waiting = (await guest.call('GET', '/v1/users/pending-invitations')).body;
    expect(waiting.invitations).toEqual([]);
    expect(waiting.organization_invitations).toMatchObject([
      {
        organization_id: office.id,
        organization_name: 'Estruturas Ipê',
        role: 'editor',
        discipline: 'estrutura',
      },
    ]);
    expect(await listed(guest)).toEqual([]);
    const since = new Date().toISOString();
    const reply = await expectStatus(200, guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' }));
    // Nothing in them changed, but they are new to whoever joins.
    expect(await listed(guest, `&updated_since=${since}`)).toMatchObject([{ id: project.id }]);
    expect(await listed(owner, `&updated_since=${since}`)).toEqual([]);
    expect(reply.body).toMatchObject({
      message: 'invitation successfully replied',
      organization_invitation: { id: Number(id), organization_id: office.id, role: 'editor' },
    });
    expect(reply.body.invitation).toBeUndefined();
    expect(await listed(guest)).toMatchObject([
      { id: project.id, organization_name: 'Estruturas Ipê', permissions: ['project:view', 'project:edit'] },
    ]);
    expect(await listed(guest, `&organization_id=${office.id}`)).toHaveLength(1);
    await openOffice(guest, 'Bronze');
    const { organizations } = (await guest.call('GET', '/v1/organizations')).body;
    expect(organizations).toMatchObject([
      { name: 'Bronze', role: 'owner', projects: 0, members: 1 },
      { name: 'Estruturas Ipê', role: 'editor', projects: 1, members: 2 },
    ]);
    expect((await guest.call('GET', '/v1/users/me/activity')).body.activity.length).toBeGreaterThan(0);
    expect(await members(owner, project.path)).toMatchObject([
      { id: owner.id, by_organization: true },
      { id: guest.id, by_organization: true, discipline: 'estrutura' },
    ]);
    const again = await owner.call('POST', `${office.path}/invite`, { email: guest.email, role: 'owner' });
    expect(again).toMatchObject({
      status: 422,
      body: { keys: { email: 'organization.member' } },
    });
  });

  test('are listed on a project by when they came to it, by whatever way', async () => {
    const [owner, first, second] = [await person(), await person(), await person()];
    const project = await owner.project();
    await project.share(first, 'project:edit');
    const office = await openOffice(owner);
    await office.join(second, 'editor');
    // Who was invited to the project joins its office later.
    await office.join(first, 'editor');
    await office.take(project);
    const rows: { id: number; created_at: string }[] = await members(owner, project.path);
    expect(rows.map(({ id }) => id)).toEqual([owner.id, first.id, second.id]);
    const colleagues: typeof rows = await members(owner, office.path);
    expect(colleagues.map(({ id }) => id)).toEqual([owner.id, second.id, first.id]);
    const joined = (of: typeof rows, { id }: TestUser) => of.find((row) => row.id === id)?.created_at;
    expect(joined(rows, second)).toBe(joined(colleagues, second));
    expect(Date.parse(joined(rows, first)!)).toBeLessThan(Date.parse(joined(rows, second)!));
  });

  test('keep their discipline with another role, and their role with another discipline', async () => {
    const [owner, colleague] = [await person(), await person()];
    const office = await openOffice(owner);
    await office.join(colleague, 'viewer');
    const path = `${office.path}/members/${colleague.id}`;
    for (const [change, role, discipline] of [
      [{ discipline: 'orçamento' }, 'viewer', 'orçamento'],
      [{ role: 'editor' }, 'editor', 'orçamento'],
      [{ discipline: 'estrutura' }, 'editor', 'estrutura'],
      [{ role: 'owner' }, 'owner', 'estrutura'],
    ] as const) {
      await expectStatus(200, owner.call('PATCH', path, change));
      const [, changed] = await members(owner, office.path);
      expect([change, changed]).toMatchObject([change, { id: colleague.id, role, discipline }]);
    }
  });

  test('keep at least one owner, whoever leaves', async () => {
    const [owner, colleague, second] = [await person(), await person(), await person()];
    const office = await openOffice(owner);
    await office.join(colleague, 'editor');
    await office.join(second, 'owner');
    const ids = (await members(owner, office.path)).map(({ id }: { id: number }) => id);
    expect(ids).toEqual([owner.id, second.id, colleague.id]);
    await expectStatus(200, second.call('DELETE', `${office.path}/members/${second.id}`));
    const own = `${office.path}/members/${owner.id}`;
    for (const [method, body] of [['DELETE'], ['PATCH', { role: 'editor' }]] as const)
      expect(await owner.call(method, own, body)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const raised = `${office.path}/members/${colleague.id}`;
    await expectStatus(200, owner.call('PATCH', raised, { role: 'owner', discipline: '' }));
    await expectStatus(200, owner.call('DELETE', own));
    expect(await members(colleague, office.path)).toMatchObject([{ id: colleague.id, discipline: null }]);
  });

  test('lose its projects and the tokens for them with it, but not what they were invited to', async () => {
    const [owner, colleague] = [await person(), await person()];
    const office = await openOffice(owner);
    await office.join(colleague, 'viewer');
    const [first, second] = [await owner.project(), await owner.project()];
    await office.take(first);
    const roleStays = { status: 409, body: { code: 'CONFLICT' } };
    expect(await owner.call('DELETE', `${first.path}/members/${colleague.id}`)).toMatchObject(roleStays);
    // Invited before it became the office's.
    await second.share(colleague, 'project:edit');
    await office.take(second);
    const tokens = [first, second].map(async ({ id }) => {
      const made = colleague.call('POST', '/v1/tokens/api', { name: 'x', project_id: id });
      return (await expectStatus(201, made)).body.api_token.token;
    });
    const [lost, kept] = await Promise.all(tokens);
    await expectStatus(200, colleague.call('DELETE', `${office.path}/members/${colleague.id}`));
    expect((await call(api.url, 'GET', first.path, { token: lost })).status).toBe(401);
    expect((await call(api.url, 'GET', second.path, { token: kept })).status).toBe(200);
    expect((await listed(colleague)).map(({ id }: { id: string }) => id)).toEqual([second.id]);
  });
});

describe('a project', () => {
  test('goes in by somebody who may add, and out by an owner, whose it is then', async () => {
    const [owner, editor, viewer] = [await person(), await person(), await person()];
    const office = await openOffice(owner);
    await office.join(editor, 'editor');
    await office.join(viewer, 'viewer');
    const into = { organization_id: office.id };
    const others = await viewer.project();
    expect((await viewer.call('PUT', `${others.path}/organization`, into)).status).toBe(403);
    const project = await editor.project({ name: 'Torre única' });
    await office.take(project);
    expect((await editor.call('GET', project.path)).body.project).toMatchObject({
      organization_id: office.id,
      user_id: owner.id,
      permissions: ['project:view', 'project:edit'],
    });
    expect((await editor.call('DELETE', project.path)).status).toBe(403);
    expect(
      (await owner.call('POST', `${project.path}/transfer-ownership`, { user_id: editor.id })).status,
    ).toBe(409);
    // Names are unique in the office, and apart from the holder's own.
    await owner.project({ name: 'Torre única' });
    const twin = await editor.project({ name: 'Torre única' });
    expect(await refusedKeys(editor.call('PUT', `${twin.path}/organization`, into))).toEqual({
      organization_id: 'organization.projects.name_taken',
    });
    expect((await owner.call('PUT', `${project.path}/organization`, { organization_id: null })).status).toBe(
      422,
    );
    await expectStatus(200, owner.call('PATCH', project.path, { name: 'Torre do escritório' }));
    await expectStatus(200, owner.call('PUT', `${project.path}/organization`, { organization_id: null }));
    expect((await editor.call('GET', project.path)).status).toBe(404);
    expect((await owner.call('GET', project.path)).body.project).not.toHaveProperty('organization_id');
  });

  test('that changes hands ends the tokens of who sees it no more, and says where it went', async () => {
    const [owner, colleague] = [await person(), await person()];
    const [office, second] = [await openOffice(owner, 'Ipê'), await openOffice(owner, 'Jatobá')];
    await office.join(colleague, 'viewer');
    const project = await owner.project();
    await office.take(project);
    const token = async (user: TestUser) => {
      const made = user.call('POST', '/v1/tokens/api', { name: 'x', project_id: project.id });
      return (await expectStatus(201, made)).body.api_token.token;
    };
    const [lost, kept] = [await token(colleague), await token(owner)];
    const statuses = async () => {
      const asked = [lost, kept].map((held) => call(api.url, 'GET', project.path, { token: held }));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    await second.take(project);
    expect(await statuses()).toEqual([401, 200]);
    await expectStatus(200, owner.call('PUT', `${project.path}/organization`, { organization_id: null }));
    const { activity } = (await owner.call('GET', `${project.path}/activity`)).body;
    const told = activity.map(({ action, details }: { action: string; details: { to?: string } }) => [
      action,
      details.to,
    ]);
    expect(told.slice(0, 3)).toEqual([owner.name, 'Jatobá', 'Ipê'].map((to) => ['project.transferred', to]));
  });

  test('stays with the office whose owner deletes the account, and a lonely one is passed on', async () => {
    const [owner, editor, guest] = [await person(), await person(), await person()];
    const [office, lonely] = [await openOffice(owner), await openOffice(owner, 'Só')];
    await office.join(editor, 'editor');
    const [project, shared] = [await owner.project(), await owner.project()];
    await office.take(project);
    await lonely.take(shared);
    await shared.share(guest, 'project:view');
    await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
    expect(await members(editor, office.path)).toMatchObject([{ id: editor.id, role: 'owner' }]);
    expect((await editor.call('GET', project.path)).body.project).toMatchObject({
      user_id: editor.id,
      permissions: ['project:view', 'project:edit', 'project:owner'],
    });
    expect((await guest.call('GET', shared.path)).body.project.user_id).toBe(guest.id);
    expect((await editor.call('GET', lonely.path)).status).toBe(404);
  });

  test('keeps what was invited to in the name of the holder, where who invited deletes the account', async () => {
    const [owner, second, carla, dora] = [await person(), await person(), await person(), await person()];
    const office = await openOffice(owner);
    await office.join(second, 'owner');
    const project = await owner.project();
    await office.take(project);
    await office.invite(carla.email, 'editor');
    const invitation = { email: dora.email, permissions: ['project:view'] };
    await expectStatus(200, owner.call('POST', `${project.path}/invite`, invitation));
    await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
    for (const [guest, path, kind] of [
      [carla, office.path, 'organization_invitations'],
      [dora, project.path, 'invitations'],
    ] as const) {
      const sent = (await expectStatus(200, second.call('GET', `${path}/invitations`))).body[kind];
      expect(sent).toContainEqual(expect.objectContaining({ email: guest.email, status: 'pending' }));
      const [waiting] = (await guest.call('GET', '/v1/users/pending-invitations')).body[kind];
      await expectStatus(200, guest.call('PUT', `/v1/users/reply/${waiting.id}`, { status: 'accepted' }));
    }
  });

  test('counts as its office’s in the benchmark, which another holder does not make new', async () => {
    const [first, second] = [await person(), await person()];
    const office = await openOffice(first);
    await office.join(second, 'owner');
    const [a, b] = [await first.project(), await second.project()];
    await office.take(a);
    await office.take(b);
    const owners = async () =>
      (
        await api.db.selectFrom('projects').select('userId').where('organizationId', '=', office.id).execute()
      ).map(({ userId }) => userId);
    expect(await owners()).toEqual([first.id, first.id]);
    // Whichever of the two rests longer, and one of them was shown before.
    const [rest, shorter] = [new Date(Date.now() + 1e9), new Date(Date.now() + 1e8)];
    for (const [id, benchmarkRestsUntil] of [
      [first.id, rest],
      [second.id, shorter],
    ] as const)
      await api.db
        .updateTable('users')
        .set({ benchmarked: id === first.id, benchmarkRestsUntil })
        .where('id', '=', id)
        .execute();
    await expectStatus(200, first.call('DELETE', `${office.path}/members/${first.id}`));
    expect(await owners()).toEqual([second.id, second.id]);
    const held = await api.db
      .selectFrom('users')
      .select(['benchmarked', 'benchmarkRestsUntil'])
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    expect([held.benchmarked, new Date(held.benchmarkRestsUntil ?? 0)]).toEqual([true, rest]);
  });
});

test('an office is renamed alone, and goes to an editor before who looked on for longer', async () => {
  const [owner, viewer, editor] = [await person(), await person(), await person()];
  const [office, other] = [await openOffice(owner), await openOffice(owner, 'Outro')];
  await office.join(viewer, 'viewer');
  await office.join(editor, 'editor');
  const renamed = await expectStatus(200, owner.call('PATCH', office.path, { name: 'Paineira' }));
  expect(renamed.body.organization).toMatchObject({
    id: office.id,
    name: 'Paineira',
    role: 'owner',
    members: 3,
  });
  expect((await owner.call('GET', other.path)).body.organization.name).toBe('Outro');
  await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
  expect(await members(editor, office.path)).toMatchObject([
    { id: editor.id, role: 'owner' },
    { id: viewer.id, role: 'viewer' },
  ]);
});

test.each([
  ['viewer', 'owner', 'editor'],
  ['editor', 'viewer', 'owner'],
] as const)('an office with an owner left, beside %s, has no other one', async (...roles) => {
  const owner = await person();
  const office = await openOffice(owner);
  const left: [TestUser, string][] = [];
  for (const role of roles) {
    const each = await person();
    await office.join(each, role);
    left.push([each, role]);
  }
  await expectStatus(204, owner.call('DELETE', '/v1/users/me', { current_password: password }));
  const second = left.find(([, role]) => role === 'owner')![0];
  const kept = await members(second, office.path);
  for (const [{ id }, role] of left) expect(kept).toContainEqual(expect.objectContaining({ id, role }));
});

test('an invitation to an office is taken back, and one not answered is no membership', async () => {
  const owner = await person();
  const office = await openOffice(owner);
  const email = uniqueEmail();
  const id = await office.invite(email, 'owner');
  const pending = await owner.call('POST', `${office.path}/invite`, { email, role: 'viewer' });
  expect(pending.status).toBe(422);
  await expectStatus(204, owner.call('DELETE', `${office.path}/invitations/${id}`));
  const guest = await newUser(api.url, { email });
  expect((await guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' })).status).toBe(409);
  expect((await guest.call('GET', office.path)).status).toBe(404);
});

test('an office goes out as one file, and whole with the password: its projects go, people’s own stay', async () => {
  const [owner, editor, guest] = [await person(), await person(), await person()];
  const office = await openOffice(owner);
  await office.join(editor, 'editor', 'orçamento');
  const [project, own] = [await editor.project(), await editor.project()];
  const unit = await project.unit();
  const option_ids = [(await unit.option()).id, (await unit.option({ active: false })).id];
  const passedOver = { option_ids, rule: 'NO_GAPS', note: 'Entra depois.' };
  await expectStatus(200, editor.call('PUT', `${unit.path}/overrides`, passedOver));
  const { url, public_url } = (await editor.call('GET', '/v1/presigned-urls?fileName=a.png')).body;
  await expectStatus(201, call(api.url, 'POST', url, { body: formWith(await picture()) }));
  await expectStatus(200, editor.call('PATCH', project.path, { image_url: public_url }));
  await project.share(guest, 'project:view');
  await office.take(project);
  const file = await expectStatus(200, owner.call('GET', `${office.path}/export`));
  expect(file.body).toMatchObject({
    organization: { id: office.id },
    members: [{ role: 'owner' }, { email: editor.email, role: 'editor', discipline: 'orçamento' }],
    projects: {
      projects: [{ id: project.id, image_url: public_url }],
      units: [{}],
      options: [{}, {}],
      overrides: [{ rule: 'NO_GAPS', note: 'Entra depois.' }],
      pictures: [{ content_type: 'image/png', user_id: editor.id }],
    },
  });
  expect(public_url).toContain(file.body.projects.pictures[0].key);
  const remove = (user: TestUser, current_password: string) =>
    user.call('DELETE', office.path, { current_password });
  expect((await remove(editor, password)).status).toBe(403);
  expect(await refusedKeys(remove(owner, 'outra-senha-qualquer'))).toEqual({
    current_password: 'account.password.wrong',
  });
  await expectStatus(204, remove(owner, password));
  for (const user of [owner, editor, guest]) expect((await user.call('GET', project.path)).status).toBe(404);
  expect((await listed(editor)).map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await owner.call('GET', '/v1/organizations')).body.organizations).toEqual([]);
});

test('a project is made in an office by somebody who may add to it, and copies of its projects stay there', async () => {
  const [owner, editor, viewer, guest] = [await person(), await person(), await person(), await person()];
  const office = await openOffice(owner);
  await office.join(editor, 'editor');
  await office.join(viewer, 'viewer');
  const body = { name: 'Torre nova', city: 'Santos', state: 'SP', phase: 'basic_project' };
  const make = (user: TestUser, organization_id: string | null, name = body.name) =>
    user.call('POST', '/v1/projects', { ...body, name, organization_id });
  const { project } = (await expectStatus(201, make(editor, office.id))).body;
  expect(project).toMatchObject({
    user_id: owner.id,
    organization_id: office.id,
    permissions: ['project:view', 'project:edit'],
  });
  expect(await listed(viewer)).toMatchObject([{ id: project.id }]);
  const path = `/v1/projects/${project.id}`;
  const { activity } = (await owner.call('GET', `${path}/activity`)).body;
  expect(activity).toMatchObject([{ action: 'project.created', user_id: editor.id }]);

  expect((await make(viewer, office.id)).status).toBe(403);
  expect((await make(guest, office.id)).status).toBe(404);
  expect((await make(owner, 'x')).body.keys).toEqual({ organization_id: 'general.select' });
  expect((await make(owner, office.id)).body.keys).toEqual({ name: 'organization.projects.name_taken' });
  // The same name is free among the own ones.
  const own = (await expectStatus(201, make(editor, null))).body.project;
  expect([own.user_id, own.organization_id]).toEqual([editor.id, undefined]);

  const copied = (await expectStatus(201, editor.call('POST', `${path}/duplicate`))).body.project;
  expect(copied).toMatchObject({ organization_id: office.id, user_id: owner.id });
  expect(copied.permissions).toEqual(['project:view', 'project:edit']);
  const named = editor.call('POST', `${path}/duplicate`, { name: body.name });
  expect((await named).body.keys).toEqual({ name: 'organization.projects.name_taken' });
  // Who is no colleague makes a copy of their own.
  const shared = await editor.project();
  await shared.share(guest, 'project:edit');
  await office.take(shared);
  const theirs = (await expectStatus(201, guest.call('POST', `${shared.path}/duplicate`))).body.project;
  expect([theirs.user_id, theirs.organization_id]).toEqual([guest.id, undefined]);
});
