import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { foundationInput, summedByHand } from '../../support/towers/foundationSums.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { serveGateway } from '../../support/served.ts';
import { type TestOption } from '../../support/world.ts';

let option: TestOption;
let optionId: string;
let floors: { id: string }[];
const { gateway, user } = await serveGateway();
beforeEach(async () => {
  option = await (await (await user.project()).unit()).option();
  floors = await option.unit.floors();
  optionId = idOf(option);
});

type Edge = { node: { currentVersion: { input: object } } };
const idOf = ({ id, unit }: TestOption) => toGlobalId('Option', unit.project.id, unit.id, id);

async function change(
  field: 'saveTakeoff' | 'proposeTakeoff' | 'copyModule',
  selection: string,
  input: object,
  headers = {},
) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code key path } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token: user.token, headers });
  expect(errors).toEqual([]);
  return data[field];
}

const fields =
  'option { modules { edges { node { id name revision floorRepetition currentVersion { number } quantities { concrete co2 { min max } } } } } }';
const element = (volume: number) => ({ volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass: 100 }] });
const frame = (volume: number) => ({
  beamColumn: {
    concreteColumns: element(volume),
    concreteBeams: element(volume),
    concreteSlabs: element(volume),
    formColumns: 1,
    formBeams: 1,
    formSlabs: 1,
    columnNumber: 4,
    averageBeamSpan: 5,
    averageSlabSpan: 6,
  },
});
const sheet = (floorIds: string[], volume: number, rest: object = {}) => ({
  floorIds,
  structure: frame(volume),
  ...rest,
});
const at = (...indexes: number[]) => indexes.map((index) => floors[index]?.id ?? '');
type Saved = {
  option: { modules: { edges: { node: { id: string; name: string; revision: number } }[] } };
};
const nodes = ({ option: saved }: Saved) => saved.modules.edges.map(({ node }) => node);

