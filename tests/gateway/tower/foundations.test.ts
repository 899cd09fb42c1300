import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foundationInput,
  type FoundationInput,
  summedByHand,
  timesAmounts,
} from '../../support/towers/foundationSums.ts';
import { type AskOptions } from '../../support/servers/gatewayServer.ts';
import { fromGlobalId, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();
const unit = await (await user.project()).unit();
const option = await unit.option();
await option.module();
const optionId = toGlobalId('Option', unit.project.id, unit.id, option.id);

const ask = async (query: string, variables: object = {}, options: AskOptions = {}) => {
  const answer = await gateway.ask(query, { variables, token: user.token, ...options });
  expect(answer.errors).toEqual([]);
  return answer.data;
};

type Ends = { min: number; max: number };
type Totals = { concrete: number; steel: number; co2: Ends; energy: Ends };

const totalsFields = 'co2 { min max } energy { min max } concrete steel';
const all = `{ ${totalsFields} perSquareMeter { co2 { min max } } elements { element } }`;
const input = `input { ... on RaftFoundationData { fck area thickness steel { ca mass } }
  ... on PilesFoundationData { fck piles { ...part } pileCaps { ...part } gradeBeams { ...part } tieBeams { ...part } }
  ... on RaftPilesFoundationData { fck raft { area thickness fck steel { ca mass } } piles { ...part } } }`;
const part = 'fragment part on FoundationPart { volume fck steel { ca mass } }';
const foundation = `foundation { id type version revision quantities ${all} ${input}
  versions { id number isValid type } }`;

const save = async (variables: object) => {
  const text = `mutation($input: SaveFoundationInput!) { saveFoundation(input: $input) {
    ${foundation} option { foundation { type } } errors { code message path key } } } ${part}`;
  return (await ask(text, { input: { optionId, ...variables } })).saveFoundation;
};

const raft = { fck: 30, area: 400, thickness: 0.5, steel: [{ ca: 50, mass: 9000 }] };
const piles = {
  fck: 25,
  piles: { volume: 80, steel: [{ ca: 50, mass: 3000 }] },
  pileCaps: { volume: 20, fck: 30, steel: [{ ca: 50, mass: 1800 }] },
};

const totals = () =>
  ask(
    `query($id: ID!) { node(id: $id) { ... on Option {
      quantities ${all} foundation { quantities ${all} } quantitiesWithFoundation ${all}
      unit { foundation { type option { name } } quantities { ${totalsFields} } foundationQuantities { ${totalsFields} perSquareMeter { co2 { min max } } }
        quantitiesWithFoundation ${all}
        project { figures { foundationQuantities { co2 { min max } perSquareMeter { co2 { max } } } } quantities { ${totalsFields} } foundationQuantities { ${totalsFields} } quantitiesWithFoundation { ${totalsFields} } } } } } }`,
    { id: optionId },
  );

test(
  'an option without a foundation is told as it is, alone and together',
  { timeout: 240_000 },
  async () => {
    const { node } = await totals();
    expect(node.foundation).toBeNull();
    expect(node.quantitiesWithFoundation).toEqual(node.quantities);
    expect(node.unit.foundationQuantities).toBeNull();
    expect(node.unit.quantitiesWithFoundation).toMatchObject(node.unit.quantities);
    expect(node.unit.project.quantitiesWithFoundation).toEqual(node.unit.project.quantities);
  },
);

test('a raft is entered; figures stand apart and together at every level', { timeout: 240_000 }, async () => {
  const before = (await totals()).node;
  const saved = await save({ foundation: { raft } });
  expect(saved.errors).toEqual([]);
  expect(saved.foundation).toMatchObject({
    type: 'RAFT_FOUNDATION',
    version: 1,
    input: raft,
    quantities: { concrete: 480_000, steel: 9000, energy: { min: 402_225, max: 670_250 } },
  });
  const { node } = await totals();
  expect(node.quantities).toEqual(before.quantities);
  expect(node.unit.quantities).toEqual(before.unit.quantities);
  const own = node.foundation.quantities;
  expect(own.perSquareMeter.co2.max).toBeCloseTo(77_429 / 2601, 9);
  const together = [node, node.unit, node.unit.project];
  const apart = [own, node.unit.foundationQuantities, node.unit.project.foundationQuantities];
  for (const [at, level] of together.entries()) {
    for (const of of ['co2', 'energy']) {
      for (const end of ['min', 'max']) {
        const sum = level.quantities[of][end] + apart[at]![of][end];
        expect(level.quantitiesWithFoundation[of][end]).toBeCloseTo(sum, 6);
        expect(apart[at]![of][end]).toBe(own[of][end]);
      }
    }
    expect(level.quantitiesWithFoundation.steel).toBe(level.quantities.steel + 9000);
  }
  expect(node.unit.foundation).toEqual({ type: 'RAFT_FOUNDATION', option: { name: expect.any(String) } });
  const listed = node.unit.project.figures.foundationQuantities;
  expect(listed.co2).toEqual(own.co2);
  // Of a project per m² of its floors with a structure, here two.
  expect(listed.perSquareMeter.co2.max).toBeCloseTo(77_429 / 901, 9);
  expect(
    node.unit.quantitiesWithFoundation.elements.map((line: { element: string }) => line.element),
  ).toEqual(['columns', 'beams', 'slabs', 'raft']);
});

test('a tower built twice counts twice in its project, and is shown per dwelling', async () => {
  const text = `mutation($input: UpdateUnitInput!) { updateUnit(input: $input) {
    unit { repetitionCount dwellings } errors { code path } } }`;
  const change = async (counts: object) =>
    (await ask(text, { input: { unitId: toGlobalId('Unit', unit.project.id, unit.id), ...counts } }))
      .updateUnit;
  const each = '{ co2 { max } perDwelling { co2 { max } } perSquareMeter { co2 { max } } }';
  const read = async () =>
    (
      await ask(
        `query($id: ID!) { node(id: $id) { ... on Option { quantities ${each} quantitiesWithFoundation ${each}
          unit { quantities ${each} totalArea project { area dwellings quantities ${each} foundationQuantities ${each}
            quantitiesWithFoundation ${each} } } } } }`,
        { id: optionId },
      )
    ).node;
  const before = await read();
  expect(before.quantities.perDwelling).toBeNull();
  expect(before.unit.project).toMatchObject({ dwellings: null, quantities: { perDwelling: null } });
  const built = { repetitionCount: 2, dwellings: 16 };
  expect(await change(built)).toEqual({ unit: built, errors: [] });
  const { unit: own, ...alone } = await read();
  expect(alone.quantities.perDwelling.co2.max).toBeCloseTo(before.quantities.co2.max / 16, 6);
  const withFoundation = alone.quantitiesWithFoundation;
  expect(withFoundation.perDwelling.co2.max).toBeCloseTo((before.quantities.co2.max + 77_429) / 16, 6);
  expect(own.quantities).toEqual({ ...before.unit.quantities, perDwelling: alone.quantities.perDwelling });
  expect(own.project).toMatchObject({ area: 2 * own.totalArea, dwellings: 32 });
  for (const of of ['quantities', 'foundationQuantities', 'quantitiesWithFoundation']) {
    const once = before.unit.project[of];
    expect(own.project[of].co2.max).toBeCloseTo(2 * once.co2.max, 6);
    expect(own.project[of].perDwelling.co2.max).toBeCloseTo(once.co2.max / 16, 6);
    expect(own.project[of].perSquareMeter.co2.max).toBeCloseTo(once.perSquareMeter.co2.max, 9);
  }
  // A tower nobody has drawn yet has dwellings and no figures: it is not divided by.
  const empty = await unit.project.unit();
  const emptyId = toGlobalId('Unit', unit.project.id, empty.id);
  const listed = async () => {
    const { project, viewer } = await ask(
      `query($id: ID!) { project(projectId: $id) { dwellings quantities ${each} }
        viewer { projects(first: 5) { nodes { databaseId figures { quantities ${each} } } } } }`,
      { id: unit.project.id },
    );
    const rows: { databaseId: string; figures: { quantities: unknown } }[] = viewer.projects.nodes;
    const row = rows.find(({ databaseId }) => databaseId === unit.project.id);
    expect(row?.figures.quantities).toEqual(project.quantities);
    return project;
  };
  expect(await listed()).toMatchObject({ dwellings: null, quantities: own.project.quantities });
  await change({ unitId: emptyId, dwellings: 100 });
  expect(await listed()).toMatchObject({ dwellings: 132, quantities: own.project.quantities });
  await user.call('DELETE', empty.path);
  const refused = await change({ dwellings: 0 });
  expect(refused.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['dwellings'] }]);
  expect((await change({ repetitionCount: 1, dwellings: null })).unit).toEqual({
    repetitionCount: 1,
    dwellings: null,
  });
  expect(await read()).toEqual(before);
});

