import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { sourcesBelow } from './sources.ts';

/** What zod takes a message after: `.min(1, …)`, `z.enum(list, …)`, `.refine(rule, …)`. */
const checks = new Set(
  'min max length gt gte lt lte regex refine startsWith endsWith includes multipleOf enum array'.split(' '),
);
/** What zod takes a message alone in: `z.string(…)`, `.email(…)`. */
const kinds = new Set('string number boolean int date email url uuid nonempty'.split(' '));

/** Strings an expression can be: its own, both branches of a condition, what a function gives back. */
function stringsOf(node: ESTree.Node | null | undefined): ESTree.StringLiteral[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'ParenthesizedExpression':
      return stringsOf(node.expression);
    case 'ArrowFunctionExpression':
      return stringsOf(node.body);
    default:
      return [];
  }
}

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '');

/** Messages of zod's checks that are plain strings, which any text would do for. */
function untypedMessages(path: string, text: string): ESTree.StringLiteral[] {
  const found: ESTree.StringLiteral[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression') return;
      const method = nameOf(callee.property);
      const ofZod = nameOf(callee.object) === 'z';
      if (checks.has(method)) found.push(...stringsOf(given[1]));
      // Elsewhere than on `z` these are what people call their own methods, too.
      if (kinds.has(method) && ofZod) found.push(...stringsOf(given[0]));
      if (method === 'addIssue') found.push(...namedIn(given[0], 'message'));
    },
    ObjectExpression(node) {
      found.push(...namedIn(node, 'error'));
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function namedIn(node: ESTree.Node | undefined, name: string): ESTree.StringLiteral[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' && nameOf(property.key) === name ? stringsOf(property.value) : [],
  );
}

/** Settings: their messages are read in a terminal, in English. */
const settings = ['domain/environment.ts', 'api/config.ts'];

test('every message of a schema goes through encodeMessage, which takes the keys of domain/locales alone', () => {
  // What the gateway reads of a service's replies and its settings speak to operators as well.
  const untyped = ['domain', 'api', 'web']
    .flatMap((house) => sourcesBelow(house))
    .filter(({ path }) => !settings.includes(path))
    .filter(({ imports }) => imports.includes('zod') || imports.some((each) => each.endsWith('fields.ts')))
    .flatMap(({ path, text }) => untypedMessages(path, text).map(({ value }) => `${path} ${value}`));
  expect(untyped).toEqual([]);
});

test.each([
  ["z.string().min(1, 'nope')", 'nope'],
  ["z.enum(list, 'nope')", 'nope'],
  ["z.string({ error: ({ input }) => (input ? required : 'nope') })", 'nope'],
  ["text(3).refine(rule, { error: 'nope' })", 'nope'],
  ["context.addIssue({ code: 'custom', message: 'nope' })", 'nope'],
])('a plain string is found in %s', (text, message) => {
  expect(untypedMessages('schema.ts', text).map(({ value }) => value)).toEqual([message]);
});
