import { useTranslation } from 'react-i18next';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Compared } from '../compared/compared.ts';
import { FlagChips } from './FlagChips.tsx';
import { type MaterialRow, materialRows } from './materialRows.ts';
import { useMeasure } from '../useMeasure.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

/** Amount of each material in each option, and what its difference to the reference adds to CO₂. */
export function MaterialTable({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const { options, reference, pairs, measure } = compared;
  const { significant } = useFormat();
  const { span, units, unitOf } = useMeasure(measure);
  return (
    <ColumnTable<MaterialRow>
      label={t('tables.material')}
      rows={materialRows(compared)}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'material',
          head: t('tables.material'),
          render: ({ label, unit, flags }) => (
            <>
              {label} <small>({unitOf(t(keyWith('compare', 'unit.', unit)))})</small>{' '}
              <FlagChips flags={flags} />
            </>
          ),
        },
        ...options.map(({ id, name }, index) => ({
          id,
          head: name,
          render: ({ amounts }: MaterialRow) => significant(amounts[index]),
        })),
        ...pairs.map(({ option: { id, name } }, index) => ({
          id: `${id} − ${reference.id}`,
          head: t('tables.difference', { option: name, reference: reference.name }),
          unit: units.co2,
          render: ({ differences }: MaterialRow) => span(differences[index]),
        })),
      ]}
    />
  );
}
