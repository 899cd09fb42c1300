import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClusterNode, roleOf } from './cluster.ts';
import type { Kill } from './kills.ts';

/**
 * Kills the leader of the cluster without warning: Patroni and its PostgreSQL at once, as a machine that loses its power.
 * It comes back when another leads: one that is back within the cluster's ttl takes its own place again. `writes` says how
 * many writes were acknowledged so far, by which each kill tells how long none was.
 */
export async function killLeaders(
  nodes: ClusterNode[],
  everySeconds: number,
  writes: () => number,
  isOver: () => boolean,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let next = Date.now() + everySeconds * 1_000; !isOver();) {
    await wait(500);
    if (Date.now() < next) continue;
    const leader = await leaderOf(nodes);
    // Only where another may take its place: as long as a killed one is on its way back there is none.
    if (leader === undefined || !(await hasSuccessor(nodes))) continue;
    next = Date.now() + everySeconds * 1_000;
    const postmaster = Number(readFileSync(join(leader.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const killed = Date.now();
    process.kill(postmaster, 'SIGKILL');
    await leader.program.stop('SIGKILL');
    // What was on its way to its caller at that moment is no write after it.
    await wait(300);
    const before = writes();
    while (writes() < before + 3 && Date.now() < killed + 120_000) await wait(100);
    kills.push({ what: leader.program.name, signal: 'SIGKILL', silentMs: Date.now() - killed });
    await leader.program.start();
  }
  return kills;
}

async function leaderOf(nodes: ClusterNode[]): Promise<ClusterNode | undefined> {
  for (const node of nodes) if ((await roleOf(node.rest)) === 'leader') return node;
  return undefined;
}

async function hasSuccessor(nodes: ClusterNode[]): Promise<boolean> {
  const roles = await Promise.all(nodes.map(({ rest }) => roleOf(rest)));
  return roles.includes('sync_standby');
}
