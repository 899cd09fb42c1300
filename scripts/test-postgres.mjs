// npm run test:postgres: the service and gateway tests on a PostgreSQL of their own: TEST_DATABASE_URL when
// given, otherwise one that this script finds or installs, starts on a free port in a temporary folder and stops.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, ensureInstalled, generate, projectNode, root, run } from './toolchain.mjs';

const base = '/usr/lib/postgresql';
const binaries = () => {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  if (!existsSync(base)) return undefined;
  const newest = readdirSync(base)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)[0];
  const bin = newest && join(base, String(newest), 'bin');
  return bin && existsSync(join(bin, 'initdb')) ? bin : undefined;
};
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

ensureInstalled();
generate();
const tests = (url) =>
  spawnSync(
    projectNode(),
    ['node_modules/vitest/vitest.mjs', 'run', 'tests/api', 'tests/gateway', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: childEnv({ TEST_DATABASE_URL: url }),
    },
  ).status ?? 1;

if (process.env.TEST_DATABASE_URL) process.exit(tests(process.env.TEST_DATABASE_URL));

const asRoot = process.getuid?.() === 0;
if (!binaries()) {
  if (!asRoot) {
    console.error('No PostgreSQL 15 or newer found: install one, set PG_BIN, or set TEST_DATABASE_URL.');
    process.exit(1);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const bin = binaries();
const folder = mkdtempSync(join(tmpdir(), 'pg-test-'));
// PostgreSQL refuses to run as root: the package's own user does it.
let as = {};
if (asRoot) {
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  as = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, as.uid, as.gid);
}
const postgres = (command, args) =>
  run(join(bin, command), args, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
const data = join(folder, 'data');
const port = await freePort();
let status = 1;
try {
  postgres('initdb', ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  postgres('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`,
    'start',
  ]);
  status = tests(`postgres://tests@127.0.0.1:${port}/postgres`);
} finally {
  spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...as, cwd: folder });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
