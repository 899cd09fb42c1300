import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { SupplierRow_declaration$key } from '#relay/SupplierRow_declaration.graphql.ts';
import { HiddenText } from '../../../components/HiddenText.tsx';
import { TableFrame, UnitHeadCell } from '../../../components/tables/DataTable.tsx';
import { SupplierRow } from './SupplierRow.tsx';

type Props = {
  declarations: readonly (SupplierRow_declaration$key & { readonly id: string })[];
  canEdit: boolean;
  connections: readonly string[];
};

/** One row per declaration, oldest first; those over their last day are greyed. */
export function SupplierTable({ declarations, canEdit, connections }: Props) {
  const { t } = useTranslation('suppliers');
  return (
    <TableFrame label={t('title')}>
      <Table size="small" aria-label={t('title')} sx={{ minWidth: 760 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.material')}</TableCell>
            <TableCell>{t('column.supplier')}</TableCell>
            <TableCell>{t('column.document')}</TableCell>
            <TableCell>{t('column.validUntil')}</TableCell>
            <UnitHeadCell name={t('quantity.co2')} unit={t('unit.co2')} />
            <UnitHeadCell name={t('quantity.energy')} unit={t('unit.energy')} />
            <TableCell>
              <HiddenText>{t('column.actions')}</HiddenText>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {declarations.map((declaration) => (
            <SupplierRow
              key={declaration.id}
              declaration={declaration}
              canEdit={canEdit}
              connections={connections}
            />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
