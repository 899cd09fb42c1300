import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromGlobalId } from '../../../gateway/relay/globalId.ts';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { createProjectMutation, frameInput, inviteMutation, mutationOf } from '../../support/mainJob.ts';
import { LiveWorld } from '../../support/liveWorld.ts';

const fields = { name: 'Novo', state: 'SP', city: 'Santos', phase: 'BASIC_PROJECT' };
const importMutation = `mutation ($input: ImportProjectsInput!) {
  importProjects(input: $input) { rows { projectId } errors { code } } }`;
const sheet = `project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,floor_height,floor_repetition
Importado,SP,Santos,basic_project,Torre A,Tipo,90,standard_floor,3,2
`;

describe('a change that failed, on a service that can not be asked whether it was made', () => {
  let world: LiveWorld;
  let token: string;
  beforeEach(async () => {
    world = await LiveWorld.start();
    token = await world.user('ana@example.com');
    await world.ask(token, '{ viewer { capabilities { generation } } }');
  });
  afterEach(() => world.close());

  const codes = async (mutation: string, input: object) => {
    const { errors } = await world.ask(token, mutation, { input });
    return errors.map(({ extensions }) => extensions.code);
  };

  test('a project that may stand there without a tower: neither done nor failed', async () => {
    world.live.state.manner = 'failing';
    expect(await codes(createProjectMutation, fields)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('a project is not there where the list can be read and does not hold it: it failed', async () => {
    world.live.state.manner = 'broken';
    expect(await codes(createProjectMutation, fields)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('an invitation, which only who is invited can see', async () => {
    const { id } = await world.project(token);
    world.live.state.manner = 'failing';
    const input = { projectId: id, email: 'bia@example.com', permissions: ['VIEW'] };
    expect(await codes(inviteMutation, input)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('an import beside a project without a tower, which breaks the list', async () => {
    await world.project(token);
    world.live.state.manner = 'failing';
    const contentBase64 = Buffer.from(sheet).toString('base64');
    const input = { fileName: 'a.csv', contentBase64, dryRun: false };
    expect(await codes(importMutation, input)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('what never reached the service was not made, and is reported as unreachable', async () => {
    await world.live.close();
    expect(await codes(createProjectMutation, fields)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe.each([
  ['of September 2025', () => LiveWorld.start()],
  ['of April 2026', () => LiveWorld.startG3()],
] as const)('the token of a mail that the live service %s spent, and failed', (_, start) => {
  test.each([
    ['activateAccount', {}],
    ['resetPassword', { password: 'an0ther pa55word' }],
  ])('%s: neither done nor failed', async (mutation, more) => {
    const world = await start();
    await world.user('ana@example.com');
    const asked =
      'mutation { requestPasswordReset(input: { email: "ana@example.com" }) { errors { code } } }';
    await world.gateway.ask(asked, { token: null });
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
    const change = `mutation ($input: ${type}) { ${mutation}(input: $input) { errors { code } } }`;
    const input = { token: world.live.mailedToken('ana@example.com'), ...more };
    world.live.state.manner = 'failing';
    const { errors } = await world.gateway.ask(change, { token: null, variables: { input } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OUTCOME_UNKNOWN']);
    world.live.state.manner = 'honest';
    const wrong = { input: { ...input, token: 'A'.repeat(26) } };
    const { data } = await world.gateway.ask(change, { token: null, variables: wrong });
    expect(data[mutation].errors).toEqual([{ code: 'INVALID_TOKEN' }]);
    await world.close();
  });
});

describe.each([
  ['of September 2025', () => LiveWorld.start()],
  ['of April 2026', () => LiveWorld.startG3()],
] as const)('a sign-up that the live service %s answered with a failure', (_, start) => {
  const signUp =
    'mutation ($input: SignUpInput!) { signUp(input: $input) { user { name } errors { code } } }';
  const input = { name: 'Ana Souza', email: 'ana@example.com', password: 'pa55word!!' };

  test('is done where its owner is let in, else it failed', async () => {
    const world = await start();
    await world.gateway.ask('{ capabilities { generation } }', { token: null });
    const ask = () => world.gateway.ask(signUp, { token: null, variables: { input } });
    world.live.state.manner = 'broken';
    expect((await ask()).errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    world.live.state.manner = 'failing';
    expect((await ask()).data?.signUp).toEqual({ user: { name: 'Ana Souza' }, errors: [] });
    await world.close();
  });
});

describe.each([
  ['of September 2025', () => startLiveService()],
  ['of April 2026', startLiveG3],
] as const)('a change that the live service %s answered with a failure', (_, start) => {
  let world: LiveWorld;
  let token: string;
  let project: { id: string; databaseId: string };
  let made: { optionId: string; moduleId: string };
  /** What cannot be read once a change was sent, by the end of its address. */
  let closed: string | undefined;
  let isSent = false;

  beforeAll(async () => {
    world = await LiveWorld.behindProxy(await start(), ({ method, url }, response) => {
      if (method !== 'GET') isSent = true;
      const isClosed = closed !== undefined && url?.endsWith(closed) === true;
      if (!isClosed || !isSent || method !== 'GET') return false;
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
      return true;
    });
    token = await world.user('ana@example.com');
    project = await world.project(token);
    const tower = await world.tower(token, project.id);
    const floorIds = await world.floorIds(token, project.databaseId, tower.databaseId);
    made = await world.option(token, tower.id, floorIds);
  });
  beforeEach(() => {
    world.live.state.manner = 'honest';
    closed = undefined;
    isSent = false;
  });
  afterAll(() => world.close());

  const rawId = (id: string) => fromGlobalId(id)!.ids.at(-1)!;
  const cases: [string, () => object, () => string][] = [
    ['updateProject', () => ({ projectId: project.id, city: 'Recife' }), () => project.databaseId],
    ['updateOption', () => ({ optionId: made.optionId, name: 'Outra' }), () => rawId(made.optionId)],
    [
      'updateModule',
      () => ({ moduleId: made.moduleId, structure: frameInput(47) }),
      () => rawId(made.moduleId),
    ],
    ['deleteModule', () => ({ moduleId: made.moduleId }), () => rawId(made.moduleId)],
    ['deleteProject', () => ({ projectId: project.id }), () => project.databaseId],
  ];
  const codesOf = async (name: string, input: object) => {
    const { errors } = await world.ask(token, mutationOf(name), { input });
    return errors.map(({ extensions }) => extensions.code);
  };

  test.each(cases)('%s: has failed where what is there is as it was', async (name, input) => {
    world.live.state.manner = 'broken';
    expect(await codesOf(name, input())).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test.each(cases)('%s: is neither done nor failed where that cannot be read', async (name, input, path) => {
    world.live.state.manner = 'broken';
    closed = path();
    expect(await codesOf(name, input())).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('is neither done nor failed where the row held what was sent already', async () => {
    const city = 'Olinda';
    expect(await codesOf('updateProject', { projectId: project.id, city })).toEqual([]);
    world.live.state.manner = 'broken';
    expect(await codesOf('updateProject', { projectId: project.id, city })).toEqual(['OUTCOME_UNKNOWN']);
  });
});
