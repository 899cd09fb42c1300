import { useTranslation } from 'react-i18next';
import type { SupplierRow_declaration$key } from '#relay/SupplierRow_declaration.graphql.ts';
import { DataTable } from '../../../components/tables/DataTable.tsx';
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
    <DataTable
      label={t('title')}
      aria-label={t('title')}
      sx={{ minWidth: 760 }}
      heads={[
        t('column.material'),
        t('column.supplier'),
        t('column.document'),
        t('column.validUntil'),
        { name: t('quantity.co2'), unit: t('unit.co2') },
        { name: t('quantity.energy'), unit: t('unit.energy') },
        { hidden: t('column.actions') },
      ]}
    >
      {declarations.map((declaration) => (
        <SupplierRow
          key={declaration.id}
          declaration={declaration}
          canEdit={canEdit}
          connections={connections}
        />
      ))}
    </DataTable>
  );
}
