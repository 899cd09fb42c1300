import { createHash, randomBytes } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new bearer token: 26 characters of base32 (16 random bytes). It is shown once; only `hashToken` of it is kept. */
export function createToken(): string {
  const bits = [...randomBytes(16)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.padEnd(130, '0').match(/.{5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five, 2)])
    .join('');
}

/** SHA-256 of a token in hex. A token is random, so a slow, salted hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be a token at all. */
export function isTokenShaped(text: string): boolean {
  return /^[A-Z2-7]{26}$/.test(text);
}
