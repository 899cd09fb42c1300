import type { DbAndConfig } from '../context.ts';
import { issueToken } from '../tokens/tokenRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { passkeyLogInOptions } from './passkeys.ts';
import { listSecondFactors } from './secondFactorRepository.ts';

/** The second factor required after the right password; undefined where none was set up. */
export async function askSecondFactor({ db, config }: DbAndConfig, { id: userId }: UserRow) {
  const factors = await listSecondFactors(db, userId);
  if (factors.length === 0) return undefined;
  const passkeys = factors.filter(({ kind }) => kind === 'passkey');
  const passkeyOptions = passkeys.length === 0 ? undefined : await passkeyLogInOptions(config, passkeys);
  const { token, expiry } = await issueToken(db, {
    userId,
    scope: 'second-factor',
    challenge: passkeyOptions?.challenge,
  });
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  return { token, expiry, kinds, passkeyOptions: passkeyOptions?.options ?? null };
}
