import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LiveG3Service, startLiveG3 } from '../../support/liveG3Service.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { createModuleMutation, createUnitMutation } from '../../support/mainJob.ts';

const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 400, height: 3, repetition: 5 }];
const walls = (mass: number) => {
  const element = { volumes: [{ fck: 25, volume: 30 }], steel: [{ ca: 50, mass }] };
  return {
    concreteWall: {
      concreteWalls: element,
      concreteSlabs: element,
      wallThickness: 12,
      slabThickness: 10,
    },
  };
};
const masonry = {
  structuralMasonry: {
    concreteSlabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
    grout: [],
    mortar: [{ fak: 4.5, volume: 4 }],
    blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 5000 }],
  },
};

const unitQuery = `query ($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
  quantities { concrete co2 { min } } uncoveredFloors floors { id }
  floorGroups { databaseId name category area height repetition }
  options { edges { node { quantities { concrete } coverage { coveredFloors }
    modules { edges { node { id floorRepetition isOutdated floors { id } quantities { concrete } } } } } } }
  project { quantities { concrete } } } }`;
const updateUnit =
  'mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { totalFloors } lostReferences errors { code } } }';
const updateModule = `mutation ($input: UpdateModuleInput!) { updateModule(input: $input) {
  module { isOutdated floorRepetition } errors { code path message } } }`;

