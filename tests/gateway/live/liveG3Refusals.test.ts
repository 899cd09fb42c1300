import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renameFloorField, sentFloors } from '../../../gateway/g3/floors.ts';
import { toSteel } from '../../../gateway/g3/steel.ts';
import { type LiveG3Service, startLiveG3 } from '../../support/liveG3Service.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { createModuleMutation, frameInput, mutationOf } from '../../support/mainJob.ts';

const steel = [{ ca: 50, mass: 900 }];
const element = (strength: object) => ({ volumes: [{ ...strength, volume: 10 }], steel });
const walls = {
  concreteWall: {
    concreteWalls: element({ fck: 25 }),
    concreteSlabs: element({ fck: 25 }),
    wallThickness: 12,
    slabThickness: 10,
  },
};
const { beamColumn } = frameInput(40);
describe('what the newest live service has no place for', () => {
  let live: LiveG3Service;
  let world: LiveWorld;
  let token: string;
  let project: { id: string; databaseId: string };
  let floorIds: string[];
  let made: { optionId: string; moduleId: string };

  const moduleQuery = `query ($id: ID!) { node(id: $id) { ... on Module { technology
    currentVersion { input { __typename } } } } }`;
  const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
    errors.map(({ extensions }) => extensions.code);
  const writes = () => live.requests.filter(({ method }) => method !== 'GET');

  beforeAll(async () => {
    live = await startLiveG3();
    world = await LiveWorld.over(live);
    token = await world.user('ana@example.com');
    project = await world.project(token);
    const tower = await world.tower(token, project.id);
    floorIds = await world.floorIds(token, project.databaseId, tower.databaseId);
    made = await world.option(token, tower.id, floorIds);
  });
  beforeEach(() => void live.requests.splice(0));
  afterAll(() => world.close());

  test.each([
    [
      'another technology for a module',
      'updateModule',
      () => ({ moduleId: made.moduleId, structure: walls }),
      /another technology/,
    ],
    [
      'a name for the copy of a module',
      'duplicateModule',
      () => ({ moduleId: made.moduleId, name: 'Cópia' }),
      /names of modules/,
    ],
    [
      'half a MPa in a structure',
      'updateModule',
      () => ({
        moduleId: made.moduleId,
        structure: { beamColumn: { ...beamColumn, concreteBeams: element({ customFck: 32.5 }) } },
      }),
      /fck 32\.5/,
    ],
    [
      'half a MPa in a new structure',
      'createModule',
      () => ({
        optionId: made.optionId,
        floorIds,
        structure: { beamColumn: { ...beamColumn, concreteBeams: element({ customFck: 32.5 }) } },
      }),
      /fck 32\.5/,
    ],
    [
      'half a MPa in a foundation',
      'saveFoundation',
      () => ({
        optionId: made.optionId,
        foundation: { raft: { fck: 27.5, area: 100, thickness: 0.5, steel } },
      }),
      /fck 27\.5/,
    ],
    [
      'a pile cap of its own strength',
      'saveFoundation',
      () => ({
        optionId: made.optionId,
        foundation: {
          piles: { fck: 25, piles: { volume: 8, steel }, pileCaps: { volume: 2, fck: 30, steel } },
        },
      }),
      /strength of its own for blocks/,
    ],
    [
      'footings',
      'saveFoundation',
      () => ({ optionId: made.optionId, foundation: { footings: { footings: element({ fck: 25 }) } } }),
      /foundation/,
    ],
    [
      'an invitation to view twice',
      'inviteUser',
      () => ({ projectId: project.id, email: 'bia@example.com', permissions: ['VIEW', 'VIEW'] }),
      /more than viewing/,
    ],
  ])('%s is refused in words, and nothing is written', async (_name, mutation, input, words) => {
    const answer = await world.ask(token, mutationOf(mutation), { input: input() });
    expect(codesOf(answer)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(answer.errors[0]?.message).toMatch(words);
    expect(writes()).toEqual([]);
  });

  test.each([
    ['of a technology nobody knows', { type: 'timber_frame' }, 'NOT_SUPPORTED_BY_UPSTREAM'],
    ['without floors', { floor_ids: undefined }, 'NOT_SUPPORTED_BY_UPSTREAM'],
  ])('a module %s is told as one, and is not shown as another', async (_name, change, code) => {
    const stored = live.state.modules[0]!;
    const before = structuredClone({ ...stored });
    const { type = stored.type, ...data } = change as { type?: string };
    Object.assign(stored, { type, data: { ...stored.data, ...data } });
    const answer = await world.ask(token, moduleQuery, { id: made.moduleId });
    Object.assign(stored, before);
    expect(new Set(codesOf(answer))).toEqual(new Set([code]));
  });

  test('steel without a class is an unreadable answer, not steel of some class', async () => {
    const stored = live.state.modules[0]!;
    const before = structuredClone(stored.data);
    const slabs = stored.data['concrete_slabs'] as object;
    stored.data['concrete_slabs'] = {
      ...slabs,
      steel: [{ material: 'general', resistance: 'other', other_resistance: null, mass: 5 }],
    };
    const answer = await world.ask(token, moduleQuery, { id: made.moduleId });
    stored.data = before;
    expect(new Set(codesOf(answer))).toEqual(new Set(['UPSTREAM_BAD_REPLY']));
  });

  test('a second role for structures has a name of its own', async () => {
    const guest = await world.user('bia@example.com', 'Bia Reis');
    const invite = mutationOf('inviteUser');
    await world.made(token, invite, {
      projectId: project.id,
      email: 'bia@example.com',
      permissions: ['VIEW'],
    });
    const invitationId = live.state.invitations.find(({ status }) => status === 'pending')!.id;
    await world.made(guest, mutationOf('replyToInvitation'), { invitationId, accept: true });
    const { data } = await world.ask(
      token,
      `{ project(projectId: "${project.databaseId}") { members { nodes { id permissions } } } }`,
    );
    const member = data.project.members.nodes.find(
      ({ permissions }: { permissions: string[] }) => !permissions.includes('OWNER'),
    );
    const rights = mutationOf('updateMember');
    // The role that is there gives too little for an editor, and others are in it.
    for (const role of live.state.roles) if (role.name === 'Estrutura') role.permissions_ids = [2];
    const before = live.state.roles.length;
    await world.made(token, rights, { memberId: member.id, permissions: ['VIEW', 'EDIT'] });
    expect(live.state.roles.slice(before).map(({ name }) => name)).toEqual(['Estrutura 2']);
  });

  test('a module that is made there as it should is not refused', async () => {
    const input = { optionId: made.optionId, floorIds, structure: walls };
    expect((await world.made(token, createModuleMutation, input)).module.id).toEqual(expect.any(String));
  });
});

describe('floors sent to the newest live service', () => {
  const group = { category: 'standard_floor', area: 90, height: 3, name: 'Tipo', repetition: 2 };

  test.each([
    ['no groups', []],
    ['a group without an area', [{ ...group, area: undefined }]],
    ['no list', null],
  ])('%s are refused: there they would be no change', (_name, groups) => {
    expect(() => sentFloors(groups)).toThrow('a tower without floors, or floors by halves');
  });

  test('a fault in a floor is told at the group it came from', () => {
    const { groupOf } = sentFloors([group, { ...group, name: 'Cobertura', repetition: 1 }]);
    const rename = renameFloorField(groupOf);
    const at = (floor: number) => rename(`data.floors.${floor}.floor_group`);
    const indexes = groupOf.map((_, floor) => at(floor));
    expect(indexes).toEqual(groupOf.map((index) => `floor_groups.${index}.name`));
    expect(new Set(indexes).size).toBe(2);
    expect(rename('floors')).toBe('floor_groups');
    expect(rename('name')).toBe('name');
  });
});

describe('steel sent to the newest live service', () => {
  const mesh = { material: 'mesh', resistance: 'CA60' as const, mass: 700 };
  const named = {
    material: 'rod',
    resistance: 'other' as const,
    other_resistance: 25,
    other_name: 'CA25',
    mass: 5,
  };

  test('keeps what it is made into and the name of its class, row by row', () => {
    const rows = [
      { customCa: 25, mass: 6 },
      { ca: 60, mass: 800 },
      { ca: 60, mass: 90 },
    ];
    expect(toSteel(rows, [mesh, named])).toEqual([
      { ...named, mass: 6 },
      { ...mesh, mass: 800 },
      { material: 'general', resistance: 'CA60', mass: 90 },
    ]);
  });

  test('of no class takes nothing from a row that has one', () => {
    expect(toSteel([{ mass: 4 }], [mesh, named])).toEqual([
      { material: 'general', resistance: 'other', other_resistance: null, mass: 4 },
    ]);
  });
});
