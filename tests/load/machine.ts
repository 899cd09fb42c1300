import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { createServer } from 'node:net';

/** Free ports of this machine, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Where Debian's packages put their daemons. */
export const daemonPath = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

/** Installs the Debian packages whose programs are missing. @throws when that takes root, which this process is not. */
export function installPrograms(programs: Record<string, string>): void {
  const has = (program: string) =>
    spawnSync('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH: daemonPath } }).status ===
    0;
  const missing = Object.keys(programs).filter((program) => !has(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => programs[program]!))];
  if (process.getuid?.() !== 0) throw new Error(`Install first: apt-get install ${packages.join(' ')}`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  if (status !== 0) throw new Error(`apt-get install ${packages.join(' ')} ended with ${status}`);
}

/** Whether an address answers 200. */
export async function answers(url: string): Promise<boolean> {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  return ok;
}

/** PostgreSQL refuses to run as root: its package's user does it then, who may write into the folder. */
export function serviceOwner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
