import { randomBytes } from 'node:crypto';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { inMemory } from '../db/pglite.ts';
import { keyIn, keyLength, type Seal, sealWith } from '../seal/seal.ts';
import { listSecrets, replaceSecret } from './secondFactorRepository.ts';

type Keys = Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'secondFactorKey'>;

/** Of the embedded database, beside it. */
export const keyFile = 'secondFactors.key';
const keyOfProcess = randomBytes(keyLength);
/** Before a secret that was closed; none in base32 begins so. */
const mark = 'sealed:';

/** None on PostgreSQL without a key: what one of its processes made up, the others could not open. */
function sealOf({ secondFactorKey, databaseUrl, dataDir }: Keys): Seal | undefined {
  if (secondFactorKey !== undefined) return sealWith(Buffer.from(secondFactorKey, 'hex'));
  if (databaseUrl !== undefined) return undefined;
  return sealWith(dataDir === inMemory ? keyOfProcess : keyIn(dataDir, keyFile));
}

/** The secret of an app of codes as it is stored. */
export function closeSecret(keys: Keys, secret: string): string {
  const seal = sealOf(keys);
  return seal === undefined ? secret : mark + seal.close(secret);
}

/** The secret of an app of codes in base32; undefined where this key does not open it. */
export function openSecret(keys: Keys, stored: string): string | undefined {
  return stored.startsWith(mark) ? sealOf(keys)?.open(stored.slice(mark.length)) : stored;
}

/** Closes the secrets that were stored before there was a key. @returns how many this key does not open. */
export async function sealSecrets(db: Database, keys: Keys): Promise<number> {
  let unopened = 0;
  for (const { id, secret } of await listSecrets(db)) {
    if (openSecret(keys, secret) === undefined) unopened += 1;
    if (!secret.startsWith(mark))
      await replaceSecret(db, id, { from: secret, to: closeSecret(keys, secret) });
  }
  return unopened;
}
