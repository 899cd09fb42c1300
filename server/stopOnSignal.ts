import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { longestDrainMs } from './drain.ts';

const longestStopMs = longestDrainMs + 4_000;

/**
 * On SIGINT and SIGTERM lets the requests under way end, closes the server and ends the process. @returns a function
 * that does the same for another reason. Call it before anything is opened, so that a signal during the start is
 * handled too.
 */
export function stopOnSignal(app: FastifyInstance, drain: () => Promise<void>): () => void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // During a start the server may never close. Nothing is lost: the database survives being cut off.
    setTimeout(() => process.exit(0), longestStopMs).unref();
    void drain().then(() => app.close().then(() => process.exit(0)));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}
