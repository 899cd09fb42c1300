import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type AskOptions } from '../../support/servers/gatewayServer.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser, sampleFloorGroups, sampleFrame } from '../../support/world.ts';
import { elementQuantities } from '../../support/towers/elementQuantities.ts';

// The whole graph over the bundled service: real HTTP, real database.
const { api, gateway, user } = await serveGateway();

const ask = async (query: string, variables: object = {}, options: AskOptions = {}) => {
  const answer = await gateway.ask(query, { variables, token: user.token, ...options });
  expect(answer.errors).toEqual([]);
  return answer.data;
};

/** Runs a mutation that must succeed and gives its payload. */
async function change(field: string, selection: string, input: object) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const data = await ask(
    `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code message path } } }`,
    { input },
  );
  expect(data[field].errors).toEqual([]);
  return data[field];
}

/** Worked case 1. */
const beamColumn = {
  concreteColumns: elementQuantities(40, 8.1, 50, 1200),
  concreteBeams: elementQuantities(30, 10, 50, 900),
  concreteSlabs: elementQuantities(30, 40, 60, 2000),
  formColumns: 120,
  formBeams: 100,
  formSlabs: 400,
  columnNumber: 24,
  averageBeamSpan: 5,
  averageSlabSpan: 4,
};
const concreteWall = {
  concreteWalls: elementQuantities(25, 45, 50, 1500),
  concreteSlabs: elementQuantities(25, 40, 60, 1800),
  wallThickness: 10,
  slabThickness: 10,
};
const structuralMasonry = {
  grout: [{ position: 'VERTICAL', volumes: [{ fgk: 20, volume: 5 }], steel: [{ ca: 50, mass: 300 }] }],
  mortar: [{ fak: 8, volume: 4 }],
  blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 3000 }],
  concreteSlabs: elementQuantities(25, 40, 60, 1800),
};

let count = 0;
async function tower() {
  const input = {
    name: `Residencial ${(count += 1)}`,
    state: 'SP',
    city: 'São Paulo',
    phase: 'BASIC_PROJECT',
  };
  const { project } = await change('createProject', 'project { id databaseId }', input);
  const floorGroups = sampleFloorGroups.map((group) => ({
    ...group,
    category: group.category.toUpperCase(),
  }));
  const { unit } = await change('createUnit', 'unit { id databaseId floors { id databaseId category } }', {
    projectId: project.id,
    name: 'Torre A',
    floorGroups,
  });
  const typical = unit.floors.filter(({ category }: { category: string }) => category === 'STANDARD_FLOOR');
  const option = async (name: string, isReference: boolean, structure: object, floorIds: string[]) => {
    const made = await change('createOption', 'option { id databaseId }', {
      unitId: unit.id,
      name,
      isReference,
    });
    const optionId = made.option.id;
    const { module } = await change('createModule', 'module { id databaseId name technology }', {
      optionId,
      floorIds,
      structure,
    });
    return { optionId, databaseId: made.option.databaseId, module };
  };
  return { project, unit, typical, option };
}

