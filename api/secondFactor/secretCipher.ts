import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { inMemory } from '../db/engines/pglite.ts';
import { keyIn, keyLength, type Cipher, cipherWith } from '../cipher.ts';
import { findKeyId, listSecrets, replaceSecret, setKeyId } from './secondFactorRepository.ts';

type Settings = Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'secondFactorKeys'>;

/** The key file beside the embedded database. */
export const keyFile = 'secondFactors.key';
const keyOfProcess = randomBytes(keyLength);

/** The stored form of an encrypted secret, with its key's id; older ones have none. No base32 begins like this. */
const encryptedForm = /^sealed:(?:(?<id>[0-9a-f]{8}):)?(?<text>.*)$/s;

/**
 * The keys of these settings: the first encrypts, all decrypt. None on PostgreSQL without the setting, because a key
 * made by one process would be unknown to the others.
 * @throws Error when the key in the file has a wrong length.
 */
function ciphersOf({ secondFactorKeys, databaseUrl, dataDir }: Settings): { id: string; cipher: Cipher }[] {
  const keys: Buffer[] = secondFactorKeys.map((key) => Buffer.from(key, 'hex'));
  const isFileRead = keys.length === 0 || existsSync(join(dataDir, keyFile));
  if (databaseUrl === undefined && isFileRead)
    keys.push(dataDir === inMemory ? keyOfProcess : keyIn(dataDir, keyFile));
  return keys.map((key) => {
    const id = createHash('sha256').update(key).digest('hex').slice(0, 8);
    return { id, cipher: cipherWith(key) };
  });
}

/** The stored form of a secret of an app, a webhook or a provider. */
export function encryptSecret(settings: Settings, secret: string): string {
  const [first] = ciphersOf(settings);
  return first === undefined ? secret : `sealed:${first.id}:${first.cipher.encrypt(secret)}`;
}

/** The secret of a stored form; undefined where no key of these settings decrypts it. */
export function decryptSecret(settings: Settings, stored: string): string | undefined {
  const { id, text } = encryptedForm.exec(stored)?.groups ?? {};
  if (text === undefined) return stored;
  const fitting = ciphersOf(settings).filter((key) => id === undefined || key.id === id);
  return fitting.map(({ cipher }) => cipher.decrypt(text)).find((secret) => secret !== undefined);
}

/**
 * Encrypts with the first key what is stored in clear or under another, and records which key that is.
 * @returns problems, one line each: another key than before, and secrets that no key decrypts.
 */
export async function encryptSecrets(db: Database, settings: Settings): Promise<string[]> {
  const faults: string[] = [];
  const ids = ciphersOf(settings).map(({ id }) => id);
  const [first] = ids;
  const before = await findKeyId(db);
  if (before !== undefined && !ids.includes(before))
    faults.push(
      'The key of second factors is not that of the start before. To go on reading what that one encrypted, name it in ' +
        'SECOND_FACTOR_KEY after the new one, with a comma between them.',
    );
  const unreadable = { secondFactors: 0, webhookSecrets: 0, identityProviders: 0 };
  for (const { table, id, secret } of await listSecrets(db)) {
    const decrypted = decryptSecret(settings, secret);
    if (decrypted === undefined) unreadable[table] += 1;
    else if (first !== undefined && !secret.startsWith(`sealed:${first}:`))
      await replaceSecret(db, table, { id, from: secret, to: encryptSecret(settings, decrypted) });
  }
  const { secondFactors, webhookSecrets, identityProviders } = unreadable;
  if (secondFactors > 0)
    faults.push(`${secondFactors} apps of codes were set up under another key: their codes are refused.`);
  if (webhookSecrets > 0)
    faults.push(`${webhookSecrets} secrets of webhooks were encrypted with another key: they sign nothing.`);
  if (identityProviders > 0)
    faults.push(
      `${identityProviders} secrets of offices' providers were encrypted with another key: enter them anew.`,
    );
  if (secondFactors + webhookSecrets + identityProviders === 0 && first !== undefined && first !== before)
    await setKeyId(db, first);
  return faults;
}
