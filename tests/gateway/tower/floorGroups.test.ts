import { expect, test } from 'vitest';
import { serveGateway, serveStub } from '../../support/served.ts';

const { gateway, user } = await serveGateway();

const groupsOf = `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { floorGroups { id databaseId name repetition } } }`;
const byId = `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on FloorGroup { databaseId name repetition } } }`;

test('a group of floors is found by its id', async () => {
  const unit = await (await user.project()).unit();
  const { data } = await gateway.ask(groupsOf, {
    token: user.token,
    variables: { p: unit.project.id, u: unit.id },
  });
  const groups = data.unit.floorGroups as { id: string; databaseId: string }[];
  expect(groups.length).toBeGreaterThan(0);
  for (const { databaseId } of groups) expect(databaseId).toMatch(/\w/);
  const ids = groups.map(({ id }) => id);
  const found = await gateway.ask(byId, { token: user.token, variables: { ids } });
  expect(found.errors).toEqual([]);
  expect(found.data.nodes).toEqual(groups);
});

const plain = { category: 'standard_floor', area: 400, height: 3 };
const floor = (index: number, group: object) => ({ id: `f${index}`, index, ...plain, ...group });
const group = (name: string, rest: object = {}) => ({ name, repetition: 1, ...plain, ...rest });

test.each([
  ['groups with ids', { floor_groups: [group('A', { id: 'g1' }), group('B', { id: 'g2' })] }],
  ['groups without ids', { floor_groups: [group('A'), group('B')] }],
  [
    'floors with the ids of groups',
    {
      tower: {
        floors: [
          floor(0, { group_id: 'g1', group_name: 'A' }),
          floor(1, { group_id: 'g2', group_name: 'B' }),
        ],
      },
    },
  ],
  [
    'floors with the names of groups',
    { tower: { floors: [floor(0, { group_name: 'A' }), floor(1, { group_name: 'B' })] } },
  ],
])('also where the service has %s', async (_, tower) => {
  const { gateway: other } = await serveStub({
    'GET /v1/projects/p1/units/u1': { body: { unit: { id: 'u1', name: 'T', ...tower } } },
  });
  const listed = await other.ask(groupsOf, { variables: { p: 'p1', u: 'u1' } });
  const groups = listed.data.unit.floorGroups as { id: string; name: string }[];
  expect(groups.map(({ name }) => name)).toEqual(['A', 'B']);
  const found = await other.ask(byId, { variables: { ids: groups.map(({ id }) => id) } });
  expect(found).toMatchObject({ errors: [], data: { nodes: groups } });
});
