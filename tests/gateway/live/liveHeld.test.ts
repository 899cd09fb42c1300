import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type RecordingProxy, startProxy } from '../../support/servers/recordingProxy.ts';

let world: LiveWorld;
let proxy: RecordingProxy;
let gateway: TestGateway;
let token: string;
let query: string;
/** Answers that never come. */
const held: ServerResponse[] = [];
let isHeld = false;

beforeAll(async () => {
  world = await LiveWorld.startG3();
  proxy = await startProxy(world.live.url, (_request, response) => {
    if (isHeld) held.push(response);
    return isHeld;
  });
  const { rest } = readGatewayConfig({ V1_URL: proxy.url });
  gateway = await startGateway(proxy.url, {
    asksGeneration: true,
    rest: { ...rest, operationTimeout: 2_000 },
  });
  token = await world.user('ana@example.com');
  query = `{ project(projectId: "${(await world.project(token)).databaseId}") { name } }`;
  // It knows the generation from now on.
  await gateway.ask(query, { token });
});
beforeEach(() => {
  held.splice(0);
  isHeld = true;
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await world.close();
});

const left = () => held.filter(({ closed }) => !closed).length;

test('all calls that one has become end with the time of the operation', async () => {
  const begun = performance.now();
  const { errors } = await gateway.ask(query, { token });
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', timeout: 2 });
  await expect.poll(() => [held.length > 1, left()]).toEqual([true, 0]);
});

test('they end when the caller goes away', async () => {
  const leaving = new AbortController();
  const asked = gateway.ask(query, { token, signal: leaving.signal }).catch(() => 'gone');
  await expect.poll(() => held.length).toBeGreaterThan(1);
  leaving.abort();
  await expect.poll(left).toBe(0);
  expect(await asked).toBe('gone');
});
