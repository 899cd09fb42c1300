import { afterEach, describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { judgeGeneration, probePaths } from '../../../gateway/upstream/generation.ts';
import { LiveClient } from '../../../gateway/upstream/liveClient.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { createProjectMutation } from '../../support/mainJob.ts';
import { startUpstream, type StubHandler, type StubReply } from '../../support/servers/stubUpstream.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const page: StubReply & object = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<html></html>',
};
const reply = (status: number, contentType: string, text = '{}') => ({ status, contentType, text });
const json = 'application/json';
const html = 'text/html; charset=utf-8';

const towers = (value: number) =>
  [0, 1, 2, 3, 4].map((at) => ({ id: `u${at}`, y: (at + 1) / 5, value: value + at }));

describe('the generation of the service', () => {
  test.each([
    ['the bundled service', startApi, 'bundled'],
    ['the live service', () => startLiveService(), 'g2'],
    ['the older live service', () => startLiveService('versions'), 'g2'],
    ['the newest live service', startLiveG3, 'g3'],
  ] as const)(
    'of %s',
    async (_name, start, generation) => {
      const service = await start();
      closing.push(service.close);
      const client = new LiveClient(readGatewayConfig({ V1_URL: service.url }).rest);
      closing.push(() => client.close());
      expect(await client.generation()).toBe(generation);
    },
    120_000,
  );

  test.each([
    ['two pages', reply(200, html), reply(200, html)],
    ['haste', reply(429, json), reply(429, json)],
    ['a failure', reply(405, json), reply(503, json)],
    ['both at once', reply(405, json), reply(401, json)],
    ['a page that refuses', reply(200, html), reply(403, html)],
    ['somebody else’s 405', reply(405, html), reply(200, html)],
  ])('can not be told from %s', (_name, apiKey, options) => {
    expect(judgeGeneration(apiKey, options)).toBe('unknown');
  });

  test('is asked for again as long as it is not known, and nothing is changed until then', async () => {
    const upstream = await startUpstream({
      [`GET ${probePaths.apiKey}`]: page,
      [`GET ${probePaths.options}`]: page,
      'POST /v1/projects': { status: 500, body: { error: 'reached' } },
    });
    closing.push(() => upstream.close());
    const gateway = await startGateway(upstream.url, { asksGeneration: true });
    closing.push(() => gateway.close());
    const input = { name: 'Ipê', state: 'SP', city: 'São Paulo', phase: 'BASIC_PROJECT' };
    const ask = () => gateway.ask(createProjectMutation, { variables: { input } });
    for (let time = 0; time < 2; time++) {
      const { errors } = await ask();
      expect(errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
      expect(errors[0]?.message).toContain('nothing was changed');
      expect(upstream.taken()).toEqual([`GET ${probePaths.apiKey}`, `GET ${probePaths.options}`]);
    }
    upstream.on({
      [`GET ${probePaths.options}`]: { status: 401, body: { error: 'no', code: 'UNAUTHENTICATED' } },
    });
    await ask();
    expect(upstream.taken().at(-1)).toBe('POST /v1/projects');
    await ask();
    expect(upstream.taken()).toEqual(['POST /v1/projects']);
  });

  test('a change past its deadline while that is asked says which deadline it was', async () => {
    const dripping: StubHandler = (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
      return undefined;
    };
    const upstream = await startUpstream({ [`GET ${probePaths.apiKey}`]: dripping });
    closing.push(() => upstream.close());
    const rest = { ...readGatewayConfig({ V1_URL: upstream.url }).rest, operationTimeout: 1_000 };
    const gateway = await startGateway(upstream.url, { asksGeneration: true, rest });
    closing.push(() => gateway.close());
    const input = { name: 'Ipê', state: 'SP', city: 'São Paulo', phase: 'BASIC_PROJECT' };
    const begin = performance.now();
    const { errors } = await gateway.ask(createProjectMutation, { variables: { input } });
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect(errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1, timeout: 1 });
    expect(errors[0]?.message).toContain('within the 1 s');
    expect(new Set(upstream.taken())).toEqual(new Set([`GET ${probePaths.apiKey}`]));
  });

  test('shows in an answer too, where the probes met a page: the read is made again in its dialect', async () => {
    const upstream = await startUpstream({
      [`GET ${probePaths.apiKey}`]: page,
      [`GET ${probePaths.options}`]: page,
      'GET /v1/benchmark/units': {
        headers: { vary: 'Origin, X-API-Key' },
        body: {
          benchmark: {
            co2: { min: towers(280), max: towers(300) },
            energy: { min: [], max: [] },
          },
        },
      },
    });
    closing.push(() => upstream.close());
    const gateway = await startGateway(upstream.url, { asksGeneration: true });
    closing.push(() => gateway.close());
    const { data, errors } = await gateway.ask('{ benchmark(of: UNITS) { co2 { min max } } }', {
      token: null,
    });
    expect(errors).toEqual([]);
    expect(data.benchmark.co2).toEqual([0, 1, 2, 3, 4].map((more) => ({ min: 280 + more, max: 300 + more })));
  });

  test.each([
    ['of September 2025', () => startLiveService()],
    ['of April 2026', startLiveG3],
  ])('%s keeps no revisions: a change of one that was read is refused, not made', async (_, start) => {
    const live = await start();
    const world = await LiveWorld.over(live);
    closing.push(() => world.close());
    const token = await world.user('ana@example.com');
    const { id } = await world.project(token);
    const update = `mutation { updateProject(input: { projectId: "${id}", city: "Santos", revision: 3 }) {
      errors { code } } }`;
    const { errors } = await world.ask(token, update);
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    expect(live.state.projects.map(({ city }) => city)).toEqual(['São Paulo']);
  });

  test('is asked of a service at an address, not of the one in this process', () => {
    expect(readGatewayConfig({}, () => 'http://127.0.0.1:1').asksGeneration).toBe(false);
    expect(readGatewayConfig({ V1_URL: 'http://127.0.0.1:1' }).asksGeneration).toBe(true);
  });
});
