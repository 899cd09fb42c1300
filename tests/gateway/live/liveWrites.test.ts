import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveWorld } from '../../support/liveWorld.ts';
import {
  createModuleMutation,
  createUnitMutation,
  frameInput,
  inviteMutation,
} from '../../support/mainJob.ts';

let world: LiveWorld;
let token: string;
let project: { id: string; databaseId: string };
let tower: { id: string; databaseId: string };
let floorIds: string[];

beforeAll(async () => {
  world = await LiveWorld.start();
  token = await world.user('ana@example.com');
  project = await world.project(token);
  tower = await world.tower(token, project.id);
  floorIds = await world.floorIds(token, project.databaseId, tower.databaseId);
});
afterAll(() => world.close());

const updateModule = `mutation ($input: UpdateModuleInput!) { updateModule(input: $input) {
  module { technology floors { id } currentVersion { input { ... on BeamColumnData { formSlabs averageBeamSpan
    concreteSlabs { volumes { volume } } } } } } errors { code path message } } }`;

describe('a module on the live service', () => {
  test('has no name there: one is refused instead of lost, and a module without is made', async () => {
    const { optionId, moduleId } = await world.option(token, tower.id, floorIds, 'Tipo');
    world.live.requests.splice(0);
    const input = { optionId, name: 'Tipo A', floorIds, structure: frameInput(41) };
    for (const asked of [
      await world.ask(token, createModuleMutation, { input }),
      await world.ask(token, updateModule, { input: { moduleId, name: 'Tipo B' } }),
    ])
      expect(asked.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(world.live.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('keeps its floors where only the structure changes, and its structure where only floors do', async () => {
    const { moduleId } = await world.option(token, tower.id, floorIds);
    const structure = await world.made(token, updateModule, { moduleId, structure: frameInput(55) });
    expect(structure.module.floors).toHaveLength(4);
    const floors = await world.made(token, updateModule, { moduleId, floorIds: floorIds.slice(1) });
    expect(floors.module.floors).toHaveLength(3);
    expect(floors.module.currentVersion.input).toEqual({
      formSlabs: 400,
      averageBeamSpan: 5,
      concreteSlabs: { volumes: [{ volume: 55 }] },
    });
  });

  test('without steel in a part is made, read and shown as it is', async () => {
    const { optionId } = await world.option(token, tower.id, floorIds, 'Sem aço');
    const plain = { volumes: [{ fck: 30, volume: 40 }], steel: [] };
    const structure = { beamColumn: { ...frameInput(40).beamColumn, concreteSlabs: plain } };
    await world.made(token, createModuleMutation, { optionId, floorIds: floorIds.slice(0, 1), structure });
    const query = `{ unit(projectId: "${project.databaseId}", unitId: "${tower.databaseId}") { options { edges { node {
      name quantities { steel } } } } } }`;
    const { data, errors } = await world.ask(token, query);
    expect(errors).toEqual([]);
    const shown = data.unit.options.edges.map(({ node }: { node: unknown }) => node);
    expect(shown).toContainEqual({ name: 'Sem aço', quantities: { steel: 4 * 4100 + 2100 } });
  });

  test('says what the service does not offer: masonry, another technology, and what it would drop', async () => {
    const { optionId, moduleId } = await world.option(token, tower.id, floorIds);
    const slab = { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] };
    const masonry = { grout: [], mortar: [], blocks: [{ type: 'inteiro (14x19x39)', fbk: 4, quantity: 10 }] };
    const structure = { structuralMasonry: { ...masonry, concreteSlabs: slab } };
    const made = await world.ask(token, createModuleMutation, { input: { optionId, floorIds, structure } });
    expect(made.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    const changed = await world.ask(token, updateModule, { input: { moduleId, structure } });
    expect(changed.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    const { beamColumn } = frameInput(40);
    const infill = { name: 'Drywall', purpose: 'INFILL', amount: 90, unit: 'm2', source: 'EPD 7' };
    const ranges = { co2: { min: 6, max: 9 }, energy: { min: 90, max: 130 } };
    const assumed = { ...slab, steel: [{ ca: 60, mass: 2000, assumed: true }] };
    world.live.requests.splice(0);
    for (const [lacking, words] of [
      [{ formUses: 8 }, /how often forms are used/],
      [{ otherMaterials: [{ ...infill, ...ranges }] }, /materials outside the factor set/],
      [{ concreteSlabs: assumed }, /marked as assumed/],
    ] as const) {
      const input = { moduleId, structure: { beamColumn: { ...beamColumn, ...lacking } } };
      const refused = await world.ask(token, updateModule, { input });
      expect(refused.errors).toMatchObject([
        { message: expect.stringMatching(words), extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } },
      ]);
    }
    expect(world.live.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await world.made(token, updateModule, {
      moduleId,
      structure: { beamColumn: { ...beamColumn, formUses: null } },
    });
  });

  test('refuses a fraction at its field, in words of the form', async () => {
    const { optionId } = await world.option(token, tower.id, floorIds);
    const structure = { beamColumn: { ...frameInput(40).beamColumn, averageBeamSpan: 5.5 } };
    const input = { optionId, floorIds, structure };
    const { data, errors } = await world.gateway.ask(createModuleMutation, {
      token,
      variables: { input },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(errors).toEqual([]);
    expect(data.createModule.errors).toEqual([
      {
        code: 'VALIDATION_FAILED',
        path: ['structure', 'beamColumn', 'averageBeamSpan'],
        message: 'Informe um número inteiro',
      },
    ]);
  });
});

describe('figures on the live service', () => {
  test('of strengths it counts otherwise are the same on all screens, and flagged', async () => {
    const own = await world.project(token, 'Regras');
    const unit = await world.tower(token, own.id);
    const ids = await world.floorIds(token, own.databaseId, unit.databaseId);
    const frame = frameInput(40).beamColumn;
    const odd = { volumes: [{ fck: 45, volume: 40 }], steel: [{ ca: 25, mass: 900 }] };
    const structure = { beamColumn: { ...frame, concreteSlabs: odd } };
    await world.option(token, unit.id, ids, 'Opção 1', structure);
    const totalsFields = 'quantities { flags co2 { min max } energy { max } }';
    const { data, errors } = await world.ask(
      token,
      `{ viewer { projects(search: "Regras") { edges { node { ${totalsFields} } } } }
         project(projectId: "${own.databaseId}") { area ${totalsFields} units { edges { node { ${totalsFields} } } } }
         unit(projectId: "${own.databaseId}", unitId: "${unit.databaseId}") { ${totalsFields} floors { consumption { co2 { max } } }
           options { edges { node { ${totalsFields} modules { edges { node { ${totalsFields} } } } } } } } }`,
    );
    expect(errors).toEqual([]);
    const option = data.unit.options.edges[0].node;
    const all = [
      data.viewer.projects.edges[0].node,
      data.project,
      data.project.units.edges[0].node,
      data.unit,
      option,
      option.modules.edges[0].node,
    ];
    const { max } = option.quantities.co2;
    for (const { quantities } of all) {
      expect(quantities.co2.max).toBeCloseTo(max, 4);
      expect(quantities.energy.max).toBeCloseTo(option.quantities.energy.max, 3);
      expect(quantities.flags).toContain('SUBSTITUTED');
    }
    expect(data.unit.floors[0].consumption.co2.max * 100 * 4).toBeCloseTo(max, 4);
    expect(data.project.area).toBe(400);
  });

  test('of a project without structure are none, not 0', async () => {
    const own = await world.project(token, 'Vazio');
    await world.tower(token, own.id);
    const query =
      '{ viewer { projects(search: "Vazio") { edges { node { area quantities { co2 { max } } } } } } }';
    const { data } = await world.ask(token, query);
    expect(data.viewer.projects.edges[0].node).toEqual({ area: 400, quantities: null });
  });
});

describe('towers and options on the live service', () => {
  test('options keep their order when one changes', async () => {
    const own = await world.project(token, 'Ordem');
    const unit = await world.tower(token, own.id);
    const ids = await world.floorIds(token, own.databaseId, unit.databaseId);
    const first = await world.option(token, unit.id, ids, 'A');
    await world.option(token, unit.id, ids, 'B');
    const rename = `mutation ($input: UpdateOptionInput!) { updateOption(input: $input) { errors { code } } }`;
    await world.made(token, rename, { optionId: first.optionId, name: 'A2' });
    const query = `{ unit(projectId: "${own.databaseId}", unitId: "${unit.databaseId}") { options { edges { node { name } } } } }`;
    const { data } = await world.ask(token, query);
    expect(data.unit.options.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual([
      'A2',
      'B',
    ]);
  });

  test('a tower without floors is never sent, for it breaks its project', async () => {
    world.live.requests.splice(0);
    const input = { projectId: project.id, name: 'Vazia', floorGroups: [] };
    const { data } = await world.ask(token, createUnitMutation, { input });
    expect(data.createUnit.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['floorGroups'] }]);
    expect(world.live.requests).toEqual([]);
  });
});

describe('people on the live service', () => {
  test('edit comes with view, which it does not include there; owning and nothing are refused', async () => {
    const guest = await world.user('bruno@example.com', 'Bruno Lima');
    const invite = (permissions: string[]) =>
      world.ask(token, inviteMutation, {
        input: { projectId: project.id, email: 'bruno@example.com', permissions },
      });
    const owning = await invite(['OWNER']);
    expect(owning.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    const nothing = await invite([]);
    expect(nothing.data.inviteUser.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['permissions'] }]);
    expect((await invite(['EDIT'])).data.inviteUser.errors).toEqual([]);
    const waiting = '{ viewer { pendingInvitations { edges { node { id } } } } }';
    const { data } = await world.ask(guest, waiting);
    const [edge] = data.viewer.pendingInvitations.edges;
    const reply = `mutation ($input: ReplyToInvitationInput!) { replyToInvitation(input: $input) { project { name } errors { code } } }`;
    const accepted = await world.made(guest, reply, { invitationId: edge.node.id, accept: true });
    expect(accepted.project).toEqual({ name: 'Residencial Ipê' });
  });

  test('nobody learns from a mail asked for who has an account', async () => {
    for (const mutation of ['requestPasswordReset', 'requestActivation']) {
      const answers = await Promise.all(
        ['ana@example.com', 'nobody@example.com'].map((email) =>
          world.gateway.ask(
            `mutation { ${mutation}(input: { email: "${email}" }) { message errors { code } } }`,
            {
              token: null,
            },
          ),
        ),
      );
      expect(answers[0]!.data).toEqual({ [mutation]: { message: null, errors: [] } });
      expect(answers[1]!.data).toEqual(answers[0]!.data);
    }
  });
});

describe('what a project keeps on the live service', () => {
  const update = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { city } errors { code path } } }`;

  test('a text it can not clear is refused before anything is saved', async () => {
    const own = await world.project(token, 'Textos');
    await world.made(token, update, { projectId: own.id, description: 'Estudo' });
    const { data } = await world.ask(token, update, {
      input: { projectId: own.id, description: null, city: 'Santos' },
    });
    expect(data.updateProject.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['description'] }]);
    const emptied = await world.ask(token, update, { input: { projectId: own.id, description: '' } });
    expect(emptied.data.updateProject.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['description'] }]);
    const kept = await world.ask(token, `{ project(projectId: "${own.databaseId}") { city description } }`);
    expect(kept.data.project).toEqual({ city: 'São Paulo', description: 'Estudo' });
    const changed = await world.made(token, update, { projectId: own.id, street: null, city: 'Santos' });
    expect(changed.project).toEqual({ city: 'Santos' });
    // An empty text is nothing too.
    const { state } = world.live as unknown as { state: { projects: { id: string }[] } };
    Object.assign(
      state.projects.find(({ id }) => id === own.databaseId)!,
      { street: '' },
    );
    const cleared = await world.made(token, update, { projectId: own.id, street: null, city: 'Campinas' });
    expect(cleared.project).toEqual({ city: 'Campinas' });
  });

  test('what its buildings are for is refused, not dropped, and leaves the rest of the project alone', async () => {
    const own = await world.project(token, 'Usos');
    const changed = await world.made(token, update, {
      projectId: own.id,
      buildingType: null,
      city: 'Santos',
    });
    expect(changed.project).toEqual({ city: 'Santos' });
    const lists = '{ viewer { projects(buildingType: MIXED) { totalCount } } }';
    const change = `mutation { updateProject(input: { projectId: "${own.id}", buildingType: MIXED }) { errors { code } } }`;
    for (const query of [`{ project(projectId: "${own.databaseId}") { city buildingType } }`, lists, change])
      expect((await world.ask(token, query)).errors).toMatchObject([
        { extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } },
      ]);
  });

  test('an import lists the projects it made', async () => {
    const columns =
      'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,floor_height,floor_repetition';
    const row = 'Importado,SP,Santos,basic_project,Torre A,Tipo,90,standard_floor,3,2';
    const contentBase64 = Buffer.from(`${columns}\n${row}\n`).toString('base64');
    const mutation = `mutation ($input: ImportProjectsInput!) { importProjects(input: $input) { rows { row projectId } errors { code } } }`;
    const { rows } = await world.made(token, mutation, { fileName: 'a.csv', contentBase64, dryRun: false });
    expect(rows).toEqual([{ row: 2, projectId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });
});
