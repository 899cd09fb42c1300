import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { termsVersion } from '#domain/people/terms.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveG3, type LiveG3Service } from '../../support/liveG3Service.ts';
import { newId } from '../../support/liveG3/g3State.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { acceptMutation, createUnitMutation, inviteMutation } from '../../support/mainJob.ts';

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  user { name companyNumber } errors { code } } }`;
const company = { name: 'Obra Norte', password: 'pa55word!!', companyNumber: '12.345.678/0001-99' };
const groups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 90, height: 3, repetition: 2 }];

let live: LiveG3Service;
let world: LiveWorld;
let token: string;
let project: { id: string; databaseId: string };
beforeAll(async () => {
  live = await startLiveG3();
  world = await LiveWorld.over(live);
  token = await world.user('ana@example.com');
  project = await world.project(token);
});
afterAll(() => world.close());

test('a visitor without an account learns whether companies have accounts', async () => {
  const open = '{ capabilities { generation companyAccounts } viewer { user { id } } }';
  const { data } = await world.gateway.ask(open, { token: null });
  expect(data).toEqual({ capabilities: { generation: 'G3', companyAccounts: true }, viewer: null });
  const older = await startLiveService();
  const gateway = await startGateway(older.url, { asksGeneration: true });
  const answer = await gateway.ask(open, { token: null });
  expect(answer.data.capabilities).toEqual({ generation: 'G2', companyAccounts: false });
  // Neither keeps versions of terms: an account is made all the same.
  const person = { name: 'Bia Lima', password: 'pa55word!!', termsVersion };
  const without = `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }`;
  for (const each of [world.gateway, gateway]) {
    const variables = { input: { ...person, email: 'bia@example.com' } };
    const made = await each.ask(without, { token: null, variables });
    expect([made.errors, made.data.signUp]).toEqual([[], { errors: [] }]);
  }
  await gateway.close();
  await older.close();
});

test('the account of a company is made and shown, and stays one when its profile changes', async () => {
  const input = { ...company, email: 'obra@example.com' };
  const { data } = await world.gateway.ask(signUp, { token: null, variables: { input } });
  expect(data.signUp).toEqual({ user: { name: 'Obra Norte', companyNumber: '12345678000199' }, errors: [] });
  expect(live.state.users.at(-1)).toMatchObject({ type: 'company', cnpj: '12345678000199' });
  await world.gateway.ask(
    `mutation { activateAccount(input: { token: "${live.mailedToken(input.email)}" }) { user { id } } }`,
  );
  const logIn = `mutation { logIn(input: { email: "${input.email}", password: "${company.password}" }) { token } }`;
  const session = (await world.gateway.ask(logIn, { token: null })).data.logIn.token as string;
  const change = 'mutation { updateProfile(input: { city: "Santos" }) { user { city companyNumber } } }';
  const changed = (await world.ask(session, change)).data.updateProfile.user;
  expect(changed).toEqual({ city: 'Santos', companyNumber: '12345678000199' });
});

test('the bundled service has no accounts of companies, and says so', async () => {
  const api = await startApi();
  const gateway = await startGateway(api.url);
  const { errors } = await gateway.ask(signUp, {
    token: null,
    variables: { input: { ...company, name: 'Obra do Norte', email: 'obra@example.com' } },
  });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  await gateway.close();
  await api.close();
}, 120_000);

describe('how many times a tower is built', () => {
  const change = `mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) {
    unit { name repetitionCount dwellings totalArea } errors { code path } } }`;

  test('is kept and shown, lost by no change, and changed itself', async () => {
    const input = {
      projectId: project.id,
      name: 'Torre A',
      floorGroups: groups,
      repetitionCount: 3,
      dwellings: 16,
    };
    const { unit } = await world.made(token, createUnitMutation, input);
    expect(live.state.units[0]).toMatchObject({ repetition_count: 3, housing_units_count: 16 });
    const renamed = await world.made(token, change, { unitId: unit.id, name: 'Torre B' });
    expect(renamed.unit).toEqual({ name: 'Torre B', repetitionCount: 3, dwellings: 16, totalArea: 180 });
    const fewer = await world.made(token, change, { unitId: unit.id, repetitionCount: 2, dwellings: 12 });
    expect(fewer.unit).toEqual({ name: 'Torre B', repetitionCount: 2, dwellings: 12, totalArea: 180 });
    expect(live.state.units[0]).toMatchObject({ repetition_count: 2, housing_units_count: 12 });
    const changed = await world.ask(
      token,
      `{ node(id: "${project.id}") { ... on Project { area dwellings totalFloors } } }`,
    );
    expect(changed.data.node).toEqual({ area: 360, dwellings: 24, totalFloors: 4 });
    const none = await world.ask(token, change, { input: { unitId: unit.id, repetitionCount: 0 } });
    expect(none.data.updateUnit.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['repetitionCount'] }]);
  });

  test('is refused before it is sent where the service does not keep it', async () => {
    const older = await LiveWorld.start();
    const own = await older.user('ana@example.com');
    const { id } = await older.project(own);
    const input = { projectId: id, name: 'Torre A', floorGroups: groups, repetitionCount: 3 };
    const { errors } = await older.ask(own, createUnitMutation, { input });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    const homes = { projectId: id, name: 'Torre A', floorGroups: groups, dwellings: 16 };
    const second = await older.ask(own, createUnitMutation, { input: homes });
    expect(second.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    expect(older.live.requests.filter(({ path }) => path.endsWith('/units'))).toEqual([]);
    await older.close();
  });
});

test('an invitation to edit is refused before anything is sent, with the reason', async () => {
  const { data } = await world.ask(token, '{ viewer { capabilities { editInvitations members } } }');
  expect(data.viewer.capabilities).toEqual({ editInvitations: false, members: true });
  const before = live.requests.length;
  const input = { projectId: project.id, email: 'bia@example.com', permissions: ['EDIT'] };
  const { errors } = await world.ask(token, inviteMutation, { input });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  expect(live.requests).toHaveLength(before);
});

test('a viewer sees the towers of a project, though the service hides its options from them', async () => {
  const service = await startLiveG3();
  const own = await LiveWorld.over(service);
  const owner = await own.user('ana@example.com');
  const guest = await own.user('bia@example.com', 'Bia Reis');
  const shared = await own.project(owner);
  const tower = await own.tower(owner, shared.id);
  await own.option(owner, tower.id, await own.floorIds(owner, shared.databaseId, tower.databaseId));
  await own.made(owner, inviteMutation, {
    projectId: shared.id,
    email: 'bia@example.com',
    permissions: ['VIEW'],
  });
  const pending = await own.ask(guest, '{ viewer { pendingInvitations { edges { node { id } } } } }');
  const [{ node }] = pending.data.viewer.pendingInvitations.edges;
  await own.made(guest, acceptMutation, { invitationId: node.id, accept: true });
  const fields =
    'name totalFloors viewerCanEdit quantitiesSource quantities { concrete } options { totalCount }';
  const { data, errors } = await own.ask(
    guest,
    `{ unit(projectId: "${shared.databaseId}", unitId: "${tower.databaseId}") { ${fields} }
       project(projectId: "${shared.databaseId}") { units { edges { node { ${fields} } } } } }`,
  );
  const seen = {
    name: 'Torre A',
    totalFloors: 4,
    viewerCanEdit: false,
    quantitiesSource: 'NONE',
    quantities: null,
    options: null,
  };
  expect(data).toEqual({ unit: seen, project: { units: { edges: [{ node: seen }] } } });
  expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  // Roles of the service tell one by one what we know together: a part of it is not enough.
  const member = service.state.users.find(({ email }) => email === 'bia@example.com')!;
  const role = {
    id: newId(),
    project_id: shared.databaseId,
    name: 'Torres',
    simulation: false,
    is_protected: false,
    permissions_ids: [] as number[],
    users_ids: [member.id],
  };
  service.state.roles.push(role);
  const editable: string[] = [];
  for (const permissions of [
    [2, 9],
    [2, 10],
    [9, 10],
    [2, 9, 10],
    [2, 9, 10, 11],
  ]) {
    role.permissions_ids = permissions;
    const { data: now } = await own.ask(
      guest,
      `{ project(projectId: "${shared.databaseId}") { viewerCanEdit } }`,
    );
    if (now.project.viewerCanEdit) editable.push(permissions.join(' '));
  }
  expect(editable).toEqual(['2 9 10', '2 9 10 11']);
  await own.close();
});
