import { amountOf, bulkOf } from '#domain/comparison/sides/bulkAmounts.ts';
import { indicators } from '#domain/comparison/sides/lines.ts';
import type {
  RecordedComparison,
  RecordedItem,
  RecordedQuantities,
} from '#domain/decision/decisionRecord.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { concreteAlone } from '#domain/materials/concreteVolume.ts';
import { divideRange, type Range } from '#domain/range.ts';
import { slabSystemName } from '#domain/structures/concrete/slabSystemNames.ts';
import { technologyNames } from '#domain/structures/technology/technologyAppearance.ts';
import { impactUnits, type Units } from './figures.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** Whether any option has a foundation. */
export const hasFoundations = ({ items }: RecordedComparison) =>
  items.some(({ foundation }) => foundation != null);

type Part = (item: RecordedItem) => RecordedQuantities | null | undefined;

/** Options side by side: their kind, and the figures of their structure; `-` where there is none. */
export function quantityRows(record: LocalizedRecord): string[][] {
  const { texts, language } = record;
  const area = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return [
    nameRow(record),
    row(
      record,
      texts.technology,
      ({ technologies, slabSystems = [] }) =>
        [
          ...technologies.map((each) => technologyNames[each][language]),
          ...slabSystems.map((each) => slabSystemName(each, language)),
        ].join(', ') || '-',
    ),
    row(record, texts.area, (item) => `${area.format(item.area)} m²`),
    ...partRows(record, ({ quantities }) => quantities, record.comparison.dwellings ?? null),
  ];
}

/**
 * The same for foundations; together with the structure only CO₂ and energy, and per dwelling there, because a client
 * reads two pages.
 */
export function foundationRows(record: LocalizedRecord): string[][] {
  const { texts, language, comparison } = record;
  const together: Part = ({ quantities, foundation }) => foundation?.together ?? quantities;
  return [
    nameRow(record),
    row(record, texts.foundation, ({ foundation }) =>
      foundation ? foundationName(foundation.type, language) : '-',
    ),
    ...partRows(record, ({ foundation }) => foundation?.quantities, null),
    row(record, texts.together, () => ''),
    ...impactRows(record, together, comparison.dwellings ?? null),
  ];
}

const row = ({ comparison }: LocalizedRecord, label: string, of: (item: RecordedItem) => string) => [
  label,
  ...comparison.items.map(of),
];

const nameRow = (record: LocalizedRecord) => {
  const { items, reference } = record.comparison;
  return row(record, '', ({ name }) =>
    items[reference]?.name === name ? `${name} (${record.texts.reference})` : name,
  );
};

function partRows(record: LocalizedRecord, of: Part, dwellings: number | null): string[][] {
  const { texts, significant, comparison } = record;
  // Materials beside concrete, so that the concrete of masonry does not look small without explanation.
  const beside = bulkOf(comparison.items.flatMap((item) => of(item) ?? [])).filter(
    (bulk) => bulk !== 'concrete',
  );
  const mass = (value: number | null | undefined) => (value == null ? '-' : `${significant(value / 1000)} t`);
  return [
    row(record, texts.concrete, (item) => {
      const concrete = concreteAlone(of(item) ?? {});
      return concrete === null ? '-' : `${significant(concrete.volume)} m³ · ${mass(concrete.mass)}`;
    }),
    ...beside.map((bulk) =>
      row(record, texts[bulk], (item) => {
        const quantities = of(item);
        const amount = quantities ? amountOf(quantities, bulk) : null;
        return amount === null ? '-' : `${significant(amount)} ${bulk === 'blocks' ? 'un' : 'm³'}`;
      }),
    ),
    row(record, texts.steel, (item) => mass(of(item)?.steel)),
    ...impactRows(record, of, dwellings),
  ];
}

/** CO₂ and energy in total, per m² and, where known, per dwelling, each row in one unit. */
function impactRows(
  { comparison, texts, ranges }: LocalizedRecord,
  of: Part,
  dwellings: number | null,
): string[][] {
  return indicators.flatMap((key) => {
    const [small, large] = impactUnits[key];
    const name = key === 'co2' ? 'CO₂' : texts.energy;
    const range = (title: string, units: Units, read: (quantities: RecordedQuantities) => Range | null) => {
      const known = comparison.items.map((item) => {
        const quantities = of(item);
        return quantities ? read(quantities) : null;
      });
      const { figures, unit } = ranges(known, units);
      return [`${title}, ${unit}`, ...figures];
    };
    const each = `/${texts.dwelling}`;
    return [
      range(key === 'co2' ? 'CO₂ (A1–A3)' : name, [small, large], (quantities) => quantities[key]),
      range(`${name}/m²`, [`${small}/m²`], (quantities) => quantities[`${key}PerSquareMeter`]),
      ...(dwellings === null
        ? []
        : [
            range(`${name}${each}`, [`${small}${each}`, `${large}${each}`], (quantities) =>
              divideRange(quantities[key], dwellings),
            ),
          ]),
    ];
  });
}
