import { createHash } from 'node:crypto';

/** Elements that a reader takes as a line of their own, and those whose parts stand side by side in one. */
const lines =
  'p, li, h1, h2, h3, h4, h5, h6, dt, dd, tr, caption, legend, label, div, section, form, nav, main, pre';
const cells = 'td, th';
const fields = 'input, textarea, select, [role=combobox]';
const buttons = 'button, [role=button], [role=menuitem], [role=tab], [role=option], summary';
const unseen = 'script, style, template, [hidden], [aria-hidden=true]:not(:has(input))';

const written = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/gu, ' ').trim();

const textOf = (id: string) => written(document.getElementById(id)?.textContent);

/** The label of a field: happy-dom's own `labels` look through the whole page for it. */
function labelOf(field: Element): Element | undefined {
  const around = field.closest('label');
  if (around !== null) return around;
  for (let part = field.parentElement; field.id !== '' && part !== null; part = part.parentElement) {
    const label = part.querySelector(`label[for="${CSS.escape(field.id)}"]`);
    if (label !== null) return label;
  }
  return undefined;
}

/** The name a screen reader says, or else the text inside. */
export function nameOf(element: Element): string {
  const named = element.getAttribute('aria-label');
  if (named !== null) return written(named);
  const heading = element.getAttribute('aria-labelledby');
  if (heading !== null) return written(heading.split(' ').map(textOf).join(' '));
  const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return written((isTyped ? labelOf(element) : element)?.textContent);
}

const states = ['checked', 'pressed', 'expanded', 'selected', 'current', 'invalid', 'sort'] as const;

/** What is said of an element beside its name: that it is pressed, open, wrong, shut. */
function statesOf(element: Element): string {
  const shut = element.matches(':disabled, [aria-disabled=true]') ? ['disabled'] : [];
  const ticked = element instanceof HTMLInputElement && element.checked ? ['checked'] : [];
  const isPlain = ['text', 'checkbox', 'radio', 'textarea'].includes(
    (element as HTMLInputElement).type ?? 'text',
  );
  const typed = element instanceof HTMLInputElement && !isPlain ? [element.type] : [];
  const said = states.flatMap((name) => {
    const value = element.getAttribute(`aria-${name}`);
    // What a menu's button opens is read itself.
    const isShown = name === 'expanded' && element.hasAttribute('aria-haspopup');
    return value === null || value === 'false' || isShown
      ? []
      : [value === 'true' ? name : `${name} ${value}`];
  });
  return [...typed, ...shut, ...ticked, ...said].map((state) => ` (${state})`).join('');
}

const shapes = 'rect, line, path, circle, ellipse, polygon, polyline, text';
const geometry = [
  'x',
  'y',
  'width',
  'height',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'd',
  'points',
  'transform',
  'fill',
];

/** The texts in a picture, and a digest of where its parts are: another one asks for a look at the picture. */
function drawnIn(picture: Element): string[] {
  const parts = [...picture.querySelectorAll(shapes)];
  const places = parts.map((part) =>
    [part.tagName, ...geometry.map((name) => part.getAttribute(name))].join(' '),
  );
  const texts = parts
    .filter(({ tagName }) => tagName === 'text')
    .map(({ textContent }) => written(textContent));
  // Within a picture that is one image, nothing is reached.
  const reached = picture.matches('[role=img]')
    ? []
    : [...picture.querySelectorAll('[role=img], [aria-label]')];
  return [
    ...new Set([...texts, ...reached.map(nameOf)].filter((text) => text !== '')),
    `drawn ${digestOf(places.join('\n'))}`,
  ];
}

/** Ids that React makes are others on every run. */
const lastingId = (id: string) => id.replace(/^[:«_]r\w+[:»_]/, '');

