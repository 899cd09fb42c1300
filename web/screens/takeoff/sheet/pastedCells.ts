import { elementOf, isSum, plain, type PasteUse, useOf } from './pasteWords.ts';

const isFigure = (text: string) => /^[+-]?[\d.,\s\u00A0\u202F]*\d[\d.,\s\u00A0\u202F]*$/.test(text);

/** A figure of a table and the texts that say what it is, those nearest to it first. */
export type LabelledFigure = {
  text: string;
  /** Of its row, its column and the line above a part of the table. */
  labels: string[];
  headings: string[];
  /** Headings of the labels: "Bloco" over their names. */
  over: string[];
  /** What stands in the row under a heading for strengths, units or groups. */
  told: Partial<Record<PasteUse, string>>;
};

export type LabelledTable = { figures: LabelledFigure[]; missed: string[] };

const split = (text: string) => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const tab = lines.some((line) => line.includes('\t'))
    ? /\t/
    : lines.every((l) => l.includes(';'))
      ? /;/
      : / {2,}|\|/;
  return lines.map((line) => line.split(tab).map((cell) => cell.trim()));
};

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
    lines
      .map((line) => line[column] ?? '')
      .toReversed()
      .filter((text) => text !== ''),
  );
}

/**
 * Takes text apart into figures and what is written about them: headings in the lines before the first figure, labels in
 * the columns without figures, and lines that only say what follows. Null for text without any heading or label.
 */
export function labelledTable(text: string): LabelledTable | null {
  const lines = split(text);
  const first = lines.findIndex((cells) => cells.some(isFigure));
  if (first < 0) return null;
  const [heads, body] = [lines.slice(0, first), lines.slice(first)];
  // A line of the head that names an element and nothing else stands over a part of the table.
  const lonely = heads.at(-1)?.filter((cell) => cell !== '') ?? [];
  const opening = heads.length > 1 && lonely.length === 1 && elementOf(lonely[0] ?? '') !== undefined;
  if (opening) body.unshift(heads.pop() ?? []);
  const width = Math.max(...lines.map((cells) => cells.length));
  const headings = headingsAt(heads, width);
  const isLabel = Array.from(
    { length: width },
    (_, at) =>
      body.every((cells) => !isFigure(cells[at] ?? '')) && body.some((cells) => (cells[at] ?? '') !== ''),
  );
  if (!isLabel.includes(true) && !headings.some((texts) => texts.some((each) => elementOf(each))))
    return null;
  const roles = headings.map((texts) => texts.map(useOf).find((use) => use !== undefined));
  const over = headings.filter((_, at) => isLabel[at]).flat();
  const missed: string[] = [];
  const figures: LabelledFigure[] = [];
  let section = '';
  let before: readonly string[] = [];
  for (const cells of body) {
    const filled = cells.filter((cell) => cell !== '');
    if (!filled.some(isFigure)) {
      section = filled.join(' ');
      continue;
    }
    // Where rows share a label it is written once.
    const labels = cells.map((cell, at) =>
      isLabel[at] ? cell || (roles[at] === 'group' ? (before[at] ?? '') : '') : '',
    );
    before = labels.map((label, at) => label || (before[at] ?? ''));
    const told: LabelledFigure['told'] = {};
    for (const [at, cell] of cells.entries()) {
      const role = roles[at];
      if (role === 'strength' || role === 'unit' || role === 'group')
        told[role] = (isLabel[at] ? labels[at] : cell) ?? '';
    }
    const named = labels.filter((label, at) => label !== '' && roles[at] !== 'unit');
    if (named.some(isSum)) {
      missed.push(filled.join(' '));
      continue;
    }
    for (const [at, cell] of cells.entries()) {
      const role = roles[at];
      if (cell === '' || isLabel[at] || role === 'strength' || role === 'unit' || role === 'group') continue;
      const own = headings[at] ?? [];
      if (own.some(isSum)) missed.push(own.join(' '));
      else
        figures.push({
          text: cell,
          labels: [...named, ...(section === '' ? [] : [section])],
          headings: own,
          over,
          told,
        });
    }
  }
  return { figures, missed };
}

/** A name as two people may write it. */
export const sameName = (text: string) =>
  plain(text.replaceAll(/\(.*?\)/g, '')).replaceAll(/[^\p{L}\d]+/gu, '');
