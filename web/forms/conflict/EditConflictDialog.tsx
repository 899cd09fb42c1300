import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { type ConflictRow, conflictRows, type FieldText } from './conflictRows.ts';
import { mergeValues } from './mergeValues.ts';
import { touchedFields } from './touchedFields.ts';
import type { EditConflict } from './useEditConflict.ts';

type Props<Values> = {
  edit: EditConflict<Values>;
  /** The fields of some values in words, in the order of the form. */
  describe: (values: Values) => readonly FieldText<Values>[];
  /** Changes outside the form itself, which go with the user's own. */
  dirty?: boolean;
  /** The form now has the user's own changes over the fresh record: save it. */
  onKeepMine: () => void;
  /** The form now has what the other person saved. */
  onTakeTheirs: () => void;
};

/**
 * Says who saved meanwhile and what differs, and asks which to keep, where that makes a difference; cancelling leaves the
 * form unchanged.
 */
export function EditConflictDialog<Values extends object>(props: Props<Values>) {
  const { edit, describe, dirty = false, onKeepMine, onTakeTheirs } = props;
  const { t } = useTranslation();
  const { conflict } = edit;
  if (conflict === null) return null;
  const { base, mine, fresh } = conflict;
  const rows = conflictRows(conflict, describe);
  // Not by the rows, which leave out decimals, and list what only the other person changed.
  const differs = dirty || touchedFields(fresh.values, mergeValues(base, mine, fresh.values)).length > 0;
  const choose = (keepsMine: boolean, then: () => void) => () => {
    edit.rebase(keepsMine);
    then();
  };
  return (
    <TitledDialog
      title={t('conflict.title')}
      maxWidth="md"
      staysOnOutsideClick
      onClose={edit.dismiss}
      actions={
        <>
          <Button onClick={edit.dismiss} autoFocus>
            {t('cancel')}
          </Button>
          <Button variant={differs ? 'outlined' : 'contained'} onClick={choose(false, onTakeTheirs)}>
            {t('conflict.takeTheirs')}
          </Button>
          {differs && (
            <Button variant="contained" onClick={choose(true, onKeepMine)}>
              {t('conflict.keepMine')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {fresh.editor === null ? t('conflict.someone') : t('conflict.by', { name: fresh.editor })}{' '}
        {differs ? t('conflict.text') : t('conflict.same')}
      </DialogContentText>
      {rows.length > 0 && <ConflictTable rows={rows} />}
    </TitledDialog>
  );
}

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Yours beside theirs, field by field. */
function ConflictTable({ rows }: { rows: readonly ConflictRow[] }) {
  const { t } = useTranslation();
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
