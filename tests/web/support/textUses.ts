import { dirname } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { sourcesBelow } from '../../architecture/sources.ts';
import type { Namespace } from './localeTexts.ts';

/** One text the code asks for: its key, or a pattern where parts of the key are only known at run time. */
type TextUse = { at: string; key: string; pattern: RegExp | null; namespaces: string[] };

type CodeTexts = {
  uses: TextUse[];
  /** Every string in a file, by path: keys reach `t` through variables too. */
  strings: Map<string, Set<string>>;
  /** Namespaces a file reads, by path. */
  namespaces: Map<string, string[]>;
  /** Calls whose key is a variable. */
  indirect: string[];
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys an argument can be: both branches of a condition, and templates with `${…}` for what varies. */
function keysIn(node: ESTree.Node | undefined): { key: string; pattern: RegExp | null }[] | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [{ key: node.value, pattern: null }];
  if (node?.type === 'ConditionalExpression') {
    const [yes, no] = [keysIn(node.consequent), keysIn(node.alternate)];
    return yes && no && [...yes, ...no];
  }
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = node.quasis.map((quasi) => quasi.value.cooked ?? '');
  return [{ key: parts.join('${…}'), pattern: new RegExp(`^${parts.map(escaped).join('(.+)')}$`) }];
}

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
  const found: CodeTexts = { uses: [], strings: new Map(), namespaces: new Map(), indirect: [] };
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
      for (const { key } of keysIn(call.arguments[0]) ?? []) named.add(key);
    }
    found.strings.set(path, strings);
    found.namespaces.set(path, [...named, 'common']);
    for (const call of calls.filter((each) => ['t', 'screenError'].includes(calleeName(each)))) {
      const line = text.slice(0, call.start).split('\n').length;
      const keys = keysIn(call.arguments[0]);
      const asked = namedNamespace(call.arguments[1]);
      const namespaces =
        calleeName(call) === 'screenError'
          ? ['common']
          : asked.length > 0
            ? asked
            : (found.namespaces.get(path) ?? []);
      if (keys === null) found.indirect.push(`${path}:${line}`);
      for (const key of keys ?? []) found.uses.push({ at: `${path}:${line}`, namespaces, ...key });
    }
  }
  return found;
}
