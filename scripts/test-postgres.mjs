// npm run test:postgres: the service and gateway tests, or those named, on a PostgreSQL of their own: TEST_DATABASE_URL when
// given, otherwise one that this script finds or installs, starts on a free port in a temporary folder and stops.
import { spawnSync } from 'node:child_process';
import { postgresBinaries, startPostgres } from './postgresServer.mjs';
import { childEnv, ensureInstalled, generate, projectNode, root, run } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
const given = process.argv.slice(2);
const files = given.some((each) => !each.startsWith('-')) ? [] : ['tests/api', 'tests/gateway'];
const tests = (url) =>
  spawnSync(
    projectNode(),
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...files, ...given],
    {
      cwd: root,
      stdio: 'inherit',
      env: childEnv({ TEST_DATABASE_URL: url }),
    },
  ).status ?? 1;

if (process.env.TEST_DATABASE_URL) process.exit(tests(process.env.TEST_DATABASE_URL));

if (!postgresBinaries()) {
  if (process.getuid?.() !== 0) {
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
const server = await startPostgres();
let status = 1;
try {
  status = tests(server.url);
} finally {
  server.stop();
}
process.exit(status);
