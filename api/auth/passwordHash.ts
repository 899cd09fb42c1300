import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** The password as a PHC string (`$argon2id$v=19$m=…$salt$tag`), which carries its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await hash('argon2id', { ...cost, message: password, nonce: salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password belongs to the hash. Without a hash (no such user, or no password) the same work is done anyway,
 * so that the time does not reveal which emails have an account.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const match = phc.exec(stored ?? (await dummy));
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
  return timingSafeEqual(actual, expected) && typeof stored === 'string';
}

const phc = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[^$]+)\$(?<tag>[^$]+)$/;
let dummy: Promise<string> | undefined;

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
