import { answerCells, answerHeads } from './answerColumns.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { PairCheck } from '../compared/comparePairs.ts';
import { differencesSheet } from './differencesSheet.ts';
import { divisorOf, unitSuffix } from '../compared/measure.ts';
import { partsHead, partsOf } from './foundationParts.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';
import { declaredSheet, flagNames } from '../declared/declaredSheet.ts';
import { aspects, ends, percentOf, rangeHeads, scaled } from './sheetCells.ts';
import { factorSheets } from './factorSheets.ts';
import { materialRows } from '../tables/materialRows.ts';
import { amountOf, bulkOf } from '#domain/comparison/bulkAmounts.ts';

/** What every file says of a comparison: totals first, then where the difference comes from and what it rests on. */
export function comparisonSheets(compared: Compared, words: Words): ComparisonSheet[] {
  return [
    totalsSheet(compared, words),
    differencesSheet(compared, words),
    elementsSheet(compared, words),
    materialsSheet(compared, words),
    checksSheet(compared, words),
    ...declaredSheet(compared, words),
    ...factorSheets(compared, words),
  ];
}

/** Concrete, steel, CO₂ and energy of an option, each divided by an area or by 1. */
function totalsOf({ concrete, steel, co2, energy }: ComparedOption, area: number) {
  return [
    concrete === null ? null : concrete / area,
    steel === null ? null : steel / area,
    ...scaled(co2, area),
    ...scaled(energy, area),
  ];
}

/**
 * Totals are exact kg and MJ whatever the measure; per m² or dwelling they follow, and structure and foundation apart
 * where foundations count; then each option against all others in the measure.
 */
function totalsSheet(compared: Compared, { t, technology, slab, lacking }: Words): ComparisonSheet {
  const { kind, options, measure } = compared;
  const bulk = bulkOf(options);
  const hasSlabs = options.some(({ side }) => side.slabSystems.length > 0);
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  const heads = (unit: string) => [
    ...bulk.map((each) => `${t(`bulk.${each}`)} (${each === 'blocks' ? 'un' : 'm³'}${unit})`),
    `${t('quantity.concrete')} (kg${unit})`,
    `${t('quantity.steel')} (kg${unit})`,
    ...aspects.flatMap((aspect) => rangeHeads(t, aspect, unit)),
  ];
  const amounts = (option: ComparedOption, area: number) => [
    ...bulk.map((each) => {
      const amount = amountOf(option, each);
      return amount === null ? null : amount / area;
    }),
    ...totalsOf(option, area),
  ];
  const answers = answerCells(compared);
  const hasCosts = options.some(({ cost }) => cost !== undefined);
  const costHeads = (measure === 'total' ? [''] : ['', suffix]).flatMap((unit) =>
    ['min', 'max'].map((end) => `${t('money.cost')} ${end} (R$${unit})`),
  );
  const costs = (option: ComparedOption) =>
    (measure === 'total' ? [1] : [1, divisorOf(option, measure)]).flatMap((by) =>
      scaled(option.cost ?? null, by),
    );
  return {
    name: t('sheet.totals'),
    header: [
      t(`column.${kind}`),
      t('sheet.technologies'),
      `${t('sheet.area')} (m²)`,
      ...heads(''),
      ...(measure === 'total' ? [] : heads(suffix)),
      ...partsHead(options, t, measure === 'total' ? [''] : ['', suffix]),
      ...answerHeads(t, suffix),
      `${t('sheet.precision')} (± %)`,
      t('sheet.flags'),
      ...(hasSlabs ? [t('sheet.slabs')] : []),
      ...(hasCosts ? [...costHeads, t('money.lacks')] : []),
    ],
    rows: options.map((option, index) => [
      option.name,
      option.technologies.map(technology).join(', '),
      option.area,
      ...amounts(option, 1),
      ...(measure === 'total' ? [] : amounts(option, divisorOf(option, measure))),
      ...partsOf(options, option, measure === 'total' ? [1] : [1, divisorOf(option, measure)]),
      ...(answers[index] ?? []),
      percentOf(option.precision),
      flagNames(option.flags, t),
      ...(hasSlabs ? [option.side.slabSystems.map(slab).join(', ') || null] : []),
      ...(hasCosts ? [...costs(option), lacking(option).join('; ') || null] : []),
    ]),
  };
}

function elementsSheet({ options, measure }: Compared, { t }: Words): ComparisonSheet {
  const elements = [...new Set(options.flatMap((option) => option.elements.map(({ element }) => element)))];
  return {
    name: t('tables.element'),
    header: [
      t('sheet.element'),
      ...options.flatMap(({ name }) =>
        aspects.flatMap((aspect) =>
          rangeHeads(t, aspect, unitSuffix(measure, t('apart.dwelling')), `${name}: `),
        ),
      ),
    ],
    rows: elements.map((element) => [
      t(`element.${element}`),
      ...options.flatMap((option) => {
        const line = option.elements.find((each) => each.element === element);
        const area = divisorOf(option, measure);
        return aspects.flatMap((aspect) => (line ? scaled(line[aspect], area) : [null, null]));
      }),
    ]),
  };
}

function materialsSheet({ options, pairs, measure }: Compared, { t }: Words): ComparisonSheet {
  const unitOf = (unit: string) => `${t(`unit.${unit}`)}${unitSuffix(measure, t('apart.dwelling'))}`;
  return {
    name: t('tables.material'),
    header: [
      t('sheet.material'),
      t('unit.header'),
      ...options.map(({ name }) => name),
      ...pairs.flatMap(({ option, reference }) =>
        rangeHeads(
          t,
          'co2',
          unitSuffix(measure, t('apart.dwelling')),
          `${option.name} − ${reference.name}: `,
        ),
      ),
      t('sheet.flags'),
    ],
    rows: materialRows(options, pairs, measure).map(({ label, unit, amounts, differences, flags }) => [
      label,
      unitOf(unit),
      ...amounts,
      ...differences.flatMap((difference) => (difference ? ends(difference) : [null, null])),
      flagNames(flags, t),
    ]),
  };
}

function checksSheet({ kind, pairs }: Compared, { t, detail }: Words): ComparisonSheet {
  const result = ({ passed, blocking }: PairCheck) => {
    if (passed) return t('alike.passed');
    return t(blocking ? 'alike.failed' : 'alike.note');
  };
  return {
    name: t('sheet.checks'),
    header: [t(`column.${kind}`), t('reference'), t('sheet.check'), t('sheet.result'), t('sheet.detail')],
    rows: pairs.flatMap((pair) =>
      pair.checks.map((check) => [
        pair.option.name,
        pair.reference.name,
        t(`alike.${check.rule}.passed`),
        result(check),
        check.passed ? null : detail(check, pair),
      ]),
    ),
  };
}
