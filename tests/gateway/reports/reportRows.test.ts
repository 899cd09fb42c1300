import { costOf } from '#domain/prices/cost.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import { describe, expect, test } from 'vitest';
import { materialRows } from '../../../gateway/flatReport/materialRows.ts';
import { columns } from '../../../gateway/reportCommand/reportQueries.ts';
import { builtProjects, serveGateway } from '../../support/served.ts';
import { expectStatus, sampleFrame } from '../../support/world.ts';

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
    const [second, , fourth] = first.edges.slice(1).map(({ cursor }: { cursor: string }) => cursor);
    expect((await pageOf(`first: 50, after: "${second}", before: "${fourth}"`)).edges).toHaveLength(1);
    const back = await pageOf(`last: 2, before: "${rest.pageInfo.startCursor}"`);
    expect(back.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual(
      first.edges.slice(3).map(({ cursor }: { cursor: string }) => cursor),
    );
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const last = await pageOf('last: 1');
    expect([names(last), last.pageInfo.hasNextPage]).toEqual([['Jatobá'], false]);
    expect((await pageOf('last: 12')).pageInfo.hasPreviousPage).toBe(false);
  });

  test('may be those of projects that match a search or changed since', async () => {
    expect(new Set(names(await pageOf('first: 50, search: "jatobá"')))).toEqual(new Set(['Jatobá']));
    expect(await pageOf('updatedSince: "2999-01-01T00:00:00Z"')).toMatchObject({ totalCount: 0, edges: [] });
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
    expect(names(await pageOf(`last: 3, before: "${inGone}", ${order}`))).toEqual([]);
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

const columnsOf = columns.join(' ');
const treeOf = `project(projectId: $id) { name units { nodes { databaseId name repetitionCount dwellings floors { databaseId groupName area }
    options { nodes { databaseId name isReference modules { nodes {
      databaseId name technology slabSystem floors { databaseId groupName area }
      currentVersion { number name updatedAt }
      quantities { factorSet { id } cost { min max } missingPrices missingAmounts materials { key label unit amount flags co2 { min max } energy { min max } } }
      withLosses: quantities(withLosses: true) { materials { key amount co2 { min max } energy { min max } } } } } } } } } }`;

const near = (value: number) => expect.closeTo(value, 6);

const anyFigure: unknown = expect.any(Number);

/** What the declaration of C30 says of a share of a line: of another class, what its factor is inferred from. */
function declaredOf({ key, amount }: { key: string; amount: number }, share: number) {
  const is30 = key === 'concrete:30';
  const isConcrete = key.startsWith('concrete');
  const inferred = isConcrete ? anyFigure : null;
  const of = (factor: number) => (is30 ? near(amount * share * factor) : inferred);
  return {
    declaredSupplier: is30 ? 'Sul' : null,
    declaredCo2Min: of(221),
    declaredCo2Max: of(232),
    declaredEnergyMin: of(1001),
    declaredEnergyMax: of(1102),
    isInferred: isConcrete && !is30,
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
type AnyNode = any;
test('each column equals the same figure elsewhere in the graph', async () => {
  const project = await user.project({ name: 'Colunas' });
  const unit = await project.unit({ name: 'Torre B', repetition_count: 3, housing_units_count: 24 });
  await unit.option({ name: 'Vazia' });
  const option = await unit.option({ name: 'Nervurada', active: false });
  const floorIds = (await unit.floors()).slice(1).map(({ id }) => id);
  const module = await option.module({ floorIds, data: { ...sampleFrame, slab_type: 'ribbed' } });
  const version = {
    name: 'Estudo 2',
    type: 'beam_column',
    data: { ...sampleFrame, slab_type: 'ribbed' },
    is_valid: true,
  };
  await expectStatus(201, user.call('POST', `${module.path}/versions`, version));
  const energy = { min: 1001, max: 1102 };
  const c30 = {
    material: 'concrete:30',
    supplier: 'Sul',
    document: 'EPD',
    co2: { min: 221, max: 232 },
    energy,
  };
  await expectStatus(201, user.call('POST', `${project.path}/declarations`, c30));
  const query = `query ($id: ID!) { viewer { reportRows(first: 50, projectId: $id) { nodes { ${columnsOf} } } } ${treeOf} }`;
  const { data, errors } = await gateway.ask(query, { token: user.token, variables: { id: project.id } });
  expect(errors).toEqual([]);
  const tower: AnyNode = data.project.units.nodes[0];
  const way: AnyNode = tower.options.nodes.find(({ name }: AnyNode) => name === 'Nervurada');
  const [part]: AnyNode[] = way.modules.nodes;
  const { quantities, withLosses, currentVersion, floors } = part;
  const expected = [...Map.groupBy<string, AnyNode>(floors, ({ groupName }: AnyNode) => groupName)].flatMap(
    ([group, some]) => {
      const share = some.length / floors.length;
      const area = some.reduce((sum: number, floor: AnyNode) => sum + floor.area, 0);
      return quantities.materials.map((line: AnyNode) => {
        const more = withLosses.materials.find(({ key }: AnyNode) => key === line.key);
        return {
          projectId: project.id,
          project: 'Colunas',
          unitId: unit.id,
          unit: 'Torre B',
          repetitionCount: 3,
          dwellings: 24,
          optionId: option.id,
          option: 'Nervurada',
          isReference: false,
          moduleId: module.id,
          module: part.name,
          part: 'STRUCTURE',
          technology: 'BEAM_COLUMN',
          foundationType: null,
          slabSystem: 'RIBBED',
          version: 2,
          versionName: 'Estudo 2',
          versionUpdatedAt: currentVersion.updatedAt,
          factorSet: quantities.factorSet.id,
          floorGroup: group,
          floors: some.length,
          area: near(area),
          materialKey: line.key,
          material: line.label,
          unitOfMeasure: line.unit,
          flags: line.flags,
          quantity: near(line.amount * share),
          co2Min: near(line.co2.min * share),
          co2Max: near(line.co2.max * share),
          energyMin: near(line.energy.min * share),
          energyMax: near(line.energy.max * share),
          quantityWithLosses: near(more.amount * share),
          co2MinWithLosses: near(more.co2.min * share),
          co2MaxWithLosses: near(more.co2.max * share),
          energyMinWithLosses: near(more.energy.min * share),
          energyMaxWithLosses: near(more.energy.max * share),
          moduleCostMin: near(quantities.cost.min * share),
          moduleCostMax: near(quantities.cost.max * share),
          moduleCostPerSquareMeterMin: near((quantities.cost.min * share) / area),
          moduleCostPerSquareMeterMax: near((quantities.cost.max * share) / area),
          missingPrices: quantities.missingPrices,
          missingAmounts: quantities.missingAmounts,
          ...declaredOf(line, share),
        } satisfies Record<(typeof columns)[number], unknown>;
      });
    },
  );
  expect(data.viewer.reportRows.nodes).toEqual(expected);
});
