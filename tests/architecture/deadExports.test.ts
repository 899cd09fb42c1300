import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { houses, root, sourcesBelow } from './sources.ts';

const generated = 'gateway/__generated__/resolverTypes.ts';
const sources = [
  ...[...houses, 'tests', 'scripts'].flatMap((folder) => sourcesBelow(folder)),
  { path: generated, text: readFileSync(join(root, generated), 'utf8') },
];
const isProduct = (path: string) => !path.startsWith('tests/');

/** `file name` of what is imported, with the files that import it; a file imported whole stands under its own path. */
const importers = new Map<string, Set<string>>();
const note = (path: string, imported: string) =>
  importers.set(imported, (importers.get(imported) ?? new Set()).add(path));

for (const { path, text } of sources) {
  const fileOf = (target: string) =>
    target.startsWith('.') ? join(dirname(path), target) : target.replace(/^#domain\//, 'domain/');
  const named = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^'\n]+)'/g;
  for (const [, names = '', target = ''] of text.matchAll(named))
    for (const name of names.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g))
      note(path, `${fileOf(target)} ${name[1]}`);
  const everything =
    /\*(?: as \w+)? from '([^'\n]+)'|\b(?:import|importActual|mock)(?:<[^(]*>)?\(\s*'([^'\n]+)'/g;
  for (const [, star, dynamic] of text.matchAll(everything)) note(path, fileOf(star ?? dynamic ?? ''));
}
const textOf = new Map(sources.map(({ path, text }) => [path, text]));
const uses = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

/** The files that use an export of another. */
const users = (path: string, name: string) => [
  ...(importers.get(`${path} ${name}`) ?? []),
  ...[...(importers.get(path) ?? [])].filter((user) => uses(textOf.get(user) ?? '', name) > 0),
];

const exported = sources
  // Migrations are loaded by their names.
  .filter(({ path }) => !path.startsWith('api/db/migrations/') && path !== generated)
  .flatMap(({ path, text }) =>
    [
      ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm),
    ].map(([, name = '']) => ({ path, text, name })),
  );

test('each export is imported by another file', () => {
  const dead = exported.filter(({ path, name }) => users(path, name).length === 0);
  expect(dead.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});

test('nothing of the product is there for the tests alone', () => {
  const dead = exported
    .filter(({ path }) => isProduct(path))
    .filter(({ path, text, name }) => uses(text, name) === 1 && !users(path, name).some(isProduct));
  expect(dead.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});

test('each migration is in the list of those that are run, or a part of one', () => {
  const migrations = sources.map(({ path }) => path).filter((path) => path.startsWith('api/db/migrations/0'));
  expect(migrations.length).toBeGreaterThan(0);
  /** As a whole, or something of it. */
  const importedBy = (path: string) =>
    [...importers].flatMap(([imported, by]) => (imported.split(' ')[0] === path ? [...by] : []));
  const isRun = (path: string) => importedBy(path).some((user) => user.startsWith('api/db/'));
  expect(migrations.filter((path) => !isRun(path))).toEqual([]);
});
