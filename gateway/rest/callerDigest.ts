import { createHash } from 'node:crypto';

/**
 * What this process keeps of one caller is kept under this: SHA-256 of the `Authorization` header, base64. Tokens
 * themselves are not kept. Callers without a token share one.
 */
export const callerDigest = (authorization: string | undefined): string =>
  createHash('sha256')
    .update(authorization ?? '')
    .digest('base64');
