import { type AnswerFigure, bestCase, pairMatrix, worstExcess } from '#domain/comparison/answer/answer.ts';
import { amountOf, bulkOf } from '#domain/comparison/sides/bulkAmounts.ts';
import { type Indicator, indicators } from '#domain/comparison/sides/lines.ts';
import { foundationElementNames } from '#domain/foundation/foundationParts.ts';
import { divideRange, type Range, sumImpacts } from '#domain/range.ts';
import type { Compared, Words } from '../compared/compared.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { figureKeyOf, isComparable, sideInMeasure } from '../compared/comparePairs.ts';
import { divisorOf, unitSuffix } from '../compared/measure.ts';
import {
  endColumns,
  figureHead,
  flagNames,
  percentOf,
  rangeColumns,
  type SheetColumn,
  sheetOf,
} from './sheetColumns.ts';

type Column = SheetColumn<ComparedOption>;

/** A divisor of the figures, with the suffix of their unit. */
type Scale = { suffix: string; by: (option: ComparedOption) => number };

/**
 * Totals are exact kg and MJ whatever the measure; per m² or dwelling they follow, and structure and foundation apart
 * where foundations count; then each option against all others in the measure.
 */
export function totalsSheet(compared: Compared, words: Words) {
  const { kind, options, measure } = compared;
  const { t, technology, slab, lacking } = words;
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  const scales: Scale[] = [
    { suffix: '', by: () => 1 },
    ...(measure === 'total' ? [] : [{ suffix, by: (option: ComparedOption) => divisorOf(option, measure) }]),
  ];
  const slabs: Column = {
    head: t('sheet.slabs'),
    cell: ({ side }) => side.slabSystems.map(slab).join(', ') || null,
  };
  const costs: Column[] = [
    ...scales.flatMap(({ suffix: unit, by }) =>
      endColumns(
        (end) => `${t('money.cost')} ${end} (R$${unit})`,
        (option: ComparedOption) => option.cost && divideRange(option.cost, by(option)),
      ),
    ),
    { head: t('money.lacks'), cell: (option) => lacking(option).join('; ') || null },
  ];
  return sheetOf(t('sheet.totals'), options, [
    { head: t(`column.${kind}`), cell: ({ name }) => name },
    { head: t('sheet.technologies'), cell: (option) => option.technologies.map(technology).join(', ') },
    { head: `${t('sheet.area')} (m²)`, cell: ({ area }) => area },
    ...scales.flatMap((scale) => amountColumns(options, words, scale)),
    ...scales.flatMap((scale) => partColumns(options, words, scale)),
    ...answerColumns(compared, words, suffix),
    { head: `${t('sheet.precision')} (± %)`, cell: ({ precision }) => percentOf(precision) },
    { head: t('sheet.flags'), cell: ({ flags }) => flagNames(flags, t) },
    ...(options.some(({ side }) => side.slabSystems.length > 0) ? [slabs] : []),
    ...(options.some(({ cost }) => cost !== undefined) ? costs : []),
  ]);
}

/** Materials, CO₂ and energy of each option. */
function amountColumns(options: readonly ComparedOption[], { t }: Words, { suffix, by }: Scale): Column[] {
  const amount = (head: string, read: (option: ComparedOption) => number | null): Column => ({
    head,
    cell: (option) => {
      const value = read(option);
      return value === null ? null : value / by(option);
    },
  });
  return [
    ...bulkOf(options).map((bulk) =>
      amount(`${t(`bulk.${bulk}`)} (${bulk === 'blocks' ? 'un' : 'm³'}${suffix})`, (option) =>
        amountOf(option, bulk),
      ),
    ),
    amount(`${t('quantity.concrete')} (kg${suffix})`, ({ concrete }) => concrete),
    amount(`${t('quantity.steel')} (kg${suffix})`, ({ steel }) => steel),
    ...indicators.flatMap((of) =>
      rangeColumns(t, of, suffix, (option: ComparedOption) => {
        const range = option[of];
        return range && divideRange(range, by(option));
      }),
    ),
  ];
}

const foundationElements: ReadonlySet<string> = new Set([...foundationElementNames, 'foundation']);

/** CO₂ and energy of structure and foundation apart, where the comparison counts foundations. */
function partColumns(options: readonly ComparedOption[], { t }: Words, { suffix, by }: Scale): Column[] {
  if (!options.some(({ side }) => side.foundation !== undefined)) return [];
  const partOf = (option: ComparedOption, part: string, of: Indicator): Range | null => {
    const lines = option.side.lines.filter(
      ({ element }) => foundationElements.has(element) === (part === 'foundation'),
    );
    return lines.length === 0 ? null : divideRange(sumImpacts(lines)[of], by(option));
  };
  return ['structure', 'foundation'].flatMap((part) =>
    indicators.flatMap((of) =>
      rangeColumns(
        t,
        of,
        suffix,
        (option: ComparedOption) => partOf(option, part, of),
        `${t(`apart.${part}`)}: `,
      ),
    ),
  );
}

/**
 * Worst excess over any other option and best case against any other with the same suppliers, kgCO₂e and MJ in the
 * measure; null where there is no other option, or while no winner may be named.
 */
function answerColumns(compared: Compared, { t }: Words, suffix: string): Column[] {
  const { options, measure } = compared;
  const mayNameWinner = isComparable(compared);
  const matrix = pairMatrix(options.map((option) => sideInMeasure(option, measure)));
  const valueOf = (figure: AnswerFigure | null) =>
    figure === null || !mayNameWinner ? null : figure[figureKeyOf(measure)];
  return indicators.flatMap((of) =>
    Object.entries({ worstExcess, bestCase }).map(([name, figureOf]): Column => ({
      head: `${t(`sheet.${name}`)}: ${figureHead(t, of, suffix)}`,
      cell: (_, index) => valueOf(figureOf(matrix, index, of)),
    })),
  );
}