test('an id put together by hand names no foundation that is a module, and the other way round', async () => {
  const read = await ask(
    'query($id: ID!) { node(id: $id) { ... on Option { modules { nodes { id } } foundation { id } } } }',
    { id: optionId },
  );
  const raw = (id: string) => fromGlobalId(id)!.ids.at(-1)!;
  const within = [unit.project.id, unit.id, option.id] as const;
  const ids = [
    toGlobalId('Foundation', ...within, raw(read.node.modules.nodes[0].id)),
    toGlobalId('Module', ...within, raw(read.node.foundation.id)),
  ];
  const text = `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Module { floors { index } }
    ... on Foundation { versions { number } } } }`;
  expect((await ask(text, { ids })).nodes).toEqual([null, null]);
});

test('a comparison counts foundations where it is asked to', { timeout: 240_000 }, async () => {
  const other = await unit.option({ name: 'Opção 2', active: false });
  await other.module();
  const ids = [optionId, toGlobalId('Option', unit.project.id, unit.id, other.id)];
  const compare = (withFoundation: boolean) =>
    ask(
      `query($input: ComparisonInput!) { comparison(input: $input) {
        items { id name quantities { co2 { min max } } side { hasFoundation lines { element } } }
        differences { co2 { min max } drivers(of: CO2) { element } }
        likeForLike { rule passed favours { name } } } }`,
      { input: { optionIds: ids, referenceId: ids[1], withFoundation } },
    );
  const alone = (await compare(false)).comparison;
  expect(alone.differences[0].co2).toEqual({ min: 0, max: 0 });
  expect(alone.items[0].side.hasFoundation).toBeNull();
  const { items, differences, likeForLike } = (await compare(true)).comparison;
  expect(items.map((item: { side: { hasFoundation: boolean } }) => item.side.hasFoundation)).toEqual([
    true,
    false,
  ]);
  expect(items[1].quantities).toEqual(alone.items[1].quantities);
  // Clients keep objects by their ids.
  const idsOf = (compared: { id: string }[]) => compared.map(({ id }) => id);
  expect(new Set([...idsOf(items), ...idsOf(alone.items)]).size).toBe(4);
  expect(items[0].quantities.co2.max).toBeCloseTo(alone.items[0].quantities.co2.max + 77_429, 6);
  expect(differences[0].co2.min).toBeCloseTo(49_473.1, 1);
  expect(differences[0].co2.max).toBeCloseTo(77_429, 6);
  expect(differences[0].drivers[0].element).toBe('raft');
  expect(likeForLike.find(({ rule }: { rule: string }) => rule === 'SAME_FOUNDATION')).toEqual({
    rule: 'SAME_FOUNDATION',
    passed: false,
    favours: { name: 'Opção 2' },
  });
});

