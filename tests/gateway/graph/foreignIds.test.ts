import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { buildAccessWorld } from '../../support/access/accessWorld.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import {
  floorGroups,
  floorIds,
  mutationsOnThings as rows,
  mutationText,
  type RawIds,
  rawIds,
  structure,
} from '../../support/access/everyMutation.ts';
import { everything } from '../../support/access/everything.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { nodePaths } from '../../support/nodePaths.ts';
import { newUser, type TestUser } from '../../support/world.ts';

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
  organizationId: crypto.randomUUID(),
  organizationInvitationId: '987654',
  domain: 'nobody.example',
  invitationId: '987654',
  structureId: crypto.randomUUID(),
  id: '987654',
  sessionId: '987654',
  secondFactorId: crypto.randomUUID(),
  declarationId: crypto.randomUUID(),
  decisionId: crypto.randomUUID(),
  otherOptionId: crypto.randomUUID(),
  webhookId: crypto.randomUUID(),
  deliveryId: crypto.randomUUID(),
  importId: crypto.randomUUID(),
};

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

/** The code for something that is not in one's own project; a new owner who is no member is a fault of the input. */
const refusalWithin = (mutation: string) =>
  mutation === 'transferOwnership' ? 'VALIDATION_FAILED' : 'NOT_FOUND';
/** Tested apart from the table: their ids are no path, or their refusal is another. */
const others = ['undoImport', 'replyToInvitation', 'createProject'];

async function send(field: string, input: object) {
  const { data, errors } = await gateway.ask(mutationText(field, input), {
    variables: { input },
    token: stranger.token,
  });
  const thrown = errors.map(({ message, extensions: { code } }) => ({ code, message }));
  return { refused: data?.[field]?.errors, thrown };
}

const changeNothing = async (work: () => Promise<void>) => {
  const before = await everything(api);
  await work();
  expect(await everything(api)).toEqual(before);
};

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
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

  test.each([...Object.keys(rows), 'replyToInvitation'])(
    '%s refuses a text that is no id',
    async (mutation) => {
      const { field, rest } = rows[mutation] ?? { field: 'invitationId', rest: () => ({ accept: true }) };
      await changeNothing(async () => {
        for (const text of ['', 'a', '-', 'x'.repeat(300)])
          expect(await send(mutation, { ...rest?.(own), [field]: text }), `given "${text}"`).toMatchObject({
            refused: [{ code: 'NOT_FOUND' }],
            thrown: [],
          });
      });
    },
  );

  test('undoImport', async () => {
    await changeNothing(async () => {
      const unknown = await send('undoImport', { importId: none['importId'] });
      expect(unknown.refused).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(await send('undoImport', { importId: theirs['importId'] })).toEqual(unknown);
    });
  });

  test('createProject, in an office one has no part in', async () => {
    const inOffice = (raw: RawIds) =>
      send('createProject', {
        name: 'Em outro escritório',
        state: 'SP',
        city: 'Santos',
        phase: 'BASIC_PROJECT',
        organizationId: toGlobalId('Organization', raw['organizationId']!),
      });
    await changeNothing(async () => {
      const unknown = await inOffice(none);
      expect(unknown).toMatchObject({ refused: [{ code: 'NOT_FOUND' }], thrown: [] });
      expect(await inOffice(theirs)).toEqual(unknown);
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
