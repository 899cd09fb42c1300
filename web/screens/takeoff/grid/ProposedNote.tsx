import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { proposedChanges } from '../sheet/proposedSheet.ts';
import type { GridStore } from './gridStore.ts';
import { note } from './gridStyle.ts';

/** That a column shows a proposal, and what that changes beside its numbers. */
export function ProposedNote({ store, at }: { store: GridStore; at: number }) {
  const { t } = useTranslation('takeoff');
  const text = useSyncExternalStore(store.subscribe, () => {
    const column = store.state.sheet.columns[at];
    const changes = column && proposedChanges(column);
    if (changes === null || changes === undefined) return null;
    return [t('proposal.column'), ...changes.map((what) => t(`proposal.change.${what}`))].join(' · ');
  });
  if (text === null) return null;
  return (
    <Box component="span" sx={{ ...note, color: 'info.main' }}>
      {text}
    </Box>
  );
}
