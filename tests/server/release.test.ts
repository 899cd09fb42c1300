import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carried, packages } from '../../scripts/releaseParts.mjs';

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
