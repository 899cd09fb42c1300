import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../support/restCall.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { startLiveService } from '../../support/liveService.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';

let world: LiveWorld;
let owner: string;
let guest: string;
let project: { id: string; databaseId: string };

beforeAll(async () => {
  world = await LiveWorld.start();
  owner = await world.user('ana@example.com');
  guest = await world.user('bia@example.com', 'Bia Reis');
  project = await world.project(owner);
  await world.tower(owner, project.id);
  await invite(['project:view']);
});
afterAll(() => world.close());

async function invite(permissions: string[]): Promise<void> {
  const path = `/v1/projects/${project.databaseId}/invite`;
  const body = { email: 'bia@example.com', permissions };
  await call(world.live.url, 'POST', path, { token: owner, body });
  const pending = await call(world.live.url, 'GET', '/v1/users/pending-invitations', { token: guest });
  const [{ id }] = pending.body.invitations;
  await call(world.live.url, 'PUT', `/v1/users/reply/${id}`, { token: guest, body: { status: 'accepted' } });
}

const rights = 'viewerPermissions viewerCanEdit viewerCanDelete viewerCanInvite';
const alone = () => `{ viewer { capabilities { generation } user { name } }
  project(projectId: "${project.databaseId}") { ${rights} units { edges { node { viewerCanEdit } } } } }`;

type Ids = { home: string; tower: string };

describe('rights on a service that reports none', () => {
  test('are all for who made the project, without asking', async () => {
    await world.ask(owner, '{ viewer { capabilities { generation } user { name } } }');
    world.live.requests.splice(0);
    const { data, errors } = await world.ask(owner, alone());
    expect(errors).toEqual([]);
    expect(data.project).toMatchObject({ viewerCanEdit: true, viewerCanDelete: true, viewerCanInvite: true });
    expect(world.live.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('are asked once for a viewer, with a body that changes nothing', async () => {
    const before = await call(world.live.url, 'GET', `/v1/projects/${project.databaseId}`, { token: owner });
    await world.ask(guest, '{ viewer { capabilities { generation } user { name } } }');
    world.live.requests.splice(0);
    for (let time = 0; time < 2; time++) {
      const { data, errors } = await world.ask(guest, alone());
      expect(errors).toEqual([]);
      expect(data.project).toEqual({
        viewerPermissions: ['VIEW'],
        viewerCanEdit: false,
        viewerCanDelete: false,
        viewerCanInvite: false,
        units: { edges: [{ node: { viewerCanEdit: false } }] },
      });
    }
    const asked = world.live.requests.filter(({ method }) => method !== 'GET');
    expect(asked.map(({ method, status }) => `${method} ${status}`)).toEqual(['PATCH 403']);
    const list = `{ viewer { projects { edges { node { ${rights} } } } } }`;
    const { data } = await world.ask(guest, list);
    expect(data.viewer.projects.edges[0].node.viewerPermissions).toEqual(['VIEW']);
    const after = await call(world.live.url, 'GET', `/v1/projects/${project.databaseId}`, { token: owner });
    expect(after.body.project.updated_at).toBe(before.body.project.updated_at);
  });

  test('of an editor stop short of what is the owner’s', async () => {
    await invite(['project:view', 'project:edit']);
    const again = await call(world.live.url, 'POST', '/v1/tokens/authentication', {
      body: { email: 'bia@example.com', password: 'pa55word!!' },
    });
    const token = again.body.authentication_token.token;
    await world.ask(token, '{ viewer { capabilities { generation } user { name } } }');
    const { data, errors } = await world.ask(token, alone());
    expect(errors).toEqual([]);
    expect(data.project.viewerPermissions).toEqual(['VIEW', 'EDIT']);
    expect(data.project).toMatchObject({ viewerCanEdit: true, viewerCanDelete: false });
  });
});

test.each([
  ['a project’s city', 'updateProject', ({ home }: Ids) => `projectId: "${home}", city: "Santos"`],
  ['the deletion of a tower', 'deleteUnit', ({ tower }: Ids) => `unitId: "${tower}"`],
])(
  '%s refused hides changes, where the service looks at bodies before rights',
  async (_what, name, input) => {
    const live = await startLiveService();
    live.state.readsBodyFirst = true;
    const other = await LiveWorld.over(live);
    const ana = await other.user('ana@example.com');
    const bia = await other.user('bia@example.com', 'Bia Reis');
    const { id, databaseId } = await other.project(ana);
    const { id: tower } = await other.tower(ana, id);
    live.state.grant(databaseId, live.state.users[1]!.id, ['project:view']);
    const query = `{ viewer { user { name } } project(projectId: "${databaseId}") { viewerCanEdit viewerPermissions } }`;
    expect((await other.ask(bia, query)).data.project.viewerCanEdit).toBe(true);
    const change = `mutation { ${name}(input: { ${input({ home: id, tower })} }) { errors { code } } }`;
    const refused = await other.ask(bia, change);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    expect((await other.ask(bia, query)).data.project).toEqual({
      viewerCanEdit: false,
      viewerPermissions: ['VIEW'],
    });
    expect((await other.ask(ana, query)).data.project.viewerCanEdit).toBe(true);
    await other.close();
  },
);

test('a list that fails in a gateway just started is a part of it, says so and throws nobody out', async () => {
  await world.project(owner, 'Sem torre');
  const session = { email: 'ana@example.com', password: 'pa55word!!' };
  const { body } = await call(world.live.url, 'POST', '/v1/tokens/authentication', { body: session });
  const token = body.authentication_token.token; // of whom this process has seen nothing, as after a restart
  const again = await startGateway(world.live.url, { asksGeneration: true });
  const list = '{ viewer { user { name } projects { isPartial totalCount edges { node { name } } } } }';
  const { data, errors } = await again.ask(list, { token });
  expect(errors).toEqual([]);
  expect(data.viewer).toEqual({
    user: { name: 'Ana Souza' },
    projects: { isPartial: true, totalCount: null, edges: [] },
  });
  await again.ask(`{ project(projectId: "${project.databaseId}") { name } }`, { token });
  const met = await again.ask(list, { token });
  expect(met.data.viewer.projects.edges).toEqual([{ node: { name: 'Residencial Ipê' } }]);
  await again.close();
});
