import type { Range } from '#domain/range.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { useTranslation } from 'react-i18next';
import { ColumnTable } from '../../components/tables/ColumnTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Factor = {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly provenance: string;
  readonly co2: Range;
  readonly energy: Range;
};

/** The rows of a factor set with both ends as published. */
export function FactorTable({ id, factors }: { id: string; factors: readonly Factor[] }) {
  const { t } = useTranslation('factors');
  const { exact } = useFormat();
  const ends = ({ min, max }: Range) => `${exact(min)} – ${exact(max)}`;
  return (
    <ColumnTable
      label={t('table', { id })}
      rows={factors}
      keyOf={({ key }) => key}
      columns={[
        { id: 'material', head: t('column.material'), render: ({ label }) => label },
        { id: 'unit', head: t('column.unit'), align: 'left', render: ({ unit }) => unitText(unit) },
        { id: 'co2', head: t('quantity.co2'), unit: 'kgCO₂e', render: ({ co2 }) => ends(co2) },
        { id: 'energy', head: t('quantity.energy'), unit: 'MJ', render: ({ energy }) => ends(energy) },
        {
          id: 'status',
          head: t('column.status'),
          align: 'left',
          render: ({ provenance }) => t(keyWith('factors', 'status.', provenance.toLowerCase())),
        },
      ]}
    />
  );
}