test('it becomes another kind, gains a version, and loses a part', { timeout: 240_000 }, async () => {
  const other = await save({ foundation: { piles } });
  expect(other.foundation).toMatchObject({
    type: 'PILES_FOUNDATION',
    version: 1,
    input: { ...piles, piles: { ...piles.piles, fck: null }, gradeBeams: null, tieBeams: null },
  });
  const { pileCaps: _left, ...fewer } = piles;
  const less = await save({ foundation: { piles: fewer } });
  expect(less.foundation.input.pileCaps).toBeNull();
  const version = await save({ foundation: { raft }, asVersion: { name: 'Radier' } });
  expect(version.foundation).toMatchObject({ type: 'RAFT_FOUNDATION', version: 2 });
  const [second, first] = version.foundation.versions;
  expect([second.isValid, first.isValid]).toEqual([true, false]);
  const { foundationDiff } = await ask(
    `query($a: ID!, $b: ID!) { foundationDiff(baseId: $a, otherId: $b) {
      base { number } other { number } changes { element label before after } co2 { low high } } }`,
    { a: first.id, b: second.id },
  );
  expect(foundationDiff.base.number).toBe(1);
  expect(foundationDiff.changes.map((change: { element: string }) => change.element)).toEqual(
    expect.arrayContaining(['piles', 'raft']),
  );
  const text = `mutation($input: UpdateFoundationVersionInput!) { updateFoundationVersion(input: $input) {
    version { isValid name } foundation { type version } errors { code } } }`;
  const back = await ask(text, { input: { versionId: first.id, isValid: true, name: 'Estacas' } });
  expect(back.updateFoundationVersion).toEqual({
    version: { isValid: true, name: 'Estacas' },
    foundation: { type: 'PILES_FOUNDATION', version: 1 },
    errors: [],
  });
  const drop = `mutation($input: DeleteFoundationVersionInput!) { deleteFoundationVersion(input: $input) {
    deletedVersionId foundation { versions { number } } errors { code } } }`;
  const dropped = await ask(drop, { input: { versionId: second.id } });
  expect(dropped.deleteFoundationVersion.foundation.versions).toEqual([{ number: 1 }]);
});

