import type { LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import { indicators } from '#domain/comparison/sides/lines.ts';
import { divideRange } from '#domain/range.ts';
import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';
import { checksOf } from '../compared/comparePairs.ts';
import { divisorOf, unitSuffix } from '../compared/measure.ts';
import { type MaterialRow, materialRows } from '../tables/materialRows.ts';
import { differencesSheet } from './differencesSheet.ts';
import { factorSheets } from './factorSheets.ts';
import { factorColumns, flagNames, rangeColumns, sheetOf } from './sheetColumns.ts';
import { totalsSheet } from './totalsSheet.ts';

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

function elementsSheet({ options, measure }: Compared, { t }: Words): ComparisonSheet {
  const elements = [...new Set(options.flatMap((option) => option.elements.map(({ element }) => element)))];
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  return sheetOf(t('tables.element'), elements, [
    { head: t('sheet.element'), cell: (element) => t(`element.${element}`) },
    ...options.flatMap((option) =>
      indicators.flatMap((of) =>
        rangeColumns(
          t,
          of,
          suffix,
          (element: string) => {
            const line = option.elements.find((each) => each.element === element);
            return line && divideRange(line[of], divisorOf(option, measure));
          },
          `${option.name}: `,
        ),
      ),
    ),
  ]);
}

function materialsSheet(compared: Compared, { t }: Words): ComparisonSheet {
  const { options, pairs, measure } = compared;
  const suffix = unitSuffix(measure, t('apart.dwelling'));
  return sheetOf<MaterialRow>(t('tables.material'), materialRows(compared), [
    { head: t('sheet.material'), cell: ({ label }) => label },
    { head: t('unit.header'), cell: ({ unit }) => `${t(`unit.${unit}`)}${suffix}` },
    ...options.map(({ name }, index) => ({
      head: name,
      cell: ({ amounts }: MaterialRow) => amounts[index] ?? null,
    })),
    ...pairs.flatMap(({ option, reference }, index) =>
      rangeColumns(
        t,
        'co2',
        suffix,
        ({ differences }: MaterialRow) => differences[index],
        `${option.name} − ${reference.name}: `,
      ),
    ),
    { head: t('sheet.flags'), cell: ({ flags }) => flagNames(flags, t) },
  ]);
}

function checksSheet({ kind, pairs }: Compared, { t, detail }: Words): ComparisonSheet {
  const result = ({ passed, blocking }: LikeForLikeCheck) => {
    if (passed) return t('alike.passed');
    return t(blocking ? 'alike.failed' : 'alike.note');
  };
  return sheetOf(t('sheet.checks'), checksOf(pairs), [
    { head: t(`column.${kind}`), cell: ({ pair }) => pair.option.name },
    { head: t('reference'), cell: ({ pair }) => pair.reference.name },
    { head: t('sheet.check'), cell: ({ check }) => t(`alike.${check.rule}.passed`) },
    { head: t('sheet.result'), cell: ({ check }) => result(check) },
    { head: t('sheet.detail'), cell: ({ pair, check }) => (check.passed ? null : detail(check, pair)) },
  ]);
}

/** The declared factors the figures rest on; no sheet where there are none. */
function declaredSheet({ declarations }: Compared, { t }: Words): ComparisonSheet[] {
  if (declarations.length === 0) return [];
  return [
    sheetOf(t('sheet.declared'), declarations, [
      { head: t('sheet.material'), cell: ({ label }) => label },
      { head: t('unit.header'), cell: ({ unit }) => t(`unit.${unit}`) },
      { head: t('sheet.supplier'), cell: ({ supplier }) => supplier },
      { head: t('sheet.document'), cell: ({ document }) => document },
      { head: t('sheet.validUntil'), cell: ({ validUntil }) => validUntil ?? null },
      ...factorColumns,
    ]),
  ];
}