describe('floors that change on the newest live service', () => {
  let world: LiveWorld;
  let live: LiveG3Service;
  let token: string;
  let project: { id: string; databaseId: string };
  let unit: { id: string; databaseId: string };
  let made: { optionId: string; moduleId: string };

  const read = async () => {
    const variables = { projectId: project.databaseId, unitId: unit.databaseId };
    const { data, errors } = await world.ask(token, unitQuery, variables);
    expect(errors).toEqual([]);
    return data.unit;
  };
  const withFloors = async (repetition: number) => {
    const [group] = (await read()).floorGroups;
    await world.made(token, updateUnit, { unitId: unit.id, floorGroups: [{ ...group, repetition }] });
  };
  const concreteOfFloor = 60 * 2400;

  beforeAll(async () => {
    live = await startLiveG3();
    world = await LiveWorld.over(live);
    token = await world.user('ana@example.com');
  });
  beforeEach(async () => {
    live.state.manner = 'honest';
    project = await world.project(token);
    ({ unit } = await world.made(token, createUnitMutation, {
      projectId: project.id,
      name: 'Torre A',
      floorGroups,
    }));
    const floorIds = await world.floorIds(token, project.databaseId, unit.databaseId);
    made = await world.option(token, unit.id, floorIds, 'Opção 1', walls(500));
  });
  afterAll(() => world.close());

  test('only floors that the tower has count, in the module, its option, the tower and the project', async () => {
    await withFloors(3);
    const kept = live.state.modules.at(-1)!;
    expect(kept.data['floor_ids']).toHaveLength(5); // the service goes on listing what is gone
    const shown = await read();
    const [option] = shown.options.edges;
    const [module] = option.node.modules.edges;
    expect(module.node).toMatchObject({
      floorRepetition: 3,
      isOutdated: true,
      quantities: { concrete: 3 * concreteOfFloor },
    });
    expect(module.node.floors).toHaveLength(3);
    expect(option.node).toMatchObject({
      quantities: { concrete: 3 * concreteOfFloor },
      coverage: { coveredFloors: 3 },
    });
    expect(shown.quantities.concrete).toBe(3 * concreteOfFloor);
    expect(shown.project.quantities.concrete).toBe(3 * concreteOfFloor);
    const [first] = shown.floors;
    const other = await world.option(token, unit.id, [first.id], 'Opção 2', walls(500));
    const compared = await world.ask(
      token,
      'query ($optionIds: [ID!]) { comparison(input: { optionIds: $optionIds }) { items { side { outdated } } } }',
      { optionIds: [made.optionId, other.optionId] },
    );
    expect(compared.errors).toEqual([]);
    expect(
      compared.data.comparison.items.map(
        (item: { side: { outdated: string[] } }) => item.side.outdated.length,
      ),
    ).toEqual([1, 0]);
  });

  test('a module that the service itself calls outdated is told as that', async () => {
    live.state.modules.at(-1)!.outdated = true;
    const [option] = (await read()).options.edges;
    expect(option.node.modules.edges[0].node.isOutdated).toBe(true);
    const query = 'query ($id: ID!) { node(id: $id) { ... on Module { isOutdated floorRepetition } } }';
    const { data } = await world.ask(token, query, { id: made.moduleId });
    expect(data.node).toEqual({ isOutdated: true, floorRepetition: 5 });
  });

  test('a change of such a module leaves out the floors that are gone, and is kept', async () => {
    await withFloors(3);
    const { module } = await world.made(token, updateModule, {
      moduleId: made.moduleId,
      structure: walls(700),
    });
    expect(module).toEqual({ isOutdated: false, floorRepetition: 3 });
    const kept = live.state.modules.at(-1)!;
    expect(kept.data['floor_ids']).toHaveLength(3);
    expect(kept.data['concrete_walls']).toMatchObject({ steel: [{ mass: 700 }] });
  });

  test('a change of a module that lost all its floors asks for others', async () => {
    // Past the gateway, which would not let the module lose them.
    for (const floor of live.state.units.at(-1)!.floors) floor.id = crypto.randomUUID();
    const input = { moduleId: made.moduleId, structure: walls(700) };
    const before = live.requests.length;
    const { data } = await world.ask(token, updateModule, { input });
    expect(data.updateModule.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['floorIds'] }]);
    expect(live.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    const floorIds = await world.floorIds(token, project.databaseId, unit.databaseId);
    const { module } = await world.made(token, updateModule, { moduleId: made.moduleId, floorIds });
    expect(module).toEqual({ isOutdated: false, floorRepetition: 5 });
  });

  test('no module vanishes: the change is refused, or moves it to new floors of its kind and keeps the reference', async () => {
    const basement = { name: 'Subsolo', category: 'BASEMENT_FLOOR', area: 300, height: 3.5, repetition: 1 };
    const replaced = {
      unitId: unit.id,
      floorGroups: [basement, { ...floorGroups[0], name: 'Outro', repetition: 2 }],
    };
    const refused = await world.ask(token, updateUnit, { input: replaced });
    expect(refused.errors).toEqual([]);
    expect(refused.data.updateUnit.errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    expect(live.state.units.at(-1)!.floors).toHaveLength(5);
    const { lostReferences } = await world.made(token, updateUnit, { ...replaced, moveModules: true });
    expect(lostReferences).toEqual([]);
    const shown = await read();
    const [option] = shown.options.edges;
    expect(option.node.modules.edges).toMatchObject([
      { node: { id: made.moduleId, floorRepetition: 2, isOutdated: false } },
    ]);
    expect(shown.quantities.concrete).toBe(2 * concreteOfFloor);
    expect(shown.project.quantities.concrete).toBe(2 * concreteOfFloor);
  });

  test('a module moves to new floors of another kind where there are none of its own', async () => {
    const basement = { name: 'Subsolo', category: 'BASEMENT_FLOOR', area: 300, height: 3.5, repetition: 3 };
    const replaced = { unitId: unit.id, floorGroups: [basement], moveModules: true };
    await world.made(token, updateUnit, replaced);
    const [option] = (await read()).options.edges;
    expect(option.node.modules.edges).toMatchObject([{ node: { id: made.moduleId, floorRepetition: 3 } }]);
  });

  test('a reference that a changed floor took the mark from is named, and its marking refused in words', async () => {
    const [group] = (await read()).floorGroups;
    const { lostReferences } = await world.made(token, updateUnit, {
      unitId: unit.id,
      floorGroups: [{ ...group, area: 350 }],
    });
    expect(lostReferences).toEqual(['Opção 1']);
    const mark = `mutation ($input: UpdateOptionInput!) { updateOption(input: $input) {
      option { isReference } errors { code key path } } }`;
    const input = { optionId: made.optionId, isReference: true };
    const { data } = await world.ask(token, mark, { input });
    expect(data.updateOption.errors).toEqual([
      { code: 'VALIDATION_FAILED', key: 'option.outdated', path: ['isReference'] },
    ]);
    await world.made(token, updateModule, { moduleId: made.moduleId, structure: walls(500) });
    expect((await world.made(token, mark, input)).option.isReference).toBe(true);
  });

  test('a failed change is no success because the row already held what was sent', async () => {
    live.state.manner = 'broken';
    const input = { moduleId: made.moduleId, structure: walls(500) };
    const { errors } = await world.ask(token, updateModule, { input });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test.each([
    [500, 'the server encountered a problem and could not process your request'],
    [400, 'one or more floor_ids are invalid or do not exist'],
  ])('a floor of another tower, answered with %i, is refused at the floors', async (status, error) => {
    live.state.foreignFloor = { status, error };
    const other = await world.tower(token, project.id);
    const foreign = await world.floorIds(token, project.databaseId, other.databaseId);
    const before = live.state.modules.length;
    const input = { optionId: made.optionId, floorIds: foreign, structure: walls(500) };
    const created = await world.ask(token, createModuleMutation, { input });
    const code = { code: 'VALIDATION_FAILED', path: ['floorIds'] };
    expect(created.errors).toEqual([]);
    expect(created.data.createModule.errors).toMatchObject([code]);
    const change = { moduleId: made.moduleId, floorIds: foreign };
    const changed = await world.ask(token, updateModule, { input: change });
    expect(changed.data.updateModule.errors).toMatchObject([code]);
    expect(live.state.modules).toHaveLength(before);
  });

  test('masonry without grout is made once, and read back with its figures', async () => {
    const before = live.state.modules.length;
    const [floor] = await world.floorIds(token, project.databaseId, unit.databaseId);
    const input = { optionId: made.optionId, floorIds: [floor], structure: masonry };
    await world.made(token, createModuleMutation, input);
    expect(live.state.modules).toHaveLength(before + 1);
    const shown = await read();
    const [, module] = shown.options.edges[0].node.modules.edges;
    expect(module.node.quantities.concrete).toBe(40 * 2400);
    expect(shown.quantities.concrete).toBe(5 * concreteOfFloor + 40 * 2400);
  });
});
