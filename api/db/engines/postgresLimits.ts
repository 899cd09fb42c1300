/** How long PostgreSQL may take, in milliseconds, and how many connections a process opens. */
export type PostgresLimits = {
  poolSize: number;
  /** For a connection: a new one, or one of the pool while all are in use. */
  connectMs: number;
  statementMs: number;
  /** For a row or table somebody else has locked; well below `connectMs`, or those who wait starve the pool. */
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

/** Limits for a migration: it may take and wait as long as it needs. */
export const withoutLimits: PostgresLimits = {
  poolSize: 2,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
};

/** The limits as parameters a connection begins with, beside `more`. */
export function startParameters(limits: PostgresLimits, more: Record<string, string> = {}): string {
  const parameters = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    // Our statements are short: compiling one takes longer than running it.
    jit: 'off',
    // On flash a page found by an index costs what the next one does; by default a page of a list reads whole tables.
    random_page_cost: '1.1',
    ...more,
  };
  return Object.entries(parameters)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
