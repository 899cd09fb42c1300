const key = 'signOn';

/**
 * A log-in under way at an office's provider: the secret that only this tab has, where it leads afterwards and, once
 * the browser is back, the query it came with.
 */
type PendingSignOn = { secret: string; redirect: string | null; callback?: string };

const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSignOn | null;

export const storePendingSignOn = (pending: PendingSignOn) =>
  sessionStorage.setItem(key, JSON.stringify(pending));

/** Stores the query from the provider, so that it need not stay in the address. */
export function storeSignOnCallback(callback: string): PendingSignOn | null {
  const pending = read();
  if (pending !== null) storePendingSignOn({ ...pending, callback });
  return pending;
}

/** Takes the log-in, once; null where none was pending here. */
export function takePendingSignOn(): { secret: string; callback: string } | null {
  const pending = read();
  sessionStorage.removeItem(key);
  return pending?.callback === undefined ? null : { secret: pending.secret, callback: pending.callback };
}
