import type { SecondFactorKind } from '#domain/people/secondFactor.ts';
import { randomBase32 } from '../auth/token.ts';
import type { ApiContext, DbAndConfig } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found, notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { lockUser } from '../users/userRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { passkeyRegistrationOptions, readNewPasskey } from './passkeys.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findUnconfirmed,
  insertSecondFactor,
  listSecondFactors,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from './secondFactorRepository.ts';
import { encryptSecret, decryptSecret } from './secretCipher.ts';
import { keyUri, stepOf } from './totp.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
const codeCount = 10;
/** More than the 112 bits of ASVS 2.6.2, so their hashes need no salt. */
const codeBytes = 15;

/** Begins to set up a second factor, which counts from its first proof on; beginning another replaces it. */
export async function beginSecondFactor(
  { db, config }: DbAndConfig,
  user: UserRow,
  { kind, name }: { kind: SecondFactorKind; name: string },
) {
  const row = { id: newId(), userId: user.id, kind, name };
  if (kind === 'totp') {
    const secret = randomBase32(secretBytes);
    await withTransaction(db, (trx) =>
      insertSecondFactor(trx, { ...row, secret: encryptSecret(config, secret), challenge: null }),
    );
    return { id: row.id, secret, uri: keyUri(secret, user.email), passkeyOptions: null };
  }
  const known = (await listSecondFactors(db, user.id)).filter((factor) => factor.kind === 'passkey');
  const { options, challenge } = await passkeyRegistrationOptions(config, user, known);
  await withTransaction(db, (trx) => insertSecondFactor(trx, { ...row, secret: null, challenge }));
  return { id: row.id, secret: null, uri: null, passkeyOptions: options };
}

type FirstProof = { code?: string | undefined; credential?: string | undefined };

/**
 * Confirms a second factor by its first proof; call in a transaction.
 * @returns the recovery codes, created with a user's first second factor; none with further ones. @throws ApiError 404
 * when it was not begun; FieldError on a wrong proof.
 */
export async function proveSecondFactor(
  { db, config }: DbAndConfig,
  { userId, id, proof }: { userId: number; id: string; proof: FirstProof },
): Promise<string[]> {
  await lockUser(db, userId);
  const unconfirmed = found(await findUnconfirmed(db, userId, id));
  const isFirst = (await listSecondFactors(db, userId)).length === 0;
  await confirmSecondFactor(db, id, await provedBy(config, unconfirmed, proof));
  return isFirst ? renewed(db, userId) : [];
}

async function provedBy(config: ApiContext['config'], unconfirmed: SecondFactorRow, proof: FirstProof) {
  if (unconfirmed.secret !== null) {
    if (proof.code === undefined) throw new FieldError({ code: 'general.required' });
    const secret = decryptSecret(config, unconfirmed.secret);
    const step = secret === undefined ? undefined : stepOf(secret, proof.code);
    if (step === undefined) throw new FieldError({ code: 'account.second_factor.wrong' });
    return { lastStep: step };
  }
  if (proof.credential === undefined) throw new FieldError({ credential: 'general.required' });
  const passkey = await readNewPasskey(config, proof.credential, unconfirmed.challenge ?? '');
  if (passkey === undefined) throw new FieldError({ credential: 'account.second_factor.passkey' });
  return passkey;
}

/**
 * Removes a second factor, and the recovery codes with the last; call in a transaction.
 *
 * @throws ApiError 404 when there is none by that id.
 */
export async function removeSecondFactor(db: Database, userId: number, id: string): Promise<void> {
  await lockUser(db, userId);
  if (!(await deleteSecondFactor(db, userId, id))) throw notFound();
  if ((await listSecondFactors(db, userId)).length === 0) await replaceRecoveryCodes(db, userId, []);
}

/** New recovery codes. @throws ApiError 404 when there is no second factor for them to replace. */
export async function renewRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  return withTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if ((await listSecondFactors(trx, userId)).length === 0) throw notFound();
    return renewed(trx, userId);
  });
}

async function renewed(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => randomBase32(codeBytes));
  await replaceRecoveryCodes(db, userId, codes);
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}
