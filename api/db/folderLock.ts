import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processStart } from './processStart.ts';

type Holder = { pid: number; started: string | null; host: string; token: string };

/** How long a lock of another machine (or container) may go without a heartbeat before it counts as abandoned. */
const heartbeatMs = 2_000;
const abandonedMs = 8_000;

export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another process (pid ${pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the one lock of a data folder: a file naming the process. A lock whose process is gone is taken over, also
 * when its pid has been given to another process since (its start time differs), and when it was written in a
 * container that no longer exists (its heartbeat stopped).
 *
 * @throws FolderInUseError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  const path = join(resolve(folder), 'lock');
  const mine: Holder = {
    pid: process.pid,
    started: processStart(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  const deadline = Date.now() + abandonedMs + heartbeatMs;
  for (;;) {
    const holder = readHolder(path);
    if (holder === undefined || isGone(holder, path)) break;
    // Another machine's process can't be looked up: only its heartbeat tells, so give it time to stop.
    if (holder.host === mine.host || Date.now() > deadline) throw new FolderInUseError(folder, holder.pid);
    await wait(500);
  }
  const draft = `${path}.${mine.token}`;
  writeFileSync(draft, JSON.stringify(mine));
  renameSync(draft, path);
  // Two processes may have found the same stale lock: the last to rename has it, the other notices here.
  await wait(100);
  const winner = readHolder(path);
  if (winner?.token !== mine.token) throw new FolderInUseError(folder, winner?.pid ?? 0);
  return keep(path, mine.token);
}

function keep(path: string, token: string): { release: () => void } {
  held.add(token);
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), heartbeatMs);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (held.delete(token) && readHolder(path)?.token === token) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return { release };
}

/** The locks of this very process: its own pid in a lock file it does not hold is left over from an earlier life. */
const held = new Set<string>();

function isGone(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs > abandonedMs;
  if (holder.pid === process.pid) return !held.has(holder.token);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  return holder.started !== processStart(holder.pid);
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
