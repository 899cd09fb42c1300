type What = 'forget' | 'refresh';

const listeners = new Set<(what: What) => void>();

/** Relay subscribes here once it is loaded: pages for guests do without it, and have nothing to clear. */
export function onDataInvalidated(listener: (what: What) => void): void {
  listeners.add(listener);
}

/** Clears everything that was read: what one user saw must not reach the next. */
export function forgetData(): void {
  for (const listener of listeners) listener('forget');
}

/** Marks all data as stale: what is shown stays, the next screen or retry asks the server again. */
export function refreshData(): void {
  for (const listener of listeners) listener('refresh');
}
