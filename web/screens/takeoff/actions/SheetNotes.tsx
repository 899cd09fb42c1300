import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { userErrorText } from '../../../errors/errorText.ts';
import { validationText } from '../../../i18n/message.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useRowLabel } from '../grid/useRowLabel.ts';
import { rowOf } from '../sheet/sheetRows.ts';
import type { OpenSheet } from '../useSheet.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { UnfinishedNote } from './UnfinishedNote.tsx';

/** A draft found again, what waits as a proposal, that the sheet is unfinished, what keeps it from being saved, and what the service refused. */
export function SheetNotes({ sheet, readOnly }: { sheet: OpenSheet; readOnly: boolean }) {
  const { t } = useTranslation('takeoff');
  const { dateTime } = useFormat();
  const label = useRowLabel();
  const { store, faults, refusals, draftAt, isDirty, proposal } = sheet;
  const lines = store.state.sheet.columns.flatMap(({ key, name }) =>
    (faults.get(key) ?? []).map(({ row, message }) => {
      const place =
        row === null ? name : `${name} · ${t(`element.${rowOf(row).element}`)} · ${label(rowOf(row))}`;
      return `${place}: ${validationText(message)}`;
    }),
  );
  const isConflict = refusals.some(({ code }) => code === 'EDIT_CONFLICT' || code === 'NOT_FOUND');
  const others = isConflict ? [] : refusals.map(userErrorText);
  const discard = (
    <Button color="inherit" size="small" onClick={sheet.discard}>
      {t('draft.discard')}
    </Button>
  );
  const keep = (
    <Button
      color="inherit"
      size="small"
      disabled={!isDirty || sheet.isSaving}
      onClick={() => void sheet.keep()}
    >
      {t('unfinished.keep')}
    </Button>
  );
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mb: 1.5, '&:empty': { mb: 0 } }}>
      {draftAt !== null && isDirty && (
        <Alert severity="info" variant="outlined" action={discard}>
          {t('draft.found', { time: dateTime(new Date(draftAt).toISOString()) })}
        </Alert>
      )}
      {proposal !== null && (
        <ProposalNote
          proposal={proposal}
          store={store}
          readOnly={readOnly}
          disabled={sheet.isSaving}
          onDiscard={() => void sheet.discardProposal(proposal.id)}
        />
      )}
      {sheet.isUnfinished && <UnfinishedNote sheet={sheet} readOnly={readOnly} />}
      {isConflict && <ConflictNote sheet={sheet} />}
      {(lines.length > 0 || others.length > 0) && (
        <Alert severity="error" variant="outlined" action={lines.length > 0 && keep}>
          <AlertTitle>{t('faults')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
            {[...new Set([...lines, ...others])].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
