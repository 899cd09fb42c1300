import { parseArgs } from 'node:util';

/** How long, how many, and what stands behind the processes. */
export type SoakOptions = {
  users: number;
  minutes: number;
  /** Seconds between two ends of a process, or of the cluster's leader. */
  killEvery: number;
  cluster: boolean;
  /** Pictures in an S3 of its own instead of a folder that the processes share. */
  s3: boolean;
  keep: boolean;
};

export const usage = `npm run soak -- [--users 100] [--minutes 15] [--kill-every 60] [--cluster] [--s3] [--keep]

Two services and two gateways behind haproxy over PostgreSQL, all on free ports of this machine; users work, and every
minute a process is ended, by SIGKILL and by SIGTERM in turn. --cluster: three PostgreSQL under Patroni over etcd, with
pgbouncer and haproxy before them, and their leader is killed instead. --s3: pictures in an S3 (s3rver). --keep: leave
the folder with the logs.`;

/** @throws TypeError with the name of an option that is none. */
export function readOptions(args: string[]): SoakOptions {
  const number = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    users: number,
    minutes: number,
    'kill-every': number,
    cluster: flag,
    s3: flag,
    keep: flag,
  };
  const { values } = parseArgs({ args, options });
  return {
    users: Number(values.users ?? 100),
    minutes: Number(values.minutes ?? 15),
    killEvery: Number(values['kill-every'] ?? 60),
    cluster: values.cluster,
    s3: values.s3,
    keep: values.keep,
  };
}
