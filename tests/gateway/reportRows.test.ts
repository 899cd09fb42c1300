import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { newUser, type TestUser } from '../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let user: TestUser;
let projects: string[];

/** Three projects of four rows each; the second has a name that a spreadsheet would run. */
beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  user = await newUser(api.url);
  projects = [];
  for (const name of ['Ipê', '=HYPERLINK("http://x")', 'Jatobá']) {
    const project = await user.project({ name });
    await (await (await project.unit()).option()).module();
    projects.push(project.id);
  }
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const pageOf = async (args: string) => {
  const page = `{ viewer { reportRows(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { cursor node { project materialKey } } } } }`;
  const { data, errors } = await gateway.ask(page, { token: user.token });
  expect(errors).toEqual([]);
  return data.viewer.reportRows;
};
const names = (page: { edges: { node: { project: string } }[] }) =>
  page.edges.map(({ node }) => node.project);

describe('report rows', () => {
  test('run on over projects, forward and backward', async () => {
    const first = await pageOf('first: 5');
    expect(names(first)).toEqual(['Ipê', 'Ipê', 'Ipê', 'Ipê', '=HYPERLINK("http://x")']);
    expect(first).toMatchObject({ totalCount: 12, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const rest = await pageOf(`first: 50, after: "${first.pageInfo.endCursor}"`);
    expect(rest.edges).toHaveLength(7);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await pageOf(`last: 2, before: "${rest.pageInfo.startCursor}"`);
    expect(back.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual(
      first.edges.slice(3).map(({ cursor }: { cursor: string }) => cursor),
    );
    expect(names(await pageOf('last: 1'))).toEqual(['Jatobá']);
  });

  test('may be those of one project', async () => {
    const page = await pageOf(`first: 50, projectId: "${projects[2]}"`);
    expect(page.totalCount).toBe(4);
    expect(new Set(names(page))).toEqual(new Set(['Jatobá']));
  });
});
