import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { amountOf, bulkOf } from '#domain/comparison/sides/bulkAmounts.ts';
import { indicators } from '#domain/comparison/sides/lines.ts';
import { divideRange } from '#domain/range.ts';
import type { RecordedOptions_comparison$data } from '#relay/RecordedOptions_comparison.graphql.ts';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

export type Totals = NonNullable<RecordedOptions_comparison$data['items'][number]['quantities']>;

/** A column of figures of a structure, its foundation or both: the heading and the cell. */
type FigureColumn = { name: string; unit: string; cell: (totals: Totals | null) => ReactNode };

/**
 * The columns of the recorded totals: materials, then CO₂ and energy in all, per m² and, where `dwellings` of the tower are
 * known, per dwelling. Beside concrete, whose cell tells volume and mass, materials that some structure has.
 */
export function useFigureColumns(structures: readonly Totals[], dwellings: number | null): FigureColumn[] {
  const { t } = useTranslation('decision');
  const { t: compareText } = useTranslation('compare');
  const { significant, thousands, rangeInThousands, span } = useFormat();
  const units = { co2: ['tCO₂e', 'kgCO₂e/m²'], energy: ['GJ', 'MJ/m²'] } as const;
  const figure = (name: string, unit: string, text: (totals: Totals | null) => string): FigureColumn => ({
    name,
    unit,
    cell: (totals) => <NumberCell>{text(totals)}</NumberCell>,
  });
  return [
    { name: t('quantity.concrete'), unit: 'm³ · t', cell: (totals) => <ConcreteCell of={totals} /> },
    ...bulkOf(structures)
      .filter((bulk) => bulk !== 'concrete')
      .map((bulk) =>
        figure(compareText(`bulk.${bulk}`), bulk === 'blocks' ? 'un' : 'm³', (totals) =>
          significant(totals && amountOf(totals, bulk)),
        ),
      ),
    figure(t('quantity.steel'), 't', (totals) => thousands(totals?.steel)),
    ...indicators.flatMap((of) => [
      figure(t(`quantity.${of}`), units[of][0], (totals) => rangeInThousands(totals?.[of])),
      figure(t(`quantity.${of}`), units[of][1], (totals) => span(totals?.[`${of}PerSquareMeter`])),
    ]),
    ...(dwellings
      ? indicators.map((of) =>
          figure(t(`quantity.${of}`), `${units[of][0]}/${t('apart.dwelling')}`, (totals) =>
            totals ? rangeInThousands(divideRange(totals[of], dwellings)) : '-',
          ),
        )
      : []),
  ];
}

// Spread unmasked, so that each part is read with its option.
void graphql`
  fragment useFigureColumns_quantities on RecordedQuantities {
    concrete
    grout
    steel
    materials {
      key
      amount
    }
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
    co2PerSquareMeter {
      min
      max
    }
    energyPerSquareMeter {
      min
      max
    }
  }
`;
