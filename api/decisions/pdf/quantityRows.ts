import { technologyNames } from '#domain/structures/technologyAppearance.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { slabSystemName } from '#domain/structures/slabSystemNames.ts';
import type {
  RecordedComparison,
  RecordedItem,
  RecordedQuantities,
} from '#domain/decision/decisionRecord.ts';
import { amountOf, bulkOf } from '#domain/comparison/bulkAmounts.ts';
import { concreteAlone } from '#domain/materials/concreteVolume.ts';
import type { Language } from '#domain/texts/messages.ts';
import { divideRange, type Range } from '#domain/range.ts';
import { areaText, co2Units, energyUnits, significant, rangeTexts } from './rangeTexts.ts';
import type { PdfTexts } from './pdfTexts.ts';

/** Whether anything carried the tower in some option. */
export const hasFoundations = ({ items }: RecordedComparison) =>
  items.some(({ foundation }) => foundation != null);

type Part = (item: RecordedItem) => RecordedQuantities | null | undefined;

/** Options side by side: what each is, and the figures of its structure; `-` where there is none. */
export function quantityRows(
  comparison: RecordedComparison,
  texts: PdfTexts,
  language: Language,
): string[][] {
  return [
    nameRow(comparison, texts),
    row(
      comparison,
      texts.technology,
      ({ technologies, slabSystems = [] }) =>
        [
          ...technologies.map((each) => technologyNames[each][language]),
          ...slabSystems.map((each) => slabSystemName(each, language)),
        ].join(', ') || '-',
    ),
    row(comparison, texts.area, ({ area }) => areaText(area, language)),
    ...partRows(comparison, ({ quantities }) => quantities, texts, language),
  ];
}

/** The same of what carries the towers; with the structure, CO₂ and energy alone, and per dwelling there, because a client reads two pages. */
export function foundationRows(
  comparison: RecordedComparison,
  texts: PdfTexts,
  language: Language,
): string[][] {
  const together: Part = ({ quantities, foundation }) => foundation?.together ?? quantities;
  return [
    nameRow(comparison, texts),
    row(comparison, texts.foundation, ({ foundation }) =>
      foundation ? foundationName(foundation.type, language) : '-',
    ),
    ...partRows(
      { ...comparison, dwellings: null },
      ({ foundation }) => foundation?.quantities,
      texts,
      language,
    ),
    [texts.together, ...comparison.items.map(() => '')],
    ...impactRows(comparison, together, texts, language),
  ];
}

const row = ({ items }: RecordedComparison, label: string, of: (item: RecordedItem) => string) => [
  label,
  ...items.map(of),
];

const nameRow = (comparison: RecordedComparison, texts: PdfTexts) =>
  row(comparison, '', ({ name }) =>
    comparison.items[comparison.reference]?.name === name ? `${name} (${texts.reference})` : name,
  );

function partRows(comparison: RecordedComparison, of: Part, texts: PdfTexts, language: Language): string[][] {
  // What some option has beside concrete, so that the concrete of masonry does not look small in silence.
  const beside = bulkOf(comparison.items.flatMap((item) => of(item) ?? [])).filter(
    (bulk) => bulk !== 'concrete',
  );
  const mass = (value: number | null | undefined) =>
    value == null ? '-' : `${significant(value / 1000, language)} t`;
  return [
    row(comparison, texts.concrete, (item) => {
      const concrete = concreteAlone(of(item) ?? {});
      return concrete === null
        ? '-'
        : `${significant(concrete.volume, language)} m³ · ${mass(concrete.mass)}`;
    }),
    ...beside.map((bulk) =>
      row(comparison, texts[bulk], (item) => {
        const quantities = of(item);
        const amount = quantities ? amountOf(quantities, bulk) : null;
        return amount === null ? '-' : `${significant(amount, language)} ${bulk === 'blocks' ? 'un' : 'm³'}`;
      }),
    ),
    row(comparison, texts.steel, (item) => mass(of(item)?.steel)),
    ...impactRows(comparison, of, texts, language),
  ];
}

/** CO₂ and energy in all, per m² and per dwelling, each row in one unit. */
function impactRows(
  comparison: RecordedComparison,
  of: Part,
  texts: PdfTexts,
  language: Language,
): string[][] {
  const homes = comparison.dwellings ?? null;
  return (['co2', 'energy'] as const).flatMap((key) => {
    const [small, large] = key === 'co2' ? co2Units : energyUnits;
    const name = key === 'co2' ? 'CO₂' : texts.energy;
    const range = (
      title: string,
      units: Parameters<typeof rangeTexts>[1],
      read: (quantities: RecordedQuantities) => Range | null,
    ) => {
      const known = comparison.items.map((item) => {
        const quantities = of(item);
        return quantities ? read(quantities) : null;
      });
      const { figures, unit } = rangeTexts(known, units, language);
      return [`${title}, ${unit}`, ...figures];
    };
    return [
      range(key === 'co2' ? 'CO₂ (A1–A3)' : name, [small, large], (each) => each[key]),
      range(`${name}/m²`, [`${small}/m²`], (each) => each[`${key}PerSquareMeter`]),
      ...(homes === null
        ? []
        : [
            range(
              `${name}/${texts.dwelling}`,
              [`${small}/${texts.dwelling}`, `${large}/${texts.dwelling}`],
              (each) => divideRange(each[key], homes),
            ),
          ]),
    ];
  });
}