const digestOf = (text: string) =>
  createHash('sha256')
    .update(text.replaceAll(/url\(#([^)]*)\)/g, (_whole, id: string) => lastingId(id)))
    .digest('hex')
    .slice(0, 6);

function read(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof HTMLElement || node instanceof SVGElement) || node.matches(unseen)) return '';
  const inside = () => [...node.childNodes].map(read).join('');
  if (node.matches(fields)) {
    if (node.matches('[type=hidden], [type=file]')) return '';
    const isTicked = node.matches('[type=checkbox], [type=radio]');
    const value =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
        ? node.value
        : written(node.textContent);
    return `\n{${nameOf(node)}${isTicked ? '' : `: ${value}`}${statesOf(node)}}\n`;
  }
  if (node.matches(buttons)) {
    // A card that is pressed as a whole says what stands in it.
    return ` [${nameOf(node) || written(inside())}${statesOf(node)}] `;
  }
  if (node.matches('a[href]')) {
    // Among links of a list; of the menu its address says so.
    const current = node.matches('[aria-current=true]') ? ' (current)' : '';
    return ` [${nameOf(node)}${current} → ${node.getAttribute('href')}] `;
  }
  if (node instanceof SVGElement && node.matches('svg:has(text, [role=img]), svg[role=img], svg[aria-label]'))
    return ` (${[nameOf(node), ...drawnIn(node)].join('; ')}) `;
  if (node.matches('[role=img], img'))
    return ` (${nameOf(node)}${node.matches(':has(svg)') ? `; ${drawnIn(node).join('; ')}` : ''}) `;
  if (node instanceof SVGElement) return '';
  if (node.matches(cells)) return `${written(inside().replaceAll('\n', ' '))} | `;
  const level = /^H([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) return `\n${'#'.repeat(Number(level))} ${written(inside())}\n`;
  if (node.matches('[role=alert], [role=dialog], [role=status]')) {
    const severity = /MuiAlert-color(\w+)/.exec(node.className)?.[1];
    return `\n<${[node.getAttribute('role'), severity?.toLowerCase()].filter(Boolean).join(' ')}>\n${inside()}\n`;
  }
  return node.matches(lines) ? `\n${inside()}\n` : inside();
}

const layered = 'main, [role=dialog], [role=menu], [role=listbox]';

const toast = '[role=alert], [role=status]';

/** The topmost elements that match; what lies inside them is not looked through. */
const topmost = (selector: string, inside: Element = document.body): HTMLElement[] =>
  [...inside.children].flatMap((each) =>
    each.matches(selector) ? [each as HTMLElement] : topmost(selector, each),
  );

/** The screen and what lies over it, the topmost last. */
export const layers = (): HTMLElement[] => topmost(layered);

/** What stands beside the screen: that it was saved, say. */
const toasts = () => topmost(`${layered}, ${toast}`).filter((each) => each.matches(toast));

/** What elements show and let press, line by line: `[a button]`, `{a field: its value}`, `(a picture's name)`. */
const linesOf = (elements: readonly Element[]): string[] =>
  elements
    .map(read)
    .join('\n')
    .split('\n')
    .map(written)
    .filter((line) => line !== '' && line !== '|');

/** What the frame around the screen lets press. */
const frame = (): string[] =>
  topmost(`${layered}, ${toast}, a[href], button`)
    .filter((each) => each.matches('a[href], button'))
    .map((each) => `${nameOf(each)}${statesOf(each)}`);

/** Attributes that are read otherwise or name another element. */
const readElsewhere =
  /^(class|id|for|href|src|value|checked|aria-(controls|describedby|labelledby|owns|activedescendant))$/;
/** Ids that are others on every run. */
const passing = /(?=[\w+/=-]*\d)[\w+/=-]{21,}|[:«_]r\w+[:»_]/g;
/** Class names that are not our own. */
const foreign = /^(Mui|notistack|go\d)/;
/** Styles that a transition changes. */
const moving = /(?<![\w-])(opacity|transition|transform|visibility|(min-)?height)\s*:[^;]*;?/g;

/**
 * What an element is, the names of its styles (one of ours keeps it off paper), its attributes (of an icon its name, a
 * hint, how many columns it spans), and what it says where no screen reader reads it.
 */
function lookOf(element: Element): string {
  const styles = [...element.classList].filter((name) => !foreign.test(name)).join(' ');
  // Pictures with a name are read as text, with the places of their parts; decorations only here.
  const isDecoration = element.matches('svg[aria-hidden=true]:not(.MuiSvgIcon-root) *');
  const attributes = [...element.attributes]
    .filter(({ name }) => !readElsewhere.test(name) && (isDecoration || !geometry.includes(name)))
    .map(({ name, value }) => {
      const lasting = value.replaceAll(passing, '');
      return `${name}=${name === 'style' ? lasting.replaceAll(moving, '') : lasting}`;
    });
  const unread = element.matches('[aria-hidden=true]') ? written(element.textContent) : '';
  return `${[element.tagName, styles, ...attributes.toSorted(), unread].join(' ')}\n`;
}

/**
 * How a screen, or what lies over it, looks, by its headings: a digest of what each element is, of the names of its
 * styles, of its other attributes and of what no screen reader reads. Another one asks for a look at the screen.
 */
export function looksOf(layer: Element): string[] {
  const parts = [['', '']];
  for (const element of layer.querySelectorAll('*')) {
    if (element.matches('h1, h2, h3')) parts.push([written(element.textContent), '']);
    if (!element.matches('.MuiTouchRipple-root *')) parts.at(-1)![1] += lookOf(element);
  }
  return parts
    .filter(([, look]) => look !== '')
    .map(([heading, look]) => `${heading || '(top)'} ≈ ${digestOf(look!)}`);
}

/** The same of the frame around the screen. */
export function frameLook(): string {
  const look = (inside: Element): string =>
    [...inside.children]
      .filter((each) => !each.matches(`${layered}, ${toast}, .MuiTouchRipple-root`))
      .map((each) => lookOf(each) + look(each))
      .join('');
  return `(frame) ≈ ${digestOf(look(document.body))}`;
}

/** What the screen says, what each layer over it says, and the toasts. */
export const readScreen = () => ({
  layers: layers().map((each) => linesOf([each])),
  toasts: linesOf(toasts()),
  frame: frame(),
});