describe('saveTakeoff', () => {
  test('saves the foundation with the modules, whatever its kind: the figures are those reckoned by hand', async () => {
    const savedFields = `option { quantities { concrete } foundation { id revision version
      quantities { concrete steel co2 { min max } energy { min max } } } }`;
    const modules = [sheet(at(0, 1, 2, 3), 2)];
    const saved = (input: object) => change('saveTakeoff', savedFields, { optionId, modules: [], ...input });
    const withoutFoundation = (await saved({ modules })).option;
    expect(withoutFoundation.foundation).toBeNull();
    let before = { revision: null as number | null };
    const ids = new Set<string>();
    for (const foundation of fc.sample(foundationInput, { seed: 22, numRuns: 8 })) {
      const { revision } = before;
      const { option: after, errors } = await saved({ foundation: { foundation, revision } });
      expect(errors).toEqual([]);
      const { concrete, steel, co2, energy } = after.foundation.quantities;
      const byHand = summedByHand(foundation);
      const figures = [concrete, steel ?? 0, co2.min, co2.max, energy.min, energy.max];
      for (const [place, value] of [byHand.concrete, byHand.steel, ...byHand.ends].entries())
        expect(Math.abs(figures[place] - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
      expect(after.quantities).toEqual(withoutFoundation.quantities);
      before = after.foundation;
      ids.add(after.foundation.id);
    }
    expect(ids.size).toBe(1);
    const stale = { foundation: { raft: { fck: 30, area: 9, thickness: 1, steel: [{ ca: 50, mass: 1 }] } } };
    const conflict = await saved({ modules, foundation: { ...stale, revision: 1 } });
    expect(conflict.errors).toMatchObject([{ code: 'EDIT_CONFLICT' }]);
    const faulty = { caissons: { caissons: { volumes: [{ fck: 25, volume: -1 }] } } };
    const refused = await saved({ modules: [sheet(at(0), 9)], foundation: { foundation: faulty } });
    expect(refused.errors).toMatchObject([
      { path: ['foundation', 'foundation', 'caissons', 'caissons', 'volumes', '0', 'volume'] },
    ]);
    const { option: kept } = await saved({});
    expect(kept).toEqual({ ...withoutFoundation, foundation: before });
    const gone = await saved({ removedModules: [{ moduleId: [...ids][0] }] });
    expect(gone).toMatchObject({ errors: [], option: withoutFoundation });
  });

  test('is answered as the first time under its Idempotency-Key, with a foundation too', async () => {
    const raft = { fck: 30, area: 9, thickness: 1, steel: [{ ca: 50, mass: 1 }] };
    const input = { optionId, modules: [sheet(at(0), 1)], foundation: { foundation: { raft } } };
    const save = () =>
      change('saveTakeoff', `${fields} option { revision foundation { id } }`, input, {
        'idempotency-key': 'sheet',
      });
    const first = await save();
    expect(first.errors).toEqual([]);
    expect(await save()).toEqual(first);
  });

  test('makes, changes and removes modules of an option in one call', async () => {
    const modules = [sheet(at(0), 1, { name: 'Base' }), sheet(at(2, 3), 2)];
    const [base, typical] = nodes(await change('saveTakeoff', fields, { optionId, modules }));
    expect([base, typical]).toMatchObject([
      { name: 'Base', floorRepetition: 1, quantities: { concrete: 7200 } },
      { name: 'Tipo', floorRepetition: 2, quantities: { concrete: 28800 } },
    ]);
    const saved = await change('saveTakeoff', fields, {
      optionId,
      modules: [{ moduleId: typical?.id, revision: typical?.revision, ...sheet(at(1, 2, 3), 3) }],
      removedModules: [{ moduleId: base?.id, revision: base?.revision }],
    });
    expect(nodes(saved)).toMatchObject([
      { id: typical?.id, floorRepetition: 3, currentVersion: { number: 2 } },
    ]);
  });

  test('shows refusals at their place in the input', async () => {
    const modules = [sheet(at(0), 1), sheet(at(1), -1), sheet(['nowhere'], 1)];
    const raft = { fck: 30, area: 9, thickness: 1, steel: [{ ca: 50, mass: 1 }] };
    const beside = { foundation: { foundation: { raft } } };
    const faults = await change('saveTakeoff', fields, { optionId, modules, ...beside });
    expect(faults.option).toBeNull();
    expect(faults.errors[0].path.join('.')).toBe(
      'modules.1.structure.beamColumn.concreteColumns.volumes.0.volume',
    );
    const foreign = await change('saveTakeoff', fields, { optionId, modules: [modules[0], modules[2]] });
    expect(foreign.errors).toMatchObject([{ path: ['modules', '1', 'floorIds', '0'] }]);
    for (const field of ['saveTakeoff', 'proposeTakeoff'] as const) {
      const noFloor = [modules[0], sheet([...at(1), optionId], 1)];
      const { errors } = await change(field, 'option { id }', { optionId, modules: noFloor });
      expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['modules', '1', 'floorIds', '1'] }]);
    }
    const [made] = nodes(await change('saveTakeoff', fields, { optionId, modules: [modules[0]] }));
    const stale = { moduleId: made?.id, revision: 99 };
    for (const input of [
      { optionId, modules: [{ ...stale, ...sheet(at(0), 1) }] },
      { optionId, modules: [], removedModules: [stale] },
    ])
      expect((await change('saveTakeoff', fields, input)).errors).toMatchObject([{ code: 'EDIT_CONFLICT' }]);
    const other = idOf(await option.unit.option({ name: 'Outra', active: false }));
    for (const input of [
      { optionId: other, modules: [{ moduleId: made?.id, ...sheet(at(0), 1) }] },
      { optionId: other, modules: [], removedModules: [{ moduleId: made?.id }] },
    ])
      expect((await change('saveTakeoff', fields, input)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('copyModule', () => {
  test('puts a module with its versions into another option of the tower', async () => {
    const module = await option.module();
    const moduleId = toGlobalId('Module', option.unit.project.id, option.unit.id, option.id, module.id);
    const target = idOf(await option.unit.option({ name: 'Outra', active: false }));
    const selection = 'module { name floors { id } option { id } } option { id modules { totalCount } }';
    const input = { moduleId, optionId: target, floorIds: at(1) };
    const copy = await change('copyModule', selection, input);
    expect(copy).toMatchObject({
      module: { name: 'Pavimento tipo', option: { id: target } },
      option: { id: target, modules: { totalCount: 1 } },
    });
    expect(copy.module.floors).toHaveLength(1);
    const elsewhere = await (await option.unit.project.unit({ name: 'Torre B' })).option();
    const refused = await change('copyModule', selection, { ...input, optionId: idOf(elsewhere) });
    expect(refused.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['optionId'] }]);
    const nowhere = await change('copyModule', selection, { ...input, floorIds: [] });
    expect(nowhere.errors).toMatchObject([{ path: ['floorIds'] }]);
  });
});

test('masonry of blocks alone, grout and concrete without steel are read back', async () => {
  const floorIds = floors.slice(0, 1).map(({ id }) => id);
  const blocks = [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 900 }];
  const grout = [{ position: 'VERTICAL', volumes: [{ fgk: 20, volume: 3 }] }];
  const slabs = { volumes: [{ fck: 30, volume: 40 }], steel: [] };
  const selection = `option { modules { edges { node { currentVersion { input {
    ... on StructuralMasonryData { blocks { quantity } grout { position steel { mass } } mortar { fak } } } } } } } }`;
  const modules = [
    { blocks, grout: [], mortar: [] },
    { blocks, grout, mortar: [] },
  ].map((masonry) => ({
    floorIds,
    structure: { structuralMasonry: { ...masonry, concreteSlabs: slabs } },
  }));
  const { option: saved } = await change('saveTakeoff', selection, { optionId, modules });
  const read = { blocks: [{ quantity: 900 }], mortar: [] };
  expect(saved.modules.edges.map((edge: Edge) => edge.node.currentVersion.input)).toEqual([
    { ...read, grout: [] },
    { ...read, grout: [{ position: 'VERTICAL', steel: [] }] },
  ]);
});

test('a service without sheets says so', async () => {
  const world = await LiveWorld.start();
  const token = await world.user('ana@example.com');
  const project = await world.project(token);
  const unit = await world.tower(token, project.id);
  const floorsThere = await world.floorIds(token, project.databaseId, unit.databaseId);
  const made = await world.option(token, unit.id, floorsThere);
  const { errors } = await world.ask(
    token,
    'mutation($input: SaveTakeoffInput!) { saveTakeoff(input: $input) { option { id } } }',
    { input: { optionId: made.optionId, modules: [] } },
  );
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  const { data } = await world.ask(token, '{ viewer { capabilities { takeoffs } } }');
  expect(data.viewer.capabilities.takeoffs).toBe(false);
  await world.close();
});
