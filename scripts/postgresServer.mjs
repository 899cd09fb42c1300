// A PostgreSQL of our own for tests: found where Debian puts it (or PG_BIN), in a temporary folder, on a free port.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const base = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL's programs, from 15 on; undefined when there is none. */
export function postgresBinaries() {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(base)) return undefined;
  const newest = readdirSync(base)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)[0];
  const bin = newest && join(base, String(newest), 'bin');
  return bin && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so the package's own user runs it then. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

const urlOf = (port) => `postgres://tests@127.0.0.1:${port}/postgres`;

/**
 * Starts a server; `stop` also deletes its folder. `halt` and `start` simulate a restart, `halt('immediate')` a crash.
 * Unless `durable`, a crash of the machine loses its data, and commits are faster.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = postgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'pg-test-'));
  const as = ownerOf(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (command, args) => {
    const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    const { status, error } = spawnSync(join(bin, command), args, options);
    if (status !== 0) throw error ?? new Error(`${command} ended with ${status}`);
  };
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=${durable ? 'on' : 'off'}`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const halt = (mode = 'fast') => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
  const end = (home, of) => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', of, '-m', 'immediate', 'stop'], { ...as, cwd: home });
    rmSync(home, { recursive: true, force: true });
  };
  const stop = () => end(folder, data);
  try {
    // Without a language in the environment its locale would be C, which has no capitals beyond ASCII.
    const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
    run('initdb', ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', ...locale, '--no-sync']);
    start();
  } catch (error) {
    stop();
    throw error;
  }
  /** A standby that follows this server. */
  const follow = async () => {
    const home = mkdtempSync(join(tmpdir(), 'pg-test-'));
    ownerOf(home);
    const [copy, ownPort] = [join(home, 'data'), await freePort()];
    const from = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'tests'];
    run('pg_basebackup', [...from, '-D', copy, '-R', '-c', 'fast', '-X', 'stream', '--no-sync']);
    const set = `-p ${ownPort} -k ${home} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`;
    run('pg_ctl', ['-D', copy, '-w', '-l', join(home, 'log'), '-o', set, 'start']);
    return { url: urlOf(ownPort), stop: () => end(home, copy) };
  };
  return { url: urlOf(port), follow, start, halt, stop };
}
