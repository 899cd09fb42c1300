import { intervalUnder } from '#domain/comparison/difference.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import { marginOf } from '#domain/comparison/margin.ts';
import { isWithinPrecision } from '#domain/comparison/precision.ts';
import type { Certainty } from '#domain/comparison/verdict.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';
import { mayTell, type Pair } from '../compared/comparePairs.ts';
import { unitSuffix } from '../compared/measure.ts';
import { aspects, ends, percentOf, rangeHeads } from './sheetCells.ts';

/** Item − reference under each assumption; while suspended there are figures, but nothing that tells a winner. */
export function differencesSheet(compared: Compared, { t, sentence }: Words): ComparisonSheet {
  const { kind, pairs, measure, note } = compared;
  const stands = mayTell(compared);
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  const remark = (alike: boolean) => {
    if (!stands) return t('verdict.suspended');
    return alike ? null : t('verdict.overridden', { note });
  };
  return {
    name: t('sheet.differences'),
    header: [
      t(`column.${kind}`),
      t('reference'),
      ...aspects.flatMap((aspect) => [
        `${t('verdict.label')}: ${t(`quantity.${aspect}`)}`,
        ...filed.flatMap((assumption) => rangeHeads(t, aspect, suffix, `${t(`assumption.${assumption}`)}: `)),
        `${t('sheet.certainty')}: ${t(`quantity.${aspect}`)}`,
        `${t('sheet.margin')}: ${t(`quantity.${aspect}`)} (± %)`,
        `${t('sheet.within')}: ${t(`quantity.${aspect}`)}`,
      ]),
      t('alike.note'),
    ],
    rows: pairs.map((pair) => [
      pair.option.name,
      pair.reference.name,
      ...aspects.flatMap((aspect) => [
        stands ? sentence(pair, aspect) : t('verdict.suspended'),
        ...filed.flatMap((assumption) => ends(intervalUnder(pair.difference, assumption)[aspect])),
        ...(stands
          ? [
              certaintyName(pair.difference[`${aspect}Certainty`], t),
              percentOf(marginOf(pair.difference, aspect)),
              withinName(pair, aspect, t),
            ]
          : [null, null, null]),
      ]),
      remark(pair.alike),
    ]),
  };
}

/** The assumptions in the order of their columns. */
const filed = ['SAME_SUPPLIERS', 'SAME_CEMENT', 'ANY_SUPPLIERS'] as const;

const certaintyName = (certainty: Certainty, t: Words['t']) =>
  certainty === 'NONE' ? null : t(`assumption.${certainty}`);
/** Whether a settled verdict is settled by less than the quantities may err; null where it depends. */
const withinName = ({ option, reference, difference }: Pair, aspect: Indicator, t: Words['t']) =>
  difference[`${aspect}Certainty`] === 'NONE'
    ? null
    : t(
        `sheet.within.${String(isWithinPrecision(difference, aspect, [option.precision, reference.precision]))}`,
      );
