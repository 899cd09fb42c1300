import { elementOf, isSum, isTotalHeading, type PasteUse, pasteUseOf } from './pasteWords.ts';
import { isNumeric, isNothing } from './pastedNumbers.ts';

/** A number of a table and the texts that say what it is, those nearest to it first. */
export type LabelledCell = {
  text: string;
  /** Of its row, its column and the lines above a part of the table. */
  labels: string[];
  headings: string[];
  /** Headings of the labels and strengths: "Bloco" over their names, "fck" over the classes. */
  over: string[];
  /** What stands in the row under a heading for strengths, units or groups. */
  inColumns: Partial<Record<PasteUse, string>>;
  /** Whether it stands under a heading for numbers, beside columns of amounts. */
  isCount: boolean;
};

type LabelledTable = { labelled: LabelledCell[]; missed: string[] };

const split = (text: string) => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const tab = lines.some((line) => line.includes('\t'))
    ? /\t/
    : lines.every((l) => l.includes(';'))
      ? /;/
      : / {2,}|\|/;
  return lines.map((line) => line.split(tab).map((cell) => cell.trim()));
};

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** Headings above a column, the lowest first; a cell joined over several columns stands over each of them. */
function headingsAt(heads: readonly string[][], width: number): string[][] {
  const lines = heads.map((cells, at) => {
    let last = '';
    return Array.from({ length: width }, (_, column) => {
      const own = cells[column] ?? '';
      if (own !== '') last = own;
      return at === heads.length - 1 ? own : last;
    });
  });
  return Array.from({ length: width }, (_, column) =>
    filledOf(lines.map((line) => line[column] ?? '').toReversed()),
  );
}

/** Lines that say what follows: for a floor group until the next, for an element in between. */
class Sections {
  #group: string[] = [];
  #element: string[] = [];
  readonly #isGroup: (text: string) => boolean;
  constructor(isGroup: (text: string) => boolean) {
    this.#isGroup = isGroup;
  }
  take(text: string): void {
    if (!this.#isGroup(text)) this.#element = [text];
    else [this.#group, this.#element] = [[text], []];
  }
  get texts(): string[] {
    return [...this.#element, ...this.#group];
  }
}

/**
 * Splits text into numbers and the texts about them: headings in the lines before the first number, labels in the
 * columns without numbers, and lines that only say what follows. Null for text without any heading or label.
 */
export function labelledTable(text: string, isGroup: (text: string) => boolean): LabelledTable | null {
  const lines = split(text);
  const first = lines.findIndex((cells) => cells.some(isNumeric));
  if (first < 0) return null;
  const [above, body] = [lines.slice(0, first), lines.slice(first)];
  const sections = new Sections(isGroup);
  // A line of one cell over a wider one is the title; the last, when it names what follows, opens a part of the table.
  const isWide = above.some((cells) => filledOf(cells).length > 1);
  const heads = above.filter((cells, at) => {
    const [only = '', ...more] = filledOf(cells);
    const isLonely = isWide && more.length === 0;
    if (isLonely && (at < above.length - 1 || isGroup(only) || elementOf(only) !== undefined))
      sections.take(only);
    else return true;
    return false;
  });
  const width = Math.max(...lines.map((cells) => cells.length));
  const headings = headingsAt(heads, width);
  const isLabel = Array.from(
    { length: width },
    (_, at) =>
      body.every((cells) => !isNumeric(cells[at] ?? '')) && body.some((cells) => !isNothing(cells[at] ?? '')),
  );
  if (!isLabel.includes(true) && !headings.some((texts) => texts.some((each) => elementOf(each))))
    return null;
  const roles = headings.map((texts) => texts.map(pasteUseOf).find((use) => use !== undefined));
  const isLeftOut = headings.map(
    (texts, at) =>
      roles[at] === 'rate' ||
      texts.some(isSum) ||
      (texts.some(isTotalHeading) && roles.some((role, other) => other !== at && role === roles[at])),
  );
  const hasAmounts = roles.includes('concrete') || roles.includes('steel');
  const over = headings.filter((_, at) => isLabel[at] || roles[at] === 'strength').flat();
  const missed: string[] = [];
  const labelled: LabelledCell[] = [];
  let before: readonly string[] = [];
  for (const cells of body) {
    const filled = filledOf(cells);
    if (!filled.some(isNumeric)) {
      sections.take(filled.join(' '));
      continue;
    }
    // A label shared by rows is written once: a floor's name, or what specifies it to its right.
    const isShared = (at: number) =>
      roles[at] === 'group' || cells.some((cell, right) => right > at && isLabel[right] && cell !== '');
    const labels = cells.map((cell, at) =>
      isLabel[at] ? cell || (isShared(at) ? (before[at] ?? '') : '') : '',
    );
    before = labels.map((label, at) => label || (before[at] ?? ''));
    const inColumns: LabelledCell['inColumns'] = {};
    for (const [at, cell] of cells.entries()) {
      const role = roles[at];
      // The heading's unit goes with the strength: kgf/cm² or MPa.
      if (role === 'strength')
        inColumns[role] = `${cell} ${headings[at]?.join(' ').match(/kgf?\/cm/)?.[0] ?? ''}`;
      if (role === 'unit' || role === 'group') inColumns[role] = (isLabel[at] ? labels[at] : cell) ?? '';
    }
    const named = labels.filter((label, at) => label !== '' && roles[at] !== 'unit').toReversed();
    if (named.some(isSum)) {
      missed.push(filled.join(' '));
      continue;
    }
    for (const [at, cell] of cells.entries()) {
      const role = roles[at];
      if (isNothing(cell) || isLabel[at] || role === 'strength' || role === 'unit' || role === 'group')
        continue;
      const own = headings[at] ?? [];
      if (isLeftOut[at]) missed.push(own.join(' '));
      else {
        const labelsOf = [...named, ...sections.texts];
        const isCount = hasAmounts && role === 'count';
        labelled.push({ text: cell, labels: labelsOf, headings: own, over, inColumns, isCount });
      }
    }
  }
  return { labelled, missed };
}
