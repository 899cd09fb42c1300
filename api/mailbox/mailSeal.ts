import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inMemory } from '../db/pglite.ts';

/** Closes what the database is to keep and not to tell; `open` is undefined for what another key closed. */
export type MailSeal = { close: (text: string) => string; open: (sealed: string) => string | undefined };

const fileName = 'mailbox.key';
const [ivLength, tagLength] = [12, 16];
const keyOfProcess = randomBytes(32);

/**
 * The seal of a data folder, AES-256-GCM. Its key is a file beside the database, made when it is not there, readable by
 * the service's own user: neither the database nor a back-up of it opens a mail.
 */
export function mailSealOf(dataDir: string): MailSeal {
  const key = dataDir === inMemory ? keyOfProcess : keyIn(dataDir);
  return {
    close: (text) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const iv = bytes.subarray(0, ivLength);
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const closed = bytes.subarray(ivLength + tagLength);
        return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function keyIn(folder: string): Buffer {
  const file = join(folder, fileName);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32), { mode: 0o600 });
  }
  return readFileSync(file);
}
