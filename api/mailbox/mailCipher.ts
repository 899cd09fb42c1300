import { randomBytes } from 'node:crypto';
import { inMemory } from '../db/engines/pglite.ts';
import { keyIn, keyLength, type Cipher, cipherWith } from '../cipher.ts';

const keyOfProcess = randomBytes(keyLength);

/** Encrypts the mails of a data folder. Backups leave its key out, so only the folder decrypts a mail. */
export const mailCipherOf = (dataDir: string): Cipher =>
  cipherWith(dataDir === inMemory ? keyOfProcess : keyIn(dataDir, 'mailbox.key'));
