import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unitText } from '#domain/texts/unitText.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { CellNotes } from '../../../components/tables/CellNotes.tsx';
import { DataTable, NumberCell } from '../../../components/tables/DataTable.tsx';
import { QuoteForm } from '../../../editors/prices/QuoteForm.tsx';
import { useSetPrices } from '../../../editors/prices/useSetPrices.ts';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useFirstEntry } from '../office/useFirstEntry.ts';
import { isMissing, type PricedRow } from './pricedRows.ts';

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

type PriceRowProps = { projectId: string; row: PricedRow; canEdit: boolean };

/** One price: that of the price set with its codes, and the project's own quotation, typed in a row below. */
function PriceRow({ projectId, row, canEdit }: PriceRowProps) {
  const { t } = useTranslation('prices');
  const { range, day } = useFormat();
  const firstEntry = useFirstEntry();
  const [editing, setEditing] = useState(false);
  const [commit, pending] = useSetPrices();
  const { key, label, unit, own, setPrice, sourceCode, includes } = row;
  const missing = isMissing(row);
  const isOpen = canEdit && (editing || missing);
  const edge = isOpen ? { '& > td, & > th': { borderBottom: 0 } } : {};
  return (
    <>
      <TableRow sx={edge}>
        <TableCell component="th" scope="row">
          {label}
          <SmallPrint component="span">{` / ${unitText(unit)}`}</SmallPrint>
          <CellNotes notes={[includes, sourceCode === null ? null : t('codes', { codes: sourceCode })]} />
        </TableCell>
        <NumberCell>{setPrice === null ? emptyValue : range(setPrice)}</NumberCell>
        <NumberCell>{own === null ? emptyValue : range(own)}</NumberCell>
        <TableCell>
          {own !== null && `${own.source}, ${day(own.date)}`}
          {own?.isOld === true && (
            <Chip size="small" color="warning" variant="outlined" label={t('old')} sx={{ ml: 1 }} />
          )}
          <CellNotes notes={[firstEntry(own?.origin)]} />
          {missing && <Chip size="small" color="warning" label={t('missing')} />}
        </TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {canEdit && !isOpen && (
            <Button
              size="small"
              aria-label={t('quote.of', { price: label })}
              onClick={() => setEditing(true)}
            >
              {t(own === null ? 'quote.action' : 'quote.change')}
            </Button>
          )}
          {canEdit && own !== null && !isOpen && (
            <Button
              size="small"
              color="error"
              disabled={pending}
              aria-label={t('withdraw.of', { price: label })}
              onClick={() =>
                void commit({ variables: { input: { projectId, prices: [], withdrawn: [key] } } })
              }
            >
              {t('withdraw.action')}
            </Button>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={5} sx={{ pt: 0 }}>
            <QuoteForm
              projectId={projectId}
              row={row}
              unit={unitText(unit)}
              {...(missing ? {} : { onClose: () => setEditing(false) })}
            />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
