const key = 'signOn';

/**
 * A log-in under way at an office's provider: the secret that only this tab has, where it leads afterwards and, once
 * the browser is back, the query it came with.
 */
type BegunSignOn = { secret: string; redirect: string | null; callback?: string };

const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as BegunSignOn | null;

export const keepBegunSignOn = (begun: BegunSignOn) => sessionStorage.setItem(key, JSON.stringify(begun));

/** Stores the query from the provider, so that it need not stay in the address. */
export function noteCallback(callback: string): BegunSignOn | null {
  const begun = read();
  if (begun !== null) keepBegunSignOn({ ...begun, callback });
  return begun;
}

/** Takes the log-in, once; null where none was begun here. */
export function takeSignOn(): { secret: string; callback: string } | null {
  const begun = read();
  sessionStorage.removeItem(key);
  return begun?.callback === undefined ? null : { secret: begun.secret, callback: begun.callback };
}
