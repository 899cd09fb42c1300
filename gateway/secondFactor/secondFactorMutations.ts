import { mutations } from '../mutations.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './secondFactorApi.ts';

const idIn = (id: string) => inputNode(id, 'SecondFactor', 'secondFactorId').id;

export const secondFactorMutations = mutations({
  /** The secret is only in this answer. */
  async beginSecondFactor({ kind, name, currentPassword }, { rest }) {
    const body = { kind: kind === 'TOTP' ? 'totp' : 'passkey', name, currentPassword };
    const { id, secret, uri, passkeyOptions } = await api.createSecondFactor(rest, body);
    return { secondFactorId: toGlobalId('SecondFactor', id), secret, uri, passkeyOptions };
  },

  /** Log-ins require it from now on. */
  async confirmSecondFactor({ secondFactorId, code, credential }, { rest }) {
    const proof = { code: code ?? undefined, credential: credential ?? undefined };
    return { recoveryCodes: await api.proveSecondFactor(rest, idIn(secondFactorId), proof), viewer: {} };
  },

  async removeSecondFactor({ secondFactorId, currentPassword }, { rest }) {
    await api.deleteSecondFactor(rest, idIn(secondFactorId), { currentPassword });
    return { viewer: {} };
  },

  /** They are only in this answer. */
  renewRecoveryCodes: async ({ currentPassword }, { rest }) => ({
    recoveryCodes: await api.createRecoveryCodes(rest, { currentPassword }),
    viewer: {},
  }),
});
