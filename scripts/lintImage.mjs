// npm run lint:image: two linters, in fixed versions, on compose.yaml and the Dockerfile. They come from the registry
// and are no packages of the project; without a registry npm run check skips them, and says so.
import { spawnSync } from 'node:child_process';
import { childEnv, root } from './toolchain.mjs';

const linters = ['dclint@3.1.0', 'dockerlinter@2.0.0'];
const lines = 'dclint --quiet compose.yaml && dockerlinter --file Dockerfile --shellcheck none';
const npmExec = (command, options = {}) =>
  spawnSync(
    'npm',
    ['exec', '--yes', '--fetch-retries=0', ...linters.map((name) => `--package=${name}`), '-c', command],
    { cwd: root, env: childEnv(), encoding: 'utf8', ...options },
  );

const fetched = npmExec('exit 0');
if (fetched.status !== 0) {
  const reason = /npm (?:error|ERR!) (?:code )?(\S+)/.exec(fetched.stderr)?.[1] ?? 'npm exec failed';
  console.error(
    `The image was not linted: ${linters.join(' and ')} cannot be had from the registry (${reason}).`,
  );
  process.exit(process.argv.includes('--if-reachable') ? 0 : 1);
}
process.exit(npmExec(lines, { stdio: 'inherit' }).status ?? 1);
