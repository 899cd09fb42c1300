import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { ConcreteRequest, FetchPolicy, OperationType } from 'relay-runtime';
import { router as delays } from '#domain/limits.ts';
import { getEnvironment } from '../environment.ts';

/** A query that a route started. Where its answer was slow, `hold` keeps the skeleton shown for half a second. */
export type ScreenQuery<Query extends OperationType> = {
  query: PreloadedQuery<Query>;
  hold: Promise<unknown> | null;
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves at the first data or failure; at once when the store had everything. */
function settled<Query extends OperationType>({ source }: PreloadedQuery<Query>): Promise<unknown> {
  if (!source) return Promise.resolve();
  return new Promise((resolve) => {
    source.subscribe({ next: resolve, error: resolve, complete: () => resolve(undefined) });
  });
}

/** Starts a query now; it must be given to useScreenQuery, which also releases it. */
export function startQuery<Query extends OperationType>(
  request: ConcreteRequest,
  variables: Query['variables'],
  fetchPolicy: FetchPolicy = 'store-or-network',
): { query: PreloadedQuery<Query>; ready: Promise<unknown> } {
  const query = loadQuery<Query>(getEnvironment(), request, variables, { fetchPolicy });
  return { query, ready: settled(query) };
}

/**
 * Starts a query and waits for it, but no longer than the router may keep the last screen (1000 ms). After that the
 * screen comes up with its skeleton, which stays for 500 ms at least.
 */
export async function loadScreenQuery<Query extends OperationType>(
  request: ConcreteRequest,
  variables: Query['variables'],
  fetchPolicy?: FetchPolicy,
): Promise<ScreenQuery<Query>> {
  const { query, ready } = startQuery<Query>(request, variables, fetchPolicy);
  const slow = Symbol('slow');
  const first = await Promise.race([ready, wait(delays.pendingMilliseconds).then(() => slow)]);
  const hold = first === slow ? Promise.all([ready, wait(delays.minimumPendingMilliseconds)]) : null;
  return { query, hold };
}
