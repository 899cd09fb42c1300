// npm run test:postgres: what can differ there, or the tests named, on a PostgreSQL of their own: TEST_DATABASE_URL when
// given, otherwise one that this script finds or installs, starts on a free port in a temporary folder and stops.
import { spawnSync } from 'node:child_process';
import { postgresBinaries, startPostgres } from './postgresServer.mjs';
import { childEnv, ensureInstalled, generate, projectNode, root, run } from './toolchain.mjs';

/** The embedded database of `npm test` is PostgreSQL too, but with one connection and without a server. */
const differing = {
  // Pools and what becomes of them, migrations, plans, prepared statements, standbys and dumps.
  'api/database': ['database', 'dumps', 'postgresTrouble', 'preparedStatements', 'queryPlans', 'standby'],
  // Its pool has figures of its own.
  server: ['operability'],
  // Calls, sweeps and queues at once: locks, what is unique, and one row for two.
  'api/accounts': ['account', 'attempts', 'secondFactor', 'personalData', 'wholeExport'],
  'api/benchmark': ['benchmarkCandidates'],
  'api/decisions': ['decisionWatch'],
  'api/http': ['answerLost', 'heavyWork', 'idempotency', 'rateLimit'],
  'api/mail': ['smtp'],
  'api/offices': ['organizations'],
  'api/projects': ['duplicate', 'exports', 'members', 'projects'],
  'api/quantities': ['modules', 'takeoff', 'versions'],
  'api/towers': ['options', 'storedTotals', 'towerConcurrency'],
  // Events go from one connection to another.
  'api/events': ['events', 'webhooks'],
  'gateway/subscriptions': ['subscriptions'],
  // Values of every type as the driver hands them over, and more rows than fit into one answer.
  'api/openapi': ['writtenAnswers'],
  'gateway/graph': ['projectGraph'],
  gateway: ['largeOffice'],
};

ensureInstalled({ tests: true });
generate();
const given = process.argv.slice(2);
const files = given.some((each) => !each.startsWith('-'))
  ? []
  : Object.entries(differing).flatMap(([folder, names]) =>
      names.map((name) => `tests/${folder}/${name}.test.ts`),
    );
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
