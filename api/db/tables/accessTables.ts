import type { SecondFactorKind } from '#domain/people/secondFactor.ts';
import type { Generated } from 'kysely';
import type { CreatedAt } from './columns.ts';

/** One row: the id of the key that encrypts secrets. */
export type SecondFactorKeyTable = { single: Generated<boolean>; id: string };

/**
 * `secret` of an app's codes, in base32, encrypted where there is a key; `last_step` is the step of the last accepted
 * code; `challenge` is set during set-up.
 */
export type SecondFactorTable = {
  id: string;
  userId: number;
  kind: SecondFactorKind;
  name: string;
  confirmed: Generated<boolean>;
  secret: string | null;
  lastStep: Generated<number>;
  challenge: string | null;
  credentialId: Generated<string | null>;
  publicKey: Generated<string | null>;
  signCount: Generated<number>;
  transports: Generated<string | null>;
  createdAt: CreatedAt;
  lastUsedAt: Generated<string | null>;
};

/** Only the SHA-256 of a recovery code is kept; a used one is deleted. */
export type RecoveryCodeTable = { userId: number; hash: string; createdAt: CreatedAt };

/** An address the account logged in from; `address_hash` covers user and address together. */
export type KnownAddressTable = { userId: number; addressHash: string; lastUsedAt: CreatedAt };
