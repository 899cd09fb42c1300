import { createHash, randomBytes } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new bearer token: 26 characters of base32 (16 random bytes). It is shown once; only `hashToken` of it is kept. */
export const createToken = (): string => randomBase32(16);

/** Random bytes in base32 (RFC 4648), without padding. */
export function randomBase32(length: number): string {
  const bits = [...randomBytes(length)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five, 2)])
    .join('');
}

/** The bytes of a base32 text; leftover bits are dropped. */
export function bytesOfBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** SHA-256 of a token in hex. A token is random, so a slow, salted hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be a token at all. */
export function isTokenShaped(text: string): boolean {
  return /^[A-Z2-7]{26}$/.test(text);
}
