import type { Range } from '#domain/range.ts';

/** What of its answer the page itself shows before any code is there: paths into the answer, `unit.options.edges`. */
export type Preview = {
  /** Where the screen's heading is a name. */
  heading?: string;
  list: string;
  /** From an item of the list: its name, and its CO₂ in kg per m², or in kg and per what. */
  name: string;
  range: string;
  dividedBy?: string;
};

/** The answer to a query, of which only the read parts are known. */
type Answer = { data?: unknown };

/**
 * Shows parts of the answer in the shell, as text: names, and CO₂ per m² as the screen will write it. Runs in the page
 * before any code is loaded, so it must not refer to anything outside itself.
 */
export function showPreview({ data }: Answer, preview: Preview, language: string): void {
  const main = document.querySelector('.splash-main');
  const at = (from: unknown, path: string) =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], from);
  const items = at(data, preview.list);
  // The client may already have replaced the shell.
  if (main === null || !Array.isArray(items)) return;
  const numbers = new Intl.NumberFormat(language, {
    minimumSignificantDigits: 3,
    maximumSignificantDigits: 3,
  });
  const add = (to: Element, tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    to.append(element);
    return element;
  };
  const written = (item: unknown) => {
    const range = at(item, preview.range) as Range | null | undefined;
    // Below zero the screen writes the ends in words.
    if (!range || range.min < 0) return '';
    const divisor = preview.dividedBy === undefined ? 1 : (at(item, preview.dividedBy) as number);
    const ends = new Set(
      [range.min, range.max].map((end) => (end === 0 ? '0' : numbers.format(end / divisor))),
    );
    return `${[...ends].join(' – ')} kgCO₂e/m²`;
  };
  const heading = main.querySelector('strong');
  if (heading && preview.heading !== undefined)
    heading.textContent = (at(data, preview.heading) as string | null | undefined) ?? '';
  // Some of them may have failed.
  const named = items.filter((item) => typeof at(item, preview.name) === 'string');
  // The screen has nothing but what is still missing.
  if (named.length === 0) return;
  for (const block of main.querySelectorAll('i')) block.remove();
  const list = add(main, 'ol', '');
  // No window shows more.
  for (const item of named.slice(0, 20)) {
    const place = add(list, 'li', String(at(item, preview.name)));
    add(place, 'span', written(item));
  }
}
