import { afterEach, describe, expect, test } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { buildCallers, type Caller, ofWorld } from '../../support/access/callers.ts';
import {
  inputOf,
  mutationsOfPeople,
  mutationsOnThings,
  mutationText,
  rawIds,
} from '../../support/access/everyMutation.ts';
import { askedOfMutation, takesLogIn } from '../../support/access/mutationAccess.ts';
import { everything, restore, type Rows } from '../../support/access/everything.ts';
import { unlikeCallers } from '../../support/access/unlikeCallers.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway } = await serveGateway();
const cast: Awaited<ReturnType<typeof buildCallers>> = await buildCallers(api);
// A test that fails leaves what it changed to the next.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await restore(api, cast.state, await everything(api));
});
const codeOf = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };
/** Of what they are given here nothing is right: a code, a provider, the records of DNS, what an office shares. */
const refusedAll = new Set([
  'confirmSecondFactor',
  'setSingleSignOn',
  'proveEmailDomain',
  'adoptPrices',
  'adoptDeclarations',
]);
/** What somebody else is told who is let in with a thing of that one person, or with nothing right. */
const toldOthers: Record<string, string> = {
  beginSignOn: 'VALIDATION_FAILED',
  finishSignOn: 'VALIDATION_FAILED',
  signUpBySignOn: 'INVALID_TOKEN',
  confirmSecondFactor: 'NOT_FOUND',
  removeSecondFactor: 'NOT_FOUND',
  renewRecoveryCodes: 'NOT_FOUND',
  undoImport: 'NOT_FOUND',
  endSession: 'NOT_FOUND',
  replyToInvitation: 'INVITATION_FOR_ANOTHER',
};

function toldTo(mutation: string, { reach }: Caller): string[] {
  // A limited token ends nothing, not even itself.
  if (mutation === 'logOut' && (reach?.readOnly || reach?.oneProject)) return ['FORBIDDEN'];
  return toldOthers[mutation] === undefined ? [] : [toldOthers[mutation]];
}

/** The codes of all refusals of a mutation; they tell nothing of the project to somebody outside. */
async function ask(mutation: string, input: object | undefined, { token }: Caller, isOutside = true) {
  const { data, errors } = await gateway.ask(mutationText(mutation, input), {
    variables: { input },
    token: token ?? null,
  });
  const text = JSON.stringify([data, errors]);
  expect(isOutside ? cast.secrets.filter((secret) => text.includes(secret)) : []).toEqual([]);
  const refused: { code: string }[] = data?.[mutation]?.errors ?? [];
  return [...refused, ...errors.map(({ extensions }) => extensions)].map(({ code }) => code);
}

const callersOf = (mutation: string, { needed }: (typeof mutationsOnThings)[string]) =>
  unlikeCallers(cast.callers, askedOfMutation(mutation, needed));

describe('callers without the right', () => {
  test.each(Object.entries(mutationsOnThings))('are refused %s, and learn nothing', async (mutation, row) => {
    const input = inputOf(row, rawIds(cast.world));
    for (const [name, caller, refused] of callersOf(mutation, row)) {
      if (refused === undefined) continue;
      expect([name, await ask(mutation, input, caller)]).toEqual([name, [codeOf[refused]]]);
    }
  });

  test('change nothing', async () => {
    expect(await everything(api)).toEqual(cast.state);
  });
});

test.each(Object.entries(mutationsOnThings))('%s admits callers with the right', async (mutation, row) => {
  const input = inputOf(row, rawIds(cast.world));
  for (const [name, caller, refused] of callersOf(mutation, row)) {
    if (refused !== undefined) continue;
    const codes = refusedAll.has(mutation) ? ['VALIDATION_FAILED'] : [];
    expect([name, await ask(mutation, input, caller, false)]).toEqual([name, codes]);
    await restore(api, cast.state, await everything(api));
  }
});

test.each(Object.entries(mutationsOfPeople))(
  '%s changes nothing for expired and limited tokens, and nothing in the project for outsiders',
  async (mutation, made) => {
    // Whoever logs out with a dead token is logged out.
    const { input, token } = await made(await newUser(api.url), api);
    const before = await everything(api);
    const callers = unlikeCallers(cast.callers, {
      needed: token === null || mutation === 'logOut' ? 'open' : 'user',
      changes: true,
      inProject: false,
      logIn: takesLogIn.has(mutation) || undefined,
    });
    for (const [name, caller, refused] of callers) {
      if (refused === undefined) continue;
      expect([name, await ask(mutation, input, caller)]).toEqual([name, [codeOf[refused]]]);
    }
    expect(await everything(api)).toEqual(before);
    for (const [name, caller, refused] of callers) {
      if (refused !== undefined) continue;
      const isOutside = caller.standing === undefined;
      expect([name, await ask(mutation, input, caller, isOutside)]).toEqual([name, toldTo(mutation, caller)]);
      const after = await everything(api);
      const left = (rows: Rows) =>
        isOutside && mutation !== 'deleteAccount' ? ofWorld(cast.world, rows) : [];
      expect([name, left(after)]).toEqual([name, left(before)]);
      await restore(api, before, after);
    }
    await restore(api, cast.state, before);
  },
);

test('a token for one project sees nobody’s address, birth date or registration', async () => {
  const id = cast.world.project.id;
  const query = `query($id: ID!) { viewer { activity { nodes { subjectName } } }
    project(projectId: $id) {
      members(search: "example.com") { totalCount }
      people: members { nodes { user { name email birthDate professionalNumber } } }
      invitations { nodes { email } } activity(search: "example.com") { totalCount }
      decisions { nodes { authorRegistration author { email } } } } }`;
  const { token } = cast.callers['a token of the owner for the project'] ?? {};
  const { data, errors } = await gateway.ask(query, { variables: { id }, token: token ?? null });
  const text = JSON.stringify([data, errors]);
  expect(cast.personal.filter((fact) => text.includes(fact))).toEqual([]);
  expect(data.project).toMatchObject({ members: { totalCount: 0 }, activity: { totalCount: 0 } });
  const refused = errors.map(({ extensions, path }) => [extensions.code, path?.[1]]);
  expect(new Set(refused.map(String))).toEqual(
    new Set(['people', 'invitations', 'decisions'].map((name) => `FORBIDDEN,${name}`)),
  );
});

test('every mutation is in one of the tables', () => {
  const mutations = Object.keys(createSchema().getMutationType()!.getFields());
  const known = [...Object.keys(mutationsOnThings), ...Object.keys(mutationsOfPeople)];
  expect([...new Set(known)].toSorted()).toEqual(mutations.toSorted());
});
