import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { type StubHandler, type StubReply } from '../../support/servers/stubUpstream.ts';
import {
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  unitId,
} from '../../support/towers/towerWire.ts';

const project = `GET /v1/projects/${projectId}`;
const { upstream, gateway } = await serveStub();
beforeEach(() => {
  upstream.taken();
  upstream.on(towerRoutes([optionRow(1, null)]));
});

const variables = { p: projectId, u: unitId };
const readProject = () => gateway.ask(`query($p: ID!) { project(projectId: $p) { name } }`, { variables });

describe('asking again', () => {
  const failing = (times: number, reply: StubReply): StubHandler => {
    let left = times;
    return () => (left-- > 0 ? reply : { body: { project: projectRow(1) } });
  };

  test('a GET is tried up to 3 more times', async () => {
    upstream.on({ [project]: failing(3, { status: 503, body: { error: 'busy' } }) });
    expect((await readProject()).data.project).toEqual({ name: 'Projeto 1' });
    expect(upstream.taken()).toHaveLength(4);
    upstream.on({ [project]: failing(9, { status: 503, body: { error: 'busy' } }) });
    expect((await readProject()).errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(upstream.taken()).toHaveLength(4);
    for (const [status, calls] of [
      [502, 2],
      [504, 2],
      [500, 1],
    ] as const) {
      upstream.on({ [project]: failing(1, { status, body: { error: 'busy' } }) });
      await readProject();
      expect([status, upstream.taken().length]).toEqual([status, calls]);
    }
  });

  test('a connection that breaks is passing', async () => {
    let left = 2;
    upstream.on({
      [project]: (_call, response) => {
        if (left-- <= 0) return { body: { project: projectRow(1) } };
        response.socket?.destroy();
        return undefined;
      },
    });
    expect((await readProject()).data.project).toEqual({ name: 'Projeto 1' });
  });

  test('Retry-After is honoured, and passed on when it is too long to wait', async () => {
    upstream.on({
      [project]: failing(1, { status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '1' } }),
    });
    const begin = performance.now();
    expect((await readProject()).errors).toEqual([]);
    expect(performance.now() - begin).toBeGreaterThan(900);
    upstream.on({
      [project]: failing(9, { status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '60' } }),
    });
    expect((await readProject()).errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 });
  });

  const slowDown = (retryAfter: string) => ({
    status: 429,
    body: { error: 'slow down' },
    headers: { 'retry-after': retryAfter },
  });

  test('Retry-After may be a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    upstream.on({ [project]: failing(9, slowDown(inAMinute)) });
    const begin = performance.now();
    const { code, retryAfter } = (await readProject()).errors[0]!.extensions;
    expect(code).toBe('RATE_LIMITED');
    // A date has no fractions of a second, and a slow machine takes some.
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(upstream.taken()).toHaveLength(1);
  });

  test.each([
    ['a date that has passed', new Date(0).toUTCString()],
    ['no time at all', 'later'],
  ])('a Retry-After of %s lets it ask again soon', async (_name, retryAfter) => {
    upstream.on({ [project]: failing(2, slowDown(retryAfter)) });
    expect((await readProject()).data.project).toEqual({ name: 'Projeto 1' });
    expect(upstream.taken()).toHaveLength(3);
  });

  test.each([
    ['a date that has passed is passed on as no wait', new Date(0).toUTCString(), { retryAfter: 0 }],
    ['no time at all is not passed on', 'later', {}],
  ])('a Retry-After of %s', async (_name, retryAfter, expected) => {
    upstream.on({ [project]: failing(9, slowDown(retryAfter)) });
    expect((await readProject()).errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', ...expected });
  });

  test('a change is made once', async () => {
    upstream.on({ 'POST /v1/projects': { status: 503, body: { error: 'busy' } } });
    const { errors } = await gateway.ask(
      `mutation { createProject(input: { name: "A", state: "SP", city: "X", phase: NOT_DEFINED }) { errors { code } } }`,
    );
    expect(errors[0]?.extensions).toEqual({ code: 'OUTCOME_UNKNOWN', retryAfter: 1 });
    expect(upstream.taken()).toEqual(['POST /v1/projects']);
  });

  test('a service that is not there is UPSTREAM_UNAVAILABLE', async () => {
    const nowhere = await startGateway('http://127.0.0.1:9');
    expect((await nowhere.ask(`{ viewer { projects { totalCount } } }`)).errors[0]?.extensions).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      retryAfter: 1,
    });
    await nowhere.close();
  });
});

