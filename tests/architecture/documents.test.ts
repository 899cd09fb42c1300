import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions,
];

test.each(documents)('the files that %s names are there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`((?:tests|scripts|server|api|gateway|domain|web)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = '']) =>
    join(document, '..', path),
  );
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('each decision has a number of its own, in its name and in its title', () => {
  const folder = join(root, 'docs/decisions');
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const titled = names.map((name) =>
    Number(/^# (\d+)\. /.exec(readFileSync(join(folder, name), 'utf8'))?.[1]),
  );
  expect(titled).toEqual(numbers);
});

test.each(decisions)('%s has its date, and a status whose numbers are those of decisions', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const status =
    /^Date: \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d+)[^\n]*\.( Changes [^\n]*\.)?$/m.exec(text);
  const numbers = [...(status?.[0].replace(/^.*Status/, '') ?? '').matchAll(/\d+/g)].map(Number);
  expect(status).not.toBeNull();
  const known = decisions.map((path) => Number(/(\d{4})-/.exec(path)?.[1]));
  expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
});
