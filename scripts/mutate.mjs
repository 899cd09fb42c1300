// npm run mutate [files]: changes the rules of domain/, or of the given files, one expression at a time, and checks
// which changes their tests notice. Stryker is installed separately, because nothing else needs it.
import { join } from 'node:path';
import { ensureInstalled, generate, installApart, runNode } from './toolchain.mjs';

ensureInstalled({ tests: true });
generate();
const files = process.argv.slice(2);
runNode([
  join(installApart('mutation'), 'node_modules/@stryker-mutator/core/bin/stryker.js'),
  'run',
  'tests/mutation/stryker.config.json',
  ...(files.length > 0 ? ['--mutate', files.join()] : []),
]);
