import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

const tower = '/v1/projects/p1/units/u1';
const made = (month: number) => `2026-0${month}-01T00:00:00Z`;
/** The older one was changed last. */
const rows = [
  { id: 'a', name: 'A', active: true, modules: [], created_at: made(1), updated_at: made(3) },
  { id: 'b', name: 'B', active: false, modules: [], created_at: made(2), updated_at: made(2) },
];
const sessions = [
  { id: 'a', device: 'A', current: true, created_at: made(1), last_used_at: made(3) },
  { id: 'b', device: 'B', current: false, created_at: made(2), last_used_at: null },
];
const project = { id: 'p1', name: 'P', state: 'SP', city: 'Santos', created_at: made(1), units: rows };
/** A UUID v7 of the first day of a month. */
const idOf = (month: number) => {
  const time = Date.parse(made(month)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};
const frame = { id: idOf(1), name: 'M', type: 'beam_column', floor_ids: ['f1'], outdated: false };
const untimed = [3, 2].map((month) => ({
  id: idOf(month),
  version: month - 1,
  type: 'beam_column',
  name: 'V',
}));
const { gateway } = await serveStub({
  [`GET ${tower}/options/a/modules/${frame.id}`]: () => ({ body: { module: frame, versions: untimed } }),
  'GET /v1/tokens/sessions': () => ({ body: { sessions } }),
  'GET /v1/projects/p1': () => ({ body: { project } }),
  [`GET ${tower}`]: () => ({ body: { unit: { id: 'u1', name: 'T', tower: { floors: [] } } } }),
  [`GET ${tower}/options`]: () => ({ body: { tower_options: rows } }),
  'GET /v1/projects/p1/units/a': () => ({ body: { unit: { ...rows[0], tower: { floors: [] } } } }),
  'GET /v1/projects/p1/units/b': () => ({ body: { unit: { ...rows[1], tower: { floors: [] } } } }),
});

const lists = {
  sessions: (of: string) => `viewer { list: sessions(${of}) { nodes { name: device } } }`,
  options: (of: string) =>
    `node(id: "${toGlobalId('Unit', 'p1', 'u1')}") { ... on Unit { list: options(${of}) { nodes { name } } } }`,
  units: (of: string) =>
    `node(id: "${toGlobalId('Project', 'p1')}") { ... on Project { list: units(${of}) { nodes { name } } } }`,
};

test.each(Object.entries(lists))(
  '%s go by when they were made, and by when they were last changed',
  async (_, list) => {
    const ask = async (of: string) => {
      const { data, errors } = await gateway.ask(`{ ${list(of)} }`);
      expect(errors).toEqual([]);
      const [{ list: found }] = Object.values(data) as [{ list: { nodes: { name: string }[] } }];
      return found.nodes.map(({ name }) => name).join('');
    };
    expect({
      made: await ask('orderBy: {field: CREATED_AT, direction: ASC}'),
      changed: await ask('orderBy: {field: UPDATED_AT, direction: ASC}'),
      changedLast: await ask('orderBy: {field: UPDATED_AT, direction: DESC}'),
      changedSince: await ask(`updatedSince: "${made(3)}"`),
    }).toEqual({ made: 'AB', changed: 'BA', changedLast: 'AB', changedSince: 'A' });
  },
);

test('versions of a service that tells no times are as old as their own ids', async () => {
  const id = toGlobalId('Module', 'p1', 'u1', 'a', frame.id);
  const query = `{ node(id: "${id}") { ... on Module { versions(first: 9) { nodes { number createdAt updatedAt } } } } }`;
  const { data, errors } = await gateway.ask(query);
  expect(errors).toEqual([]);
  const times = (month: number) => {
    const time = made(month).replace('Z', '.000Z');
    return { number: month - 1, createdAt: time, updatedAt: time };
  };
  expect(data.node.versions.nodes).toEqual([times(3), times(2)]);
});
