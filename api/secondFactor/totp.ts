import { createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOfBase32 } from '../auth/token.ts';

const stepMs = 30_000;
/** Phones' clocks differ, so the previous and the next code are accepted too. */
const tolerated = [0, -1, 1];

/** The step of RFC 6238 at a moment (ms): 30 s each. */
export const stepAt = (moment: number): number => Math.floor(moment / stepMs);

/** The code of six digits that an app shows during a step: RFC 6238 with HMAC-SHA-1. `secret` is in base32. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of a code, now or one step to either side; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const given = Buffer.from(code);
  return tolerated
    .map((by) => stepAt(now) + by)
    .find((step) => {
      const expected = Buffer.from(codeAt(secret, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
}

/** What an app reads from the QR code. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const keyUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Torre:${email}`)}?secret=${secret}&issuer=Torre`;
