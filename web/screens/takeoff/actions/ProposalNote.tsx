import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { GridStore } from '../grid/gridStore.ts';
import type { Proposal } from '../sheet/proposal.ts';
import { proposedSheet } from '../sheet/proposedSheet.ts';

type Props = {
  proposal: Proposal;
  store: GridStore;
  readOnly: boolean;
  disabled: boolean;
  onDiscard: () => void;
};

/** That somebody proposed quantities, with which token and when: they are shown in the sheet, or discarded. */
export function ProposalNote({ proposal, store, readOnly, disabled, onDiscard }: Props) {
  const { t } = useTranslation('takeoff');
  const { dateTime } = useFormat();
  const { id, tokenName, userName, proposedAt, columns } = proposal;
  const isShown = useSyncExternalStore(store.subscribe, () =>
    store.state.sheet.columns.some((column) => column.proposal?.id === id),
  );
  const names = columns.map(({ name }) => name).join(', ');
  const by = tokenName === null ? userName : `${tokenName} (${userName})`;
  const button = { color: 'inherit', size: 'small', disabled } as const;
  return (
    <Alert severity="info" variant="outlined">
      {t(isShown ? 'proposal.shown' : 'proposal.waits', { by, names, time: dateTime(proposedAt) })}{' '}
      {!readOnly && !isShown && columns.length > 0 && (
        <Button {...button} onClick={() => store.replace(proposedSheet(store.state.sheet, columns))}>
          {t('proposal.show')}
        </Button>
      )}
      {!readOnly && (
        <Button {...button} onClick={onDiscard}>
          {t('proposal.discard')}
        </Button>
      )}
    </Alert>
  );
}
