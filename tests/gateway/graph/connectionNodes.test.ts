import { getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway } = await serveGateway();

type Pair = { nodes: unknown[]; edges: { node: unknown }[] };

test('every connection has nodes beside its edges, of the same type', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(
    (type) => isObjectType(type) && type.name.endsWith('Connection'),
  );
  expect(types.length).toBeGreaterThan(10);
  for (const type of types) {
    if (!isObjectType(type)) continue;
    const edge = getNamedType(type.getFields()['edges']!.type);
    const row = isObjectType(edge) ? getNamedType(edge.getFields()['node']!.type) : undefined;
    expect(`${type.name} ${String(type.getFields()['nodes']?.type)}`).toBe(`${type.name} [${String(row)}]!`);
  }
});

test('nodes are the rows of the edges, also where the query is compiled', async () => {
  const user = await newUser(api.url);
  const tower = await (await user.project()).unit();
  await (await tower.option({ name: 'A', active: true })).module();
  await tower.option({ name: 'B' });
  const query = `query NodesBesideEdges {
    viewer {
      projects {
        nodes { id units { nodes { id options(first: 1) { nodes { id name } edges { node { id name } } } } edges { node { id } } } }
        edges { node { id } }
      }
      reportRows { nodes { project option } edges { node { project option } } }
    }
  }`;
  const first = await gateway.ask(query, { token: user.token });
  const again = await gateway.ask(query, { token: user.token });
  expect(again.data).toEqual(first.data);
  const { projects, reportRows } = first.data.viewer;
  const units: Pair = projects.nodes[0].units;
  const options: Pair = projects.nodes[0].units.nodes[0].options;
  expect(projects.nodes.map(({ id }: { id: string }) => ({ id }))).toEqual(
    (projects as Pair).edges.map(({ node }) => node),
  );
  expect(units.nodes).toHaveLength(1);
  expect(units.nodes[0]).toMatchObject(units.edges[0]!.node as object);
  expect(options.nodes).toHaveLength(1);
  expect(options.nodes).toEqual(options.edges.map(({ node }) => node));
  expect(reportRows.nodes.length).toBeGreaterThan(0);
  expect(reportRows.nodes).toEqual((reportRows as Pair).edges.map(({ node }) => node));
});
