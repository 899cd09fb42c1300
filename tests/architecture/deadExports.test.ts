import { expect, test } from 'vitest';
import { houses, sourcesBelow } from './sources.ts';

const sources = [...houses, 'tests', 'scripts'].flatMap((house) => sourcesBelow(house));
const checked = houses.flatMap((house) => sourcesBelow(house));

const filesNaming = new Map<string, Set<string>>();
for (const { path, text } of sources) {
  for (const word of text.match(/\w+/g) ?? []) {
    filesNaming.set(word, (filesNaming.get(word) ?? new Set()).add(path));
  }
}

// Types are let be: one that is part of an exported function's signature is for the reader.
test('each exported value is used by another file', () => {
  const dead = checked.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => filesNaming.get(name)?.size === 1)
      .map((name) => `${path} ${name}`),
  );
  expect(dead).toEqual([]);
});
