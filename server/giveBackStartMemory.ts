import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for the first answers, ms. */
const afterStart = 2_000;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives the system back what only the start needed, once, soon after it: V8 would keep the room that building the schema
 * took (some 16 MB) until much later. It halts the process for about 50 ms.
 */
export function giveBackStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterStart).unref();
}
