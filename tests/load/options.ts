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
  /** Modules of an office that is there before, read by one for each five users; 0: none. */
  office: number;
  keep: boolean;
};

export const usage = `npm run soak -- [--users 100] [--minutes 15] [--kill-every 60] [--office MODULES] [--cluster] [--s3] [--keep]

Two services and two gateways behind haproxy over PostgreSQL, all on free ports of this machine; users work, and every
minute a process is ended, by SIGKILL and by SIGTERM in turn. --cluster: three PostgreSQL under Patroni over etcd, with
pgbouncer and haproxy before them, and their leader is killed instead. --s3: pictures in an S3 (s3rver). --office 24000: the
database holds an office of so many modules, and one reader for each five users opens its screens; not with --cluster,
whose role may not fill it. --keep: leave the folder with the logs.`;

/** @throws TypeError with the name of an option that is none. */
export function readOptions(args: string[]): SoakOptions {
  const number = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    users: number,
    minutes: number,
    'kill-every': number,
    office: number,
    cluster: flag,
    s3: flag,
    keep: flag,
  };
  const { values } = parseArgs({ args, options });
  if (values.office !== undefined && values.cluster) throw new TypeError('--office is not for --cluster');
  return {
    users: Number(values.users ?? 100),
    minutes: Number(values.minutes ?? 15),
    killEvery: Number(values['kill-every'] ?? 60),
    cluster: values.cluster,
    office: Number(values.office ?? 0),
    s3: values.s3,
    keep: values.keep,
  };
}
