import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgresServer.mjs';
import { removeFolder } from '../support/servers/endProcess.ts';
import { MailServer } from '../support/servers/mailServer.ts';
import { picture } from '../support/pictures.ts';
import { Caller } from './caller.ts';
import { startCluster } from './cluster.ts';
import { Measurements } from './measurements.ts';
import { killInTurn, leaveInTurn, measure } from './kills.ts';
import { killLeaders } from './leaderKills.ts';
import { freePorts, installPrograms } from './machine.ts';
import { fillOffice, readOffice } from './officeReaders.ts';
import { readOptions, type SoakOptions, usage } from './options.ts';
import { s3Program, startProduct } from './product.ts';
import { reportOf } from './report.ts';
import { LoadUser } from './user.ts';
import { work } from './work.ts';

async function soak(options: SoakOptions, folder: string, ends: (() => unknown)[]): Promise<boolean> {
  installPrograms({ haproxy: 'haproxy', psql: 'postgresql' });
  const mails = new MailServer();
  await mails.open();
  ends.push(() => mails.close());
  const settings: Record<string, string> = { SMTP_URL: mails.url, DATA_DIR: join(folder, 'data') };
  mkdirSync(join(folder, 'data'));

  const cluster = options.cluster ? await openCluster(folder, ends) : undefined;
  Object.assign(settings, cluster?.settings ?? (await openDatabase(ends)));
  const office = options.office > 0 ? await fillOffice(settings['DATABASE_URL']!, options.office) : undefined;

  if (options.s3) {
    const args = ['install', '--prefix', join(folder, 's3'), '--no-audit', '--no-fund', 's3rver@3.7.1'];
    if (spawnSync('npm', args).status !== 0) throw new Error('npm install s3rver failed');
    const [port] = await freePorts(1);
    const { program, settings: ofS3 } = s3Program(folder, port!);
    await program.start();
    ends.push(() => program.stop('SIGTERM'));
    Object.assign(settings, ofS3);
  }

  const product = await startProduct(folder, settings);
  ends.push(() => Promise.all([...product.processes, product.balancer].map((each) => each.stop('SIGTERM'))));

  const measurements = new Measurements();
  const given = { base: product.url, picture: await picture('png', 800, 600) };
  const callers = Array.from({ length: options.users }, (_, n) => new Caller(product.url, measurements, n));
  ends.push(() => Promise.all(callers.map((caller) => caller.close())));
  const users = callers.map((caller, number) => new LoadUser({ ...given, number, caller }));
  await Promise.all(users.map((user) => user.arrive((email) => mails.mailsTo(email).at(-1)?.token)));
  const readers = office === undefined ? [] : Array.from({ length: Math.ceil(options.users / 5) });
  const officeCallers = readers.map((_, n) => new Caller(product.url, measurements, options.users + n));
  ends.push(() => Promise.all(officeCallers.map((caller) => caller.close())));
  console.log(`${users.length} users work for ${options.minutes} min at ${product.url}; logs in ${folder}`);

  const end = Date.now() + options.minutes * 60_000;
  const isOver = () => Date.now() > end;
  const [kills] = await Promise.all([
    cluster === undefined
      ? killInTurn(product, options.killEvery, isOver)
      : killLeaders(cluster.nodes, options.killEvery, () => acknowledged(users), isOver),
    measure(product, isOver),
    leaveInTurn(mails, isOver),
    ...users.map((user) => work(user, isOver)),
    ...officeCallers.map((caller) => readOffice(caller, office!, isOver)),
  ]);

  // The watchers come back at longer and longer intervals where a stream was lost.
  for (let waits = 0; users.some((user) => user.isBehind) && waits < 60; waits += 1) await wait(1_000);
  for (const user of users) user.watcher?.leave();
  const report = await reportOf({ measurements, users, product, kills, mails });
  console.log(report.text);
  return report.isGood;
}

async function openDatabase(ends: (() => unknown)[]): Promise<{ DATABASE_URL: string }> {
  const { url, stop } = await startPostgres({ durable: true });
  ends.push(stop);
  return { DATABASE_URL: url };
}

async function openCluster(folder: string, ends: (() => unknown)[]) {
  installPrograms({ patroni: 'patroni', etcd: 'etcd-server', pgbouncer: 'pgbouncer' });
  return startCluster(folder, (end) => ends.push(end));
}

const acknowledged = (users: LoadUser[]) => users.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(usage);
  const options = readOptions(args);
  const folder = mkdtempSync(join(tmpdir(), 'torre-soak-'));
  const ends: (() => unknown)[] = [];
  const leave = async () => {
    for (const end of ends.toReversed()) await end();
    if (!options.keep) removeFolder(folder);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void leave().then(() => process.exit(1)));
  try {
    if (!(await soak(options, folder, ends))) process.exitCode = 1;
  } finally {
    await leave();
  }
}

await main();
