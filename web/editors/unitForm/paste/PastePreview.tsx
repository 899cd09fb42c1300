import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorTable } from '../reading/FloorTable.tsx';
import type { PastedFloor } from './floorPaste.ts';

type Props = {
  rows: readonly PastedFloor[];
  onTake: (rows: PastedFloor[], how: 'append' | 'replace') => void;
  onClose: () => void;
};

/** What was understood of a paste, before it is taken. */
export function PastePreview({ rows, onTake, onClose }: Props) {
  const { t } = useTranslation('unitForm');
  const id = useId();
  const take = (how: 'append' | 'replace') => onTake([...rows], how);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('paste.title', { count: rows.length })}</DialogTitle>
      <DialogContent>
        {rows.length === 0 ? (
          <Typography color="textSecondary">{t('paste.none')}</Typography>
        ) : (
          <FloorTable label={t('paste.title', { count: rows.length })} rows={rows} />
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
