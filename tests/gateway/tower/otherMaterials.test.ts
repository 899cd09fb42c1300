import { messagesIn } from '#domain/texts/messageText.ts';
import { usualInfill } from '#domain/usual/usualInfill.ts';
import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveService } from '../../support/liveService.ts';
import { serveGateway } from '../../support/served.ts';

const { gateway, user: owner } = await serveGateway();

const part = (volume: number) => ({ volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass: 900 }] });
const infill = {
  name: 'Bloco cerâmico 14 cm',
  purpose: 'INFILL',
  amount: 300,
  unit: 'm2',
  co2: { min: 12, max: 18 },
  energy: { min: 150, max: 220 },
  source: 'EPD 7',
};
const frame = (otherMaterials?: object[]) => ({
  beamColumn: {
    concreteColumns: part(10),
    concreteBeams: part(10),
    concreteSlabs: part(20),
    formColumns: 0,
    formBeams: 0,
    formSlabs: 0,
    columnNumber: 4,
    averageBeamSpan: 5,
    averageSlabSpan: 4,
    ...(otherMaterials === undefined ? {} : { otherMaterials }),
  },
});
const walls = {
  concreteWall: { concreteWalls: part(40), concreteSlabs: part(20), wallThickness: 10, slabThickness: 10 },
};

const project = await owner.project();
const projectId = toGlobalId('Project', project.id);
const tower = await project.unit();
const unitId = toGlobalId('Unit', project.id, tower.id);
const floorIds = (await tower.floors()).map(({ id }) => toGlobalId('Floor', project.id, tower.id, id));
const options = [await tower.option({ name: 'Pórtico' }), await tower.option({ name: 'Parede' })];
const optionIds = options.map(({ id }) => toGlobalId('Option', project.id, tower.id, id));

const asked = async (query: string, variables: object, to = gateway, token = owner.token) => {
  const { data, errors } = await to.ask(query, { variables, token });
  expect(errors).toEqual([]);
  return data;
};

const moduleFields = `id quantities { concrete flags co2 { min max } materials { key unit amount flags } }
  currentVersion { id input { ... on BeamColumnData { otherMaterials {
    name purpose amount unit co2 { min max } energy { min max } source } } } }`;
