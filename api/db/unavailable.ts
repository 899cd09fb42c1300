import { databaseErrorCode } from './databaseError.ts';

/**
 * SQLSTATEs, or their classes, of a database that cannot do it now: connection lost (08), too few resources or a full
 * disk (53), shut down or starting (57), lock not available (55P03), a deadlock or serialization failure (40), idle
 * transaction ended (25P03), a write on a standby (25006), files that can't be read or written (58).
 */
const classes = /^(?:08|53|57|58|40)...$|^(?:55P03|25P03|25P04|25006)$/;

const network =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;

/** Messages of node-postgres, without a code, about a lost or unavailable connection. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout|PGlite (?:is|failed))/;

/** Whether an error means that the database, or another service behind this one, may answer later. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  return classes.test(code) || network.test(code) || (error instanceof Error && messages.test(error.message));
}
