// npm run mutate [files]: changes the rules of domain/, or of the files named, one expression at a time, and asks their
// tests which changes they notice. Stryker is installed apart, because nothing else needs it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, ensureInstalled, generate, projectNode, root, run } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
// Beside no other package of the project, whose lock need not name it.
const folder = join(root, '.cache', 'stryker');
if (!existsSync(join(folder, 'node_modules'))) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, 'tests', 'mutation', name), join(folder, name));
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}
const files = process.argv.slice(2);
const { status } = spawnSync(
  projectNode(),
  [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'tests/mutation/stryker.config.json',
    ...(files.length > 0 ? ['--mutate', files.join()] : []),
  ],
  { cwd: root, stdio: 'inherit', env: childEnv() },
);
process.exit(status ?? 1);
