import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MaterialList_quantities$key } from '#relay/MaterialList_quantities.graphql.ts';
import { DataTable, NumberCell } from '../../../components/tables/DataTable.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { unitText } from '#domain/texts/unitText.ts';

/** Each material with its amount and CO₂. */
export function MaterialList({ quantities }: { quantities: MaterialList_quantities$key }) {
  const { t } = useTranslation('towerTables');
  const { significant, span } = useFormat();
  const withLossNote = useLossUnit();
  const { materials } = useFragment(
    graphql`
      fragment MaterialList_quantities on Quantities {
        materials {
          key
          label
          amount
          unit
          co2 {
            min
            max
          }
        }
      }
    `,
    quantities,
  );
  if (materials.length === 0) return null;
  return (
    <DataTable
      label={t('summary.materials')}
      heads={[
        t('summary.material'),
        { name: withLossNote(t('summary.amount')) },
        { name: t('quantity.co2'), unit: withLossNote('kgCO₂e') },
      ]}
    >
      {materials.map(({ key, label, amount, unit, co2 }) => (
        <TableRow key={key}>
          <TableCell>{label}</TableCell>
          <NumberCell>
            {significant(amount)} {unitText(unit)}
          </NumberCell>
          <NumberCell>{span(co2)}</NumberCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
