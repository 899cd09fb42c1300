import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
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
  const take = (how: 'append' | 'replace') => onTake([...rows], how);
  return (
    <TitledDialog
      title={t('paste.title', { count: rows.length })}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {rows.length > 0 && <Button onClick={() => take('replace')}>{t('paste.replace')}</Button>}
          {rows.length > 0 && (
            <Button variant="contained" onClick={() => take('append')}>
              {t('paste.append')}
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('paste.none')}</Typography>
      ) : (
        <FloorTable label={t('paste.title', { count: rows.length })} rows={rows} />
      )}
    </TitledDialog>
  );
}
