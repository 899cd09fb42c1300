import { indicators, type Indicator } from '#domain/comparison/sides/lines.ts';
import type { Range } from '#domain/range.ts';
import type { ComparisonSheet, Words } from '../compared/compared.ts';

/** A column of a file's table: its heading, and its cell of a row. */
export type SheetColumn<Row> = { head: string; cell: (row: Row, index: number) => string | number | null };

export const sheetOf = <Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): ComparisonSheet => ({
  name,
  header: columns.map(({ head }) => head),
  rows: rows.map((row, index) => columns.map(({ cell }) => cell(row, index))),
});

const units = { co2: 'kgCO₂e', energy: 'MJ' };

/** What a figure of CO₂ or energy is called, with its unit. */
export const figureHead = (t: Words['t'], of: Indicator, suffix: string, end = '') =>
  `${t(`quantity.${of}`)}${end} (${units[of]}${suffix})`;

const ends = ['min', 'max'] as const;

/** Both ends of a range, each a column; empty where there is none. */
export const endColumns = <Row>(
  head: (end: string) => string,
  read: (row: Row, index: number) => Range | null | undefined,
): SheetColumn<Row>[] =>
  ends.map((end) => ({ head: head(end), cell: (row, index) => read(row, index)?.[end] ?? null }));

/** Both ends of CO₂ or energy, headed with their unit. */
export const rangeColumns = <Row>(
  t: Words['t'],
  of: Indicator,
  suffix: string,
  read: (row: Row, index: number) => Range | null | undefined,
  prefix = '',
) => endColumns((end) => `${prefix}${figureHead(t, of, suffix, ` ${end}`)}`, read);

type Factors = { [Of in Indicator]?: Range | null | undefined };

/** Both ends of the factors of a material. */
export const factorColumns = indicators.flatMap((of) =>
  endColumns(
    (end) => `${of === 'co2' ? 'CO₂' : 'MJ'} ${end}`,
    (row: Factors) => row[of],
  ),
);

/** A part as per cent: 0.15 is 15. */
export const percentOf = (part: number | null) => (part === null ? null : 100 * part);

/** How factors came about that figures rest on, in words; null where all are published ones. */
export const flagNames = (flags: readonly string[], t: Words['t']): string | null =>
  flags.map((flag) => t(`flag.short.${flag}`)).join(', ') || null;
