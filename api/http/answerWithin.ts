import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { longestStored } from './idempotency.ts';

/**
 * Does `work` and reads its answer in one transaction. Under an Idempotency-Key the answer is stored in it too, so that
 * if the process dies before it answers, the repeated call gets it. `work` sets status and headers of `reply` and uses
 * only the given transaction.
 */
export function answerWithin<T>(
  db: Database,
  reply: FastifyReply,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (trx) => {
    const answer = await work(trx);
    const { claim } = reply.request;
    if (claim === null) return answer;
    // Routes that answer within a transaction answer with JSON text.
    const body = reply.serialize(answer) as string;
    const location = reply.getHeader('location')?.toString() ?? null;
    if (body.length <= longestStored) claim.answer = { status: reply.statusCode, location, body };
    return answer;
  });
}
