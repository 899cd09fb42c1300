/** Both cases of a letter; any other character unchanged. */
const cases = (sign: string) => [...new Set([sign.toLowerCase(), sign.toUpperCase()])].join('');

/** The tokens of an expression: classes, escaped characters, openings of groups, single characters. */
const tokens = (source: string) =>
  source.match(/\[(?:\\.|[^\]])*\]|\\p\{[^}]*\}|\\.|\(\?(?::|<?[=!])|./gu) ?? [];

/** A character class in both cases; a hyphen is a range between two characters, and itself elsewhere. */
function classOf(inner: string): string {
  const signs = inner.match(/\\p\{[^}]*\}|\\.|[^\\]-[^\\]|[^\\]/gu) ?? [];
  return `[${signs.map((sign) => (sign === '-' ? '\\-' : sign.length > 1 ? sign : cases(sign))).join('')}]`;
}

function signOf(token: string): string {
  if (token === '(?:') return '(';
  if (token.startsWith('[')) return classOf(token.slice(1, -1));
  return token.length === 1 && cases(token).length > 1 ? `[${cases(token)}]` : token;
}

const noLetter = '[^A-Za-z0-9_]';

/** An alternative by its tokens, for a whole text. Only the outer word boundaries can be expressed. */
function wholeText(alternative: readonly string[]): string {
  const inner = alternative
    .filter((token) => token !== '\\b')
    .map(signOf)
    .join('');
  const before = alternative[0] === '\\b' ? `(.*${noLetter})?` : '.*';
  const after = alternative.at(-1) === '\\b' ? `(${noLetter}.*)?` : '.*';
  return `${before}${inner}${after}`;
}

/** The alternatives of an expression, without look-around. */
function alternatives({ source }: RegExp): string[][] {
  const found: string[][] = [[]];
  /** Depth of the open groups, and the depth from which all is left out. */
  let depth = 0;
  let left = Infinity;
  for (const token of tokens(source)) {
    if (token.startsWith('(')) {
      depth += 1;
      if (/[=!]$/.test(token)) left = Math.min(left, depth);
    }
    if (token === '|' && depth === 0) found.push([]);
    else if (depth < left) found.at(-1)!.push(token);
    if (token === ')') {
      if (depth === left) left = Infinity;
      depth -= 1;
    }
  }
  return found;
}

/**
 * An XSD expression for the texts in which one of ours, ignoring case, finds something. XSD has no look-around, so it
 * may match more texts than ours, but never fewer.
 */
export const xsdPattern = (expressions: readonly RegExp[]): string =>
  expressions.flatMap(alternatives).map(wholeText).join('|');
