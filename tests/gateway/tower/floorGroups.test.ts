import { expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';

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
