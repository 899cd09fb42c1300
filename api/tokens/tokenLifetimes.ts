import type { TokenScope } from '../db/accountTables.ts';

const hour = 3_600_000;

/** How long a token lives. Personal tokens may be given another end, up to `longestApiTokenMs`. */
export const tokenLifetimeMs: Record<TokenScope, number> = {
  authentication: 24 * hour,
  'password-reset': hour,
  activation: 72 * hour,
  api: 90 * 24 * hour,
};

export const longestApiTokenMs = 366 * 24 * hour;
