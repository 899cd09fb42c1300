import { intervalUnder } from '#domain/comparison/differences/difference.ts';
import { type Indicator, indicators } from '#domain/comparison/sides/lines.ts';
import { marginOf } from '#domain/comparison/answer/margin.ts';
import { isWithinPrecision } from '#domain/comparison/answer/precision.ts';
import type { Certainty } from '#domain/comparison/differences/verdict.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';
import { isComparable, type Pair } from '../compared/comparePairs.ts';
import { unitSuffix } from '../compared/measure.ts';
import { percentOf, rangeColumns, type SheetColumn, sheetOf } from './sheetColumns.ts';

/** Item − reference under each assumption; while suspended there are figures, but none that implies a winner. */
export function differencesSheet(compared: Compared, { t, sentence }: Words): ComparisonSheet {
  const { kind, pairs, measure, note } = compared;
  const mayNameWinner = isComparable(compared);
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  const remark = (alike: boolean) => {
    if (!mayNameWinner) return t('verdict.suspended');
    return alike ? null : t('verdict.overridden', { note });
  };
  const unlessSuspended = (
    head: string,
    cell: (pair: Pair) => string | number | null,
  ): SheetColumn<Pair> => ({
    head,
    cell: (pair) => (mayNameWinner ? cell(pair) : null),
  });
  return sheetOf<Pair>(t('sheet.differences'), pairs, [
    { head: t(`column.${kind}`), cell: ({ option }) => option.name },
    { head: t('reference'), cell: ({ reference }) => reference.name },
    ...indicators.flatMap((of) => {
      const name = t(`quantity.${of}`);
      return [
        {
          head: `${t('verdict.label')}: ${name}`,
          cell: (pair: Pair) => (mayNameWinner ? sentence(pair, of) : t('verdict.suspended')),
        },
        ...columnOrder.flatMap((assumption) =>
          rangeColumns(
            t,
            of,
            suffix,
            ({ difference }: Pair) => intervalUnder(difference, assumption)[of],
            `${t(`assumption.${assumption}`)}: `,
          ),
        ),
        unlessSuspended(`${t('sheet.certainty')}: ${name}`, ({ difference }) =>
          certaintyName(difference[`${of}Certainty`], t),
        ),
        unlessSuspended(`${t('sheet.margin')}: ${name} (± %)`, ({ difference }) =>
          percentOf(marginOf(difference, of)),
        ),
        unlessSuspended(`${t('sheet.within')}: ${name}`, (pair) => withinName(pair, of, t)),
      ];
    }),
    { head: t('alike.note'), cell: ({ alike }) => remark(alike) },
  ]);
}

/** The assumptions in the order of their columns. */
const columnOrder = ['SAME_SUPPLIERS', 'SAME_CEMENT', 'ANY_SUPPLIERS'] as const;

const certaintyName = (certainty: Certainty, t: Words['t']) =>
  certainty === 'NONE' ? null : t(`assumption.${certainty}`);
/** Whether a settled verdict is settled by less than the quantities may err; null where it depends. */
const withinName = ({ option, reference, difference }: Pair, aspect: Indicator, t: Words['t']) =>
  difference[`${aspect}Certainty`] === 'NONE'
    ? null
    : t(
        `sheet.within.${String(isWithinPrecision(difference, aspect, [option.precision, reference.precision]))}`,
      );
