import { EpdRefused } from '#domain/factors/epd/epd.ts';

/** Data sets are some fifteen elements deep. */
const deepest = 100;

/** Expanded entities may fill the memory, and deep nesting may overflow the stack of the parser or of `nodeOf`. */
function isUnsafe(text: string): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return true;
  let depth = 0;
  for (const [, end, empty] of text.matchAll(/<(\/?)[\w:][^<>]*?(\/?)>/g)) {
    if (empty === '') depth += end === '' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

function nodeOf(element: Element): Record<string, unknown> {
  const node: Record<string, unknown> = {};
  const put = (key: string, value: unknown) =>
    Object.defineProperty(node, key, { value, enumerable: true, configurable: true });
  for (const { name, value } of element.attributes) put(name.slice(name.indexOf(':') + 1), value);
  const children = [...element.children];
  if (children.length === 0) put('value', element.textContent);
  for (const [name, same] of Object.entries(Object.groupBy(children, ({ localName }) => localName)))
    put(name, same?.map(nodeOf));
  return node;
}

/**
 * An XML document as nested objects: children by local name as lists, attributes as texts, and the text as `value`.
 *
 * @throws EpdRefused for one that is broken, declares entities or is deeper than data sets are.
 */
export function xmlNode(text: string): unknown {
  if (isUnsafe(text)) throw new EpdRefused('unsafe');
  const page = new DOMParser().parseFromString(text, 'application/xml');
  if (page.getElementsByTagName('parsererror').length > 0) throw new EpdRefused('damaged');
  return nodeOf(page.documentElement);
}
