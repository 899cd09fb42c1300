import { readdirSync, readFileSync } from 'node:fs';
import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { expect, test } from 'vitest';

test('the newest migration of the rules lets every check of a comparison be accepted with a note', () => {
  const folder = new URL('../../../api/db/migrations/', import.meta.url);
  const texts = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((text) => text.includes('add constraint overrides_rule_check'));
  const [, list = ''] = /const rules = `\(([^`]*)\)`/.exec(texts.at(-1) ?? '') ?? [];
  const stored = list.match(/[A-Z_]+/g) ?? [];
  expect(stored.toSorted()).toEqual([...likeForLikeRules].toSorted());
});
