import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import type { PricedRow } from './pricedRows.ts';
import { PriceRow } from './PriceRow.tsx';

type Props = { projectId: string; rows: readonly PricedRow[]; canEdit: boolean };

/** A row per price; a missing one with fields to type it in. */
export function PriceTable({ projectId, rows, canEdit }: Props) {
  const { t } = useTranslation('prices');
  if (rows.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  return (
    <DataTable
      label={t('title')}
      aria-label={t('title')}
      sx={{ minWidth: 720 }}
      heads={[
        t('column.price'),
        { name: t('column.set'), unit: t('perUnit') },
        { name: t('column.own'), unit: t('perUnit') },
        t('column.source'),
        { hidden: t('column.actions') },
      ]}
    >
      {rows.map((row) => (
        <PriceRow key={row.key} projectId={projectId} row={row} canEdit={canEdit} />
      ))}
    </DataTable>
  );
}
