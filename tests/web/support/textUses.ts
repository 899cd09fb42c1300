import { dirname } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { sourcesBelow } from '../../architecture/sources.ts';
import type { Namespace } from './localeTexts.ts';

type CodeTexts = {
  /** Keys of which a part is only known at run time. */
  patterns: { pattern: string; namespaces: string[] }[];
  /** Every string in a file, by path: keys reach `t` through variables too. */
  strings: Map<string, Set<string>>;
  /** Namespaces a file reads, by path. */
  namespaces: Map<string, string[]>;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const literal = (node: ESTree.Node | undefined): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

/** A text or template as a pattern, with `(.+)` for what varies. */
const patternOf = (node: ESTree.Node | undefined): string =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map((quasi) => escaped(quasi.value.cooked ?? '')).join('(.+)')
    : escaped(literal(node));

/** Both branches of a condition, else the argument itself. */
const branches = (node: ESTree.Node | undefined): (ESTree.Node | undefined)[] =>
  node?.type === 'ConditionalExpression'
    ? [...branches(node.consequent), ...branches(node.alternate)]
    : [node];

/** `ns` of a call's options. */
function namedNamespace(node: ESTree.Node | undefined): string[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'ns' &&
    property.value.type === 'Literal'
      ? [String(property.value.value)]
      : [],
  );
}

const calleeName = ({ callee }: ESTree.CallExpression): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** Reads all of web/ for the texts it shows. */
export function textsInCode(all: Namespace[]): CodeTexts {
  const found: CodeTexts = { patterns: [], strings: new Map(), namespaces: new Map() };
  for (const { path, text } of sourcesBelow('web')) {
    const folder = all
      .filter((each) => each.name !== 'common' && path.startsWith(`${dirname(each.folder)}/`))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0];
    const named = new Set(folder === undefined ? [] : [folder.name]);
    const strings = new Set<string>();
    const calls: ESTree.CallExpression[] = [];
    new Visitor({
      CallExpression: (node) => void calls.push(node),
      Literal: (node) => void (typeof node.value === 'string' && strings.add(node.value)),
      TemplateElement: (node) => void strings.add(node.value.cooked ?? ''),
      Identifier: (node) => void strings.add(node.name),
    }).visit(parseSync(path, text).program);
    for (const call of calls.filter((each) => calleeName(each) === 'useTranslation')) {
      const name = literal(call.arguments[0]);
      if (name !== '') named.add(name);
    }
    found.strings.set(path, strings);
    found.namespaces.set(path, [...named, 'common']);
    for (const call of calls) {
      const [first, second] = call.arguments;
      const name = calleeName(call);
      if (name === 'keyWith')
        found.patterns.push({ pattern: `${patternOf(second)}(.+)`, namespaces: [literal(first)] });
      if (name !== 't') continue;
      const asked = namedNamespace(second);
      const namespaces = asked.length > 0 ? asked : (found.namespaces.get(path) ?? []);
      for (const each of branches(first))
        if (each?.type === 'TemplateLiteral') found.patterns.push({ pattern: patternOf(each), namespaces });
    }
  }
  return found;
}
