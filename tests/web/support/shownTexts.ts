import { allNamespaces, baseOf } from './localeTexts.ts';

const keys = new Set(
  allNamespaces().flatMap((namespace) =>
    Object.keys(namespace.texts['pt-BR'])
      .map((key) => baseOf(key, namespace))
      .filter((key) => key.includes('.')),
  ),
);

const spoken = ['aria-label', 'title', 'placeholder', 'alt'];

/** Every text on the page, seen or spoken. */
function shownTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const own = elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])),
  );
  const labels = elements.flatMap((element) => spoken.flatMap((name) => element.getAttribute(name) ?? []));
  return [...own, ...labels].map((text) => text.trim()).filter((text) => text !== '');
}

/** What no reader should see: keys instead of texts, parameters left open, figures that are none. */
export const rawTexts = (): string[] =>
  shownTexts().filter((text) => keys.has(text) || /\{\{|\}\}|\bNaN\b|\bundefined\b|\[object/.test(text));
