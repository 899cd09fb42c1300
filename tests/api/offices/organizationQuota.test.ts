import { afterAll, beforeAll, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { expectStatus, newUser, openOffice, uniqueEmail } from '../../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ organizationQuota: { projects: 1, members: 2 } });
});
afterAll(() => api.close());

test('an office takes as many projects and people as the operator says, and says how many', async () => {
  const [owner, first, second] = await Promise.all([1, 2, 3].map(() => newUser(api.url)));
  const office = await openOffice(owner!);
  const told = async () => (await owner!.call('GET', office.path)).body.organization;
  expect(await told()).toMatchObject({ projects: 0, most_projects: 1, members: 1, most_members: 2 });
  await office.take(await owner!.project());
  const another = await owner!.project();
  const into = () =>
    owner!.call(
      'PUT',
      `${another.path}/organization`,
      { organization_id: office.id },
      { headers: portuguese },
    );
  expect(await into()).toMatchObject({
    status: 422,
    body: { error: { organization_id: 'Este escritório chegou ao limite de projetos: 1' } },
  });

  const body = {
    name: 'Mais um',
    city: 'Santos',
    state: 'SP',
    phase: 'basic_project',
    organization_id: office.id,
  };
  const keys = { organization_id: 'organization.projects.full|{"max":1}' };
  expect((await owner!.call('POST', '/v1/projects', body)).body.keys).toEqual(keys);
  const { projects } = (await owner!.call('GET', `/v1/projects?organization_id=${office.id}`)).body;
  expect((await owner!.call('POST', `/v1/projects/${projects[0].id}/duplicate`)).body.keys).toEqual(keys);

  const invited = await office.invite(first!.email, 'viewer');
  const invite = () => owner!.call('POST', `${office.path}/invite`, { email: uniqueEmail(), role: 'viewer' });
  const full = { status: 422, body: { keys: { email: 'organization.invitations.full|{"max":2}' } } };
  expect(await invite()).toMatchObject(full);
  await expectStatus(204, owner!.call('DELETE', `${office.path}/invitations/${invited}`));
  await office.join(first!, 'viewer');
  expect(await invite()).toMatchObject(full);
  expect(await told()).toMatchObject({ projects: 1, members: 2 });

  // Room made for one; by the time of the answer the operator has taken it away.
  await expectStatus(200, owner!.call('DELETE', `${office.path}/members/${first!.id}`));
  const open = await office.invite(second!.email, 'viewer');
  api.context.config.organizationQuota = { projects: 1, members: 1 };
  const accept = () => second!.call('PUT', `/v1/users/reply/${open}`, { status: 'accepted' });
  expect((await accept()).body.keys).toEqual({ status: 'organization.members.full|{"max":1}' });
  api.context.config.organizationQuota = { projects: 1, members: 2 };
  await expectStatus(200, accept());
});

const portuguese = { 'accept-language': 'pt-BR' };

test('the quota is a setting', () => {
  expect(readApiConfig({}).organizationQuota).toEqual({ projects: 500, members: 100 });
  const env = { ORGANIZATION_PROJECTS: '20', ORGANIZATION_MEMBERS: '5' };
  expect(readApiConfig(env).organizationQuota).toEqual({ projects: 20, members: 5 });
});
