import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carried, packages } from '../../scripts/releaseParts.mjs';
import { changesOf } from '../../scripts/upgradeNotes.mjs';

const root = join(import.meta.dirname, '../..');
const built = globSync('dist/server/*.mjs', { cwd: root });

/** What the built servers ask for by `pattern`, each once. */
const asked = (pattern: RegExp) => [
  ...new Set(
    built.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    ),
  ),
];

test('a release carries every file and every package that its servers ask for', () => {
  const beside = asked(/new URL\("(\.\.\/[^"]+)", new URL\("\.\.\/\.\.\/[^"]+", import\.meta\.url\)/g).map(
    (path) => path.replace('../', ''),
  );
  const names = asked(/^(?:import|export) (?:[^'"]* from )?"([^"./][^"]*)";$|\bimport\("([^"./][^"]*)"\)/gm)
    .filter((name) => name !== '' && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
  expect(beside.length).toBeGreaterThan(2);
  expect(beside.filter((path) => !carried.includes(path))).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !packages.includes(name))).toEqual([]);
  // A source beside another is no file of a release.
  expect(asked(/new URL\(["'](\.\/[^"']+\.ts)["']/g)).toEqual([]);
});

test('no link of a document in a release leads out of it', () => {
  const isCarried = (path: string) => carried.some((part) => path === part || path.startsWith(`${part}/`));
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: root }).filter(isCarried);
  const linked = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, path = '']) => join(document, '..', path).replace(/\/$/, ''),
    ),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(linked.length).toBeGreaterThan(50);
  expect(linked.filter((path) => !isCarried(path) || !existsSync(join(root, path)))).toEqual([]);
});

test('upgrade notes are of one version, and tell what has to be looked at', () => {
  const changelog = `# Changes

## Unreleased

### Added

- New.

## 1.2.0 (2026-11-24)

### Added

- \`a\`.

### Changed

- \`b\`.

### Deprecated

- \`c\`.

## 1.1.0

### Changed

- \`d\`.
`;
  expect(changesOf(changelog, '1.2.0')).toEqual({
    heading: '1.2.0 (2026-11-24)',
    text: '### Changed\n\n- `b`.\n\n### Deprecated\n\n- `c`.',
  });
  expect(changesOf(changelog, '1.1.0').text).toBe('### Changed\n\n- `d`.');
  // A version that has no heading yet is what is to come, and 1.2 is not 1.2.0.
  expect(changesOf(changelog, '1.2')).toEqual({ heading: 'Unreleased', text: '' });
  const { heading, text } = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), 'none');
  expect(heading).toBe('Unreleased');
  expect(text).toContain('### Changed');
  expect(text).not.toContain('### Added');
});

test.each(['main', 'apiMain', 'gatewayMain', 'backup', 'seed'])(
  '%s says in a line that a Node is too old',
  (entry) => {
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', older, `dist/server/${entry}.mjs`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('Node 20.20.2 is too old: 24.7 or newer is needed.\n');
    expect(status).toBe(1);
  },
);
