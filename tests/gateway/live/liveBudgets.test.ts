import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type LiveG3Service, startLiveG3 } from '../../support/liveG3Service.ts';
import { type LiveService, startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { copyProject } from '../../support/towers/manyProjects.ts';
import { portfolioCalls, listCalls } from '../../../web/parts/projectList/figureBudgets.ts';

const file = new URL('../../../web/__generated__/persistedOperations.json', import.meta.url);
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const operation = (name: string) => texts.find((text) => text.startsWith(`query ${name}`)) ?? '';

const projects = 62;

type Figures = {
  isComplete: boolean;
  calls: number;
  quantities: { concrete: number; co2: object } | null;
};

/** What a browser does when it opens a screen: its frame, all pages of its list, and figures until the budget is spent. */
describe.each([
  { name: 'of September 2025', start: startLiveService, tellsIntensities: true },
  { name: 'of April 2026', start: startLiveG3, tellsIntensities: false },
])('62 projects on the service $name, without totals in its lists', ({ start, tellsIntensities }) => {
  let live: LiveService | LiveG3Service;
  let world: LiveWorld;
  let token: string;
  /** Just started: it has met nobody and knows nothing of the service. */
  let gateway: TestGateway;
  beforeAll(async () => {
    live = await start();
    world = await LiveWorld.over(live);
    token = await world.user('ana@example.com');
    const project = await world.project(token, 'Projeto');
    const tower = await world.tower(token, project.id);
    await world.option(token, tower.id, await world.floorIds(token, project.databaseId, tower.databaseId));
    copyProject(live.state, projects);
    live.state.isLimited = true;
  });
  beforeEach(async () => {
    gateway = await startGateway(live.url, { asksGeneration: true });
  });
  afterEach(() => gateway.close());
  afterAll(() => world.close());

  const ask = async (name: string, variables: object) => {
    const { data, errors } = await gateway.ask(operation(name), { token, variables });
    const codes = errors.map(({ extensions }) => extensions.code);
    expect(codes.filter((code) => code !== 'NOT_SUPPORTED_BY_UPSTREAM')).toEqual([]);
    return data;
  };

  const open = async (query: string, budget: number) => {
    live.requests.splice(0);
    await ask('MemberFrameQuery', { first: 50 });
    const first = await ask(query, { first: 50, asTable: true });
    const rows = [...first.viewer.projects.edges];
    const { endCursor: after } = first.viewer.projects.pageInfo;
    if (query === 'DashboardPageQuery')
      rows.push(...(await ask('PortfolioPaginationQuery', { first: 50, after })).viewer.projects.edges);
    const ids = rows.map(({ node }: { node: { databaseId: string } }) => node.databaseId);
    const filled: Figures[] = [];
    for await (const figures of filling(ids, budget)) filled.push(figures);
    expect(live.requests.filter(({ status }) => status === 429)).toEqual([]);
    return { rows, filled, calls: live.requests.length };
  };

  /** As useFilledFigures does: from the top, one after the other. */
  async function* filling(ids: string[], mostCalls: number) {
    for (let left = mostCalls, at = 0; left >= 3 && at < ids.length; at++) {
      const { project } = await ask('useFilledFiguresQuery', { projectId: ids[at], mostCalls: left });
      const figures = project.figures as Figures;
      left -= figures.calls;
      if (figures.isComplete) yield figures;
    }
  }

  test('the list costs 40 calls at most, shows what it knows at once and fills the rest in from the top', async () => {
    const { rows, filled, calls } = await open('ProjectsPageQuery', listCalls);
    expect(rows).toHaveLength(50);
    const [{ node }] = rows;
    expect(node.area).toBe(400);
    expect(node.figures.isComplete).toBe(false);
    expect(filled.length).toBeGreaterThanOrEqual(3);
    expect(filled[0]).toMatchObject({ units: 1, totalFloors: 4, uncoveredFloors: 0 });
    expect(filled[0]?.quantities?.concrete).toBeGreaterThan(0);
    const co2 = filled[0]?.quantities?.co2;
    expect(node.figures).toMatchObject(
      tellsIntensities ? { quantities: { co2 } } : { units: 1, quantities: null },
    );
    expect(calls).toBeLessThanOrEqual(40);
  });

  test('the dashboard costs 60 at most', async () => {
    const { rows, filled, calls } = await open('DashboardPageQuery', portfolioCalls);
    expect(rows).toHaveLength(projects);
    expect(filled.length).toBeGreaterThanOrEqual(5);
    expect(calls).toBeLessThanOrEqual(60);
  });

  test('a project that would cost more than is left costs no more, and says so', async () => {
    const first = '{ viewer { projects(first: 1) { edges { node { databaseId } } } } }';
    const { data } = await gateway.ask(first, { token });
    const [{ node }] = data.viewer.projects.edges;
    live.requests.splice(0);
    const { project } = await ask('useFilledFiguresQuery', { projectId: node.databaseId, mostCalls: 3 });
    expect(project.figures).toMatchObject({ isComplete: false, calls: 3 });
    await expect.poll(() => live.requests.length).toBe(3);
  });

  test('a project of seventy towers costs 60 at most, whatever is allowed', async () => {
    live.state.isLimited = false;
    const project = await world.project(token, 'Bairro');
    for (let made = 0; made < 70; made += 1) await world.tower(token, project.id);
    // The first operation asks besides which service it is.
    await ask('MemberFrameQuery', { first: 50 });
    live.requests.splice(0);
    const { project: read } = await ask('useFilledFiguresQuery', {
      projectId: project.databaseId,
      mostCalls: 500,
    });
    expect(read.figures.isComplete).toBe(false);
    expect(read.figures.calls).toBeLessThanOrEqual(60);
    await expect.poll(() => live.requests.length).toBe(read.figures.calls);
  });
});
