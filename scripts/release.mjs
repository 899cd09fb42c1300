// npm run release: packs what runs into one archive, with its list of parts, upgrade notes and checksums; see
// docs/deployment.md. With --drill it is also installed, upgraded and restored.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { carried, packages } from './releaseParts.mjs';
import { build, ensureInstalled, generate, leastNode, root, run, runNode } from './toolchain.mjs';
import { changesOf } from './upgradeNotes.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (path) => readFileSync(join(root, path), 'utf8');

if (git('status', '--porcelain') !== '') {
  console.error('There are changes that no commit holds: a release is made of a commit.');
  process.exit(1);
}
ensureInstalled();
generate();
await build({ smallest: true });
// The same commit gives the same bytes: no clock, user, rights or disk order.
const commit = git('rev-parse', 'HEAD');
const committed = new Date(Number(git('log', '-1', '--format=%ct')) * 1000);
const { name, version, license, description, dependencies } = JSON.parse(read('package.json'));
const release = `${name}-${version}`;
const target = join(root, 'dist', 'release');
const folder = join(target, release);
rmSync(target, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of carried) cpSync(join(root, path), join(folder, path), { recursive: true });

const kept = Object.fromEntries(packages.map((each) => [each, dependencies[each]]));
const engines = { node: `>=${leastNode.join('.')}` };
const manifest = {
  name,
  version,
  private: true,
  description,
  license,
  type: 'module',
  engines,
  dependencies: kept,
};
const write = (path, text) => writeFileSync(join(folder, path), text);
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
// npm keeps to the locked versions and removes the packages that are built into the servers.
for (const path of ['package-lock.json', '.npmrc']) cpSync(join(root, path), join(folder, path));
run('npm', ['install', '--omit=dev'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
write('sbom.cdx.json', partsList());
write('UPGRADE.md', upgradeNotes());

const { create } = await import('tar');
const archive = `${release}-${process.platform}-${process.arch}.tar.gz`;
create(
  {
    sync: true,
    file: join(target, archive),
    gzip: true,
    portable: true,
    mtime: committed,
    cwd: target,
    noDirRecurse: true,
    onWriteEntry: ({ stat }) => {
      stat.mode = 0o644;
    },
  },
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|d\.[cm]?ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
    .toSorted(),
);
const published = [archive, `${release}.cdx.json`, `${release}-UPGRADE.md`];
cpSync(join(folder, 'sbom.cdx.json'), join(target, published[1]));
cpSync(join(folder, 'UPGRADE.md'), join(target, published[2]));
const sums = published.map((file) => {
  const digest = createHash('sha256')
    .update(readFileSync(join(target, file)))
    .digest('hex');
  return `${digest}  ${basename(file)}\n`;
});
writeFileSync(join(target, 'SHA256SUMS'), sums.join(''));
rmSync(folder, { recursive: true });
console.log(sums.join('').trimEnd());
if (process.argv.includes('--drill')) runNode(['tests/release/drill.ts', join(target, archive)]);

/**
 * Everything the servers and the client are made of and built with, in CycloneDX; without npm's clock, random number
 * and folder.
 */
function partsList() {
  const list = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 2 ** 26 }),
  );
  delete list.serialNumber;
  // npm uses the folder's name.
  list.metadata.component.name = name;
  list.metadata.timestamp = committed.toISOString();
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** What to do before an upgrade, and what changes with it. */
function upgradeNotes() {
  const { heading, text } = changesOf(read('CHANGELOG.md'), version);
  if (heading === 'Unreleased')
    console.error(`CHANGELOG.md has no ${version}: the notes are those of Unreleased.`);
  const migrations = readdirSync(join(root, 'api/db/migrations')).filter((file) => /^\d{4}_/.test(file));
  return `# ${release}

Made of commit ${commit}, for Node ${leastNode.join('.')} or newer on ${process.platform}-${process.arch}.

## Before upgrading

1. \`sha256sum --check --ignore-missing SHA256SUMS\` beside the archive.
2. Back up while the former version is still in its place, and keep that version: it alone reads this backup as it is.
3. Read below what was changed and what is deprecated; from a version older than the one before, also of those between, in CHANGELOG.md, which has what was added as well.

The first start brings the database to migration ${migrations.toSorted().at(-1)?.replace('.ts', '')}, in one transaction. There is no way back but the backup. The whole procedure: docs/deployment.md.

## ${heading}

${text}
`;
}
