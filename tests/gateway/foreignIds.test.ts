import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NodeType, toGlobalId } from '../../gateway/relay/globalId.ts';
import { buildAccessWorld, estimate, type AccessWorld } from '../support/accessWorld.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { nodePaths } from '../support/nodePaths.ts';
import { newUser, password, type TestUser } from '../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let stranger: TestUser;
/** Raw ids of the owner's things, of the stranger's own, and ids nothing has. */
let theirs: RawIds;
let own: RawIds;
const none: RawIds = {
  projectId: crypto.randomUUID(),
  unitId: crypto.randomUUID(),
  optionId: crypto.randomUUID(),
  moduleId: crypto.randomUUID(),
  versionId: crypto.randomUUID(),
  floorId: crypto.randomUUID(),
  userId: '987654',
  invitationId: '987654',
  structureId: crypto.randomUUID(),
  id: '987654',
  sessionId: '987654',
  secondFactorId: crypto.randomUUID(),
  declarationId: crypto.randomUUID(),
  decisionId: crypto.randomUUID(),
  otherOptionId: crypto.randomUUID(),
  importId: crypto.randomUUID(),
};

type RawIds = Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  const world = async () => {
    const [owner, viewer, editor, other] = await Promise.all([1, 2, 3, 4].map(() => newUser(api.url)));
    const built = await buildAccessWorld({ owner: owner!, viewer: viewer!, editor: editor!, other: other! });
    return { owner: owner!, ids: rawIds(built) };
  };
  const victim = await world();
  const attacker = await world();
  theirs = victim.ids;
  own = attacker.ids;
  stranger = attacker.owner;
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const rawIds = ({ ids, floorIds: [floorId = ''] }: AccessWorld): RawIds => ({ ...ids, floorId });

const element = { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: 10 }] };
const structure = {
  beamColumn: {
    concreteColumns: element,
    concreteBeams: element,
    concreteSlabs: element,
    formColumns: 1,
    formBeams: 1,
    formSlabs: 1,
    columnNumber: 4,
    averageBeamSpan: 5,
    averageSlabSpan: 6,
  },
};
const foundation = { raft: { fck: 30, area: 100, thickness: 0.5, steel: [{ ca: 50, mass: 10 }] } };
const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 1, height: 3, repetition: 1 }];

const floorIds = ({ projectId, unitId, floorId }: RawIds) => [
  toGlobalId('Floor', projectId!, unitId!, floorId!),
];

type Row = {
  /** Type of the thing named, and the input's field for its id. */
  of: NodeType;
  field: string;
  rest?: (raw: RawIds) => object;
};
const row = (of: NodeType, field: string, rest: Row['rest'] = () => ({})): Row => ({ of, field, rest });

