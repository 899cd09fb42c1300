// Packages and the right Node. Plain JavaScript, because it runs on the system's Node (20 or newer) before anything is
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The first with `argon2`, which passwords are hashed by; the packages ask for 22.22. */
const leastNode = [24, 7];

const [major, minor] = process.versions.node.split('.').map(Number);
const ownNodeDoes = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);

/** Workspaces beside the root, in scripts/packages: what serving and building do not need. */
const apart = { tests: 'scripts/packages/tests', node: 'scripts/packages/node' };

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Path of what `name` means to the package at `path`, as Node looks for it; undefined where nothing is locked. */
function resolve(locked, path, name) {
  for (
    let above = path;
    ;
    above = above.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$|^scripts\/.*/, '')
  ) {
    const found = `${above}${above && '/'}node_modules/${name}`;
    if (locked[found]) return found;
    if (above === '') return undefined;
  }
}

/** Paths in the lock of `roots` and of all they ask for, at any distance, those for other platforms among them. */
function closure(locked, roots) {
  const found = new Set();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      locked[path];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [
      ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
      ...peers,
    ]) {
      const asked = resolve(locked, path, name);
      if (asked !== undefined) waiting.push(asked);
    }
  }
  return [...found];
}

/**
 * Installs the locked packages that are missing; exits when npm fails. What only tests and checks need comes with
 * `tests`, a Node where the system's is too old.
 */
export function ensureInstalled({ tests = false } = {}) {
  const wanted = [...(tests ? ['tests'] : []), ...(ownNodeDoes ? [] : ['node'])];
  const locked = JSON.parse(read('package-lock.json')).packages;
  let have;
  try {
    have = JSON.parse(read('node_modules/.package-lock.json')).packages;
  } catch {
    have = {};
  }
  const asked = closure(locked, ['', ...wanted.map((name) => apart[name])]);
  const missing = asked.some(
    (path) => path.startsWith('node_modules') && !locked[path].optional && !have[path],
  );
  const stale = Object.entries(have).some(
    ([path, { version, link }]) => !link && locked[path] && locked[path].version !== version,
  );
  if (!missing && !stale && (ownNodeDoes || existsSync(carriedNode()))) return;
  // On standard error: the rows of a report may be on the way to standard output.
  console.error('Installing packages (once)…');
  const clean = stale || Object.keys(have).length === 0;
  const set = wanted.length === 0 ? ['--workspaces=false'] : ['--include-workspace-root'];
  for (const name of wanted) set.push('--workspace', apart[name]);
  // NODE_ENV=production would leave out what builds.
  const args = [...(clean ? ['ci'] : ['install', '--no-save']), '--include=dev', ...set];
  run('npm', args, { shell: windows, stdio: ['inherit', 2, 2] });
}

/** Where the packages put a Node for this platform. */
function carriedNode() {
  const platform = windows ? 'win' : process.platform;
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  const folder = names.find((name) => existsSync(join(root, 'node_modules', name))) ?? names[0];
  return join(root, 'node_modules', folder, windows ? 'node.exe' : join('bin', 'node'));
}

/** This Node where it is new enough, otherwise the one that the packages carry; exits with a message without either. */
export function projectNode() {
  if (ownNodeDoes) return process.execPath;
  const carried = carriedNode();
  if (existsSync(carried)) return carried;
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
