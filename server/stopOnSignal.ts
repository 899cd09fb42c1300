import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { longestDrainMs } from './drain.ts';

const longestStopMs = longestDrainMs + 4_000;

/**
 * On SIGINT and SIGTERM lets the requests under way end, closes the server and ends the process; also when the command
 * that started it is gone, whose IPC channel closes even when it was killed: an orphan would hold the port and the data
 * folder. Call it before anything is opened, so that a signal during the start is handled too.
 */
export function stopOnSignal(app: FastifyInstance, drain: () => Promise<void>): void {
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
  if (process.connected) process.once('disconnect', stop);
}