/** Every mutation that takes an id of something. */
const rows: Record<string, Row> = {
  updateProject: row('Project', 'projectId', () => ({ name: 'Meu agora' })),
  createApiToken: row('Project', 'projectId', () => ({ name: 'Planilha' })),
  deleteProject: row('Project', 'projectId'),
  duplicateProject: row('Project', 'projectId'),
  createUnit: row('Project', 'projectId', () => ({ name: 'Torre Z', floorGroups })),
  updateUnit: row('Unit', 'unitId', () => ({ name: 'Minha agora', floorGroups })),
  deleteUnit: row('Unit', 'unitId'),
  duplicateUnit: row('Unit', 'unitId'),
  createOption: row('Unit', 'unitId', () => ({ name: 'Opção Z', isReference: true })),
  updateOption: row('Option', 'optionId', () => ({ name: 'Minha agora', isReference: true })),
  setPrecision: row('Option', 'optionId', () => ({ precision: 0.01 })),
  deleteOption: row('Option', 'optionId'),
  duplicateOption: row('Option', 'optionId'),
  createModule: row('Option', 'optionId', (raw) => ({
    name: 'Módulo Z',
    floorIds: floorIds(raw),
    structure,
  })),
  updateModule: row('Module', 'moduleId', () => ({ name: 'Meu agora', structure })),
  deleteModule: row('Module', 'moduleId'),
  duplicateModule: row('Module', 'moduleId'),
  copyModule: row('Module', 'moduleId', (raw) => ({
    optionId: toGlobalId('Option', raw.projectId!, raw.unitId!, raw.optionId!),
    floorIds: floorIds(raw),
  })),
  saveTakeoff: row('Option', 'optionId', (raw) => ({
    modules: [{ name: 'Módulo Z', floorIds: floorIds(raw), structure }],
  })),
  createVersion: row('Module', 'moduleId', () => ({ name: 'Z', structure, isValid: true })),
  updateVersion: row('Version', 'versionId', () => ({ name: 'Minha agora', isValid: true })),
  deleteVersion: row('Version', 'versionId'),
  saveFoundation: row('Option', 'optionId', () => ({ foundation })),
  deleteFoundation: row('Foundation', 'foundationId'),
  updateFoundationVersion: row('FoundationVersion', 'versionId', () => ({ name: 'Minha agora' })),
  deleteFoundationVersion: row('FoundationVersion', 'versionId'),
  inviteUser: row('Project', 'projectId', () => ({ email: 'z@example.com', permissions: ['EDIT'] })),
  revokeInvitation: row('Invitation', 'invitationId', ({ projectId }) => ({
    projectId: toGlobalId('Project', projectId!),
  })),
  updateMember: row('Member', 'memberId', () => ({ permissions: ['VIEW'] })),
  removeMember: row('Member', 'memberId'),
  transferOwnership: row('Member', 'memberId'),
  updateStructure: row('Structure', 'structureId', () => ({ ...estimate, tipoDeEstrutura: 'CONCRETE_WALL' })),
  deleteStructure: row('Structure', 'structureId'),
  revokeApiToken: row('ApiToken', 'apiTokenId'),
  declareFactor: row('Project', 'projectId', () => ({
    material: 'concrete:35',
    supplier: 'Minha',
    document: 'EPD 1',
    co2: { min: 1, max: 2 },
  })),
  setPrices: row('Project', 'projectId', () => ({
    prices: [{ key: 'form:walls', min: 1, max: 2, source: 'Minha', date: '2026-10-20' }],
  })),
  withdrawDeclaration: row('Declaration', 'declarationId'),
  recordDecision: row('Unit', 'unitId', ({ projectId, unitId, optionId, otherOptionId }) => {
    const [first, second] = [optionId, otherOptionId].map((id) =>
      toGlobalId('Option', projectId!, unitId!, id!),
    );
    return { optionIds: [first, second], referenceId: first, chosenId: second, reason: 'Minha agora' };
  }),
  readDecisionNotice: row('Decision', 'decisionId'),
  overrideCheck: row('Unit', 'unitId', ({ projectId, unitId, optionId, otherOptionId }) => {
    const optionIds = [optionId, otherOptionId].map((id) => toGlobalId('Option', projectId!, unitId!, id!));
    return { optionIds, rule: 'NO_GAPS', note: 'Minha agora' };
  }),
  endSession: row('Session', 'sessionId'),
  confirmSecondFactor: row('SecondFactor', 'secondFactorId', () => ({ code: '000000' })),
  removeSecondFactor: row('SecondFactor', 'secondFactorId', () => ({ currentPassword: password })),
};
/** The code for something that is not in one's own project; a new owner who is no member is a fault of the input. */
const refusalWithin = (mutation: string) =>
  mutation === 'transferOwnership' ? 'VALIDATION_FAILED' : 'NOT_FOUND';
/** Tested apart from the table: their ids are no path, or their refusal is another. */
const others = ['undoImport', 'replyToInvitation'];

async function send(field: string, input: object) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { errors { code message key path } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token: stranger.token });
  const thrown = errors.map(({ message, extensions: { code } }) => ({ code, message }));
  return { refused: data?.[field]?.errors, thrown };
}

const changeNothing = async (work: () => Promise<void>) => {
  const before = await everything();
  await work();
  expect(await everything()).toEqual(before);
};

