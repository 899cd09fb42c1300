// What every command needs before it can run: packages, the right Node, generated code. Plain JavaScript,
// because it runs on the system's Node (20 or newer) before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

const read = (path) => readFileSync(join(root, path), 'utf8');
const versions = (lock) =>
  Object.entries(lock.packages ?? {}).filter(([path, entry]) => path && !entry.link && !entry.optional);

/** Whether node_modules holds what package-lock.json asks for, whoever installed it. */
function installed() {
  try {
    const have = JSON.parse(read('node_modules/.package-lock.json')).packages;
    return versions(JSON.parse(read('package-lock.json'))).every(
      ([path, entry]) => have[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** Installs the locked packages when node_modules is missing or differs; exits when npm fails. */
export function ensureInstalled() {
  if (installed()) return;
  // On standard error: the rows of a report may be on the way to standard output.
  console.error('Installing packages (once)…');
  run('npm', ['ci', '--no-audit', '--no-fund'], { shell: windows, stdio: ['inherit', 2, 2] });
}

/** The Node binary that the packages carry, or this one where it is new enough; exits with a message otherwise. */
export function projectNode() {
  const name = windows ? 'node.exe' : join('bin', 'node');
  const platform = windows ? 'win' : process.platform;
  const carried = join(root, 'node_modules', `node-${platform}-${process.arch}`, name);
  if (existsSync(carried)) return carried;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old and no packaged Node fits ${process.platform}-${process.arch}: install Node 22.22 or newer.`,
  );
  process.exit(1);
}

/** Environment for children: the project's Node and the packages' commands come first in the path. */
export function childEnv(extra = {}) {
  const separator = windows ? ';' : ':';
  const path = [join(projectNode(), '..'), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  // Compiled code of the last start: a second start need not parse it all again.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile');
  return { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: path.join(separator), ...extra };
}

/** Runs a command to its end in the project folder; exits with its code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of the project with the project's Node; exits with its code when it fails. */
export const runNode = (args, options = {}) => run(projectNode(), args, { env: childEnv(), ...options });

const ignored = new Set(['node_modules', '__generated__', 'dist', 'data', '.git']);
function* files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  for (const entry of readdirSync(full, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (ignored.has(entry.name)) continue;
    const child = join(full, entry.name);
    if (entry.isDirectory()) yield* files(relative(root, child));
    else yield child;
  }
}

/** Digest of the contents of files and folders, so that a clone's new dates make nothing stale. */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const list = /\.[a-z]+$/.test(path) ? (existsSync(full) ? [full] : []) : files(path);
    for (const file of list)
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Does `work` unless it was done for the same inputs and its outputs are still there. */
function whenStale(name, inputs, outputs, work) {
  const stamp = join(root, '.cache', `${name}.sha256`);
  const now = digest(inputs);
  const fresh =
    outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now;
  if (fresh) return;
  work();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * Relay's artifacts. From scratch, so that an operation no screen has any more does not stay
 * allowed: the compiler adds to the list of operations and only writes those whose artifact changed. `keep` leaves the
 * old ones while a development server reads them.
 */
export function generate({ keep = false } = {}) {
  const list = 'web/__generated__/persistedOperations.json';
  whenStale('relay', ['schema.graphql', 'relay.config.json', 'web'], [list], () => {
    if (!keep) rmSync(join(root, 'web/__generated__'), { recursive: true, force: true });
    mkdirs('web/__generated__');
    if (!existsSync(join(root, list))) writeFileSync(join(root, list), '{}');
    runNode(['node_modules/relay-compiler/cli.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
  });
}

/** Types of the gateway's resolvers: only the compiler reads them, so that nothing but checks needs them. */
export function generateResolverTypes() {
  const inputs = ['schema.graphql', 'scripts/resolver-types.mjs', 'gateway/sources.ts', 'gateway/enums.ts'];
  whenStale('resolver-types', inputs, ['gateway/__generated__/resolverTypes.ts'], () =>
    runNode(['scripts/resolver-types.mjs']),
  );
}

function mkdirs(path) {
  const full = join(root, path);
  mkdirSync(full, { recursive: true });
  return full;
}

/** The client's files in dist/web, and the servers in dist/server. */
export function build() {
  buildServers();
  const inputs = ['web', 'domain', 'schema.graphql', 'relay.config.json', 'package-lock.json'];
  whenStale('web', inputs, ['dist/web/index.html'], () => {
    console.log('Building the client…');
    runNode(['node_modules/vite/bin/vite.js', 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn']);
  });
}

/** The three servers in dist/server. */
export function buildServers() {
  const inputs = ['server', 'api', 'gateway', 'domain', 'package-lock.json'];
  const entries = ['main', 'apiMain', 'gatewayMain'].map((name) => `dist/server/${name}.mjs`);
  whenStale('server', inputs, entries, () =>
    runNode(['node_modules/vite/bin/vite.js', 'build', '-c', 'server/vite.config.ts', '--logLevel', 'warn']),
  );
}
