import { describe, expect, test } from 'vitest';
import { newestMail } from '../../support/mailedToken.ts';
import { sortedStatuses } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { noted } from '../../support/restThings.ts';
import { expectStatus, newUser, password, refusedKeys, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

test('the browser client of the newest live service reads people and its own permissions', async () => {
  const [owner, editor, viewer] = [await newUser(api.url), await newUser(api.url), await newUser(api.url)];
  const project = await owner.project();
  for (const [guest, permission] of [
    [editor, 'project:edit'],
    [viewer, 'project:view'],
  ] as const) {
    const body = { email: guest.email, permissions: [permission] };
    const { id } = (await owner.call('POST', `${project.path}/invite`, body)).body.invitation;
    await guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' });
  }
  const { data } = (await viewer.call('GET', `${project.path}/collaborators`)).body;
  expect(data.collaborators).toEqual(
    [owner, editor, viewer].map(({ id, name, email }) => ({
      id,
      name,
      email,
      created_at: expect.any(String),
    })),
  );
  const permissions = [owner, editor, viewer].map(
    async (user) => (await user.call('GET', `${project.path}/user/permissions`)).body.permissions,
  );
  expect(await Promise.all(permissions)).toEqual([
    ['*:*'],
    ['create:unit', 'delete:unit', 'update:project', 'update:unit'],
    [],
  ]);
});

describe('invitations', () => {
  test('reach an email that signs up later, and are accepted once', async () => {
    const owner = await newUser(api.url);
    const project = await owner.project();
    const email = uniqueEmail();
    const sent = await owner.call('POST', `${project.path}/invite`, { email, permissions: ['edit', 'view'] });
    expect(sent).toMatchObject({ status: 200, body: { invitation: { status: 'pending', email } } });
    const { id } = sent.body.invitation;
    const mail = await newestMail(api.db, email);
    expect(mail.links).toHaveLength(1);
    const link = new RegExp(
      `^http://torre\\.test/profile/invites\\?inviteId=${id}&tkn=[A-Z2-7]{26}&lng=pt-BR$`,
    );
    expect(mail.links[0]).toMatch(link);
    expect(mail.text).toContain(owner.name);

    const guest = await newUser(api.url, { email });
    const waiting = await guest.call('GET', '/v1/users/pending-invitations');
    expect(waiting.body.invitations).toMatchObject([
      { id, inviter_name: owner.name, project_id: project.id, permissions: ['project:view', 'project:edit'] },
    ]);
    const reply = () => guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' });
    const answers = await Promise.all([reply(), reply()]);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    expect((await reply()).body.code).toBe('INVITATION_ANSWERED');
    const revoked = await owner.call('DELETE', `${project.path}/invitations/${id}`);
    expect(revoked).toMatchObject({ status: 409, body: { code: 'INVITATION_ANSWERED' } });
    expect((await guest.call('GET', project.path)).body.project.permissions).toEqual([
      'project:view',
      'project:edit',
    ]);
    const known = await guest.call('GET', '/v1/users/collaborators');
    expect(known.body.users).toEqual([{ id: owner.id, name: owner.name, email: owner.email }]);
  });

  test('are one at a time per project and email', async () => {
    const owner = await newUser(api.url);
    const project = await owner.project();
    const email = uniqueEmail();
    const invite = (to: string) =>
      owner.call('POST', `${project.path}/invite`, { email: to, permissions: ['project:view'] });
    const answers = await Promise.all([invite(email), invite(email.toUpperCase()), invite(email)]);
    expect(sortedStatuses(answers)).toEqual([200, 422, 422]);
    expect((await invite(email)).body.keys).toEqual({ email: 'invite.pending' });
    expect((await invite(owner.email)).body.keys).toEqual({ email: 'invite.member' });
    const none = await owner.call('POST', `${project.path}/invite`, { email, permissions: [] });
    expect(none.body.keys).toEqual({ permissions: 'invite.permissions.required' });
  });

  test('are declined, revoked, run out, or belong to another', async () => {
    const owner = await newUser(api.url);
    const [guest, other] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project();
    const invite = async () => {
      const body = { email: guest.email, permissions: ['project:view'] };
      return (await owner.call('POST', `${project.path}/invite`, body)).body.invitation.id as number;
    };
    const reply = (who: typeof guest, id: number, status = 'accepted') =>
      who.call('PUT', `/v1/users/reply/${id}`, { status });

    const first = await invite();
    expect((await reply(other, first)).body.code).toBe('INVITATION_FOR_ANOTHER');
    expect((await reply(guest, first, 'declined')).status).toBe(200);
    expect((await guest.call('GET', project.path)).status).toBe(404);

    const second = await invite();
    expect((await owner.call('DELETE', `${project.path}/invitations/${second}`)).status).toBe(204);
    expect((await reply(guest, second)).status).toBe(409);

    const third = await invite();
    const past = new Date(Date.now() - 1000);
    await api.db.updateTable('invitations').set({ expiresAt: past }).where('id', '=', third).execute();
    expect((await reply(guest, third)).body.code).toBe('INVITATION_EXPIRED');
    expect((await guest.call('GET', '/v1/users/pending-invitations')).body.invitations).toEqual([]);

    await invite();
    const sent = await owner.call('GET', `${project.path}/invitations`);
    expect(sent.body.invitations.map((row: { status: string }) => row.status)).toEqual([
      'pending',
      'expired',
      'revoked',
      'declined',
    ]);
    expect((await reply(guest, 2_000_000)).status).toBe(404);
    // One that ran out is cleared away like one that waits.
    expect((await owner.call('DELETE', `${project.path}/invitations/${third}`)).status).toBe(204);
    const kept = await owner.call('GET', `${project.path}/invitations`);
    expect(kept.body.invitations[1]).toMatchObject({ id: third, status: 'revoked' });
  });
});

describe('permissions', () => {
  test('change, end, and are left by the member itself', async () => {
    const owner = await newUser(api.url);
    const [one, two] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project();
    await project.share(one, 'project:view');
    await project.share(two, 'project:view');
    const members = `${project.path}/members`;
    const raised = await owner.call('PATCH', `${members}/${one.id}`, { permissions: ['project:edit'] });
    expect(raised.body.member.permissions).toEqual(['project:view', 'project:edit']);
    expect((await one.call('PATCH', project.path, { city: 'Santos' })).status).toBe(200);
    expect((await owner.call('DELETE', `${members}/${one.id}`)).status).toBe(200);
    expect((await one.call('GET', project.path)).status).toBe(404);
    expect((await two.call('DELETE', `${members}/${two.id}`)).status).toBe(200);
    expect((await two.call('GET', project.path)).status).toBe(404);
    expect((await owner.call('DELETE', `${members}/${owner.id}`)).status).toBe(409);
    expect((await owner.call('PATCH', `${members}/${owner.id}`, { permissions: ['view'] })).status).toBe(409);
  });
});

test('what people did and how they came and went is noted, and stays when their accounts are gone', async () => {
  const owner = await newUser(api.url, { name: 'Ana Dona' });
  const [viewer, editor, later] = await Promise.all(
    ['Vera', 'Edu', 'Lia'].map((name) => newUser(api.url, { name: `${name} Souza` })),
  );
  const project = await owner.project();
  const members = `${project.path}/members`;
  for (const [guest, permission] of [
    [viewer!, 'project:view'],
    [editor!, 'project:edit'],
    [later!, 'project:edit'],
  ] as const)
    await project.share(guest, permission);
  const people = async (by = owner) =>
    (await expectStatus(200, by.call('GET', members))).body.members.map(
      ({ id, permissions }: { id: number; permissions: string[] }) => [id, permissions.at(-1)],
    );
  expect(await people()).toEqual([
    [owner.id, 'project:owner'],
    [viewer!.id, 'project:view'],
    [editor!.id, 'project:edit'],
    [later!.id, 'project:edit'],
  ]);
  const patch = (id: number, permissions: unknown) =>
    owner.call('PATCH', `${members}/${id}`, { permissions });
  const stranger = await newUser(api.url);
  const changes = await noted(owner, project.path, async () => {
    await expectStatus(200, patch(later!.id, ['project:view', 'project:edit', 'project:view']));
    await expectStatus(200, patch(later!.id, ['view']));
    for (const none of [[], ['project:owner'], ['none'], null, Array(5).fill('view')])
      expect(Object.keys((await patch(later!.id, none)).body.keys)[0]).toMatch(/^permissions/);
    expect((await patch(stranger.id, ['view'])).status).toBe(404);
    for (const id of [stranger.id, 2_147_483_648, 0, 'x'])
      expect((await owner.call('DELETE', `${members}/${id}`)).status).toBe(404);
    await expectStatus(200, owner.call('DELETE', `${members}/${later!.id}`));
  });
  expect(changes).toEqual([
    ['member.updated', String(later!.id), later!.name, { permission: 'project:edit' }],
    ['member.updated', String(later!.id), later!.name, { permission: 'project:view' }],
    ['member.deleted', String(later!.id), later!.name, {}],
  ]);
  await project.share(later!, 'project:edit');
  const leave = () => expectStatus(200, later!.call('DELETE', `${members}/${later!.id}`));
  const left = await noted(later!, project.path, async () => {
    await expectStatus(200, later!.call('PATCH', project.path, { phase: 'basic_project' }));
  });
  expect(left).toHaveLength(1);
  await leave();
  const newest = async (by: typeof owner) => (await by.call('GET', `${project.path}/activity`)).body.activity;
  expect((await newest(owner))[0]).toMatchObject({
    action: 'member.left',
    entity_id: String(later!.id),
    user_name: later!.name,
  });
  const gone = { current_password: password };
  for (const user of [later!, owner]) await expectStatus(204, user.call('DELETE', '/v1/users/me', gone));
  // Who may edit comes before who only looks, though that one came first.
  expect(await people(editor)).toEqual([
    [editor!.id, 'project:owner'],
    [viewer!.id, 'project:view'],
  ]);
  const entries: { user_id: number | null; user_name: string; action: string }[] = await newest(editor!);
  expect(entries.filter(({ action }) => action === 'member.left')).toMatchObject([{ user_id: null }]);
  const { phase_changes } = (await editor!.call('GET', project.path)).body.project;
  expect(phase_changes[0]).toMatchObject({ to_phase: 'basic_project', user_id: null, user_name: null });
});

describe('ownership', () => {
  test('passes to a member; the former owner stays an editor', async () => {
    const owner = await newUser(api.url);
    const [heir, stranger] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project();
    await project.share(heir, 'project:view');
    const transfer = (user_id: number) =>
      owner.call('POST', `${project.path}/transfer-ownership`, { user_id });
    expect(await refusedKeys(transfer(stranger.id))).toEqual({ user_id: 'general.select' });
    await expectStatus(200, owner.call('PATCH', project.path, { prices_for_readers: true }));
    const done = await transfer(heir.id);
    expect(done.body.project).toMatchObject({
      user_id: heir.id,
      permissions: ['project:view', 'project:edit'],
      // Whom prices are shown to is for the new owner to say.
      prices_for_readers: false,
    });
    expect(done.body.project.users.map((user: { id: number }) => user.id)).toEqual([heir.id, owner.id]);
    expect((await transfer(owner.id)).status).toBe(403);
    expect((await heir.call('DELETE', project.path)).status).toBe(200);
  });

  test('does not pass to somebody who has a project of that name', async () => {
    const [owner, heir] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project({ name: 'Edifício Igual' });
    await heir.project({ name: 'Edifício Igual' });
    await project.share(heir, 'project:edit');
    const answer = await owner.call('POST', `${project.path}/transfer-ownership`, { user_id: heir.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await owner.call('GET', project.path)).body.project.user_id).toBe(owner.id);
  });
});