/** All rows of all tables, but for when a token was last used. */
async function everything() {
  const tables = (await api.db.introspection.getTables()).filter(({ isView }) => !isView);
  expect(tables.length).toBeGreaterThan(10);
  const found: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows: all } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(each) - 'last_used_at' as row from ${sql.table(name)} as each`.execute(api.db);
    found.push([name, all.map((each) => JSON.stringify(each.row)).toSorted()]);
  }
  return found;
}

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const takesId = (input: GraphQLInputObjectType) =>
  Object.values(input.getFields()).some(({ type }) => getNamedType(type).name === 'ID');

test('every mutation that takes an id is here', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const withIds = mutations.filter(({ args: [input] }) => {
    const type = getNamedType(input?.type);
    return isInputObjectType(type) && takesId(type);
  });
  expect(withIds.map(({ name }) => name).toSorted()).toEqual([...Object.keys(rows), ...others].toSorted());
});

describe("another user's ids look like ids of nothing and change nothing", () => {
  test.each(Object.entries(rows))('%s', async (mutation, { of, field, rest }) => {
    const path = nodePaths[of]!;
    const ask = (raw: RawIds) =>
      send(mutation, { [field]: toGlobalId(of, ...path.map((part) => raw[part]!)), ...rest?.(raw) });
    await changeNothing(async () => {
      const unknown = await ask(none);
      expect(unknown).toMatchObject({ refused: [{ code: 'NOT_FOUND', path: null }], thrown: [] });
      expect(await ask(theirs)).toEqual(unknown);
      // The path begins with the stranger's own things and leads into the owner's.
      for (let mine = 1; mine < path.length; mine += 1) {
        const led = Object.fromEntries(path.slice(0, mine).map((part) => [part, own[part]!]));
        const misled = await ask({ ...theirs, ...led });
        expect(misled, `${mine} own`).toEqual(await ask({ ...none, ...led }));
        expect(misled.refused, `${mine} own`).toEqual([
          expect.objectContaining({ code: refusalWithin(mutation) }),
        ]);
      }
    });
  });

  test('undoImport', async () => {
    await changeNothing(async () => {
      const unknown = await send('undoImport', { importId: none['importId'] });
      expect(unknown.refused).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(await send('undoImport', { importId: theirs['importId'] })).toEqual(unknown);
    });
  });

  test('replyToInvitation, which says that the invitation is for another account', async () => {
    await changeNothing(async () => {
      for (const accept of [true, false]) {
        const reply = (raw: RawIds) =>
          send('replyToInvitation', {
            invitationId: toGlobalId('Invitation', '-', raw['invitationId']!),
            accept,
          });
        expect((await reply(none)).refused).toMatchObject([{ code: 'NOT_FOUND' }]);
        expect((await reply(theirs)).refused).toMatchObject([{ code: 'INVITATION_FOR_ANOTHER' }]);
      }
    });
  });

  test('floors of another tower, in modules of one’s own', async () => {
    const { projectId, unitId, optionId, moduleId } = own as Record<string, string>;
    const option = toGlobalId('Option', projectId!, unitId!, optionId!);
    const module = toGlobalId('Module', projectId!, unitId!, optionId!, moduleId!);
    await changeNothing(async () => {
      for (const ids of [floorIds(theirs), floorIds({ ...own, floorId: theirs['floorId']! })]) {
        const unknown = await send('createModule', { optionId: option, floorIds: floorIds(none), structure });
        expect(unknown.refused).toMatchObject([{ path: expect.arrayContaining(['floorIds']) }]);
        expect(await send('createModule', { optionId: option, floorIds: ids, structure })).toEqual(unknown);
        expect(await send('updateModule', { moduleId: module, floorIds: ids })).toEqual(
          await send('updateModule', { moduleId: module, floorIds: floorIds(none) }),
        );
      }
    });
  });

  test('floor groups of another tower, in a tower of one’s own', async () => {
    const { rows: groups } = await sql<{ id: string }>`
      select id from floor_groups where unit_id = ${theirs['unitId']}`.execute(api.db);
    const unit = toGlobalId('Unit', own['projectId']!, own['unitId']!);
    const [group] = floorGroups;
    const update = (databaseId: string) =>
      send('updateUnit', { unitId: unit, floorGroups: [{ ...group, databaseId }] });
    await changeNothing(async () => {
      const unknown = await update(crypto.randomUUID());
      expect(unknown.refused).not.toEqual([]);
      expect(await update(groups[0]!.id)).toEqual(unknown);
    });
  });
});
