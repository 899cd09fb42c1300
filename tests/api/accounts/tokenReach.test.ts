import { describe, expect, test } from 'vitest';
import { call } from '../../support/restCall.ts';
import { openEvents } from '../../support/eventStream.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();
const user = await newUser(api.url);
const [project, other] = [await user.project(), await user.project()];

const made = async (reach: object) =>
  (await expectStatus(201, user.call('POST', '/v1/tokens/api', { name: 'Script', ...reach }))).body.api_token;

describe('a personal token', () => {
  test('for a project lists of the account what keeps to it', async () => {
    const { token, ...listed } = await made({ project_id: project.id });
    expect(listed).toMatchObject({
      project_id: project.id,
      project_name: expect.any(String),
      read_only: false,
    });
    expect((await call(api.url, 'GET', other.path, { token })).status).toBe(404);
    for (const path of [project.path, project.path.replace(project.id, project.id.toUpperCase())])
      expect((await call(api.url, 'GET', path, { token })).status).toBe(200);
    expect((await call(api.url, 'PATCH', project.path, { token, body: { city: 'Santos' } })).status).toBe(
      200,
    );
    const { body } = await call(api.url, 'GET', '/v1/projects', { token });
    expect(body.projects.map(({ id }: { id: string }) => id)).toEqual([project.id]);
    for (const each of [project, other]) await (await (await each.unit()).option()).module();
    const { versions } = (await call(api.url, 'GET', '/v1/versions', { token })).body;
    expect(versions.map((row: { project_id: string }) => row.project_id)).toEqual([project.id]);
    const { activity } = (await call(api.url, 'GET', '/v1/users/me/activity', { token })).body;
    const projectIds = activity.map(({ project_id }: { project_id: string }) => project_id);
    expect(new Set(projectIds)).toEqual(new Set([project.id]));
  });

  test('is made for a project only by who sees it, and ends with it', async () => {
    const stranger = await newUser(api.url);
    const body = { name: 'Script', project_id: project.id };
    expect((await stranger.call('POST', '/v1/tokens/api', body)).status).toBe(404);
    const short = await user.project();
    const { token } = await made({ project_id: short.id });
    await expectStatus(200, user.call('DELETE', short.path));
    expect((await call(api.url, 'GET', '/v1/users/me', { token })).status).toBe(401);
  });
});

describe('a token for one project', () => {
  test('shows nothing of its owner but the name', async () => {
    const owner = await newUser(api.url, { name: 'Bia Nunes' });
    const profile = { birth_date: '1990-05-17', professional_number: 'CREA 77', city: 'Recife' };
    await expectStatus(200, owner.call('PATCH', '/v1/users', profile));
    const { id } = await owner.project();
    const body = { name: 'Script', project_id: id };
    const script = (await expectStatus(201, owner.call('POST', '/v1/tokens/api', body))).body.api_token;
    const own = await call(api.url, 'GET', '/v1/users/me', { token: script.token });
    expect(own.body).toEqual({ user: { id: owner.id, name: 'Bia Nunes', activated: true } });
    expect(own.headers.get('etag')).not.toBe((await owner.call('GET', '/v1/users/me')).headers.get('etag'));
  });

  test('hears, finds and sorts nothing by the address that an invitation went to', async () => {
    const email = uniqueEmail();
    const { token } = await made({ project_id: project.id });
    const stream = await openEvents(api.url, token);
    const invited = { email, permissions: ['project:view'] };
    await expectStatus(200, user.call('POST', `${project.path}/invite`, invited));
    expect(await stream.next()).toMatchObject({
      data: { action: 'invitation.created', entity_name: null },
    });
    await stream.close();
    for (const path of ['/v1/users/me/activity', `${project.path}/activity`]) {
      const own = { id: expect.any(String), action: 'invitation.created' };
      const found = (await user.call('GET', `${path}?search=${email}`)).body.activity;
      expect(found).toMatchObject([{ ...own, entity_name: email }]);
      const { body } = await call(api.url, 'GET', `${path}?search=${email}`, { token });
      expect(body.activity).toEqual([]);
      const sorted = await call(api.url, 'GET', `${path}?sort=-entity_name`, { token });
      expect(sorted.body.activity[0]).toMatchObject({ ...own, entity_name: null });
    }
  });

  test.each(['removed', 'gone by oneself'])('ends with the membership of who is %s', async (how) => {
    const owner = await newUser(api.url);
    const member = await newUser(api.url);
    const shared = await owner.project({ name: `Residencial ${how}` });
    await shared.share(member, 'project:edit');
    const body = { name: 'Script', project_id: shared.id };
    const { token } = (await expectStatus(201, member.call('POST', '/v1/tokens/api', body))).body.api_token;
    expect((await call(api.url, 'GET', shared.path, { token })).status).toBe(200);
    const by = how === 'removed' ? owner : member;
    await expectStatus(200, by.call('DELETE', `${shared.path}/members/${member.id}`));
    expect((await call(api.url, 'GET', shared.path, { token })).status).toBe(401);
    await expectStatus(200, owner.call('PATCH', shared.path, { name: `Segredo ${how}` }));
    for (const path of ['/v1/tokens/api', '/v1/users/me/export'])
      expect(JSON.stringify((await member.call('GET', path)).body)).not.toContain('Segredo');
    await shared.share(member, 'project:view');
    expect((await call(api.url, 'GET', shared.path, { token })).status).toBe(401);
  });
});
