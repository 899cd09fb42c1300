import type { CompiledQuery, QueryExecutor } from 'kysely';
import { requestScope } from '../../api/requestScope.ts';
import type { TestApi } from './servers/apiServer.ts';

/** The statements the service sends to its database while `work` runs, those that `isMeant` is true at. */
export async function watchQueries(
  api: TestApi,
  work: () => Promise<unknown>,
  isMeant = () => true,
): Promise<CompiledQuery[]> {
  // On the prototype, as kysely makes a new executor per connection and transaction.
  const executor = Object.getPrototypeOf(api.db.getExecutor()) as QueryExecutor;
  const base = Object.getPrototypeOf(executor) as QueryExecutor;
  const statements: CompiledQuery[] = [];
  executor.executeQuery = function (this: QueryExecutor, statement: CompiledQuery) {
    if (isMeant()) statements.push(statement);
    return base.executeQuery.call(this, statement);
  } as QueryExecutor['executeQuery'];
  try {
    await work();
  } finally {
    Reflect.deleteProperty(executor, 'executeQuery');
  }
  return statements;
}

/** How many there are. */
export const countQueries = async (api: TestApi, work: () => Promise<unknown>): Promise<number> =>
  (await watchQueries(api, work)).length;

/**
 * Those of calls alone: what the service does by itself meanwhile is no call's, and neither is the note, once a minute,
 * that a token is in use.
 */
export const watchCalls = async (api: TestApi, work: () => Promise<unknown>): Promise<CompiledQuery[]> =>
  (await watchQueries(api, work, () => requestScope() !== undefined)).filter(
    ({ sql }) => !sql.startsWith('update "tokens"'),
  );
