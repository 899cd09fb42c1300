import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Manner } from '../../support/doubleLies.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { acceptMutation, frameInput, inviteMutation, mutationOf } from '../../support/mainJob.ts';

const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 90, height: 3, repetition: 2 }];
let sheets = 0;
const raft = { fck: 30, area: 400, thickness: 0.5, steel: [{ ca: 50, mass: 9000 }] };
const projectFields = { name: 'Novo', state: 'SP', city: 'Santos', phase: 'BASIC_PROJECT' };

let world: LiveWorld;
let token: string;
let guest: string;
let project: { id: string; databaseId: string };
let tower: { id: string; databaseId: string };
let floorIds: string[];
let made: { optionId: string; moduleId: string };

type Case = { name: string; input: () => object; as?: () => string; prepare?: () => Promise<void> };

const changes: Case[] = [
  {
    name: 'updateProject',
    input: () => ({
      projectId: project.id,
      city: `Cidade ${Math.random()}`,
      description: `${Math.random()}`,
    }),
  },
  { name: 'createUnit', input: () => ({ projectId: project.id, name: 'Torre B', floorGroups }) },
  { name: 'createOption', input: () => ({ unitId: tower.id, name: 'Opção 2', isReference: false }) },
  { name: 'updateOption', input: () => ({ optionId: made.optionId, name: 'Outra' }) },
  {
    name: 'createModule',
    input: () => ({ optionId: made.optionId, floorIds, structure: frameInput(44) }),
  },
  { name: 'updateModule', input: () => ({ moduleId: made.moduleId, structure: frameInput(47) }) },
  { name: 'updateProfile', input: () => ({ name: `Ana ${Math.random()}` }) },
  {
    name: 'replyToInvitation',
    input: () => ({ invitationId: waiting, accept: true }),
    as: () => guest,
    prepare: () => invited(),
  },
];

/** What only the older generation has. */
const older: Case[] = [
  {
    name: 'updateProject',
    input: () => ({
      projectId: project.id,
      imageUrl: `https://bucket.example.com/images/${Math.random()}.png`,
    }),
  },
];

/** What only the newest generation has. */
const newer: Case[] = [
  { name: 'createProject', input: () => ({ ...projectFields, street: 'Rua A', number: '1' }) },
  {
    name: 'inviteUser',
    input: () => ({ projectId: project.id, email: 'carla@example.com', permissions: ['VIEW'] }),
  },
  {
    name: 'revokeInvitation',
    input: () => ({ projectId: project.id, invitationId: waiting }),
    prepare: () => invited(),
  },
  {
    name: 'updateMember',
    input: () => ({ memberId, permissions: ['VIEW', 'EDIT'] }),
    prepare: () => joined(),
  },
  { name: 'removeMember', input: () => ({ memberId }), prepare: () => joined() },
  { name: 'duplicateProject', input: () => ({ projectId: project.id }) },
  { name: 'duplicateUnit', input: () => ({ unitId: tower.id }) },
  { name: 'duplicateOption', input: () => ({ optionId: made.optionId }) },
  { name: 'duplicateModule', input: () => ({ moduleId: made.moduleId }) },
  {
    name: 'updateUnit',
    input: () => ({ unitId: tower.id, name: 'Torre A2', repetitionCount: 2, floorGroups, moveModules: true }),
  },
  {
    name: 'saveFoundation',
    input: () => ({ optionId: made.optionId, foundation: { raft } }),
    prepare: () => withoutFoundation(),
  },
  {
    name: 'saveFoundation',
    input: () => ({ optionId: made.optionId, foundation: { raft: { ...raft, area: 300 + (sheets += 1) } } }),
    prepare: () => withFoundation(),
  },
  {
    name: 'deleteFoundation',
    input: () => ({ foundationId }),
    prepare: () => withFoundation(),
  },
  { name: 'transferOwnership', input: () => ({ memberId }), prepare: () => joinedAsEditor() },
];

const deletions: Case[] = [
  { name: 'deleteModule', input: () => ({ moduleId: made.moduleId }) },
  { name: 'deleteOption', input: () => ({ optionId: made.optionId }) },
  { name: 'deleteUnit', input: () => ({ unitId: tower.id }) },
  { name: 'deleteProject', input: () => ({ projectId: project.id }) },
];

let handed: { id: string; databaseId: string };
let waiting: string;
let memberId: string;
let foundationId: string;

const pendingQuery = '{ viewer { pendingInvitations { edges { node { databaseId projectName } } } } }';

