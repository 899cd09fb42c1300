import { factorRows } from '#domain/factors/factorRows.ts';
import { lossSource } from '#domain/materials/losses.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';

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
  const head = [t('sheet.material'), t('unit.header'), 'CO₂ min', 'CO₂ max', 'MJ min', 'MJ max'];
  return [
    {
      name: t('sheet.factorRows', { id }),
      header: [...head, t('sheet.status')],
      rows: factorRows(set).map(({ label, unit, co2, energy, status }) => [
        label,
        t(`unit.${unit}`),
        co2.min,
        co2.max,
        energy.min,
        energy.max,
        t(`status.${status}`),
      ]),
    },
  ];
}

/** The text of what is left out: losses and foundations, too, unless the comparison counts them. */
export function notCountedText(
  { options, withLosses }: { options: readonly ComparedOption[]; withLosses: boolean },
  t: Words['t'],
): string {
  const isFounded = options.some(({ side }) => side.foundation !== undefined);
  const left = [
    ...(withLosses ? [] : [t('basis.losses')]),
    ...(isFounded ? [] : [t('basis.foundations')]),
    t('basis.neverCounted'),
  ];
  return t('basis.notCounted', { list: left.join(', ') });
}

/** What no figure of the file holds, and how far the factors may be trusted. */
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

function factorsSheet(options: readonly ComparedOption[], { t }: Words): ComparisonSheet {
  return {
    name: t('sheet.factors'),
    header: [t('sheet.factorSet'), t('sheet.source'), t('sheet.date'), t('sheet.scope')],
    rows: factorSetsOf(options).map(({ id, source, date }) => [id, source, date, 'A1–A3']),
  };
}
