import { useTranslation } from 'react-i18next';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import type { Compared } from '../compared/compared.ts';
import { useMeasure } from '../useMeasure.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

/** CO₂ of each structural element in each option. */
export function ElementTable({ compared: { options, measure } }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const { span, units, ofRange } = useMeasure(measure);
  const elements = [...new Set(options.flatMap((option) => option.elements.map(({ element }) => element)))];
  return (
    <ColumnTable
      label={t('tables.element')}
      rows={elements}
      keyOf={(element) => element}
      columns={[
        {
          id: 'element',
          head: t('tables.element'),
          render: (element) => t(keyWith('compare', 'element.', element)),
        },
        ...options.map((option) => ({
          id: option.id,
          head: option.name,
          unit: units.co2,
          render: (element: string) => {
            const line = option.elements.find((each) => each.element === element);
            return span(line && ofRange(line.co2, option));
          },
        })),
      ]}
    />
  );
}