const write = async (name: 'createModule' | 'updateModule', input: object) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { errors { key path } module { ${moduleFields} } } }`;
  return (await asked(query, { input }))[name];
};
const scope = async () => {
  const { comparison } = await asked(
    `query($input: ComparisonInput!) { comparison(input: $input) {
      likeForLike { rule passed favours { name } details }
      standings { kind label }
      items { side { leavesInfillOut } }
      differences { kinds { kind label co2 { low high } } }
    } }`,
    { input: { optionIds, referenceId: optionIds[0] } },
  );
  const check = comparison.likeForLike.find(({ rule }: { rule: string }) => rule === 'SAME_SCOPE');
  return { comparison, check };
};

test('a frame that declares its infill counts it as a kind of its own, and the scope check passes', async () => {
  const withoutInfill = await write('createModule', {
    optionId: optionIds[0],
    name: 'Tipo',
    floorIds,
    structure: frame(),
  });
  await write('createModule', { optionId: optionIds[1], name: 'Tipo', floorIds, structure: walls });
  const before = await scope();
  const details = ['CONCRETE_WALL', 'BEAM_COLUMN'];
  expect(before.check).toEqual({ rule: 'SAME_SCOPE', passed: false, favours: { name: 'Pórtico' }, details });
  const decided = { unitId, optionIds, referenceId: optionIds[0], chosenId: optionIds[1], reason: 'Prazo.' };
  const { recordDecision } = await asked(
    `mutation($input: RecordDecisionInput!) { recordDecision(input: $input) { decision { comparison { checks { rule details } } } } }`,
    { input: decided },
  );
  expect(recordDecision.decision.comparison.checks).toContainEqual({ rule: 'SAME_SCOPE', details });

  const { module, errors } = await write('updateModule', {
    moduleId: withoutInfill.module.id,
    structure: frame([infill]),
  });
  expect(errors).toEqual([]);
  expect(module.currentVersion.input.otherMaterials).toEqual([infill]);
  const { concrete, co2, flags, materials } = module.quantities;
  const floors = floorIds.length;
  expect(concrete).toBe(withoutInfill.module.quantities.concrete);
  expect(co2.min - withoutInfill.module.quantities.co2.min).toBeCloseTo(300 * 12 * floors, 6);
  expect(co2.max - withoutInfill.module.quantities.co2.max).toBeCloseTo(300 * 18 * floors, 6);
  expect(flags).toContain('DECLARED');
  expect(materials.at(-1)).toEqual({
    key: 'other:infill:m2:Bloco cerâmico 14 cm',
    unit: 'm2',
    amount: 300 * floors,
    flags: ['DECLARED'],
  });

  const { comparison, check } = await scope();
  expect(check).toEqual({ rule: 'SAME_SCOPE', passed: true, favours: null, details: [] });
  expect(comparison.standings).toContainEqual({ kind: 'DECLARED', label: 'Bloco cerâmico 14 cm' });
  const kinds: { kind: string; co2: { low: number; high: number } }[] = comparison.differences[0].kinds;
  const declared = kinds.find(({ kind }) => kind === 'DECLARED');
  expect([declared?.co2.low, declared?.co2.high].map((each) => Math.round(each ?? 0))).toEqual([
    -300 * 12 * floors,
    -300 * 18 * floors,
  ]);
});

test('it goes with copies and versions, is shown in their difference, and can be taken away', async () => {
  const query = `mutation($input: CreateModuleInput!) { createModule(input: $input) { module { ${moduleFields} } } }`;
  const made = await asked(query, {
    input: {
      optionId: optionIds[0],
      name: 'Base',
      floorIds: floorIds.slice(0, 1),
      structure: frame([infill]),
    },
  });
  const { id, currentVersion } = made.createModule.module;
  const copied = await asked(
    `mutation($input: DuplicateModuleInput!) { duplicateModule(input: $input) { module { ${moduleFields} } } }`,
    { input: { moduleId: id } },
  );
  expect(copied.duplicateModule.module.currentVersion.input.otherMaterials).toEqual([infill]);
  const dearer = { ...infill, co2: { min: 15, max: 18 } };
  const version = await asked(
    `mutation($input: CreateVersionInput!) { createVersion(input: $input) { errors { key } version { id } } }`,
    { input: { moduleId: id, name: 'V2', isValid: false, structure: frame([dearer]) } },
  );
  const { versionDiff } = await asked(
    `query($a: ID!, $b: ID!) { versionDiff(baseId: $a, otherId: $b) {
      changes { element label before after co2 { low high } } } }`,
    { a: currentVersion.id, b: version.createVersion.version.id },
  );
  expect(versionDiff.changes).toEqual([
    { element: 'infill', label: infill.name, before: '300', after: '300', co2: { low: 900, high: 0 } },
  ]);
  const emptied = await write('updateModule', { moduleId: id, structure: frame([]) });
  expect(emptied.module.currentVersion.input.otherMaterials).toEqual([]);
});

test('rows of a report carry their flags, and the figures by a declared supplier beside their own', async () => {
  await asked(`mutation($input: DeclareFactorInput!) { declareFactor(input: $input) { errors { key } } }`, {
    input: {
      projectId,
      material: 'concrete:30',
      supplier: 'Concreteira Sul',
      document: 'EPD 42',
      co2: { min: 200, max: 210 },
    },
  });
  const { viewer } = await asked(
    `{ viewer { reportRows(first: 50) { nodes { option materialKey quantity flags energyMin
      declaredSupplier declaredCo2Min declaredCo2Max declaredEnergyMin } } } }`,
    {},
  );
  const rows: Record<string, unknown>[] = viewer.reportRows.nodes;
  const row = (key: string) => rows.find(({ materialKey }) => materialKey === key)!;
  expect(row('other:infill:m2:Bloco cerâmico 14 cm')).toMatchObject({
    flags: ['DECLARED'],
    declaredSupplier: null,
  });
  const concrete = row('concrete:30');
  expect(concrete).toMatchObject({ flags: [], declaredSupplier: 'Concreteira Sul' });
  expect(concrete['declaredCo2Min']).toBeCloseTo(200 * Number(concrete['quantity']), 6);
  expect(concrete['declaredCo2Max']).toBeCloseTo(210 * Number(concrete['quantity']), 6);
  expect(concrete['declaredEnergyMin']).toBe(concrete['energyMin']);
  expect(row('steel:50')).toMatchObject({ declaredSupplier: null, declaredCo2Min: null });
});

test('a fault is shown at its field', async () => {
  const structure = frame([{ ...infill, source: '' }]);
  const { errors } = await write('createModule', { optionId: optionIds[0], name: 'X', floorIds, structure });
  expect(errors).toEqual([
    {
      key: 'structure.other.source',
      path: ['structure', 'beamColumn', 'otherMaterials', '0', 'source'],
    },
  ]);
});

test('the live service has no place for them, nor for marks, and is not asked to drop them in silence', async () => {
  const live = await startLiveService();
  const over = await startGateway(live.url);
  const { beamColumn } = frame();
  const assumed = { volumes: [{ fck: 30, volume: 20 }], steel: [{ ca: 50, mass: 1800, assumed: true }] };
  for (const structure of [frame([infill]), { beamColumn: { ...beamColumn, concreteSlabs: assumed } }]) {
    const { data, errors } = await over.ask(
      `mutation($input: CreateModuleInput!) { createModule(input: $input) { errors { code } } }`,
      {
        variables: {
          input: { optionId: toGlobalId('Option', 'p', 'u', 'o'), floorIds: [], structure },
        },
        token: 'any',
      },
    );
    expect(data?.createModule ?? null).toBeNull();
    expect(errors[0]?.extensions?.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  }
  await over.close();
  await live.close();
});

test('steel taken at its usual rate is marked, and flags what rests on it', async () => {
  const slabs = { volumes: [{ fck: 30, volume: 20 }], steel: [{ ca: 50, mass: 1800, assumed: true }] };
  const { beamColumn } = frame();
  const structure = { beamColumn: { ...beamColumn, concreteSlabs: slabs } };
  const query = `mutation($input: CreateModuleInput!) { createModule(input: $input) { errors { code } module {
    quantities { flags materials { key flags } }
    currentVersion { input { ... on BeamColumnData {
      concreteSlabs { steel { ca mass assumed } } concreteBeams { steel { assumed } } } } } } } }`;
  const { createModule } = await asked(query, {
    input: { optionId: optionIds[0], name: 'Suposto', floorIds, structure },
  });
  const { quantities, currentVersion } = createModule.module;
  expect(currentVersion.input.concreteSlabs.steel).toEqual(slabs.steel);
  expect(currentVersion.input.concreteBeams.steel).toEqual([{ assumed: false }]);
  expect(quantities.flags).toEqual(['ASSUMED']);
  const flagged = quantities.materials.filter(({ flags }: { flags: string[] }) => flags.length > 0);
  expect(flagged).toEqual([{ key: 'steel:50', flags: ['ASSUMED'] }]);
});

test('how slabs are built goes with the module, its option, its versions, the comparison, the record and the report, and can be taken away', async () => {
  const { beamColumn } = frame();
  const ribbed = { beamColumn: { ...beamColumn, slabSystem: 'PT_RIBBED', averageSlabSpan: 8 } };
  const flat = { beamColumn: { ...beamColumn, slabSystem: 'FLAT', averageSlabSpan: 5 } };
  const unit = await (await owner.project({ name: 'Lajes' })).unit();
  const path = [unit.project.id, unit.id] as const;
  const floors = (await unit.floors()).map(({ id }) => toGlobalId('Floor', ...path, id));
  const ids = [];
  for (const [name, structure] of [
    ['Nervurada', ribbed],
    ['Lisa', flat],
  ] as const) {
    const option = await unit.option({ name });
    const optionId = toGlobalId('Option', ...path, option.id);
    const made = await write('createModule', { optionId, name, floorIds: floors, structure });
    expect(made.errors).toEqual([]);
    ids.push({ optionId, moduleId: made.module.id });
  }
  const { node, comparison, viewer } = await asked(
    `query($id: ID!, $input: ComparisonInput!, $projectId: ID!) {
      node(id: $id) { ... on Option { slabSystems unit { slabSystems } modules { nodes { slabSystem
        currentVersion { slabSystem input { ... on BeamColumnData { slabSystem } } } } } } }
      comparison(input: $input) { items { side { slabSystems slabSpan } }
        likeForLike { rule passed blocking details } }
      viewer { reportRows(first: 50, projectId: $projectId) { nodes { slabSystem } } } }`,
    {
      id: ids[0]?.optionId,
      input: { optionIds: ids.map(({ optionId }) => optionId), referenceId: ids[0]?.optionId },
      projectId: unit.project.id,
    },
  );
  expect(node).toEqual({
    slabSystems: ['PT_RIBBED'],
    unit: { slabSystems: ['FLAT'] },
    modules: {
      nodes: [
        {
          slabSystem: 'PT_RIBBED',
          currentVersion: { slabSystem: 'PT_RIBBED', input: { slabSystem: 'PT_RIBBED' } },
        },
      ],
    },
  });
  expect(comparison.items.map(({ side }: { side: object }) => side)).toEqual([
    { slabSystems: ['PT_RIBBED'], slabSpan: 8 },
    { slabSystems: ['FLAT'], slabSpan: 5 },
  ]);
  const note = comparison.likeForLike.find(({ rule }: { rule: string }) => rule === 'SAME_SPANS');
  expect(note).toEqual({ rule: 'SAME_SPANS', passed: false, blocking: false, details: ['5', '8'] });
  const record = await asked(
    `mutation($input: RecordDecisionInput!) { recordDecision(input: $input) { errors { code }
      decision { pdfUrl comparison { items { slabSystems } checks { rule passed details } } } } }`,
    {
      input: {
        unitId: toGlobalId('Unit', ...path),
        optionIds: ids.map(({ optionId }) => optionId),
        referenceId: ids[0]?.optionId,
        chosenId: ids[0]?.optionId,
        reason: 'Vãos maiores.',
        overrides: [],
      },
    },
  );
  const recorded = record.recordDecision.decision.comparison;
  expect(recorded.items).toEqual([{ slabSystems: ['PT_RIBBED'] }, { slabSystems: ['FLAT'] }]);
  expect(recorded.checks.find(({ rule }: { rule: string }) => rule === 'SAME_SPANS')).toEqual({
    rule: 'SAME_SPANS',
    passed: false,
    details: ['5', '8'],
  });
  const rows: { slabSystem: string }[] = viewer.reportRows.nodes;
  expect(new Set(rows.map(({ slabSystem }) => slabSystem))).toEqual(new Set(['PT_RIBBED', 'FLAT']));
  const withoutSlabSystem = { beamColumn: { ...beamColumn, slabSystem: null } };
  await write('updateModule', { moduleId: ids[1]?.moduleId, structure: withoutSlabSystem });
  const after = await asked(`query($id: ID!) { node(id: $id) { ... on Option { slabSystems } } }`, {
    id: ids[1]?.optionId,
  });
  expect(after.node).toEqual({ slabSystems: [] });
});

test('usual amounts keep their marks on concrete, blocks and infill, and the scope that holds says what it assumes', async () => {
  const unit = await (await owner.project({ name: 'Suposto' })).unit();
  const path = [unit.project.id, unit.id] as const;
  const floors = await unit.floors();
  const ids = floors.map(({ id }) => toGlobalId('Floor', ...path, id));
  const marked = { volumes: [{ fck: 30, volume: 20, assumed: true }], steel: [{ ca: 50, mass: 900 }] };
  const others = usualInfill(450.5, 1.6, messagesIn('pt-BR'));
  const { beamColumn } = frame(others.map((each) => ({ ...each, purpose: each.purpose.toUpperCase() })));
  const blocks = [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 500, assumed: true }];
  const masonry = { grout: [], mortar: [], blocks, concreteSlabs: marked };
  const ownIds = [];
  for (const [name, structure] of [
    ['Pórtico', { beamColumn: { ...beamColumn, concreteSlabs: marked } }],
    ['Alvenaria', { structuralMasonry: masonry }],
  ] as const) {
    const optionId = toGlobalId('Option', ...path, (await unit.option({ name })).id);
    const made = await write('createModule', { optionId, name, floorIds: ids, structure });
    expect(made.errors).toEqual([]);
    ownIds.push(optionId);
  }
  const { nodes, comparison } = await asked(
    `query($ids: [ID!]!, $input: ComparisonInput!) {
      nodes(ids: $ids) { ... on Option { modules { nodes { currentVersion { input {
        ... on BeamColumnData { concreteSlabs { volumes { assumed } } otherMaterials { name assumed } }
        ... on StructuralMasonryData { blocks { assumed } concreteSlabs { volumes { assumed } } } } } } } } }
      comparison(input: $input) { likeForLike { rule passed details } answer { sentence }
        items { area side { assumedInfill { label unit perSquareMeter } } } } }`,
    { ids: ownIds, input: { optionIds: ownIds, referenceId: ownIds[0] } },
  );
  const inputs = nodes.map(
    (node: { modules: { nodes: { currentVersion: { input: object } }[] } }) =>
      node.modules.nodes[0]?.currentVersion.input,
  );
  expect(inputs).toEqual([
    {
      concreteSlabs: { volumes: [{ assumed: true }] },
      otherMaterials: others.map(({ name }) => ({ name, assumed: true })),
    },
    { blocks: [{ assumed: true }], concreteSlabs: { volumes: [{ assumed: true }] } },
  ]);
  const infillInAnswer = comparison.items[0].side.assumedInfill;
  expect(infillInAnswer.map(({ label }: { label: string }) => label)).toEqual(others.map(({ name }) => name));
  expect(infillInAnswer[0].perSquareMeter).toBeCloseTo(
    (others[0]!.amount * ids.length) / comparison.items[0].area,
    9,
  );
  const check = comparison.likeForLike.find(({ rule }: { rule: string }) => rule === 'SAME_SCOPE');
  expect(check.passed).toBe(true);
  expect(check.details[0]).toMatch(/^Vedação em blocos de concreto [\d.]+ m2\/m2$/);
  expect(comparison.answer.sentence).not.toMatch(/^Only the structure|^Só a estrutura/);
});
