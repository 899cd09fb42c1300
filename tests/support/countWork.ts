import { CompiledQuery, sql } from 'kysely';
import { requestScope } from '../../api/requestScope.ts';
import type { TestApi } from './servers/apiServer.ts';
import { watchQueries } from './countQueries.ts';

/** What an answer took: statements, rows visited in each table, and the bytes of what `work` gives back. */
export type Work = { statements: number; visits: Record<string, number>; bytes: number };

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** The service's regular jobs are nobody's. */
const isAsked = () => requestScope() !== undefined;

/**
 * Counts what `work` costs the database; what it reads is read once more, explained. `byIndex`: as if nothing could be
 * read but by an index, because of few rows the planner reads a table whole instead, and rightly so.
 */
export async function countWork(api: TestApi, work: () => Promise<unknown>, byIndex = true): Promise<Work> {
  let answer: unknown;
  const all = await watchQueries(api, async () => (answer = await work()), isAsked);
  // That a token is in use is noted once a minute, whichever request it falls on.
  const statements = all.filter(({ sql: text }) => !text.startsWith('update "tokens"'));
  const visits: Record<string, number> = {};
  for (const statement of statements.filter(({ sql: text }) => /^\s*(select|with)\b/.test(text))) {
    for (const [table, rows] of await visitsOf(api, statement, byIndex))
      visits[table] = (visits[table] ?? 0) + rows;
  }
  return { statements: statements.length, visits, bytes: JSON.stringify(answer).length };
}

function visitsOf(api: TestApi, statement: CompiledQuery, byIndex: boolean): Promise<[string, number][]> {
  return api.db.transaction().execute(async (trx) => {
    for (const way of byIndex ? ['seqscan', 'hashjoin', 'mergejoin'] : [])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const explained = `explain (analyze, timing off, format json) ${statement.sql}`;
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(explained, [...statement.parameters]),
    );
    const [{ Plan: plan }] = Object.values(rows[0]!)[0]!;
    return nodesOf(plan).flatMap((node) => {
      const rowsRead = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      return node['Relation Name'] === undefined ? [] : [[node['Relation Name'], rowsRead]];
    });
  });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
