import { describe, expect, test } from 'vitest';
import type { GraphAnswer } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { frame, moduleRow, optionRow, projectRow, unitRow, uuid } from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub();
const towersOf = (n: number) => {
  const { id, name, tower } = unitRow;
  const options = [optionRow(1, [moduleRow(1, 1, frame(10, 1000))])];
  return {
    body: {
      project: { id: uuid(1, n), name: `Projeto ${n}`, prices: [] },
      declarations: [],
      towers: [
        {
          id,
          name,
          repetition_count: null,
          housing_units_count: null,
          floors: tower.floors,
          tower_options: options,
        },
      ],
    },
  };
};

/** What is told page by page to the end: names, and null for what cannot be read. */
async function walked(list: string, args: string, name: string): Promise<(string | null)[]> {
  const listed: (string | null)[] = [];
  let after: string | null = null;
  for (let turn = 0; turn < 20; turn++) {
    const { data, errors }: GraphAnswer = await gateway.ask(
      `query ($after: String) { viewer { page: ${list}(${args}, after: $after) { nodes { ${name} } pageInfo { hasNextPage endCursor } } } }`,
      { variables: { after } },
    );
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    expect([...codes].filter((code) => code !== 'UPSTREAM_BAD_REPLY')).toEqual([]);
    const { nodes, pageInfo } = data.viewer.page;
    listed.push(...nodes.map((node: Record<string, string> | null) => node?.[name] ?? null));
    if (!pageInfo.hasNextPage) return listed;
    after = pageInfo.endCursor;
  }
  throw new Error(`The pages do not end: ${listed.join()}`);
}

describe.each([
  ['that names its id', (n: number) => ({ id: uuid(1, n) })],
  ['that names no id', () => ({})],
])('pages go on over a project %s and cannot be read', (_, unreadable) => {
  test.each([
    ['projects', '', 'name'],
    ['reportRows', '', 'project'],
    ['reportRows', ', orderBy: {field: NAME}', 'project'],
  ])('in %s%s', async (list, order, name) => {
    const projects = [unreadable(1), projectRow(2), unreadable(3), unreadable(4), projectRow(5)];
    const reply = {
      body: { projects, metadata: { current_page: 1, page_size: 50, total_records: projects.length } },
    };
    upstream.on({
      'GET /v1/projects/?page_size=50': reply,
      'GET /v1/projects/?page_size=50&sort=id': reply,
      'GET /v1/projects/?page_size=50&sort=name': reply,
      [`GET /v1/projects/${uuid(1, 2)}/towers`]: towersOf(2),
      [`GET /v1/projects/${uuid(1, 5)}/towers`]: towersOf(5),
    });
    const rows = name === 'name' ? 1 : 2;
    const [second, fifth] = ['Projeto 2', 'Projeto 5'].map((each) => Array<string>(rows).fill(each));
    const all = [null, ...second!, null, null, ...fifth!];
    for (const first of [50, 1, 2, 3])
      expect(await walked(list, `first: ${first}${order}`, name)).toEqual(all);
  });
});
