import { costOf } from '#domain/prices/cost.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import { describe, expect, test } from 'vitest';
import { materialRows } from '../../../gateway/flatReport/materialRows.ts';
import { builtProjects, serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();
/** Three projects of four rows each; the second has a name that a spreadsheet would run. */
const projects = await builtProjects(user, ['Ipê', '=HYPERLINK("http://x")', 'Jatobá']);

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

  test('come in the order of projects asked for; a cursor outlives its project', async () => {
    const order = 'orderBy: {field: NAME, direction: DESC}';
    expect([...new Set(names(await pageOf(`first: 50, ${order}`)))]).toEqual([
      'Jatobá',
      'Ipê',
      '=HYPERLINK("http://x")',
    ]);
    const gone = await user.project({ name: 'Zimbro' });
    await (await (await gone.unit()).option()).module();
    const first = await pageOf(`first: 6, ${order}`);
    expect(names(first)).toEqual(['Zimbro', 'Zimbro', 'Zimbro', 'Zimbro', 'Jatobá', 'Jatobá']);
    const [, inGone, , , , inNext] = first.edges.map(({ cursor }: { cursor: string }) => cursor);
    await user.call('DELETE', `/v1/projects/${gone.id}`);
    expect(names(await pageOf(`first: 3, after: "${inNext}", ${order}`))).toEqual([
      'Jatobá',
      'Jatobá',
      'Ipê',
    ]);
    expect((await pageOf(`first: 50, after: "${inGone}", ${order}`)).edges).toHaveLength(12);
    const back = await pageOf(`last: 3, before: "${inNext}", ${order}`);
    expect(names(back)).toEqual(['Jatobá']);
  });
});

test('a share of an amount has no binary rounding errors', () => {
  const floor = { groupName: 'Tipo', category: 'standard_floor' as const, height: 3 };
  const floors = ['a', 'b', 'b'].map((groupId, index) => ({
    ...floor,
    id: `${index}`,
    groupId,
    index,
    area: [5, 0.1, 0.2][index]!,
  }));
  const range = { min: 3.3, max: 0.000_012_345_678_9 };
  const line = { key: 'c30', label: 'C30', amount: 3.3, unit: 'm3', flags: [], co2: range, energy: range };
  const [one, two] = materialRows(
    {} as Parameters<typeof materialRows>[0],
    [line as MaterialLine],
    [],
    floors,
    costOf([], { set: currentPriceSet, own: [] }),
  );
  expect(3.3 * (1 / 3)).not.toBe(1.1);
  expect(one).toMatchObject({ quantity: 1.1, co2Min: 1.1, energyMax: 0.000_004_115_226_3 });
  expect(two).toMatchObject({ area: 0.3, quantity: 2.2 });
});
