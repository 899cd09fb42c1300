import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { type ConflictRow, conflictRows, type FieldText } from './conflictRows.ts';
import type { EditConflict } from './useEditConflict.ts';

type Props<Values> = {
  edit: EditConflict<Values>;
  /** The fields of some values in words, in the order of the form. */
  describe: (values: Values) => readonly FieldText<Values>[];
  /** The form now has the user's own changes over the fresh record: save it. */
  onKeepMine: () => void;
  /** The form now has what the other person saved. */
  onTakeTheirs: () => void;
};

/** Says who saved meanwhile and what differs, and asks which to keep; cancelling leaves the form unchanged. */
export function EditConflictDialog<Values extends object>(props: Props<Values>) {
  const { edit, describe, onKeepMine, onTakeTheirs } = props;
  const { t } = useTranslation();
  const { conflict } = edit;
  if (conflict === null) return null;
  const { editor } = conflict.fresh;
  const choose = (keepsMine: boolean, then: () => void) => () => {
    edit.rebase(keepsMine);
    then();
  };
  return (
    <TitledDialog
      title={t('conflict.title')}
      maxWidth="md"
      isHeld
      onClose={edit.dismiss}
      actions={
        <>
          <Button onClick={edit.dismiss} autoFocus>
            {t('cancel')}
          </Button>
          <Button variant="outlined" onClick={choose(false, onTakeTheirs)}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="contained" onClick={choose(true, onKeepMine)}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {editor === null ? t('conflict.someone') : t('conflict.by', { name: editor })} {t('conflict.text')}
      </DialogContentText>
      <ConflictTable rows={conflictRows(conflict, describe)} />
    </TitledDialog>
  );
}

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Yours beside theirs, field by field. */
function ConflictTable({ rows }: { rows: readonly ConflictRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <Typography>{t('conflict.same')}</Typography>;
  return (
    <DataTable
      label={t('conflict.differences')}
      heads={[t('conflict.field'), t('conflict.yours'), t('conflict.theirs')]}
    >
      {rows.map(({ field, label, yours, theirs }) => (
        <TableRow key={field} sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell sx={{ ...lines, ...(yours === null && { color: 'text.secondary' }) }}>
            {yours === null ? t('conflict.untouched') : yours || '-'}
          </TableCell>
          <TableCell sx={lines}>{theirs || '-'}</TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
