import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { type LiveService, startLiveService } from '../support/liveService.ts';
import { call } from '../support/restCall.ts';

let live: LiveService;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  live = await startLiveService();
  gateway = await startGateway(live.url);
  const account = { email: 'ana@example.com', password: 'pa55word!!' };
  await call(live.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', ...account } });
  await call(live.url, 'PUT', '/v1/users/activated', { body: { token: live.mailedToken(account.email) } });
  const { body } = await call(live.url, 'POST', '/v1/tokens/authentication', { body: account });
  token = body.authentication_token.token;
});
afterAll(async () => {
  await gateway.close();
  await live.close();
});

describe('the live service', () => {
  test('moves the list of projects, which the gateway follows and remembers', async () => {
    live.requests.splice(0);
    for (let time = 0; time < 2; time++)
      await gateway.ask('{ viewer { projects { totalCount } } }', { token });
    expect(live.requests.map(({ path, status }) => `${status} ${path}`)).toEqual([
      '301 /v1/projects/?page_size=50',
      '200 /v1/projects?page_size=50',
      '200 /v1/projects?page_size=50',
    ]);
  });

  test('tells nobody who a token belongs to: without a log-in through this gateway it says so', async () => {
    const { data, errors } = await gateway.ask('{ viewer { user { name } } }', { token });
    expect(data.viewer).toBeNull();
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });

  test('cannot revoke a token, invite back, or know members', async () => {
    const { errors } = await gateway.ask('mutation { logOut(input: {}) { loggedOut } }', { token });
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });

  test('would give unfiltered rows for a filter it does not know, so the filter is refused', async () => {
    const project = { name: 'Ipê', state: 'SP', city: 'Santos', phase: 'basic_project' };
    await call(live.url, 'POST', '/v1/projects', { token, body: project });
    const { errors } = await gateway.ask('{ viewer { projects(state: "RJ") { totalCount } } }', { token });
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });

  test('has no name of a module, which is told before anything is half done', async () => {
    const ask = (query: string) => gateway.ask(query, { token });
    const created = `mutation { createProject(input: { name: "Nomes", state: "SP", city: "X", phase: NOT_DEFINED }) { project { id } } }`;
    const { id: projectId } = (await ask(created)).data.createProject.project;
    const tower = `mutation { createUnit(input: { projectId: "${projectId}", name: "A", floorGroups: [
      { name: "Tipo", category: STANDARD_FLOOR, area: 400, height: 3, repetition: 1 }] }) { unit { id floors { id } } } }`;
    const { unit } = (await ask(tower)).data.createUnit;
    const option = `mutation { createOption(input: { unitId: "${unit.id}", name: "O", isReference: true }) { option { id } } }`;
    const { id: optionId } = (await ask(option)).data.createOption.option;
    const element = '{ volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] }';
    const module = (name: string) => `mutation { createModule(input: { optionId: "${optionId}", ${name}
      floorIds: ["${unit.floors[0].id}"], structure: { beamColumn: {
        concreteColumns: ${element}, concreteBeams: ${element}, concreteSlabs: ${element}, formColumns: 1, formBeams: 1,
        formSlabs: 1, columnNumber: 4, averageBeamSpan: 5, averageSlabSpan: 4 } } }) { module { technology } errors { code } } }`;
    const named = await ask(module('name: "Tipo",'));
    expect(named.errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['createModule'], 'NOT_SUPPORTED_BY_UPSTREAM'],
    ]);
    const { data, errors } = await ask(module(''));
    expect(errors).toEqual([]);
    expect(data.createModule).toEqual({ module: { technology: 'BEAM_COLUMN' }, errors: [] });
  });

  test('gets the address of the client, so that its limits count clients', async () => {
    live.requests.splice(0);
    await gateway.ask('{ viewer { pendingInvitations { totalCount } } }', {
      token,
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    });
    expect(live.requests[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });
});