describe('from a project to a decision', () => {
  test('worked cases 1 and 2: a floor, and the tower it stands in', async () => {
    const { project, unit, typical, option } = await tower();
    await option('Pórtico', true, { beamColumn }, [typical[0].id]);
    const data = await ask(
      `query($p: ID!, $u: ID!) {
        project(projectId: $p) { area coveredArea uncoveredFloors totalFloors quantities { elements { element } co2 { min max } perSquareMeter { co2 { min max } } } viewerCanDelete }
        unit(projectId: $p, unitId: $u) {
          totalArea quantitiesSource quantities { perSquareMeter { co2 { min max } } }
          floors { index groupId consumption { co2 { min max } } }
          floorGroups { databaseId repetition }
          options { edges { node { technology coverage { totalFloors coveredFloors } quantities { co2 { min } elements { element } factorSet { id } }
            modules { edges { node { floorRepetition quantities { concrete steel co2 { min max } energy { min max } perSquareMeter { co2 { min } } } } } } } } }
        }
      }`,
      { p: project.databaseId, u: unit.databaseId },
    );
    const [{ node }] = data.unit.options.edges;
    const [module] = node.modules.edges;
    expect(module.node.quantities.co2.min).toBeCloseTo(15_599.93, 2);
    expect(module.node.quantities.co2.max).toBeCloseTo(24_601.65, 2);
    expect(module.node.quantities.energy.max).toBeCloseTo(221_671.2, 1);
    expect(module.node.quantities.perSquareMeter.co2.min).toBeCloseTo(34.63, 2);
    expect(module.node.quantities).toMatchObject({ concrete: 58.1 * 2400, steel: 4100 });
    expect(node.technology).toBe('BEAM_COLUMN');
    expect(node.coverage).toEqual({ totalFloors: 4, coveredFloors: 1 });
    expect(node.quantities).toMatchObject({ factorSet: { id: 'sidac-2026-04b' } });
    expect(data.unit.totalArea).toBe(2601);
    for (const { databaseId, repetition } of data.unit.floorGroups)
      expect(
        data.unit.floors.filter(({ groupId }: { groupId: string }) => groupId === databaseId),
      ).toHaveLength(repetition);
    expect(data.unit.quantitiesSource).toBe('REFERENCE');
    expect(data.unit.quantities.perSquareMeter.co2.min).toBeCloseTo(5.998, 3);
    expect(data.unit.quantities.perSquareMeter.co2.max).toBeCloseTo(9.459, 3);
    expect(data.unit.floors.map(({ consumption }: { consumption: unknown }) => consumption !== null)).toEqual(
      [false, false, true, false],
    );
    expect(data.project).toMatchObject({
      area: 2601,
      totalFloors: 4,
      uncoveredFloors: 3,
      viewerCanDelete: true,
    });
    expect(data.project.quantities.elements).toEqual(node.quantities.elements);
    // The project's is that of its one floor with a structure.
    expect(data.project.coveredArea).toBe(450.5);
    expect(data.project.quantities.perSquareMeter.co2.min).toBeCloseTo(34.63, 2);
  });

  test('three technologies side by side', async () => {
    const { typical, option } = await tower();
    const floorIds = typical.map(({ databaseId }: { databaseId: string }) => databaseId);
    const optionIds = [
      (await option('Pórtico', true, { beamColumn }, floorIds)).optionId,
      (await option('Paredes', false, { concreteWall }, floorIds)).optionId,
      (await option('Alvenaria', false, { structuralMasonry }, floorIds)).optionId,
    ];
    const { comparison } = await ask(
      `query($ids: [ID!]!) { comparison(input: { optionIds: $ids }) {
        items { name technologies quantities { grout co2 { min max } } }
        differences { item { name } co2 { min max } co2Verdict materials { key } }
        likeForLike { rule passed item { name } details } } }`,
      { ids: optionIds },
    );
    expect(comparison.items.map(({ technologies }: { technologies: string[] }) => technologies)).toEqual([
      ['BEAM_COLUMN'],
      ['CONCRETE_WALL'],
      ['STRUCTURAL_MASONRY'],
    ]);
    expect(comparison.differences).toHaveLength(2);
    for (const { co2 } of comparison.differences) expect(co2.min).toBeLessThan(co2.max);
    const failed = comparison.likeForLike.filter(({ passed }: { passed: boolean }) => !passed);
    expect([...new Set(failed.map(({ rule }: { rule: string }) => rule))]).toEqual([
      'NO_GAPS',
      'SAME_SCOPE',
      'USUAL_INDICES',
    ]);
  });

  test('versions: a second one, made valid, read back as entered, compared; node answers for all', async () => {
    const { project, unit, typical, option } = await tower();
    const { module } = await option('Pórtico', true, { beamColumn }, [typical[0].id]);
    const { version } = await change(
      'createVersion',
      'version { id number name isValid input { ... on BeamColumnData { concreteColumns { volumes { fck volume } steel { ca mass } } averageBeamSpan } } } module { versions { totalCount } }',
      {
        moduleId: module.id,
        name: 'Menos aço',
        structure: {
          beamColumn: {
            ...beamColumn,
            concreteColumns: elementQuantities(40, 8.1, 50, 1000),
            averageBeamSpan: 6,
          },
        },
      },
    );
    expect(version).toMatchObject({
      number: 2,
      isValid: false,
      input: {
        concreteColumns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1000 }] },
        averageBeamSpan: 6,
      },
    });
    const first = await ask(
      `query($id: ID!) { node(id: $id) { ... on Module { currentVersion { id number viewerCanDelete } } } }`,
      { id: module.id },
    );
    expect(first.node.currentVersion).toMatchObject({ number: 1, viewerCanDelete: false });
    const { comparison } = await ask(
      `query($ids: [ID!]!) { comparison(input: { versionIds: $ids }) { differences { item { name version { number } } co2 { min max } co2Verdict } likeForLike { passed } } }`,
      { ids: [first.node.currentVersion.id, version.id] },
    );
    expect(comparison.differences[0]).toMatchObject({
      item: { version: { number: 2 } },
      co2Verdict: 'LOWER_IN_EVERY_CASE',
    });
    expect(comparison.differences[0].co2.max).toBeCloseTo(-200 * 0.4259, 3);
    const { versionDiff } = await ask(
      `query($base: ID!, $other: ID!) { versionDiff(baseId: $base, otherId: $other) { base { number } other { number } changes { element label unit before after co2 { low high } } co2 { low high } } }`,
      { base: first.node.currentVersion.id, other: version.id },
    );
    expect(versionDiff).toMatchObject({
      base: { number: 1 },
      other: { number: 2 },
      changes: [
        { element: 'columns', label: 'CA50', unit: 'kg', before: '1200', after: '1000' },
        { element: '', label: 'averageBeamSpan', unit: null, before: '5', after: '6' },
      ],
    });
    expect(versionDiff.co2.low).toBeCloseTo(comparison.differences[0].co2.max, 6);
    expect(versionDiff.changes[0].co2).toEqual(versionDiff.co2);
    await change('updateVersion', 'version { isValid } module { currentVersion { number } }', {
      versionId: version.id,
      isValid: true,
    });
    const outdated = async () => {
      const { comparison: now } = await ask(
        'query($ids: [ID!]!) { comparison(input: { versionIds: $ids }) { items { side { outdated } } } }',
        { ids: [first.node.currentVersion.id, version.id] },
      );
      return now.items.map(({ side }: { side: { outdated: string[] } }) => side.outdated.length);
    };
    expect(await outdated()).toEqual([0, 0]);
    const { unit: read } = await ask(
      `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) {
        floorGroups { databaseId name category area height repetition } } }`,
      { p: project.databaseId, u: unit.databaseId },
    );
    const floorGroups = read.floorGroups.map((group: { area: number }) => ({
      ...group,
      area: group.area + 1,
    }));
    await change('updateUnit', 'unit { id }', { unitId: unit.id, floorGroups });
    expect(await outdated()).toEqual([1, 1]);
    const nodes = await ask(`query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`, {
      ids: [module.id, version.id, typical[0].id],
    });
    expect(nodes.nodes.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
      'Module',
      'Version',
      'Floor',
    ]);
    const deleted = await change('deleteVersion', 'deletedVersionId module { versions { totalCount } }', {
      versionId: first.node.currentVersion.id,
    });
    expect(deleted.module.versions.totalCount).toBe(1);
  });

  test('versions are compared by the factors they were made with: strand counted as rebar once', async () => {
    const { typical, option } = await tower();
    const [more, less] = [1200, 1000].map((mass) => ({
      beamColumn: {
        ...beamColumn,
        concreteColumns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ customCa: 190, mass }] },
      },
    }));
    const { module } = await option('Pórtico', true, more!, [typical[0].id]);
    const made = await change('createVersion', 'version { id module { currentVersion { id } } }', {
      moduleId: module.id,
      name: 'Menos cordoalha',
      structure: less,
    });
    const { id, module: of } = made.version;
    await sql`update versions set result = jsonb_set(result, '{factor_set}', '"sidac-2026-04"')`.execute(
      api.db,
    );
    const { versionDiff } = await ask(
      'query($base: ID!, $other: ID!) { versionDiff(baseId: $base, otherId: $other) { co2 { low } } }',
      { base: of.currentVersion.id, other: id },
    );
    expect(versionDiff.co2.low).toBeCloseTo(-200 * 0.4259, 3);
  });

  test('copies and deletions on every level', async () => {
    const { project, unit, typical, option } = await tower();
    const { optionId, module } = await option('Pórtico', true, { beamColumn }, [typical[0].id]);
    const fields =
      'module { floorRepetition floors { id } quantities { co2 { max } } currentVersion { quantities { co2 { max } } } }';
    const { module: moduleCopy } = await change('duplicateModule', fields, { moduleId: module.id });
    // On no floor its figures are unknown: a zero would say that it emits nothing.
    expect(moduleCopy).toEqual({
      floorRepetition: 0,
      floors: [],
      quantities: null,
      currentVersion: { quantities: null },
    });
    await change('duplicateOption', 'option { id modules { totalCount } }', { optionId });
    const twin = { unitId: unit.id, name: 'Torre B' };
    const { unit: made } = await change('duplicateUnit', 'unit { name options { totalCount } }', twin);
    expect(made).toEqual({ name: 'Torre B', options: { totalCount: 2 } });
    const copy = await change('duplicateProject', 'project { id name units { totalCount } }', {
      projectId: project.id,
      name: `Cópia ${count}`,
    });
    expect(copy.project).toMatchObject({ name: `Cópia ${count}`, units: { totalCount: 2 } });
    await change('deleteModule', 'deletedModuleId option { modules { totalCount } }', {
      moduleId: module.id,
    });
    await change('deleteOption', 'deletedOptionId unit { options { totalCount } }', { optionId });
    await change('deleteUnit', 'deletedUnitId', { unitId: unit.id });
    expect(await change('deleteProject', 'deletedProjectId', { projectId: project.id })).toMatchObject({
      deletedProjectId: project.id,
    });
  });
});

