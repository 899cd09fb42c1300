import type { CompiledQuery, QueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { TestApi } from './apiServer.ts';

/** The statements the service sends to its database while `work` runs. */
export async function watchQueries(api: TestApi, work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  // On the prototype, as kysely makes a new executor per connection and transaction.
  const executor = Object.getPrototypeOf(api.db.getExecutor()) as QueryExecutor;
  const spied = vi.spyOn(executor, 'executeQuery');
  await work();
  const statements = spied.mock.calls.map(([statement]) => statement);
  spied.mockRestore();
  return statements;
}

/** How many there are. */
export const countQueries = async (api: TestApi, work: () => Promise<unknown>): Promise<number> =>
  (await watchQueries(api, work)).length;