test('faults lead to the field that was entered', { timeout: 240_000 }, async () => {
  const wrong = await save({ foundation: { piles: { ...piles, pileCaps: { volume: -1 } } } });
  expect(wrong.errors).toMatchObject([
    { code: 'VALIDATION_FAILED', path: ['foundation', 'piles', 'pileCaps', 'volume'] },
  ]);
  const old = await save({ foundation: { raft }, revision: 1 });
  expect(old.errors).toMatchObject([{ code: 'EDIT_CONFLICT' }]);
});

test('it is taken away, and the option is as before', { timeout: 240_000 }, async () => {
  const { node } = await ask(`query($id: ID!) { node(id: $id) { ... on Option { foundation { id } } } }`, {
    id: optionId,
  });
  const text = `mutation($input: DeleteFoundationInput!) { deleteFoundation(input: $input) {
    deletedFoundationId option { foundation { id } } errors { code } } }`;
  const gone = await ask(text, { input: { foundationId: node.foundation.id } });
  expect(gone.deleteFoundation).toEqual({
    deletedFoundationId: node.foundation.id,
    option: { foundation: null },
    errors: [],
  });
});

test('any foundation comes to what is reckoned by hand, is linear, and leaves the structure alone', async () => {
  const read = `option { quantities { ${totalsFields} } foundation { id quantities { ${totalsFields} } }
    quantitiesWithFoundation { ${totalsFields} } }`;
  const change = async (given: FoundationInput) => {
    const text = `mutation($input: SaveFoundationInput!) { saveFoundation(input: $input) {
      ${read} errors { code path } } }`;
    const { option: own, errors } = (await ask(text, { input: { optionId, foundation: given } }))
      .saveFoundation;
    expect(errors).toEqual([]);
    return own;
  };
  const numbers = (of: Totals) =>
    [of.concrete, of.steel].concat([of.co2, of.energy].flatMap(({ min, max }) => [min, max]));
  const near = (actual: number[], expected: number[]) => {
    for (const [at, value] of expected.entries())
      expect(Math.abs(actual[at]! - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
  };
  const withoutFoundation = (await totals()).node;
  const { concrete, steel, co2, energy } = withoutFoundation.quantities;
  const structure = { concrete, steel, co2, energy };
  let foundationId = '';
  for (const [turn, given] of fc.sample(foundationInput, { seed: 14, numRuns: 12 }).entries()) {
    const times = [1, 2.5, 0.1][turn % 3]!;
    const own = await change(timesAmounts(given, times));
    const byHand = summedByHand(given);
    const expected = [byHand.concrete, byHand.steel, ...byHand.ends].map((value) => value * times);
    near(numbers(own.foundation.quantities), expected);
    near(
      numbers(own.quantitiesWithFoundation),
      numbers(structure).map((value, at) => value + expected[at]!),
    );
    expect(own.quantities).toEqual(structure);
    foundationId = own.foundation.id;
  }
  const drop =
    'mutation($input: DeleteFoundationInput!) { deleteFoundation(input: $input) { errors { code } } }';
  expect((await ask(drop, { input: { foundationId } })).deleteFoundation.errors).toEqual([]);
  expect((await totals()).node).toEqual(withoutFoundation);
});
