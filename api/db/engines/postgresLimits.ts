/** Time limits of PostgreSQL, in milliseconds, and connections per process. */
export type PostgresLimits = {
  poolSize: number;
  /** Waiting for a connection: a new one, or one of the pool while all are in use. */
  connectMs: number;
  statementMs: number;
  /** Waiting for a locked row or table; well below `connectMs`, or the waiters starve the pool. */
  lockMs: number;
  idleTransactionMs: number;
};

export const defaultPostgresLimits: PostgresLimits = {
  poolSize: 10,
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 2_000,
  idleTransactionMs: 15_000,
};

/** Limits for a migration, which may take and wait as long as it needs. */
export const withoutLimits: PostgresLimits = {
  poolSize: 2,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
};

/** The limits as start parameters of a connection, beside `more`. */
export function startParameters(limits: PostgresLimits, more: Record<string, string> = {}): string {
  const parameters = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    // Our statements are short: compiling one takes longer than running it.
    jit: 'off',
    // On flash, random reads cost what sequential ones do; with the default, a page of a list reads whole tables.
    random_page_cost: '1.1',
    ...more,
  };
  return Object.entries(parameters)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
