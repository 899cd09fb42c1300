import type { MutationResolvers, SecondFactorRequest } from '../__generated__/resolverTypes.ts';
import { answer, refusedByService, refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { RestError } from '../rest/restErrors.ts';
import { kindOf } from '../secondFactor/SecondFactor.ts';
import { forgetUser, noteUser } from '../user/knownUsers.ts';
import { toUser } from '../user/userWire.ts';
import * as api from './accountApi.ts';
import { spendMailToken } from './mailToken.ts';

/**
 * POST /v1/tokens/authentication. A wrong login is a 401 like a dead token, so the call goes out without the caller's
 * old token: then its 401 can only mean the login. Where the service asks for a second step, who does not know of that
 * finds a refusal, and who does takes `secondFactor`.
 */
const logIn: MutationResolvers['logIn'] = async (_, { input }, { rest }) => {
  let secondFactor: SecondFactorRequest | undefined;
  const payload = await answer(async () => {
    const { email, password } = input;
    const marks = plainMarks(input.deviceMarks);
    const reply = await api.createLogin(rest, { email, password }, marks).catch(refuseWrongLogin);
    if ('authenticationToken' in reply) return opened(reply);
    secondFactor = askedOf(reply.secondFactor);
    throw refusedInput('SECOND_FACTOR_REQUIRED', 'account.second_factor.required', []);
  });
  return { ...payload, secondFactor };
};

/** DELETE /v1/tokens/authentication. A token that is dead already is as gone as can be. */
const logOut: MutationResolvers['logOut'] = async (_, __, { rest }) => {
  const payload = await answer(async () => {
    await api.deleteLogin(rest).catch(ignoreDeadToken);
    forgetUser(rest.caller.authorization);
    return { loggedOut: true };
  });
  return { loggedOut: false, ...payload };
};

/** Log-in by password, or by the provider of an office, and its end. */
export const logInMutations = {
  logIn,
  logOut,
  ...mutations({
    /** A log-in that was begun too long ago is refused as INVALID_TOKEN. */
    async confirmLogIn({ token, code, credential, recoveryCode, deviceMarks }, { rest }) {
      const proof = {
        token,
        code: code ?? undefined,
        credential: credential ?? undefined,
        recoveryCode: recoveryCode ?? undefined,
      };
      const marks = plainMarks(deviceMarks);
      return opened(
        await spendMailToken(rest, 'the log-in was carried out', () =>
          api.createProvedLogin(rest, proof, marks),
        ),
      );
    },

    async beginSignOn({ email }, { rest }) {
      const { url, secret, expiry } = (await api.startSignOn(rest, email)).signOn;
      return { url, secret, expiresAt: expiry };
    },

    async finishSignOn({ secret, callback, deviceMarks }, { rest }) {
      const reply = await api.createProvidedLogin(rest, { secret, callback }, plainMarks(deviceMarks));
      if ('authenticationToken' in reply) return opened(reply);
      const { secondFactor, signUp } = reply;
      if (secondFactor != null) return { secondFactor: askedOf(secondFactor) };
      return { signUp: signUp && { ...signUp, expiresAt: signUp.expiry } };
    },

    /** What was begun too long ago is refused as INVALID_TOKEN. */
    async signUpBySignOn(input, { rest }) {
      const make = () => api.createProvidedAccount(rest, { ...input });
      return opened(await spendMailToken(rest, 'the account was made', make));
    },
  }),
};

/** The second step that an account asks for, as the graph tells it. */
const askedOf = ({ token, expiry, kinds, passkeyOptions }: api.AskedFactor): SecondFactorRequest => ({
  token,
  expiresAt: expiry,
  kinds: kinds.flatMap(kindOf),
  passkeyOptions,
});

/** A session that was opened, as payloads tell it. */
function opened({ authenticationToken: { token, expiry }, deviceMark, user: row }: api.OpenedSession) {
  const user = toUser(row);
  noteUser(`Bearer ${token}`, user, expiry);
  return { token, expiresAt: expiry, user, deviceMark };
}

/** Those that may go on in a header. */
const plainMarks = (marks: readonly string[] | null | undefined) =>
  (marks ?? []).filter((mark) => /^[\w.-]{1,200}$/.test(mark)).slice(0, 5);

function refuseWrongLogin(error: unknown): never {
  if (error instanceof RestError && error.status === 401)
    throw refusedByService('INVALID_CREDENTIALS', error.message);
  throw error;
}

function ignoreDeadToken(error: unknown): void {
  if (!(error instanceof RestError) || error.status !== 401) throw error;
}
