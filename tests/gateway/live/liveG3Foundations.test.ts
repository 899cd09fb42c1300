import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLiveG3, type LiveG3Service } from '../../support/liveG3Service.ts';
import { LiveWorld } from '../../support/liveWorld.ts';

const part = 'volume fck steel { ca customCa mass }';
const foundationFields = `foundation { type quantities { co2 { min max } } versions { id } input {
  ... on RaftFoundationData { fck area thickness steel { ca mass } }
  ... on PilesFoundationData { fck piles { ${part} } pileCaps { ${part} } gradeBeams { ${part} } tieBeams { ${part} } }
  ... on RaftPilesFoundationData { fck raft { area } piles { volume } } } }`;
const save = `mutation ($input: SaveFoundationInput!) { saveFoundation(input: $input) {
  foundation { id type } option { modules { totalCount } ${foundationFields} } errors { code path } } }`;
const raft = { fck: 30, area: 400, thickness: 0.5, steel: [{ ca: 50, mass: 9000 }] };
const piles = {
  fck: 25,
  piles: { volume: 80, steel: [{ ca: 50, mass: 3000 }] },
  pileCaps: { volume: 20, steel: [{ customCa: 190, mass: 1800 }] },
};

describe('foundations on the newest live service', () => {
  let live: LiveG3Service;
  let world: LiveWorld;
  let token: string;
  let optionId: string;
  let unitId: string;
  beforeAll(async () => {
    live = await startLiveG3();
    world = await LiveWorld.over(live);
    token = await world.user('ana@example.com');
    const project = await world.project(token);
    const tower = await world.tower(token, project.id);
    unitId = tower.id;
    const floors = await world.floorIds(token, project.databaseId, tower.databaseId);
    ({ optionId } = await world.option(token, tower.id, floors));
  });
  afterAll(() => world.close());

  const saved = (foundation: object) => world.made(token, save, { optionId, foundation });
  const stored = () => live.state.modules.filter(({ type }) => type.endsWith('_foundation'));

  test('are offered, and a raft comes back with the figures of the sample', async () => {
    const { data } = await world.ask(
      token,
      '{ viewer { capabilities { foundations partStrengths moduleVersions } } }',
    );
    expect(data.viewer.capabilities).toEqual({
      foundations: true,
      partStrengths: false,
      moduleVersions: false,
    });
    const { option } = await saved({ raft });
    expect(option.modules.totalCount).toBe(1);
    expect(option.foundation).toMatchObject({ type: 'RAFT_FOUNDATION', versions: [], input: raft });
    expect(option.foundation.quantities.co2.min).toBeCloseTo(49_473.1, 6);
    expect(option.foundation.quantities.co2.max).toBeCloseTo(77_429, 6);
    expect(stored()).toMatchObject([
      { data: { unit_id: expect.any(String), steel: [{ material: 'general', resistance: 'CA50' }] } },
    ]);
    const together = `query ($id: ID!) { node(id: $id) { ... on Unit { quantities { co2 { min } }
      foundationQuantities { co2 { min } } quantitiesWithFoundation { co2 { min } } } } }`;
    const { node } = (await world.ask(token, together, { id: unitId })).data;
    expect(node.foundationQuantities.co2.min).toBeCloseTo(49_473.1, 6);
    expect(node.quantitiesWithFoundation.co2.min).toBeCloseTo(node.quantities.co2.min + 49_473.1, 4);
  });

  test('a row of a list is shown per dwelling within its calls', async () => {
    const change = `mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { dwellings } errors { code } } }`;
    expect((await world.made(token, change, { unitId, dwellings: 8 })).unit).toEqual({ dwellings: 8 });
    const totalsFields = '{ co2 { max } perDwelling { co2 { max } } }';
    const rows = async (mostCalls: number) => {
      live.requests.splice(0);
      const { data, errors } = await world.ask(
        token,
        `query ($most: Int!) { viewer { projects(first: 1) { nodes { figures(mostCalls: $most) {
          isComplete calls quantities ${totalsFields} foundationQuantities ${totalsFields} } } } } }`,
        { most: mostCalls },
      );
      expect(errors).toEqual([]);
      return { ...data.viewer.projects.nodes[0].figures, sent: live.requests.length };
    };
    const { quantities, foundationQuantities, calls, isComplete, sent } = await rows(40);
    expect([isComplete, sent]).toEqual([true, calls]);
    for (const each of [quantities, foundationQuantities])
      expect(each.perDwelling.co2.max).toBeCloseTo(each.co2.max / 8, 6);
    const few = await rows(3);
    expect(few.isComplete).toBe(false);
    expect(few.sent).toBeLessThanOrEqual(3);
  });

  test('a change keeps what the steel is made into, and its tower', async () => {
    (stored()[0]!.data['steel'] as { material: string }[])[0]!.material = 'mesh';
    const thicker = { ...raft, thickness: 0.6 };
    const { option } = await saved({ raft: thicker });
    expect(option.foundation.input).toEqual(thicker);
    expect(stored()).toMatchObject([{ data: { thickness: 0.6, steel: [{ material: 'mesh', mass: 9000 }] } }]);
  });

  test('another kind takes its place: caps are the service’s blocks, absent parts come back absent', async () => {
    const { option } = await saved({ piles });
    expect(option.foundation).toMatchObject({ type: 'PILES_FOUNDATION' });
    expect(option.foundation.input).toEqual({
      fck: 25,
      piles: { volume: 80, fck: null, steel: [{ ca: 50, customCa: null, mass: 3000 }] },
      pileCaps: { volume: 20, fck: null, steel: [{ ca: null, customCa: 190, mass: 1800 }] },
      gradeBeams: null,
      tieBeams: null,
    });
    expect(stored()).toMatchObject([{ type: 'piles_foundation', data: { blocks: { volume: 20 } } }]);
    const piled = { fck: 30, raft: { ...raft, fck: 30 }, piles: { volume: 60, steel: [] } };
    const { option: after } = await saved({ raftPiles: piled });
    expect(after.foundation.input).toEqual({ fck: 30, raft: { area: 400 }, piles: { volume: 60 } });
    expect(stored()).toHaveLength(1);
  });

  test('a strength of one part alone has no place there, and is refused before it is sent', async () => {
    const writes = () => live.requests.filter(({ method }) => method !== 'GET').length;
    const before = writes();
    const own = { ...piles, pileCaps: { volume: 20, fck: 35, steel: [] } };
    const { errors } = await world.ask(token, save, { input: { optionId, foundation: { piles: own } } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(writes()).toBe(before);
  });

  test('footings and retaining walls have no place there: refused before they are sent', async () => {
    const before = live.requests.filter(({ method }) => method !== 'GET').length;
    const cast = { volumes: [{ fck: 25, volume: 90 }], steel: [{ ca: 50, mass: 6500 }] };
    for (const foundation of [
      { footings: { footings: cast } },
      { raft: { ...raft, retainingWalls: cast } },
    ]) {
      const { errors } = await world.ask(token, save, { input: { optionId, foundation } });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    }
    expect(live.requests.filter(({ method }) => method !== 'GET')).toHaveLength(before);
  });

  test('comes along with a copy of its option, and is deleted', async () => {
    const duplicate = `mutation ($input: DuplicateOptionInput!) { duplicateOption(input: $input) {
      option { id foundation { id type } } errors { code } } }`;
    const { option } = await world.made(token, duplicate, { optionId });
    expect(option.foundation.type).toBe('RAFT_PILES_FOUNDATION');
    const remove = `mutation ($input: DeleteFoundationInput!) { deleteFoundation(input: $input) {
      option { foundation { id } } errors { code } } }`;
    const gone = await world.made(token, remove, { foundationId: option.foundation.id });
    expect(gone.option.foundation).toBeNull();
    expect(stored()).toHaveLength(1);
  });

  test('several in one option count as unreadable, and none is added', async () => {
    const [one] = stored();
    live.state.modules.push({ ...one!, id: 'another' });
    const { errors } = await world.ask(token, save, { input: { optionId, foundation: { raft } } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
    expect(stored()).toHaveLength(2);
  });
});
