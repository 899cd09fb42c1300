import type { QueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { TestApi } from './apiServer.ts';

/** How many statements the service sends to its database while `work` runs. */
export async function countQueries(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  // On the prototype, as kysely makes a new executor per connection and transaction.
  const executor = Object.getPrototypeOf(api.db.getExecutor()) as QueryExecutor;
  const spied = vi.spyOn(executor, 'executeQuery');
  await work();
  const count = spied.mock.calls.length;
  spied.mockRestore();
  return count;
}