async function invited(to = project): Promise<void> {
  const isWaiting = async () => {
    const { data } = await world.ask(guest, pendingQuery);
    const [edge] = data.viewer.pendingInvitations.edges;
    waiting = edge?.node.databaseId ?? '';
    return edge !== undefined;
  };
  if (await isWaiting()) return;
  const input = { projectId: to.id, email: 'bia@example.com', permissions: ['VIEW'] };
  await world.made(token, inviteMutation, input);
  await isWaiting();
}

const foundationQuery = 'query ($id: ID!) { node(id: $id) { ... on Option { foundation { id } } } }';

async function savedFoundationId(): Promise<string | undefined> {
  const { data } = await world.ask(token, foundationQuery, { id: made.optionId });
  return data.node.foundation?.id;
}

async function withFoundation(): Promise<void> {
  if ((await savedFoundationId()) === undefined)
    await world.made(token, mutationOf('saveFoundation'), { optionId: made.optionId, foundation: { raft } });
  foundationId = (await savedFoundationId()) ?? '';
}

async function withoutFoundation(): Promise<void> {
  const savedId = await savedFoundationId();
  if (savedId !== undefined)
    await world.made(token, mutationOf('deleteFoundation'), { foundationId: savedId });
}

async function joined(to = project): Promise<void> {
  const query = `{ project(projectId: "${to.databaseId}") { members { edges { node { id permissions } } } } }`;
  const guestOf = async () => {
    const { data } = await world.ask(token, query);
    const members = data.project.members.edges as { node: { id: string; permissions: string[] } }[];
    const found = members.find(({ node }) => !node.permissions.includes('OWNER'));
    memberId = found?.node.id ?? '';
    return found !== undefined;
  };
  if (await guestOf()) return;
  await invited(to);
  await world.made(guest, acceptMutation, { invitationId: waiting, accept: true });
  await guestOf();
}

/** An editor holds all that an owner does but one. */
async function joinedAsEditor(): Promise<void> {
  await joined(handed);
  await world.made(token, mutationOf('updateMember'), { memberId, permissions: ['VIEW', 'EDIT'] });
}

/** What a service does by itself when it is not told. */
const usual: Readonly<Record<string, string>> = {
  createOption: 'active',
  createUnit: 'type',
  replyToInvitation: 'status',
};

const honest = () => ({ manner: 'honest', unheard: { heard: new Set<string>() } }) as const;

describe.each([
  ['of September 2025', () => LiveWorld.start(), [...changes, ...older, ...deletions]],
  ['of April 2026', () => LiveWorld.startG3(), [...changes, ...newer, ...deletions]],
] as const)('what the live service %s says of a change is not taken for it', (_, start, cases) => {
  beforeAll(async () => {
    world = await start();
    token = await world.user('ana@example.com');
    guest = await world.user('bia@example.com', 'Bia Reis');
    for (const each of [token, guest]) await world.ask(each, '{ viewer { capabilities { generation } } }');
    handed = await world.project(token, 'Entregue');
    await world.tower(token, handed.id); // a list with a project without one can't be read on the older service
    project = await world.project(token);
    tower = await world.tower(token, project.id);
    floorIds = await world.floorIds(token, project.databaseId, tower.databaseId);
    made = await world.option(token, tower.id, floorIds);
  });
  afterEach(() => {
    Object.assign(world.live.state, honest());
  });
  afterAll(() => world.close());

  test.each(cases)('$name: success without the change or one of its fields is a failure', async (each) => {
    const { name, input, as, prepare } = each;
    const run = async (how: { manner: Manner; key?: string }) => {
      const heard = new Set<string>();
      await prepare?.();
      const before = structuredClone({ ...world.live.state });
      Object.assign(world.live.state, { manner: how.manner, unheard: { key: how.key, heard } });
      const { data, errors } = await world.ask(as?.() ?? token, mutationOf(name), { input: input() });
      Object.assign(world.live.state, before);
      const codes = errors.map(({ extensions }) => extensions.code);
      return { heard, codes, isSuccess: errors.length === 0 && data[name].errors.length === 0 };
    };
    const forgotten = await run({ manner: 'forgetful' });
    expect(forgotten.codes).toEqual(['UPSTREAM_BAD_REPLY']);
    const unnoticed: string[] = [];
    for (const key of forgotten.heard)
      if ((await run({ manner: 'honest', key })).isSuccess) unnoticed.push(key);
    expect(unnoticed.filter((key) => key !== usual[name])).toEqual([]);
  });

  test.each(cases)(
    '$name: a failure after which it is there is none',
    async ({ name, input, as, prepare }) => {
      await prepare?.();
      world.live.state.manner = 'failing';
      const { data, errors } = await world.ask(as?.() ?? token, mutationOf(name), { input: input() });
      expect(errors).toEqual([]);
      expect(data[name].errors).toEqual([]);
    },
  );
});
