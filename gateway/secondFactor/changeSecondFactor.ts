import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './secondFactorApi.ts';

/** POST /v1/users/me/second-factors; the secret is in this answer and never again. */
const beginSecondFactor: MutationResolvers['beginSecondFactor'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { kind, name, currentPassword } = input;
    const body = { kind: kind === 'TOTP' ? 'totp' : 'passkey', name, currentPassword };
    const { id, secret, uri, passkeyOptions } = await api.createSecondFactor(rest, body);
    return { secondFactorId: toGlobalId('SecondFactor', id), secret, uri, passkeyOptions };
  });

/** PUT /v1/users/me/second-factors/{id}: log-ins ask for it from now on. */
const confirmSecondFactor: MutationResolvers['confirmSecondFactor'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = inputNode(input.secondFactorId, 'SecondFactor', 'secondFactorId');
    const proof = { code: input.code ?? undefined, credential: input.credential ?? undefined };
    return { recoveryCodes: await api.proveSecondFactor(rest, id, proof), viewer: {} };
  });

/** DELETE /v1/users/me/second-factors/{id}. */
const removeSecondFactor: MutationResolvers['removeSecondFactor'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = inputNode(input.secondFactorId, 'SecondFactor', 'secondFactorId');
    await api.deleteSecondFactor(rest, id, { currentPassword: input.currentPassword });
    return { viewer: {} };
  });

/** POST /v1/users/me/recovery-codes; they are in this answer and never again. */
const renewRecoveryCodes: MutationResolvers['renewRecoveryCodes'] = (_, { input }, { rest }) =>
  answer(async () => ({
    recoveryCodes: await api.createRecoveryCodes(rest, { currentPassword: input.currentPassword }),
    viewer: {},
  }));

/** What sets up, removes and renews. */
export const secondFactorMutations = {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
};
