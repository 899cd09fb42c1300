import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveWorld } from '../support/liveWorld.ts';
import { portfolioCalls, listCalls } from '../../web/parts/projectList/figureBudgets.ts';

const file = new URL('../../web/__generated__/persistedOperations.json', import.meta.url);
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const operation = (name: string) => texts.find((text) => text.startsWith(`query ${name}`)) ?? '';

const projects = 62;

/** What a browser does when it opens a screen: its frame, all pages of its list, and figures until the budget is spent. */
describe('62 projects on a service without totals in its lists', () => {
  let world: LiveWorld;
  let token: string;
  beforeAll(async () => {
    world = await LiveWorld.start();
    token = await world.user('ana@example.com');
    for (let number = 1; number <= projects; number++) {
      const project = await world.project(token, `Projeto ${number}`);
      const tower = await world.tower(token, project.id);
      const floors = await world.floorIds(token, project.databaseId, tower.databaseId);
      await world.option(token, tower.id, floors);
    }
  }, 120_000);
  afterAll(() => world.close());

  const ask = async (name: string, variables: object) => {
    const { data, errors } = await world.ask(token, operation(name), variables);
    const codes = errors.map(({ extensions }) => extensions.code);
    expect(codes.filter((code) => code !== 'NOT_SUPPORTED_BY_UPSTREAM')).toEqual([]);
    return data;
  };

  /** As useFilledFigures does. */
  const fill = async (ids: string[], mostCalls: number) => {
    const filled = [];
    for (let left = mostCalls, at = 0; left >= 3 && at < ids.length; at++) {
      const { project } = await ask('useFilledFiguresQuery', { projectId: ids[at], mostCalls: left });
      left -= project.figures.calls;
      if (project.figures.isComplete) filled.push(project.figures);
    }
    return filled;
  };

  const open = async (query: string, budget: number) => {
    world.live.requests.splice(0);
    await ask('MemberFrameQuery', { first: 50 });
    const first = await ask(query, { first: 50 });
    const rows = [...first.viewer.projects.edges];
    const { id: cursor } = { id: first.viewer.projects.pageInfo.endCursor as string };
    if (query === 'DashboardPageQuery') {
      const more = await ask('PortfolioPaginationQuery', { first: 50, after: cursor });
      rows.push(...more.viewer.projects.edges);
    }
    const filled = await fill(
      rows.map(({ node }: { node: { databaseId: string } }) => node.databaseId),
      budget,
    );
    return { rows, filled, calls: world.live.requests.length };
  };

  test('the list costs 40 calls at most, tells intensities at once and fills the rest in from the top', async () => {
    const { rows, filled, calls } = await open('ProjectsPageQuery', listCalls);
    expect(rows).toHaveLength(50);
    const [row] = rows.map(({ node }) => node.figures);
    expect(row).toMatchObject({ isComplete: false, units: null });
    expect(row.quantities.perSquareMeter.co2.max).toBeGreaterThan(0);
    expect(filled.length).toBeGreaterThanOrEqual(3);
    expect(filled[0]).toMatchObject({ units: 1, totalFloors: 4, uncoveredFloors: 0, isComplete: true });
    expect(filled[0].quantities.concrete).toBeGreaterThan(0);
    expect(filled[0].quantities.co2).toEqual(row.quantities.co2);
    expect(calls).toBeLessThanOrEqual(40);
  });

  test('the dashboard costs 60 at most', async () => {
    const { rows, filled, calls } = await open('DashboardPageQuery', portfolioCalls);
    expect(rows).toHaveLength(projects);
    expect(filled.length).toBeGreaterThanOrEqual(5);
    expect(calls).toBeLessThanOrEqual(60);
  });

  test('a project that would cost more than is left costs no more, and says so', async () => {
    const { data } = await world.ask(
      token,
      '{ viewer { projects(first: 1) { edges { node { databaseId } } } } }',
    );
    const [{ node }] = data.viewer.projects.edges;
    world.live.requests.splice(0);
    const { project } = await ask('useFilledFiguresQuery', { projectId: node.databaseId, mostCalls: 1 });
    expect(project.figures).toMatchObject({ isComplete: false, calls: 1 });
    expect(world.live.requests).toHaveLength(2);
  });
});
