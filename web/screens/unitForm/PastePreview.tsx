import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { PastedFloor } from './floorPaste.ts';

type Props = {
  rows: readonly PastedFloor[];
  onTake: (rows: PastedFloor[], how: 'append' | 'replace') => void;
  onClose: () => void;
};

/** What was understood of a paste, before it is taken. */
export function PastePreview({ rows, onTake, onClose }: Props) {
  const { t } = useTranslation('unitForm');
  const { plain } = useFormat();
  const id = useId();
  const take = (how: 'append' | 'replace') => onTake([...rows], how);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('paste.title', { count: rows.length })}</DialogTitle>
      <DialogContent>
        {rows.length === 0 ? (
          <Typography color="textSecondary">{t('paste.none')}</Typography>
        ) : (
          <TableFrame label={t('paste.title', { count: rows.length })}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('floor.name')}</TableCell>
                  <TableCell>{t('floor.category')}</TableCell>
                  <NumberCell>
                    <UnitHeader name={t('floor.area')} unit="m²" />
                  </NumberCell>
                  <NumberCell>
                    <UnitHeader name={t('floor.height')} unit="m" />
                  </NumberCell>
                  <NumberCell>{t('floor.repetition')}</NumberCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row, index) => (
                  <TableRow key={index}>
                    <TableCell>{row.name || '-'}</TableCell>
                    <TableCell>{t(`floorCategory.${row.category}`)}</TableCell>
                    <NumberCell>{plain(row.area)}</NumberCell>
                    <NumberCell>{plain(row.height)}</NumberCell>
                    <NumberCell>{plain(row.repetition)}</NumberCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableFrame>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {rows.length > 0 && <Button onClick={() => take('replace')}>{t('paste.replace')}</Button>}
        {rows.length > 0 && (
          <Button variant="contained" onClick={() => take('append')}>
            {t('paste.append')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
