import type { MutationResolvers, SecondFactorRequest } from '../__generated__/resolverTypes.ts';
import { answer, refusedByService, refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { RestError } from '../rest/restErrors.ts';
import { kindOf } from '../secondFactor/SecondFactor.ts';
import { forgetUser, cacheUser } from '../user/userCache.ts';
import { toUser } from '../user/userWire.ts';
import * as api from './accountApi.ts';
import { spendMailToken } from './mailToken.ts';

/**
 * POST /v1/tokens/authentication, sent without the caller's old token, so that a 401 can only mean a wrong login and
 * not an expired token. Where a second factor is required, clients that know nothing of it see a refusal, and others
 * use `secondFactor`.
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

/** DELETE /v1/tokens/authentication. A token that has already expired counts as logged out. */
const logOut: MutationResolvers['logOut'] = async (_, __, { rest }) => {
  const payload = await answer(async () => {
    await api.deleteLogin(rest).catch(ignoreDeadToken);
    forgetUser(rest.caller.authorization);
    return { loggedOut: true };
  });
  return { loggedOut: false, ...payload };
};

/** Log-in by password or by an office's provider, and log-out. */
export const logInMutations = {
  logIn,
  logOut,
  ...mutations({
    /** A log-in begun too long ago is refused as INVALID_TOKEN. */
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

    /** A log-in begun too long ago is refused as INVALID_TOKEN. */
    async signUpBySignOn(input, { rest }) {
      const make = () => api.createProvidedAccount(rest, { ...input });
      return opened(await spendMailToken(rest, 'the account was made', make));
    },
  }),
};

/** The required second factor, in the shape of the graph. */
const askedOf = ({
  token,
  expiry,
  kinds,
  passkeyOptions,
}: api.SecondFactorChallenge): SecondFactorRequest => ({
  token,
  expiresAt: expiry,
  kinds: kinds.flatMap(kindOf),
  passkeyOptions,
});

/** An opened session, in the shape of the payloads. */
function opened({ authenticationToken: { token, expiry }, deviceMark, user: row }: api.OpenedSession) {
  const user = toUser(row);
  cacheUser(`Bearer ${token}`, user, expiry);
  return { token, expiresAt: expiry, user, deviceMark };
}

/** Only the marks that are safe to send in a header. */
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
