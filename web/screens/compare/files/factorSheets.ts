import { factorRows } from '#domain/factors/factorRows.ts';
import { lossSource } from '#domain/materials/losses.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';
import { factorColumns, sheetOf } from './sheetColumns.ts';

/** What figures rest on: the sets, every row of each, and what is not counted. */
export const factorSheets = (
  compared: Pick<Compared, 'options' | 'withLosses'>,
  words: Words,
): ComparisonSheet[] => [
  factorsSheet(compared.options, words),
  ...factorSetsOf(compared.options).flatMap(({ id }) => factorRowsSheet(id, words)),
  notCountedSheet(compared, words),
];

/** Each factor set that some figure rests on, once. */
export function factorSetsOf(options: readonly ComparedOption[]) {
  const sets = options.flatMap(({ factorSet }) => (factorSet ? [[factorSet.id, factorSet] as const] : []));
  return [...new Map(sets).values()];
}

/** Every row of a factor set, as the page of factors shows it. */
function factorRowsSheet(id: string, { t }: Words): ComparisonSheet[] {
  const set = factorSetById(id);
  if (set === undefined) return [];
  return [
    sheetOf(t('sheet.factorRows', { id }), factorRows(set), [
      { head: t('sheet.material'), cell: ({ label }) => label },
      { head: t('unit.header'), cell: ({ unit }) => t(`unit.${unit}`) },
      ...factorColumns,
      { head: t('sheet.status'), cell: ({ status }) => t(`status.${status}`) },
    ]),
  ];
}

/** The text of what is left out: losses and foundations, too, unless the comparison counts them. */
export function notCountedText(
  { options, withLosses }: { options: readonly ComparedOption[]; withLosses: boolean },
  t: Words['t'],
): string {
  const countsFoundation = options.some(({ side }) => side.foundation !== undefined);
  const left = [
    ...(withLosses ? [] : [t('basis.losses')]),
    ...(countsFoundation ? [] : [t('basis.foundations')]),
    t('basis.neverCounted'),
  ];
  return t('basis.notCounted', { list: left.join(', ') });
}

/** What no figure of the file includes, and how reliable the factors are. */
const notCountedSheet = (
  compared: Pick<Compared, 'options' | 'withLosses'>,
  { t }: Words,
): ComparisonSheet => ({
  name: t('sheet.notCounted'),
  header: [t('sheet.notCounted')],
  rows: [
    ...(compared.withLosses ? [[t('losses.on', { source: lossSource })], [t('losses.text')]] : []),
    [notCountedText(compared, t)],
    [t('basis.status')],
  ],
});

const factorsSheet = (options: readonly ComparedOption[], { t }: Words): ComparisonSheet =>
  sheetOf(t('sheet.factors'), factorSetsOf(options), [
    { head: t('sheet.factorSet'), cell: ({ id }) => id },
    { head: t('sheet.source'), cell: ({ source }) => source },
    { head: t('sheet.date'), cell: ({ date }) => date },
    { head: t('sheet.scope'), cell: () => 'A1–A3' },
  ]);
