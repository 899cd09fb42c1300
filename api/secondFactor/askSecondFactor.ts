import type { ApiContext } from '../context.ts';
import { issueToken } from '../tokens/tokenRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { askPasskeys } from './passkeys.ts';
import { listSecondFactors } from './secondFactorRepository.ts';

/** The second factor required after the right password; undefined where none was set up. */
export async function askSecondFactor(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  { id: userId }: UserRow,
) {
  const factors = await listSecondFactors(db, userId);
  if (factors.length === 0) return undefined;
  const passkeys = factors.filter(({ kind }) => kind === 'passkey');
  const asked = passkeys.length === 0 ? undefined : await askPasskeys(config, passkeys);
  const { token, expiry } = await issueToken(db, {
    userId,
    scope: 'second-factor',
    challenge: asked?.challenge,
  });
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  return { token, expiry, kinds, passkeyOptions: asked?.options ?? null };
}
