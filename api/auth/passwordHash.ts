import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

/** What a hash takes: `memory` in KiB, passes over it, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const tagLength = 32;

/** The password as a PHC string (`$argon2id$v=19$m=…$salt$tag`), which carries its own cost. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await hash('argon2id', { ...cost, tagLength, message: password, nonce: salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such user, or no password) the work of `cost` is done
 * anyway, so that the time does not reveal which emails have an account.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  if (typeof stored !== 'string') {
    await hashPassword(password, cost);
    return false;
  }
  const match = phc.exec(stored);
  if (match?.groups === undefined) return false;
  const { m, t, p, salt, tag } = match.groups as Record<'m' | 't' | 'p' | 'salt' | 'tag', string>;
  const expected = Buffer.from(tag, 'base64');
  const actual = await hash('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const phc = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[^$]+)\$(?<tag>[^$]+)$/;

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
