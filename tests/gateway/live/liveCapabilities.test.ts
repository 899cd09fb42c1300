import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { Pacer } from '../../../gateway/rest/pacer.ts';
import { UpstreamProfile } from '../../../gateway/upstream/capabilities.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { newUser } from '../../support/world.ts';

const query = `{ viewer { capabilities { generation moduleNames moduleVersions structuralMasonry duplicates
  unitChanges fractionalSpans } } }`;

describe('what the connected service offers', () => {
  let world: LiveWorld;
  let token: string;
  beforeAll(async () => {
    world = await LiveWorld.start();
    token = await world.user('ana@example.com');
  });
  afterAll(() => world.close());

  test('is known of the live one, for one call in the life of the process', async () => {
    world.live.requests.splice(0);
    for (let time = 0; time < 2; time++) {
      const { data, errors } = await world.ask(token, query);
      expect(errors).toEqual([]);
      expect(data.viewer.capabilities).toEqual({
        generation: 'G2',
        moduleNames: false,
        moduleVersions: false,
        structuralMasonry: false,
        duplicates: false,
        unitChanges: false,
        fractionalSpans: false,
      });
    }
    expect(world.live.requests.map(({ path }) => path)).toEqual(['/v1/users/me']);
  });

  test('is everything on the bundled one', { timeout: 120_000 }, async () => {
    const api = await startApi();
    const gateway = await startGateway(api.url);
    const open = '{ capabilities { generation companyAccounts } }';
    const stranger = await gateway.ask(open, { token: null });
    expect(stranger.data.capabilities).toEqual({ generation: 'BUNDLED', companyAccounts: false });
    const user = await newUser(api.url);
    const { data } = await gateway.ask(query, { token: user.token });
    expect(data.viewer.capabilities.generation).toBe('BUNDLED');
    expect(Object.values(data.viewer.capabilities).filter((has) => has === false)).toEqual([]);
    await gateway.close();
    await api.close();
  });

  test('a list that fails for a project without a tower shows the projects met here, the new one first', async () => {
    const withTower = await world.project(token, 'Inteiro');
    await world.tower(token, withTower.id);
    await world.project(token, 'Sem torre');
    const list = '{ viewer { projects { totalCount edges { node { name units { totalCount } } } } } }';
    const { data, errors } = await world.ask(token, list);
    expect(errors).toEqual([]);
    expect(data.viewer.projects.edges.map(({ node }: { node: unknown }) => node)).toEqual([
      { name: 'Sem torre', units: { totalCount: 0 } },
      { name: 'Inteiro', units: { totalCount: 1 } },
    ]);
    const curve = await world.ask(token, '{ benchmark(of: PROJECTS) { co2 { isOwn } } }');
    // Its only tower has no structure: 0 is no result.
    expect([curve.errors, curve.data.benchmark.co2]).toEqual([[], []]);
    const stranger = await world.user('carla@example.com', 'Carla Dias');
    await world.project(token, 'Outro');
    expect((await world.ask(stranger, list)).data.viewer.projects.totalCount).toBe(0);
  });
});

test('what was learnt is asked again in time, but the bundled service is never forgotten', () => {
  let now = 0;
  const profile = new UpstreamProfile(() => now);
  expect([profile.generation, profile.has('members')]).toEqual(['unknown', true]);
  profile.assumeGeneration('g2');
  expect([profile.generation, profile.has('members')]).toEqual(['g2', false]);
  profile.learnCapability('members', true);
  expect(profile.has('members')).toBe(true);
  now = 11 * 60_000;
  expect([profile.generation, profile.has('members')]).toEqual(['unknown', true]);
  profile.assumeGeneration('bundled');
  profile.learnCapability('members', false);
  now *= 1000;
  expect([profile.generation, profile.has('members')]).toEqual(['bundled', true]);
});

describe('the limiter of the live service', () => {
  test('is kept by turns: a hundred at once, then 28 a second', () => {
    const pacer = new Pacer(() => 0);
    const waits = Array.from({ length: 128 }, () => pacer.take());
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    expect(waits.at(-1)).toBeCloseTo(1000, 6);
  });

  test('refuses nothing of a list of many projects that the gateway asks in turns', async () => {
    const world = await LiveWorld.start({ isLimited: true });
    const token = await world.user('ana@example.com');
    const { id, databaseId } = await world.project(token);
    const tower = await world.tower(token, id);
    world.live.requests.splice(0);
    const fields = Array.from(
      { length: 50 },
      (_, i) => `p${i}: viewer { projects(search: "${i}") { totalCount } }`,
    );
    const some = `{ ${fields.join(' ')} }`;
    for (let time = 0; time < 3; time++) expect((await world.ask(token, some)).errors).toEqual([]);
    const { errors } = await world.ask(
      token,
      `{ unit(projectId: "${databaseId}", unitId: "${tower.databaseId}") { name } }`,
    );
    expect(errors).toEqual([]);
    expect(world.live.requests.length).toBeGreaterThan(120);
    await world.close();
  });
});

test('origins of pictures come from a setting, and a fault in it is reported', () => {
  const read = (IMAGE_ORIGINS: string) =>
    readGatewayConfig({ V1_URL: 'http://x.test', IMAGE_ORIGINS }).imageOrigins;
  expect(read('https://bucket.example.com/images, https://cdn.example.com')).toEqual([
    'https://bucket.example.com',
    'https://cdn.example.com',
  ]);
  expect(read('')).toEqual([]);
  expect(() => read('bucket')).toThrow(/IMAGE_ORIGINS: must be http/);
});
