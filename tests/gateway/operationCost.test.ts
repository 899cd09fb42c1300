import { type DocumentNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationCost } from '../../gateway/limits/cost.ts';

const rows: Record<string, number> = { projects: 50, units: 10, options: 10, modules: 15 };

/** The cost as its definition says: every spread walked anew. */
function naiveCost(document: DocumentNode, operation: OperationDefinitionNode): number {
  const costOf = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        return sum + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? costOf(fragment.selectionSet) : 0);
      }
      const inner = selection.selectionSet === undefined ? 0 : costOf(selection.selectionSet);
      return sum + 1 + inner * (rows[selection.name.value] ?? 1);
    }, 0);
  return costOf(operation.selectionSet);
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A document whose fragments spread only later ones, as validation demands. */
function anyDocument(seed: number): string {
  const next = random(seed);
  const fragments = 1 + Math.floor(next() * 6);
  function selections(from: number, depth: number): string {
    const parts = Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
      const kind = next();
      if (kind < 0.35 && from < fragments) return `...F${from + Math.floor(next() * (fragments - from))}`;
      if (kind < 0.45 && depth < 4) return `... { ${selections(from, depth + 1)} }`;
      if (kind < 0.8 && depth < 4) {
        const list = ['projects', 'units', 'options', 'modules', 'node'][Math.floor(next() * 5)];
        return `${list} { ${selections(from, depth + 1)} }`;
      }
      return 'name';
    });
    return parts.join(' ');
  }
  const definitions = Array.from(
    { length: fragments },
    (_, i) => `fragment F${i} on Any { ${selections(i + 1, 0)} }`,
  );
  return `{ ${selections(0, 0)} } ${definitions.join(' ')}`;
}

const operationIn = (document: DocumentNode) => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return operation;
};

test('counting each fragment once gives what walking every spread gives, in 500 documents', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const text = anyDocument(seed);
    const document = parse(text);
    const operation = operationIn(document);
    expect({ text, cost: operationCost(document, operation, {}) }).toEqual({
      text,
      cost: naiveCost(document, operation),
    });
  }
});

describe('fragments that are no fragments', () => {
  test.each([
    ['reaching itself', '{ a ...A } fragment A on Any { b ...A }'],
    ['reaching each other', '{ a ...A } fragment A on Any { b ...B } fragment B on Any { ...A }'],
    ['not there', '{ a b ...A }'],
  ])('%s cost what they hold once', (_, text) => {
    const document = parse(text);
    expect(operationCost(document, operationIn(document), {})).toBe(2);
  });
});
