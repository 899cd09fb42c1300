import type { MutationResolvers, SecondFactorRequest } from '../__generated__/resolverTypes.ts';
import { answer, refusedByService, refusedInput } from '../errors/userErrors.ts';
import { RestError } from '../rest/restErrors.ts';
import { noteUser } from '../user/knownUsers.ts';
import { toUser } from '../user/userWire.ts';
import { kindOf } from '../secondFactor/SecondFactor.ts';
import { type AskedFactor, createLogin, createProvedLogin, type OpenedSession } from './accountApi.ts';
import { spendMailToken } from './mailToken.ts';

/**
 * POST /v1/tokens/authentication. A wrong login is a 401 like a dead token, so the call goes out without the caller's
 * old token: then its 401 can only mean the login. Where the service asks for a second step, who does not know of that
 * finds a refusal, and who does takes `secondFactor`.
 */
export const logIn: MutationResolvers['logIn'] = async (_, { input }, { rest }) => {
  let secondFactor: SecondFactorRequest | undefined;
  const payload = await answer(async () => {
    const { email, password } = input;
    const marks = plainMarks(input.deviceMarks);
    const reply = await createLogin(rest, { email, password }, marks).catch(refuseWrongLogin);
    if ('authenticationToken' in reply) return opened(reply);
    secondFactor = askedOf(reply.secondFactor);
    throw refusedInput('SECOND_FACTOR_REQUIRED', 'account.second_factor.required', []);
  });
  return { ...payload, secondFactor };
};

/** POST /v1/tokens/second-factor. A log-in that was begun too long ago is refused as INVALID_TOKEN. */
export const confirmLogIn: MutationResolvers['confirmLogIn'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { token, code, credential, recoveryCode } = input;
    const proof = {
      token,
      code: code ?? undefined,
      credential: credential ?? undefined,
      recoveryCode: recoveryCode ?? undefined,
    };
    const marks = plainMarks(input.deviceMarks);
    return opened(
      await spendMailToken(rest, 'the log-in was carried out', () => createProvedLogin(rest, proof, marks)),
    );
  });

/** The second step that an account asks for, as the graph tells it. */
export const askedOf = ({ token, expiry, kinds, passkeyOptions }: AskedFactor): SecondFactorRequest => ({
  token,
  expiresAt: expiry,
  kinds: kinds.flatMap(kindOf),
  passkeyOptions,
});

/** A session that was opened, as payloads tell it. */
export function opened({ authenticationToken: { token, expiry }, deviceMark, user: row }: OpenedSession) {
  const user = toUser(row);
  noteUser(`Bearer ${token}`, user, expiry);
  return { token, expiresAt: expiry, user, deviceMark };
}

/** Those that may go on in a header. */
export const plainMarks = (marks: readonly string[] | null | undefined) =>
  (marks ?? []).filter((mark) => /^[\w.-]{1,200}$/.test(mark)).slice(0, 5);

function refuseWrongLogin(error: unknown): never {
  if (error instanceof RestError && error.status === 401)
    throw refusedByService('INVALID_CREDENTIALS', error.message);
  throw error;
}
