import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { longestDrainMs } from './drain.ts';

const longestStopMs = longestDrainMs + 4_000;

/**
 * On SIGINT and SIGTERM lets the requests under way end, closes the server and ends the process. @returns what does
 * the same for another reason. To be called before anything is opened, so that a signal during the start is heard too.
 */
export function stopOnSignal(app: FastifyInstance, drain: () => Promise<void>): () => void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A start that is still under way may never let the server close; nothing is lost, the database is made to be cut off.
    setTimeout(() => process.exit(0), longestStopMs).unref();
    void drain().then(() => app.close().then(() => process.exit(0)));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}
