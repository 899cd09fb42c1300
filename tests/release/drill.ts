// A release made newer by a migration of its own, then both on a machine without compiler, npm and network: onTheServer.ts.
// `drill.ts <archive of the release>`, called by npm run release -- --drill.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { removeFolder } from '../support/servers/endProcess.ts';

const root = join(import.meta.dirname, '../..');
const [release = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'torre-drill-'));
try {
  const newer = releaseOfTomorrow();
  // Node alone, and a network of its own where the system lets us have one: nothing can be fetched or compiled.
  const alone = ['unshare', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  const isolated = spawnSync(alone[0]!, [...alone.slice(1), 'true']).status === 0;
  console.log(isolated ? 'Network: none but the machine itself.' : 'Network: that of this machine.');
  const command = [process.execPath, join(import.meta.dirname, 'onTheServer.ts'), folder, release, newer];
  const [name = '', ...args] = isolated ? [...alone, ...command] : command;
  const { status } = spawnSync(name, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  removeFolder(folder);
}

/** Releases the same commit with one migration more, as the next version. @returns the archive. */
function releaseOfTomorrow(): string {
  const clone = join(folder, 'newer');
  const inClone = (name: string, ...args: string[]) =>
    execFileSync(name, args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['clone', '--quiet', root, clone]);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(clone, path), change(readFileSync(join(clone, path), 'utf8')));
  edit('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "999.0.0"'));
  writeFileSync(
    join(clone, 'api/db/migrations/9999_tomorrow.ts'),
    "import { type Kysely, sql } from 'kysely';\nexport const up = (db: Kysely<unknown>) => sql`alter table projects add column tomorrow text not null default 'later'`.execute(db);\n",
  );
  edit('api/db/migrate.ts', (text) =>
    text
      .replace(
        '/** In the order',
        "import * as tomorrow from './migrations/9999_tomorrow.ts';\n\n/** In the order",
      )
      .replace(/(const migrations = \{[^}]*)/, "$1  '9999_tomorrow': tomorrow,\n"),
  );
  inClone('git', 'add', '--all');
  inClone(
    'git',
    '-c',
    'user.name=Drill',
    '-c',
    'user.email=drill@example.com',
    'commit',
    '--quiet',
    '-m',
    'x',
  );
  inClone('npm', 'run', 'release');
  const made = join(clone, 'dist', 'release');
  return join(
    made,
    readdirSync(made).find((file) => file.endsWith('.tar.gz'))!,
  );
}
