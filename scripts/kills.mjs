// npm run kills [kills] [embedded|postgres]: kills the service without warning again and again in the middle of its
// work, on the embedded database and on a PostgreSQL of its own, and reads back everything it had acknowledged.
import { spawnSync } from 'node:child_process';
import { postgresBinaries, startPostgres } from './postgresServer.mjs';
import { childEnv, ensureInstalled, projectNode, root } from './toolchain.mjs';

const [kills = '56', only] = process.argv.slice(2);
ensureInstalled({ tests: true });
let failed = false;
const run = (...more) => {
  const args = ['tests/kills/kills.ts', kills, ...more];
  const { status } = spawnSync(projectNode(), args, { cwd: root, stdio: 'inherit', env: childEnv() });
  failed ||= status !== 0;
};
if (only !== 'postgres') run();
if (only !== 'embedded' && !postgresBinaries())
  console.log('No PostgreSQL 15 or newer found: not tried on it.');
else if (only !== 'embedded') {
  const server = await startPostgres();
  try {
    run(server.url);
  } finally {
    server.stop();
  }
}
process.exit(failed ? 1 : 0);
