import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { houses, sourcesBelow } from './sources.ts';

const sources = [...houses, 'tests', 'scripts'].flatMap((house) => sourcesBelow(house));
const importsOf = new Map(
  sources.map(({ path, imports }) => [
    path,
    imports.map((target) =>
      target.startsWith('.') ? join(dirname(path), target) : target.replace(/^#domain\//, 'domain/'),
    ),
  ]),
);

/** Groups of files each of which reaches the others by imports, of values or of types alone (Tarjan). */
function circles(): string[] {
  const [order, low] = [new Map<string, number>(), new Map<string, number>()];
  const [open, found]: [string[], string[]] = [[], []];
  const visit = (file: string): void => {
    order.set(file, order.size);
    let lowest = order.get(file)!;
    open.push(file);
    for (const next of importsOf.get(file) ?? []) {
      if (!importsOf.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next)!);
    }
    low.set(file, lowest);
    if (lowest !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) found.push(group.toSorted().join(' '));
  };
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return found.toSorted();
}

test('no file reaches itself through its imports', () => {
  expect(circles()).toEqual([]);
});