describe('a service that hangs', () => {
  /** A gateway that waits half a second for an answer, and a second for all; undici looks at its clocks twice a second. */
  const impatient = async (attempts: number) => {
    const { rest } = readGatewayConfig({ V1_URL: `${upstream.url}/v1` });
    const retry = { attempts, baseDelay: 5, longestWait: 1_500 };
    return startGateway(upstream.url, {
      rest: { ...rest, readTimeout: 500, operationTimeout: 1_000, retry },
    });
  };
  const silent: StubHandler = () => undefined;
  const half: StubHandler = (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"project": {');
    return undefined;
  };

  /** A byte now and then: never so late that the wait for the next one would end. */
  const dripping: StubHandler = (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
    return undefined;
  };

  test.each([
    ['before its answer', silent],
    ['in the middle of it', half],
    ['in drops', dripping],
  ])('%s is UPSTREAM_UNAVAILABLE in time, and asked again but once or twice', async (_name, handler) => {
    upstream.on({ [project]: handler });
    const hasty = await impatient(3);
    const begin = performance.now();
    const { data, errors } = await hasty.ask(`query($p: ID!) { project(projectId: $p) { name } }`, {
      variables,
    });
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect(data).toEqual({ project: null });
    expect(errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(upstream.taken().length).toBeLessThanOrEqual(3);
    await hasty.close();
  });

  test('over a change leaves open whether it was made', async () => {
    upstream.on({ 'POST /v1/projects': dripping });
    const hasty = await impatient(3);
    const begin = performance.now();
    const { errors } = await hasty.ask(
      `mutation { createProject(input: { name: "A", state: "SP", city: "X", phase: NOT_DEFINED }) { errors { code } } }`,
    );
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect(errors[0]?.extensions).toEqual({ code: 'OUTCOME_UNKNOWN', retryAfter: 1, timeout: 1 });
    expect(errors[0]?.message).toContain('within the 1 s');
    expect(upstream.taken()).toEqual(['POST /v1/projects']);
    await hasty.close();
  });

  test('on every connection keeps those that wait for one no longer', async () => {
    upstream.on({ [project]: dripping });
    const { rest } = readGatewayConfig({ V1_URL: `${upstream.url}/v1` });
    const narrow = await startGateway(upstream.url, {
      rest: { ...rest, connections: 1, operationTimeout: 1_000 },
    });
    const begin = performance.now();
    const asked = await Promise.all(
      ['a', 'b', 'c'].map((token) =>
        narrow.ask(`query($p: ID!) { project(projectId: $p) { name } }`, { variables, token }),
      ),
    );
    expect(performance.now() - begin).toBeLessThan(2_000);
    for (const { errors } of asked) expect(errors[0]?.extensions).toMatchObject({ timeout: 1 });
    await narrow.close();
  });

  test('in one branch leaves its siblings alone', async () => {
    upstream.on({ [`GET ${paths.unit}/options`]: silent });
    const hasty = await impatient(0);
    const { data, errors } = await hasty.ask(
      `query($p: ID!, $u: ID!) {
        project(projectId: $p) { name }
        unit(projectId: $p, unitId: $u) { name options { totalCount } }
      }`,
      { variables },
    );
    expect(data).toEqual({ project: { name: 'Projeto 1' }, unit: { name: 'Torre A', options: null } });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['unit', 'options'], 'UPSTREAM_UNAVAILABLE'],
    ]);
    await hasty.close();
  });
});

test('one branch that fails leaves its siblings alone', async () => {
  upstream.on({ [`GET ${paths.unit}/options`]: { status: 500, body: { error: 'broken' } } });
  const { data, errors } = await gateway.ask(
    `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { name options { totalCount } } }`,
    { variables },
  );
  expect(data.unit).toEqual({ name: 'Torre A', options: null });
  expect(errors.map(({ path }) => path)).toEqual([['unit', 'options']]);
});

test("the client's going away ends the call", async () => {
  const gone = new Promise<void>((resolve) => {
    upstream.on({
      [project]: (_call, response) => {
        response.on('close', () => resolve());
        return undefined;
      },
    });
  });
  const controller = new AbortController();
  const asking = gateway.ask(`query($p: ID!) { project(projectId: $p) { name } }`, {
    variables,
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(), 50);
  await expect(asking).rejects.toThrow('aborted');
  // Well before the gateway itself would give up the call.
  expect(await Promise.race([gone, wait(5_000, 'still asked')])).toBeUndefined();
});
