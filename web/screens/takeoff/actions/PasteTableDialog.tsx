import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../components/Muted.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { NumberCell, TableFrame } from '../../../components/tables/DataTable.tsx';
import type { GridStore } from '../grid/gridStore.ts';
import { useCellFormat } from '../grid/useCellFormat.ts';
import { useKindName } from '../grid/useKindName.ts';
import { useRowLabel } from '../grid/useRowLabel.ts';
import { withFoundation } from '../sheet/foundationColumn.ts';
import type { PastedAmount, PastedTable } from '../sheet/paste/pastedTable.ts';
import { inTechnology, type SheetColumn, withChanges } from '../sheet/sheet.ts';
import { remainingRows } from '../sheet/remainingRows.ts';
import { applies, rowOf } from '../sheet/sheetRows.ts';
import { toStored, toShown, type ValueMode } from '../sheet/valueMode.ts';

type Props = { table: PastedTable; store: GridStore; mode: ValueMode; onClose: () => void };

/** What was understood of a pasted table and what was not, before it goes into the floor groups it names. */
export function PasteTableDialog({ table, store, mode, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const nameOf = useKindName();
  const formatOf = useCellFormat();
  const label = useRowLabel(mode);
  const [replacing, setReplacing] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setReplacing((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]));
  const sheet = withFoundation(store.state.sheet, table.foundation, t('foundation.name'));
  const changed = [...table.technologies].reduce((now, [at, chosen]) => inTechnology(now, at, chosen), sheet);
  const places = [...Map.groupBy(table.amounts, ({ column }) => column)].toSorted(([a], [b]) => a - b);
  const first = places[0]?.[0] ?? store.state.cursor.column;
  const isFit = ({ row, column }: PastedAmount) => {
    const technology = changed.columns[column]?.technology;
    return technology !== undefined && applies(rowOf(row), technology);
  };
  const name = (row: string) => `${t(`element.${rowOf(row).element}`)} · ${label(rowOf(row))}`;
  const unfit = table.amounts.filter((amount) => !isFit(amount));
  // Why it stays out: for instance pasted blocks, where the cursor is in a floor group of another technology.
  const reason = ({ row, column, value }: PastedAmount) => {
    const place = changed.columns[column];
    const technology = place === undefined ? '' : nameOf(place.technology);
    return t('paste.unfit', {
      what: `${name(row)}: ${formatOf(rowOf(row))(value)}`,
      name: place?.name ?? '',
      technology,
    });
  };
  const staying = remainingRows(changed, table.amounts.filter(isFit));
  const missed = [...unfit.map(reason), ...table.missed];
  const stayingText = (row: string, column: SheetColumn | undefined) => {
    const value = column?.cells[row];
    const shown = column === undefined || value === undefined ? '' : toShown(value, column, rowOf(row), mode);
    return `${name(row)} ${typeof shown === 'number' ? formatOf(rowOf(row))(shown) : shown}`;
  };
  const use = () => {
    const changes = table.amounts.filter(isFit).flatMap(({ row, column, value }) => {
      const place = changed.columns[column];
      return place === undefined ? [] : [{ row, column, value: toStored(value, place, rowOf(row), mode) }];
    });
    const replaced = staying
      .filter(({ key }) => replacing.includes(key))
      .flatMap(({ column, rows }) => rows.map((row) => ({ row, column, value: undefined })));
    store.replace(withChanges(changed, [...replaced, ...changes]));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={
        places.length > 1
          ? t('paste.several', { count: places.length })
          : t('paste.title', { name: sheet.columns[first]?.name ?? '' })
      }
      text={t('paste.text', { mode: t(`mode.${mode}`) })}
      confirmLabel={t('paste.use')}
      onConfirm={use}
      onCancel={onClose}
    >
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        <TableFrame label={t('paste.understood')}>
          <Table size="small">
            <TableBody>
              {places.map(([at, amounts]) => (
                <Fragment key={at}>
                  {places.length > 1 && (
                    <TableRow>
                      <TableCell component="th" scope="rowgroup" colSpan={2} sx={{ fontWeight: 600 }}>
                        {sheet.columns[at]?.name}
                      </TableCell>
                    </TableRow>
                  )}
                  {amounts.filter(isFit).map(({ row, value, isAssumed }) => (
                    <TableRow key={row}>
                      <TableCell>
                        {name(row)}
                        {isAssumed && <Muted component="span">{` ${t('paste.assumed')}`}</Muted>}
                      </TableCell>
                      <NumberCell>{formatOf(rowOf(row))(value)}</NumberCell>
                    </TableRow>
                  ))}
                </Fragment>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
        {staying.map(({ key, column, element, rows }) => (
          <Box key={key}>
            <Typography variant="body2">
              {t('paste.stays', {
                name: changed.columns[column]?.name ?? '',
                rows: rows.map((row) => stayingText(row, changed.columns[column])).join('; '),
              })}
            </Typography>
            <FormControlLabel
              control={<Checkbox checked={replacing.includes(key)} onChange={() => toggle(key)} />}
              label={t('paste.replace', { element: t(`element.${element}`) })}
            />
          </Box>
        ))}
        {[...table.technologies].map(([at, technology]) => (
          <Alert key={at} severity="info" variant="outlined">
            {t('paste.technology', {
              name: sheet.columns[at]?.name ?? '',
              technology: nameOf(technology),
            })}
          </Alert>
        ))}
        {missed.length > 0 && (
          <Alert severity="warning" variant="outlined">
            <AlertTitle>{t('paste.missed')}</AlertTitle>
            {[...new Set(missed)].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
      </Box>
    </ConfirmDialog>
  );
}
