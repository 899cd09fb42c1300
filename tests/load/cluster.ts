import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  clusterPassword as password,
  etcd,
  patroni,
  pgbouncer,
  postgresBalancer,
  sql,
} from './clusterPrograms.ts';
import { answers, freePorts, serviceOwner } from './machine.ts';
import type { Program } from './program.ts';

/** A node of PostgreSQL under Patroni. */
export type ClusterNode = { program: Program; rest: string; data: string };

/**
 * Three PostgreSQL under Patroni over three etcd, haproxy and pgbouncer before them, with the files of the guide.
 * `settings` are the service's; `onEnd` takes what ends each. @throws when the programs of Debian's packages don't start.
 */
export async function startCluster(folder: string, onEnd: (end: () => unknown) => void) {
  const owner = serviceOwner(folder);
  const ports = await freePorts(15);
  const local = () => `127.0.0.1:${ports.pop()}`;
  const start = async (program: Program) => {
    onEnd(() => program.stop('SIGTERM'));
    await program.start();
  };

  const members = [1, 2, 3].map((n) => ({ name: `etcd${n}`, clients: local(), peers: local() }));
  const all = members.map(({ name, peers }) => `${name}=http://${peers}`).join(',');
  const etcds = members.map(({ name, clients, peers }) => etcd(folder, owner, name, clients, peers, all));
  await Promise.all(etcds.map(start));

  const nodes = [1, 2, 3].map((n) => {
    const [queries, rest] = [local(), local()];
    const data = join(folder, `node${n}`, 'data');
    mkdirSync(join(folder, `node${n}`));
    if (owner.uid !== undefined) chownSync(join(folder, `node${n}`), owner.uid, owner.gid!);
    const program = patroni(folder, owner, `node${n}`, queries, rest, data, members);
    return { program, rest, data, queries };
  });
  await Promise.all(nodes.map(({ program }) => start(program)));
  for (let waits = 0; !(await hasStandbys(nodes)); waits += 1) {
    if (waits > 120) throw new Error('The standbys do not follow after two minutes');
    await wait(1_000);
  }

  const [leader, standbys, pooler] = [local(), local(), local()];
  await start(postgresBalancer(folder, leader, standbys, nodes));
  for (let waits = 0; sql(leader, 'postgres', 'select 1') !== 0; waits += 1) {
    if (waits > 30) throw new Error('The balancer finds no leader');
    await wait(1_000);
  }
  for (const command of [
    `create role torre login password '${password}'`,
    `create database torre owner torre`,
    // What the service would send with each connection; a pooler can't keep it apart.
    `alter role torre set statement_timeout = '10s'`,
    `alter role torre set lock_timeout = '2s'`,
    `alter role torre set idle_in_transaction_session_timeout = '15s'`,
  ])
    if (sql(leader, 'postgres', command) !== 0) throw new Error(command);
  await start(pgbouncer(folder, owner, leader, standbys, pooler));
  const url = (address: string, name: string) => `postgres://torre:${password}@${address}/${name}`;
  return {
    nodes: nodes as ClusterNode[],
    settings: {
      DATABASE_URL: url(pooler, 'torre'),
      DATABASE_DIRECT_URL: url(leader, 'torre'),
      DATABASE_READ_URL: url(pooler, 'torre_standby'),
    },
  };
}

async function hasStandbys(nodes: { rest: string }[]): Promise<boolean> {
  const roles = await Promise.all(nodes.map(({ rest }) => roleOf(rest)));
  return roles.includes('leader') && roles.includes('sync_standby');
}

/** What Patroni says a node is: leader, sync_standby, replica; undefined while nobody answers. */
export async function roleOf(rest: string): Promise<string | undefined> {
  const is = (path: string) => answers(`http://${rest}/${path}`).catch(() => false);
  if (await is('primary')) return 'leader';
  if (await is('synchronous')) return 'sync_standby';
  return (await is('replica')) ? 'replica' : undefined;
}
