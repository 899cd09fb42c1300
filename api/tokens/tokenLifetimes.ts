import { activationDays, loginHours, passwordResetHours } from '#domain/limits.ts';
import type { TokenScope } from '../db/tables/accountTables.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a token lives. Personal tokens may be given another end, up to `longestApiTokenMs`. */
export const tokenLifetimeMs: Record<TokenScope, number> = {
  authentication: loginHours * hour,
  'password-reset': passwordResetHours * hour,
  activation: activationDays * day,
  api: 90 * day,
  device: 180 * day,
  'second-factor': 10 * 60_000,
};

export const longestApiTokenMs = 366 * day;
