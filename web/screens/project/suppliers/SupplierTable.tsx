import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Range } from '#domain/range.ts';
import { unitText } from '#domain/texts/unitText.ts';
import type { SupplierTableSupplierRowWithdrawMutation } from '#relay/SupplierTableSupplierRowWithdrawMutation.graphql.ts';
import type { SupplierTable_declaration$key } from '#relay/SupplierTable_declaration.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { RemoveButton } from '../../../components/dialogs/RemoveButton.tsx';
import { DocumentText } from '../../../components/DocumentText.tsx';
import { CellNotes } from '../../../components/tables/CellNotes.tsx';
import { DataTable, NumberCell } from '../../../components/tables/DataTable.tsx';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useFirstEntry } from '../office/useFirstEntry.ts';

type Props = {
  declarations: readonly (SupplierTable_declaration$key & { readonly id: string })[];
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

// Spread unmasked, where declarations are listed and where one is added to the list.
void graphql`
  fragment SupplierTable_edge on DeclarationEdge {
    cursor
    node {
      id
      material
      isExpired
      ...SupplierTable_declaration
    }
  }
`;

type SupplierRowProps = {
  declaration: SupplierTable_declaration$key;
  canEdit: boolean;
  connections: readonly string[];
};

/** One supplier's factor: what it is of, the document it rests on, until when it holds. */
function SupplierRow({ declaration, canEdit, connections }: SupplierRowProps) {
  const { t } = useTranslation('suppliers');
  const { day, exactSpan, date } = useFormat();
  const data = useFragment(
    graphql`
      fragment SupplierTable_declaration on Declaration {
        id
        label
        unit
        supplier
        document
        validUntil
        isExpired
        declaredBy
        createdAt
        origin {
          ...useFirstEntry_entry @relay(mask: false)
        }
        co2 {
          min
          max
        }
        energy {
          min
          max
        }
      }
    `,
    declaration,
  );
  const firstEntry = useFirstEntry();
  const withdraw = useDeletion<SupplierTableSupplierRowWithdrawMutation>(
    graphql`
      mutation SupplierTableSupplierRowWithdrawMutation(
        $input: WithdrawDeclarationInput!
        $connections: [ID!]!
      ) {
        withdrawDeclaration(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          withdrawnDeclarationId @deleteEdge(connections: $connections)
        }
      }
    `,
    // Totals and comparisons elsewhere rested on it.
    { done: t('withdraw.done'), failure: t('withdraw.error'), invalidates: true },
  );
  const factorText = (range: Range | null | undefined) =>
    range ? `${exactSpan(range)} / ${unitText(data.unit)}` : emptyValue;
  const of = { material: data.label, supplier: data.supplier };
  const color = data.isExpired ? 'text.secondary' : 'text.primary';
  return (
    <TableRow sx={{ '& > td, & > th': { color } }}>
      <TableCell component="th" scope="row">
        {data.label}
      </TableCell>
      <TableCell>
        {data.supplier}
        <CellNotes
          notes={[
            data.declaredBy && t('by', { name: data.declaredBy, date: date(data.createdAt) }),
            firstEntry(data.origin),
          ]}
        />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 260 }}>
        <DocumentText text={data.document} />
      </TableCell>
      <TableCell>
        {data.validUntil ? day(data.validUntil) : t('noEnd')}
        {data.isExpired && <Chip size="small" variant="outlined" label={t('expired')} sx={{ ml: 1 }} />}
      </TableCell>
      <NumberCell>{factorText(data.co2)}</NumberCell>
      <NumberCell>{factorText(data.energy)}</NumberCell>
      <TableCell align="right">
        {canEdit && (
          <RemoveButton
            label={t('withdraw.action')}
            name={t('withdraw.of', of)}
            title={t('withdraw.title')}
            text={t('withdraw.text', of)}
            onRemove={() =>
              withdraw(data.id, { variables: { input: { declarationId: data.id }, connections } })
            }
          />
        )}
      </TableCell>
    </TableRow>
  );
}
