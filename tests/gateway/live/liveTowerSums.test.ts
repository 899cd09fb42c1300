import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';

type Amounts = { concrete: number; steel: number; co2: { min: number } };
const amounts = '{ concrete steel co2 { min } }';

/** These services sum nothing: a tower built later, or never, must not take the others with it. */
describe.each([
  ['of September 2025', () => startLiveService()],
  ['of April 2026', startLiveG3],
])('a project on the live service %s', (_name, start) => {
  let world: LiveWorld;
  let token: string;
  let projectId: string;
  const towers: string[] = [];
  /** A tower whose own address fails. */
  let broken: string | undefined;
  beforeAll(async () => {
    world = await LiveWorld.behindProxy(await start(), (request, response) => {
      if (broken === undefined || request.url?.endsWith(`/units/${broken}`) !== true) return false;
      response.writeHead(500).end('{"error":"x"}');
      return true;
    });
    token = await world.user('ana@example.com');
    const project = await world.project(token);
    projectId = project.databaseId;
    // The second has no structure.
    for (const isBuilt of [true, false, true]) {
      const tower = await world.tower(token, project.id);
      towers.push(tower.databaseId);
      if (!isBuilt) continue;
      await world.option(token, tower.id, await world.floorIds(token, projectId, tower.databaseId));
    }
  });
  afterAll(() => world.close());

  const read = async (query: string) => {
    const { data, errors } = await world.ask(token, query);
    expect(errors).toEqual([]);
    return data;
  };

  test('has the totals of its towers with a structure', async () => {
    const { project } = await read(`{ project(projectId: "${projectId}") { quantities ${amounts} } }`);
    const each = await Promise.all(
      towers.map((id) =>
        read(`{ unit(projectId: "${projectId}", unitId: "${id}") { quantities ${amounts} } }`),
      ),
    );
    const known: Amounts[] = each.map(({ unit }) => unit.quantities).filter(Boolean);
    expect(known).toHaveLength(2);
    const sum = (of: (amount: Amounts) => number) => known.reduce((total, one) => total + of(one), 0);
    expect(project.quantities.concrete).toBeCloseTo(
      sum(({ concrete }) => concrete),
      6,
    );
    expect(project.quantities.steel).toBeCloseTo(
      sum(({ steel }) => steel),
      6,
    );
    expect(project.quantities.co2.min).toBeCloseTo(
      sum(({ co2 }) => co2.min),
      3,
    );
  });

  test('is reported with its towers with a structure, and without one that cannot be read', async () => {
    const rows = '{ viewer { reportRows { edges { node { unit materialKey } } } } }';
    expect((await read(rows)).viewer.reportRows.edges).toHaveLength(8);
    broken = towers[0];
    const { data, errors } = await world.ask(token, rows);
    const edges = data.viewer.reportRows.edges.filter((edge: { node: unknown } | null) => edge?.node);
    expect([edges.length, errors.length]).toEqual([4, 1]);
  });
});
