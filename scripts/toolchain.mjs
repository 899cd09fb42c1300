// What every command needs before it can run: packages and the right Node (install.mjs), generated code, built files.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { projectNode, root, run } from './install.mjs';

export { ensureInstalled, leastNode, projectNode, root, run } from './install.mjs';

/** Environment for child processes: the project's Node and the packages' commands come first in the path. */
export function childEnv(extra = {}) {
  const path = [join(projectNode(), '..'), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  // A compile cache, so that a second start need not parse everything again.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile');
  return { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: path.join(delimiter), ...extra };
}

/** Runs a script of the project with the project's Node; exits with its code when it fails. */
export const runNode = (args, options = {}) => run(projectNode(), args, { env: childEnv(), ...options });

/**
 * Installs what `tests/<room>` locks into .cache, separate from the project's packages and lock.
 * @returns the folder that holds its node_modules.
 */
export function installApart(room) {
  const folder = join(root, '.cache', room);
  const given = join(root, 'tests', room);
  const lock = (of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  // npm writes this last: an interrupted installation, or one of another lock, is repeated.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')) || lock(folder) !== lock(given)) {
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(given, name), join(folder, name));
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  }
  return folder;
}

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

/** Digest of the contents of files and folders; dates do not count, so a fresh clone makes nothing stale. */
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

/**
 * Undefined where the outputs of the same inputs, made the same `way`, still exist, else a function that records that
 * they were made.
 */
function whenStale(name, inputs, outputs, way = '') {
  const stamp = join(root, '.cache', `${name}.sha256`);
  const now = digest(inputs) + way;
  const fresh =
    outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now;
  if (fresh) return undefined;
  return () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(stamp, now);
  };
}

/**
 * Relay's artifacts. From scratch, so that an operation that no screen has any more is no longer allowed: the compiler
 * only adds to the list of operations, and only writes those whose artifact changed. `keep` leaves the old ones while a
 * development server reads them.
 */
export function generate({ keep = false } = {}) {
  const list = 'web/__generated__/persistedOperations.json';
  const made = whenStale('relay', ['schema.graphql', 'relay.config.json', 'web'], [list]);
  if (!made) return;
  const folder = join(root, 'web/__generated__');
  const before = join(root, '.cache/relay-before');
  // What the compiler refuses ends this process: without the old artifacts every import of one would be an error too.
  const putBack = () => {
    rmSync(folder, { recursive: true, force: true });
    renameSync(before, folder);
  };
  if (!keep && existsSync(folder)) {
    rmSync(before, { recursive: true, force: true });
    mkdirSync(join(root, '.cache'), { recursive: true });
    renameSync(folder, before);
    process.once('exit', putBack);
  }
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(root, list))) writeFileSync(join(root, list), '{}');
  runNode(['node_modules/relay-compiler/cli.js'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.off('exit', putBack);
  rmSync(before, { recursive: true, force: true });
  made();
}

/** Types of the gateway's resolvers and of the keys of texts, which only the compiler and so only checks need. */
export function generateTypes() {
  const ofResolvers = ['schema.graphql', 'gateway/sources.ts', 'gateway/enums.ts'];
  generateBy('resolver-types', ofResolvers, 'gateway/__generated__/resolverTypes.ts');
  generateBy('text-keys', ['web', 'domain/locales'], 'web/i18n/__generated__/textKeys.d.ts');
}

function generateBy(script, inputs, output) {
  const made = whenStale(script, [...inputs, `scripts/${script}.mjs`], [output]);
  if (!made) return;
  runNode([`scripts/${script}.mjs`]);
  made();
}

/** Runs a script of the project beside others; ends the command when it fails. */
export async function runBeside(args, env = {}) {
  const child = spawn(projectNode(), args, { cwd: root, stdio: 'inherit', env: childEnv(env) });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Runs the build that `folder` configures. */
const vite = (folder, env = {}) =>
  runBeside(
    ['node_modules/vite/bin/vite.js', 'build', '-c', `${folder}/vite.config.ts`, '--logLevel', 'warn'],
    env,
  );

/**
 * The client's files in dist/web, and the servers in dist/server. `smallest` compresses the client's files with
 * Brotli's highest level, which takes three quarters of the build's processor time for a tenth of their bytes.
 */
export async function build({ smallest = false } = {}) {
  const inputs = ['web', 'domain', 'schema.graphql', 'relay.config.json', 'package-lock.json'];
  const made = whenStale('web', inputs, ['dist/web/index.html'], smallest ? '-smallest' : '');
  if (made) console.log('Building the client…');
  const env = smallest ? { SMALLEST_FILES: 'on' } : {};
  await Promise.all([buildServers(), made && vite('web', env).then(made)]);
}

/** The servers in dist/server, and the other programs of a release. */
export async function buildServers() {
  const configured = ['scripts/install.mjs', 'scripts/releaseParts.mjs'];
  const inputs = ['server', 'api', 'gateway', 'domain', 'seed', ...configured, 'package-lock.json'];
  const entries = ['main', 'apiMain', 'gatewayMain'].map((name) => `dist/server/${name}.mjs`);
  const made = whenStale('server', inputs, entries);
  if (made) await vite('server').then(made);
}
