import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { newId } from '../../support/liveG3/g3State.ts';
import { type LiveG3Service, startLiveG3 } from '../../support/liveG3Service.ts';
import {
  acceptMutation,
  compareQuery,
  createModuleMutation,
  createOptionMutation,
  createProjectMutation,
  createUnitMutation,
  frameInput,
  inviteMutation,
  towerQuery,
} from '../../support/mainJob.ts';

const password = 'pa55word!!';
const floorGroups = [
  { name: 'Subsolo', category: 'BASEMENT_FLOOR', area: 900, height: 3, repetition: 1 },
  { name: 'Térreo', category: 'GROUND_FLOOR', area: 600, height: 3.2, repetition: 1 },
  { name: 'Tipo', category: 'STANDARD_FLOOR', area: 450.5, height: 2.8, repetition: 2 },
  { name: 'Cobertura', category: 'PENTHOUSE_FLOOR', area: 200, height: 2.6, repetition: 1 },
];
const groupFields = 'floorGroups { databaseId name category area height repetition }';

describe('the main job on the newest live service', () => {
  let live: LiveG3Service;
  let gateway: TestGateway;
  let owner: string;
  let guest: string;
  let project: { id: string; databaseId: string };
  let unit: { id: string; databaseId: string };
  let floors: { id: string; groupName: string; index: number }[];
  const optionIds: string[] = [];
  let moduleId: string;

  const ask = (query: string, variables: object = {}, token: string | null = owner) =>
    gateway.ask(query, { variables, token });
  /** Runs a mutation that takes `input` and must succeed. */
  const change = async (query: string, input: object, token: string | null = owner) => {
    const { data, errors } = await ask(query, { input }, token);
    expect(errors).toEqual([]);
    const [payload] = Object.values(data) as [Record<string, never> & { errors: unknown[] }];
    expect(payload.errors).toEqual([]);
    // oxlint-disable-next-line typescript/no-explicit-any
    return payload as any;
  };
  const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
    errors.map(({ extensions }) => extensions.code);

  const signedUp = async (name: string, email: string): Promise<string> => {
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) {
      user { name birthDate professionalNumber companyName } errors { code path } } }`;
    const profile = { birthDate: '1990-05-17', professionalNumber: 'CREA 1', companyName: 'Obra Ltda' };
    const { user } = await change(signUp, { name, email, password, ...profile }, null);
    expect(user).toEqual({ name, ...profile });
    const activate = `mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) { user { activated } errors { code } } }`;
    const activated = await change(activate, { token: live.mailedToken(email) }, null);
    expect(activated.user.activated).toBe(true);
    const logIn =
      'mutation ($input: LogInInput!) { logIn(input: $input) { token user { email } errors { code } } }';
    return (await change(logIn, { email, password }, null)).token;
  };

  beforeAll(async () => {
    live = await startLiveG3();
    gateway = await startGateway(live.url, { asksGeneration: true });
  });
  afterAll(async () => {
    await gateway.close();
    await live.close();
  });

  test('is known by two reads without a token before anything is written', async () => {
    owner = await signedUp('Ana Souza', 'ana@example.com');
    guest = await signedUp('Bruno Lima', 'bruno@example.com');
    const first = live.requests
      .slice(0, 3)
      .map(({ method, path, headers }) => [method, path, headers.authorization]);
    const nil = '00000000-0000-0000-0000-000000000000';
    expect(first).toEqual([
      ['GET', '/v1/tokens/api-key', undefined],
      ['GET', `/v1/projects/${nil}/units/${nil}/options`, undefined],
      ['POST', '/v1/users', undefined],
    ]);
    expect(JSON.parse(live.requests[2]?.body ?? '')).toMatchObject({
      type: 'member',
      crea_cau: 'CREA 1',
      birthdate: '1990-05-17T00:00:00Z',
    });
    expect(live.requests.filter(({ path }) => path === '/v1/tokens/api-key')).toHaveLength(1);
  });

  test('tells who is signed in, in another process too', async () => {
    const other = await startGateway(live.url, { asksGeneration: true });
    const { data, errors } = await other.ask('{ viewer { user { name email } } }', { token: owner });
    expect(errors).toEqual([]);
    expect(data.viewer.user).toEqual({ name: 'Ana Souza', email: 'ana@example.com' });
    await other.close();
  });

  test('changes a profile, and says that nothing can be cleared', async () => {
    const mutation = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
      user { city birthDate companyName } errors { code } } }`;
    const { user } = await change(mutation, { city: 'Santos', birthDate: '1991-06-18', activityArea: null });
    expect(user).toEqual({ city: 'Santos', birthDate: '1991-06-18', companyName: 'Obra Ltda' });
    expect(codesOf(await ask(mutation, { input: { city: null } }))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  });

  test('makes a project and a tower of five floors, which come back as they went', async () => {
    const fields = { name: 'Residencial Ipê', state: 'SP', city: 'São Paulo', phase: 'BASIC_PROJECT' };
    ({ project } = await change(createProjectMutation, fields));
    ({ unit } = await change(createUnitMutation, { projectId: project.id, name: 'Torre A', floorGroups }));
    expect(unit).toMatchObject({ totalFloors: 5, totalArea: 2601 });
    const { data, errors } = await ask(
      `query ($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
        ${groupFields} floors { id groupName index category area } } }`,
      { projectId: project.databaseId, unitId: unit.databaseId },
    );
    expect(errors).toEqual([]);
    expect(data.unit.floorGroups).toMatchObject(floorGroups);
    floors = data.unit.floors;
    expect(floors.map(({ groupName, index }) => [groupName, index])).toEqual([
      ['Subsolo', -1],
      ['Térreo', 0],
      ['Tipo', 1],
      ['Tipo', 2],
      ['Cobertura', 3],
    ]);
  });

  test('makes options under a role of its own, each with a structure', async () => {
    for (const [index, name] of ['Opção 1', 'Opção 2'].entries()) {
      const { option } = await change(createOptionMutation, {
        unitId: unit.id,
        name,
        isReference: index === 0,
      });
      expect(option.isReference).toBe(index === 0);
      optionIds.push(option.id);
      const floorIds = floors.filter(({ index: at }) => at > 0).map(({ id }) => id);
      const made = await change(createModuleMutation, {
        optionId: option.id,
        floorIds,
        structure: frameInput(40 + index),
      });
      expect(made.module.floorRepetition).toBe(3);
      moduleId ??= made.module.id;
    }
    const roles = live.state.roles.map((role) => [
      role.name,
      role.simulation,
      role.users_ids.length,
      role.permissions_ids,
    ]);
    // Whoever is in it changes the project, and makes, changes and deletes towers.
    expect(roles).toEqual([
      ['Administrador', false, 1, [1]],
      ['Estrutura', true, 1, [2, 9, 10, 11]],
    ]);
  });

  test('counts the steel of each class: three floors of the sample, to the gram', async () => {
    const { data, errors } = await ask(towerQuery, {
      projectId: project.databaseId,
      unitId: unit.databaseId,
    });
    expect(errors).toEqual([]);
    const names = data.unit.options.edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(names).toEqual(['Opção 1', 'Opção 2']);
    const { quantities, modules } = data.unit.options.edges[0].node;
    expect(quantities.co2.min).toBeCloseTo(46_799.79, 6);
    expect(quantities.co2.max).toBeCloseTo(3 * 24_601.65, 6);
    expect(quantities.energy.min).toBeCloseTo(3 * 131_169.3, 6);
    expect(quantities.steel).toBeCloseTo(3 * 4100, 9);
    const amount = (key: string) =>
      quantities.materials.find((line: { key: string }) => line.key === key)?.amount;
    expect([amount('steel:50'), amount('steel:60')]).toEqual([3 * 2100, 3 * 2000]);
    expect(modules.edges[0].node.currentVersion.input).toEqual({ __typename: 'BeamColumnData' });
    expect(data.unit.quantities.co2.min).toBeCloseTo(46_799.79, 6);
    expect(data.unit.quantitiesSource).toBe('REFERENCE');
  });

  test('gives a project the figures of its towers, not the service’s mean of intensities', async () => {
    const { data, errors } = await ask(
      `query ($id: ID!) { project(projectId: $id) { area updatedAt totalFloors uncoveredFloors viewerPermissions
        quantities { co2 { min } perSquareMeter { co2 { min } } } } }`,
      { id: project.databaseId },
    );
    expect(errors).toEqual([]);
    expect(data.project).toMatchObject({ area: 2601, updatedAt: null, totalFloors: 5, uncoveredFloors: 2 });
    expect(data.project.viewerPermissions).toContain('OWNER');
    expect(data.project.quantities.co2.min).toBeCloseTo(46_799.79, 6);
    expect(data.project.quantities.perSquareMeter.co2.min).toBeCloseTo(46_799.79 / 1101, 9);
  });

  test('figures in a list are those of the project alone, and a row shows towers and area without a further call', async () => {
    const own = 'figures { units isComplete calls quantities { co2 { min } } }';
    const filled =
      'filled: figures(mostCalls: 40) { units totalFloors isComplete quantities { co2 { min } } }';
    const query = `{ viewer { projects { edges { node { area quantities { co2 { min } } ${own} ${filled} } } } } }`;
    const { data, errors } = await ask(query);
    expect(errors).toEqual([]);
    const [{ node }] = data.viewer.projects.edges;
    expect(node.area).toBe(2601);
    expect(node.figures).toEqual({ units: 1, isComplete: false, calls: 0, quantities: null });
    expect(node.quantities.co2.min).toBeCloseTo(46_799.79, 6);
    expect(node.filled).toMatchObject({ units: 1, totalFloors: 5, isComplete: true });
    expect(node.filled.quantities).toEqual(node.quantities);
  });

  test('has no order by the last change, and says so', async () => {
    const byChange = '{ viewer { projects(orderBy: { field: UPDATED_AT, direction: ASC }) { totalCount } } }';
    expect(codesOf(await ask(byChange))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  });

  test('compares the options by material', async () => {
    const { data, errors } = await ask(compareQuery, { optionIds });
    expect(errors).toEqual([]);
    expect(data.comparison.differences[0].co2Verdict).toBe('HIGHER_IN_EVERY_CASE');
  });

  test('refuses the name of a module, which it would keep nowhere', async () => {
    const input = {
      optionId: optionIds[1],
      name: 'Térreo',
      floorIds: [floors[1]!.id],
      structure: frameInput(40),
    };
    const before = live.state.modules.length;
    expect(codesOf(await ask(createModuleMutation, { input }))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(live.state.modules).toHaveLength(before);
  });

  test('changes a module: what the product does not know of it stays', async () => {
    const stored = live.state.modules[0]!;
    const slabs = stored.data['concrete_slabs'] as { steel: object[] };
    slabs.steel = [
      { material: 'mesh', resistance: 'CA60', mass: 1800 },
      { material: 'strand', resistance: 'CP190', mass: 200 },
    ];
    Object.assign(stored.data, { slab_type: 'solid', form_total: 620 });
    const mutation = `mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { module {
      floors { index } isOutdated currentVersion { input { ... on BeamColumnData { concreteSlabs { steel { ca customCa mass } } formSlabs } } }
    } errors { code message } } }`;
    const floorIds = [floors[2]!.id, floors[3]!.id];
    const moved = await change(mutation, { moduleId, floorIds });
    expect(moved.module.floors).toEqual([{ index: 1 }, { index: 2 }]);
    expect(stored.data).toMatchObject({
      slab_type: 'solid',
      form_total: 620,
      floor_ids: [expect.any(String), expect.any(String)],
    });
    const { beamColumn } = frameInput(44);
    const steel = [
      { ca: 60, mass: 1700 },
      { customCa: 190, mass: 210 },
      { ca: 25, mass: 5 },
    ];
    const structure = {
      beamColumn: { ...beamColumn, concreteSlabs: { ...beamColumn.concreteSlabs, steel } },
    };
    const { module } = await change(mutation, { moduleId, structure });
    expect(module.currentVersion.input.concreteSlabs.steel).toEqual([
      { ca: 60, customCa: null, mass: 1700 },
      { ca: null, customCa: 190, mass: 210 },
      { ca: null, customCa: 25, mass: 5 },
    ]);
    expect((stored.data['concrete_slabs'] as { steel: object[] }).steel).toEqual([
      { material: 'mesh', resistance: 'CA60', mass: 1700 },
      { material: 'strand', resistance: 'CP190', mass: 210 },
      { material: 'general', resistance: 'other', other_resistance: 25, mass: 5 },
    ]);
    expect(stored.data).toMatchObject({ slab_type: 'solid', form_columns: 120 });
    expect(stored.data).not.toHaveProperty('form_total');
  });

  test('every system of slabs goes there and back with its strand; anchorages have no place there', async () => {
    const { beamColumn } = frameInput(44);
    const steel = [{ customCa: 190, mass: 640 }];
    const slabs = { volumes: beamColumn.concreteSlabs.volumes, steel };
    const read = `module { id slabSystem currentVersion { slabSystem input { ... on BeamColumnData {
      slabSystem concreteSlabs { steel { ca customCa mass } } } } } } errors { code }`;
    const create = `mutation ($input: CreateModuleInput!) { createModule(input: $input) { ${read} } }`;
    const update = `mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { ${read} } }`;
    const structureOf = (slabSystem: string, more: object = {}) => ({
      beamColumn: { ...beamColumn, concreteSlabs: slabs, slabSystem, ...more },
    });
    const place = { optionId: optionIds[1], floorIds: [floors[1]!.id] };
    const made = await change(create, { ...place, structure: structureOf('SOLID') });
    const own = live.state.modules.at(-1)!;
    for (const system of slabSystems) {
      const name = system.toUpperCase();
      const { module } = await change(update, { moduleId: made.module.id, structure: structureOf(name) });
      const slab = { slabSystem: name };
      expect(module).toMatchObject({ ...slab, currentVersion: { ...slab, input: slab } });
      expect(module.currentVersion.input.concreteSlabs.steel).toEqual([{ ca: null, ...steel[0] }]);
      expect(own.data).toMatchObject({
        slab_type: system,
        concrete_slabs: { steel: [{ material: 'strand', resistance: 'CP190', mass: 640 }] },
      });
    }
    const { data } = await ask('{ viewer { capabilities { slabSystems declarations } } }');
    expect(data.viewer.capabilities).toEqual({ slabSystems: true, declarations: false });
    const anchorages = {
      name: 'Ancoragens de protensão',
      purpose: 'OTHER',
      amount: 12,
      unit: 'un',
      source: 'EPD 7',
      co2: { min: 5, max: 9 },
      energy: { min: 60, max: 90 },
    };
    const before = live.requests.filter(({ method }) => method !== 'GET').length;
    const refused = await ask(update, {
      input: {
        moduleId: made.module.id,
        structure: structureOf('PT_FLAT', { otherMaterials: [anchorages] }),
      },
    });
    expect(codesOf(refused)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(live.requests.filter(({ method }) => method !== 'GET')).toHaveLength(before);
    const remove =
      'mutation ($input: DeleteModuleInput!) { deleteModule(input: $input) { errors { code } } }';
    await change(remove, { moduleId: made.module.id });
  });

  test('keeps concrete walls and masonry as they were entered', async () => {
    const element = { volumes: [{ fck: 25, volume: 30 }], steel: [{ ca: 50, mass: 500 }] };
    const masonry = {
      structuralMasonry: {
        concreteSlabs: { volumes: [{ fck: 30, volume: 40 }], steel: [] },
        grout: [
          { position: 'VERTICAL', volumes: [{ fgk: 20, volume: 3 }], steel: [{ ca: 50, mass: 200 }] },
          { position: 'HORIZONTAL', volumes: [{ fgk: 20, volume: 1 }] },
        ],
        mortar: [{ fak: 4.5, volume: 4 }],
        blocks: [{ type: 'canaleta inteira (14x19x39)', fbk: 6, quantity: 500 }],
      },
    };
    const walls = {
      concreteWall: {
        concreteWalls: element,
        concreteSlabs: element,
        wallThickness: 12,
        slabThickness: 10,
      },
    };
    const mutation = `mutation ($input: CreateModuleInput!) { createModule(input: $input) { module { id currentVersion { input {
      ... on ConcreteWallData { wallThickness concreteWalls { steel { ca mass } volumes { fck volume } } }
      ... on StructuralMasonryData { concreteSlabs { steel { ca } } grout { position steel { ca mass } } mortar { fak volume } blocks { type fbk quantity } }
    } } } errors { code message } } }`;
    const input = { optionId: optionIds[1], floorIds: [floors[1]!.id] };
    const wall = await change(mutation, { ...input, structure: walls });
    expect(wall.module.currentVersion.input).toEqual({ wallThickness: 12, concreteWalls: element });
    // The service and its clients have metres.
    expect(live.state.modules.at(-1)!.data).toMatchObject({ wall_thickness: 0.12, slab_thickness: 0.1 });
    const blocks = await change(mutation, { ...input, structure: masonry });
    expect(blocks.module.currentVersion.input).toEqual({
      concreteSlabs: { steel: [] },
      grout: [
        { position: 'VERTICAL', steel: [{ ca: 50, mass: 200 }] },
        { position: 'HORIZONTAL', steel: [] },
      ],
      mortar: [{ fak: 4.5, volume: 4 }],
      blocks: [{ type: 'canaleta inteira (14x19x39)', fbk: 6, quantity: 500 }],
    });
    // What another client said of the steel of each grout stays with that grout, in whatever order they are sent.
    const stored = live.state.modules.at(-1)!;
    const row = (material: string, mass: number) => ({ material, resistance: 'CA50', mass });
    const grout = (position: string, material: string, mass: number) => ({
      position,
      volumes: [{ fgk: 20, volume: 3 }],
      steel: [row(material, mass)],
    });
    stored.data['masonry'] = {
      ...(stored.data['masonry'] as object),
      grout: [grout('vertical', 'rebar', 200), grout('horizontal', 'mesh', 90)],
    };
    const sent = (position: string, mass: number) => ({
      position,
      volumes: [{ fgk: 20, volume: 3 }],
      steel: [{ ca: 50, mass }],
    });
    const { structuralMasonry } = masonry;
    const regrouted = { ...structuralMasonry, grout: [sent('HORIZONTAL', 91), sent('VERTICAL', 201)] };
    const saved = await change(
      'mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { errors { code message } } }',
      { moduleId: blocks.module.id, structure: { structuralMasonry: regrouted } },
    );
    expect(saved.errors).toEqual([]);
    expect(live.state.modules.at(-1)!.data['masonry']).toMatchObject({
      grout: [
        { position: 'horizontal', steel: [row('mesh', 91)] },
        { position: 'vertical', steel: [row('rebar', 201)] },
      ],
    });
    const remove =
      'mutation ($input: DeleteModuleInput!) { deleteModule(input: $input) { deletedModuleId errors { code } } }';
    await change(remove, { moduleId: wall.module.id });
    await change(remove, { moduleId: blocks.module.id });
  });

  test('changes floors by their ids, and keeps the count of homes', async () => {
    live.state.units[0]!.housing_units_count = 16;
    const query = `query ($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) { ${groupFields} } }`;
    const { data } = await ask(query, { projectId: project.databaseId, unitId: unit.databaseId });
    const groups = data.unit.floorGroups.map((group: { repetition: number; name: string }) =>
      group.name === 'Tipo' ? { ...group, repetition: 3 } : group,
    );
    const mutation = `mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { totalFloors floors { id groupName } } errors { code } } }`;
    const { unit: after } = await change(mutation, { unitId: unit.id, floorGroups: groups });
    expect(after.totalFloors).toBe(6);
    expect(after.floors.map(({ id }: { id: string }) => id)).toEqual([
      ...floors.slice(0, 4).map(({ id }) => id),
      expect.any(String),
      floors[4]!.id,
    ]);
    expect(live.state.units[0]!.housing_units_count).toBe(16);
    const renamed = await change(
      'mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { name totalFloors } errors { code } } }',
      { unitId: unit.id, name: 'Torre B' },
    );
    expect(renamed.unit).toEqual({ name: 'Torre B', totalFloors: 6 });
    expect(live.state.units[0]!.housing_units_count).toBe(16);
  });

  test('copies an option without making the copy the reference', async () => {
    const { option } = await change(createOptionMutation, {
      unitId: unit.id,
      name: 'Opção 3',
      isReference: true,
    });
    const mutation =
      'mutation ($input: DuplicateOptionInput!) { duplicateOption(input: $input) { option { id name isReference } errors { code } } }';
    const copy = await change(mutation, { optionId: optionIds[1], name: 'Cópia' });
    expect(copy.option).toMatchObject({ name: 'Cópia', isReference: false });
    expect(live.state.options.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Opção 3']);
    const remove =
      'mutation ($input: DeleteOptionInput!) { deleteOption(input: $input) { deletedOptionId errors { code } } }';
    await change(remove, { optionId: copy.option.id });
    await change(remove, { optionId: option.id });
  });

  test('copies a tower and a project under the name given', async () => {
    const tower = await change(
      'mutation ($input: DuplicateUnitInput!) { duplicateUnit(input: $input) { unit { id name totalFloors } errors { code } } }',
      { unitId: unit.id, name: 'Torre C' },
    );
    expect(tower.unit).toMatchObject({ name: 'Torre C', totalFloors: 6 });
    const remove =
      'mutation ($input: DeleteUnitInput!) { deleteUnit(input: $input) { deletedUnitId errors { code } } }';
    await change(remove, { unitId: tower.unit.id });
    const copy = await change(
      'mutation ($input: DuplicateProjectInput!) { duplicateProject(input: $input) { project { id name units { totalCount } } errors { code } } }',
      { projectId: project.id, name: 'Ipê II' },
    );
    expect(copy.project).toMatchObject({ name: 'Ipê II', units: { totalCount: 1 } });
    const removeProject =
      'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedProjectId errors { code } } }';
    await change(removeProject, { projectId: copy.project.id });
  });

  test('invites to look, lists the members, and hands the project over', async () => {
    const edit = { projectId: project.id, email: 'bruno@example.com', permissions: ['EDIT'] };
    expect(codesOf(await ask(inviteMutation, { input: edit }))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    await change(inviteMutation, { ...edit, permissions: ['VIEW'] });
    const sent = await ask(
      'query ($id: ID!) { project(projectId: $id) { invitations { edges { node { email status } } } } }',
      { id: project.databaseId },
    );
    expect(sent.data.project.invitations.edges).toEqual([
      { node: { email: 'bruno@example.com', status: 'PENDING' } },
    ]);
    const waiting = await ask(
      '{ viewer { pendingInvitations { edges { node { databaseId projectName inviterName permissions } } } } }',
      {},
      guest,
    );
    const { databaseId, ...shown } = waiting.data.viewer.pendingInvitations.edges[0].node;
    expect(shown).toEqual({
      projectName: 'Residencial Ipê',
      inviterName: 'Ana Souza',
      permissions: ['VIEW'],
    });
    const accepted = await change(acceptMutation, { invitationId: databaseId, accept: true }, guest);
    expect(accepted.project.name).toBe('Residencial Ipê');
    const again = await ask(acceptMutation, { input: { invitationId: databaseId, accept: true } }, guest);
    expect(again.data.replyToInvitation.errors).toHaveLength(1);
    const membersQuery =
      'query ($id: ID!) { project(projectId: $id) { viewerCanEdit members { edges { node { id user { name } permissions } } } } }';
    const { data, errors } = await ask(membersQuery, { id: project.databaseId }, guest);
    expect(errors).toEqual([]);
    expect(data.project.viewerCanEdit).toBe(false);
    const members = data.project.members.edges.map(({ node }: { node: object }) => node);
    expect(members).toMatchObject([
      { user: { name: 'Ana Souza' }, permissions: ['VIEW', 'EDIT', 'OWNER'] },
      { user: { name: 'Bruno Lima' }, permissions: ['VIEW'] },
    ]);
    const closed = await ask(towerQuery, { projectId: project.databaseId, unitId: unit.databaseId }, guest);
    expect(closed.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const transfer =
      'mutation ($input: TransferOwnershipInput!) { transferOwnership(input: $input) { project { viewerPermissions } errors { code } } }';
    const rights = `mutation ($input: UpdateMemberInput!) { updateMember(input: $input) {
      member { permissions } errors { code } } }`;
    const guestMember = { memberId: members[1].id };
    const { roles, users } = live.state;
    const guestId = users.find(({ email }) => email === edit.email)!.id;
    const beside = { project_id: project.databaseId, simulation: false, is_protected: false };
    const [older, part] = [
      {
        ...beside,
        id: `${'0'.repeat(8)}${newId().slice(8)}`,
        name: 'Obra',
        permissions_ids: [2, 9, 10],
        users_ids: [] as string[],
      },
      { ...beside, id: newId(), name: 'Torres', permissions_ids: [9], users_ids: [guestId] },
    ];
    roles.push(older, part);
    const ofDesigns = roles.find(
      (role) => role.project_id === project.databaseId && role.name === 'Estrutura',
    )!;
    const before = [...ofDesigns.users_ids];
    const raised = await change(rights, { ...guestMember, permissions: ['VIEW', 'EDIT'] });
    expect(raised.member.permissions).toEqual(['VIEW', 'EDIT']);
    // Whoever was in the role for designs stays in it, and no other role is given.
    expect([ofDesigns.users_ids, older.users_ids]).toEqual([[...before, guestId], []]);
    const lowered = await change(rights, { ...guestMember, permissions: ['VIEW'] });
    expect(lowered.member.permissions).toEqual(['VIEW']);
    expect([ofDesigns.users_ids, part.users_ids]).toEqual([before, []]);
    roles.splice(roles.indexOf(older), 2);
    const owning = { ...guestMember, permissions: ['OWNER'] };
    expect(codesOf(await ask(rights, { input: owning }))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    const handed = await change(transfer, { memberId: members[1].id });
    expect(handed.project.viewerPermissions).not.toContain('OWNER');
    const back = await change(transfer, { memberId: members[0].id }, guest);
    expect(back.project.viewerPermissions).toEqual(['VIEW']);
    const removal =
      'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedMemberId errors { code } } }';
    await change(removal, { memberId: members[1].id });
  });

  test('refuses before it sends what has no equal there', async () => {
    const before = live.requests.length;
    const mutations = [
      'logOut(input: {}) { loggedOut }',
      `updateProject(input: { projectId: "${project.id}", imageUrl: "https://a.example/x.png" }) { errors { code } }`,
      'createApiToken(input: { name: "BI" }) { errors { code } }',
      `importProjects(input: { fileName: "a.csv", contentBase64: "YQ==", dryRun: false }) { rows { row } }`,
    ];
    for (const mutation of mutations)
      expect([mutation, ...codesOf(await ask(`mutation { ${mutation} }`))]).toEqual([
        mutation,
        'NOT_SUPPORTED_BY_UPSTREAM',
      ]);
    const writes = live.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);
    const query =
      '{ viewer { structures { totalCount } activity { totalCount } projects(state: "RJ") { totalCount } } }';
    expect(codesOf(await ask(query))).toEqual(Array.from({ length: 3 }, () => 'NOT_SUPPORTED_BY_UPSTREAM'));
  });

  test('ranks towers by the lower end, with the upper one of the same tower, and all of them only', async () => {
    const { data, errors } = await ask('{ benchmark(of: UNITS) { co2 { position min max } } }');
    expect(errors).toEqual([]);
    expect(data.benchmark.co2[0]).toMatchObject({ min: 200, max: 400 });
    const some = '{ benchmark(of: UNITS, state: "SP") { isFilterable } }';
    expect(codesOf(await ask(some))).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  });

  test('deletes the project', async () => {
    const remove =
      'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedProjectId errors { code } } }';
    expect((await change(remove, { projectId: project.id })).deletedProjectId).toBe(project.id);
    const { data } = await ask('{ viewer { projects { totalCount } } }');
    expect(data.viewer.projects.totalCount).toBe(0);
  });
});
