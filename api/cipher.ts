import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './db/engines/syncedFolder.ts';

/** Encrypts what the database stores; `decrypt` gives undefined for what another key encrypted. */
export type Cipher = {
  encrypt: (text: string) => string;
  decrypt: (encrypted: string) => string | undefined;
};

const [ivLength, tagLength] = [12, 16];

/** Length of a key, bytes. */
export const keyLength = 32;

/** Encryption with AES-256-GCM. */
export function cipherWith(key: Buffer): Cipher {
  return {
    encrypt: (text) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const iv = bytes.subarray(0, ivLength);
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const text = bytes.subarray(ivLength + tagLength);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * The key in a file beside the database, created if missing, readable only by the service's user. It is renamed into
 * place once on disk, so an interrupted start leaves no partial key.
 * @throws Error when the file has another length.
 */
export function keyIn(folder: string, fileName: string): Buffer {
  const file = join(folder, fileName);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.new`;
    writeFileSync(draft, randomBytes(keyLength), { mode: 0o600, flush: true });
    renameSync(draft, file);
    syncPath(folder);
  }
  const key = readFileSync(file);
  if (key.length === keyLength) return key;
  const fault = `The key file ${file} has ${key.length} bytes instead of ${keyLength}`;
  throw new Error(`${fault}: bring it back from a backup, or delete it to give up what it encrypted.`);
}
