import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';
import { requestScope } from '../requestScope.ts';

/** A statement that takes this long (ms) is logged. */
const slowMs = 1_000;
const maxLetters = 500;

/** For traces and metrics: each message is `{ ms, sql, traceparent }`. */
export const statementChannel = channel('torre:statement');

/** Logs a statement under the id of its request. Its values, which may be secret, are not part of its text. */
export function logStatement({ query, queryDurationMillis }: LogEvent): void {
  const scope = requestScope();
  const sql = query.sql.slice(0, maxLetters);
  const ms = Math.round(queryDurationMillis);
  if (statementChannel.hasSubscribers)
    statementChannel.publish({ sql, ms: queryDurationMillis, traceparent: scope?.traceparent });
  if (ms >= slowMs) scope?.log.warn({ ms, sql }, 'slow statement');
  else scope?.log.debug({ ms, sql }, 'statement');
}
