// npm run mutate [files]: changes the rules of domain/, or of the given files, one expression at a time, and checks
// which changes their tests notice. Stryker is installed separately, because nothing else needs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, ensureInstalled, generate, installApart, projectNode, root } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
const files = process.argv.slice(2);
const { status } = spawnSync(
  projectNode(),
  [
    join(installApart('mutation'), 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'tests/mutation/stryker.config.json',
    ...(files.length > 0 ? ['--mutate', files.join()] : []),
  ],
  { cwd: root, stdio: 'inherit', env: childEnv() },
);
process.exit(status ?? 1);