describe('refusals of the service arrive as data', () => {
  test('bad quantities at their place in the input', async () => {
    const { typical, option } = await tower();
    const { optionId } = await option('Pórtico', true, { beamColumn }, [typical[0].id]);
    const bad = { ...beamColumn, concreteColumns: elementQuantities(40, -1, 50, 1200), averageBeamSpan: -1 };
    const data = await ask(
      `mutation($input: CreateModuleInput!) { createModule(input: $input) { module { id } errors { code key path } } }`,
      { input: { optionId, floorIds: [typical[1].id], structure: { beamColumn: bad } } },
    );
    expect(data.createModule.module).toBeNull();
    const paths = data.createModule.errors.map(({ path }: { path: string[] }) => path.join('.'));
    expect(paths).toContain('structure.beamColumn.averageBeamSpan');
    expect(paths).toContain('structure.beamColumn.concreteColumns.volumes.0.volume');
    expect(data.createModule.errors[0].key).toMatch(/^structure\./);
  });

  test('an old revision is an edit conflict', async () => {
    const { project } = await tower();
    const { project: read } = await change('updateProject', 'project { revision }', {
      projectId: project.id,
      description: 'x',
    });
    const data = await ask(
      `mutation($input: UpdateProjectInput!) { updateProject(input: $input) { project { id } errors { code } } }`,
      { input: { projectId: project.id, description: 'y', revision: read.revision - 1 } },
    );
    expect(data.updateProject).toEqual({ project: null, errors: [{ code: 'EDIT_CONFLICT' }] });
  });

  test("another's project is not there", async () => {
    const { project } = await tower();
    const stranger = await newUser(api.url);
    const answer = await gateway.ask(
      `query($p: ID!, $id: ID!) { project(projectId: $p) { name } node(id: $id) { id } }`,
      {
        variables: { p: project.databaseId, id: project.id },
        token: stranger.token,
      },
    );
    expect(answer.data).toEqual({ project: null, node: null });
    expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
});

test('figures have no tails of binary sums, on either wire, asked once or again', async () => {
  const made = await (
    await user.project()
  ).unit({
    floor_groups: [
      { name: 'Tipo', category: 'standard_floor', area: 0.7, height: 3, repetition: 3, index: 0 },
    ],
  });
  await (await made.option()).module();
  const slabs = { volumes: [{ fck: 35, volume: 33.3 }], steel: [{ ca: 60, mass: 1700.1 }] };
  const other = await made.option({ name: 'Outra', active: false });
  await other.module({ data: { ...sampleFrame, concrete_slabs: slabs } });
  // What the service sums and what the gateway does.
  const query = `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { totalArea quantities {
    co2 { min max } perSquareMeter { co2 { min max } } } comparison { differences { co2 { min max } energy { min max } } } } }`;
  const variables = { p: made.project.id, u: made.id };
  const answers = [await ask(query, variables), await ask(query, variables)];
  expect(answers.map(({ unit }) => unit.totalArea)).toEqual([2.1, 2.1]);
  const { body } = await user.call('GET', made.path);
  expect(body.unit.total_area).toBe(2.1);
  expect(JSON.stringify([answers, body])).not.toMatch(/\d\.\d{13}/);
});

test('the list of projects: newest first, searched, filtered, sorted, paged backward', async () => {
  const other = await newUser(api.url);
  const token = { token: other.token };
  for (const [name, phase, building_type] of [
    ['Alfa', 'basic_project', null],
    ['Beta', 'executive_project', 'mixed'],
    ['Gama', 'basic_project', 'corporate'],
  ]) {
    await other.project({ name, phase, building_type });
  }
  const names = async (args: string) => {
    const { viewer } = await ask(
      `{ viewer { projects${args} { totalCount edges { node { name } } } } }`,
      {},
      token,
    );
    return [
      viewer.projects.totalCount,
      ...viewer.projects.edges.map(({ node }: { node: { name: string } }) => node.name),
    ];
  };
  expect(await names('')).toEqual([3, 'Gama', 'Beta', 'Alfa']);
  expect(await names('(search: "et")')).toEqual([1, 'Beta']);
  expect(await names('(search: "béta sao paulo")')).toEqual([1, 'Beta']);
  expect(await names('(phase: BASIC_PROJECT, orderBy: { field: NAME })')).toEqual([2, 'Alfa', 'Gama']);
  expect(await names('(buildingType: MIXED)')).toEqual([1, 'Beta']);
  expect(await names('(orderBy: { field: NAME, direction: DESC })')).toEqual([3, 'Gama', 'Beta', 'Alfa']);
  expect(await names('(last: 2, orderBy: { field: NAME, direction: ASC })')).toEqual([3, 'Beta', 'Gama']);
});
