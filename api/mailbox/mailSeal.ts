import { randomBytes } from 'node:crypto';
import { inMemory } from '../db/engines/pglite.ts';
import { keyIn, keyLength, type Seal, sealWith } from '../seal.ts';

const keyOfProcess = randomBytes(keyLength);

/** The seal of the mails in a data folder. A back-up leaves its key out: nothing but the folder opens a mail. */
export const mailSealOf = (dataDir: string): Seal =>
  sealWith(dataDir === inMemory ? keyOfProcess : keyIn(dataDir, 'mailbox.key'));
