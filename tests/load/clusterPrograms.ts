import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBinaries } from '../../scripts/postgresServer.mjs';
import { answers, daemonPath } from './machine.ts';
import { Program } from './program.ts';

const guide = join(import.meta.dirname, '../../docs/deployment');

/** Of every role of the trial's cluster. */
export const clusterPassword = 'dezoito-andares';

/** User and group of the programs that refuse to run as root. */
type Owner = { uid?: number; gid?: number };

/** A member of etcd; `all` names the three. */
export function etcd(
  folder: string,
  owner: Owner,
  name: string,
  clients: string,
  peers: string,
  all: string,
) {
  const [client, peer] = [`http://${clients}`, `http://${peers}`];
  return new Program({
    name,
    command: 'etcd',
    args: [
      '--name',
      name,
      '--data-dir',
      join(folder, `${name}.data`),
      '--initial-cluster',
      all,
      '--listen-client-urls',
      client,
      '--advertise-client-urls',
      client,
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      // All three share a disk here, and a busy machine: the usual 100 and 1 000 ms are for machines of their own.
      '--heartbeat-interval',
      '250',
      '--election-timeout',
      '2500',
    ],
    folder,
    owner,
    isReady: () => answers(`${client}/health`),
  });
}

/** A node of PostgreSQL under Patroni. */
export function patroni(
  folder: string,
  owner: Owner,
  name: string,
  sqlAddress: string,
  rest: string,
  data: string,
  members: { clients: string }[],
) {
  return new Program({
    name,
    command: 'patroni',
    args: [join(guide, 'patroni.yml')],
    env: {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: sqlAddress,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: sqlAddress,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: join(folder, name, 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: postgresBinaries() ?? '',
      PATRONI_ETCD3_HOSTS: members.map(({ clients }) => `'${clients}'`).join(','),
      PATRONI_SUPERUSER_PASSWORD: clusterPassword,
      PATRONI_REPLICATION_PASSWORD: clusterPassword,
      // Debian's place for the socket belongs to the server of the machine.
      PGHOST: '127.0.0.1',
    },
    folder: join(folder, name),
    owner,
    isReady: () => answers(`http://${rest}/health`),
  });
}

/** The haproxy that knows who leads. */
export const postgresBalancer = (
  folder: string,
  leader: string,
  standbys: string,
  nodes: { queries: string; rest: string }[],
) =>
  new Program({
    name: 'haproxy-postgres',
    command: 'haproxy',
    args: ['-db', '-f', join(guide, 'haproxy-postgres.cfg')],
    env: {
      PATH: daemonPath,
      LEADER: leader,
      STANDBYS: standbys,
      ...Object.fromEntries(
        nodes.flatMap((node, n) => [
          [`NODE${n + 1}`, node.queries],
          [`REST${n + 1}`, node.rest.split(':')[1]!],
        ]),
      ),
    },
    folder,
    isReady: () => Promise.resolve(true),
  });

/** The guide's pgbouncer.ini with this trial's addresses in it. */
export function pgbouncer(
  folder: string,
  owner: Owner,
  leader: string,
  standbys: string,
  own: string,
): Program {
  const port = (address: string) => address.split(':')[1]!;
  const [ini, list] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const text = readFileSync(join(guide, 'pgbouncer.ini'), 'utf8')
    .replace('port=5000', `port=${port(leader)}`)
    .replace('port=5001', `port=${port(standbys)}`)
    .replace('listen_port = 6432', `listen_port = ${port(own)}`)
    .replace('/etc/pgbouncer/userlist.txt', list)
    .concat('unix_socket_dir =\n');
  writeFileSync(ini, text);
  writeFileSync(list, `"torre" "${clusterPassword}"\n`);
  for (const path of [ini, list]) chmodSync(path, 0o644);
  return new Program({
    name: 'pgbouncer',
    command: 'pgbouncer',
    args: [ini],
    env: { PATH: daemonPath },
    folder,
    owner,
    isReady: () => Promise.resolve(sql(own, 'torre', 'select 1', 'torre') === 0),
  });
}

/** Runs a statement with psql. @returns its exit code. */
export function sql(address: string, user: string, command: string, database = 'postgres'): number | null {
  const url = `postgres://${user}:${clusterPassword}@${address}/${database}`;
  return spawnSync(join(postgresBinaries()!, 'psql'), ['-X', '-q', '-c', command, url]).status;
}
