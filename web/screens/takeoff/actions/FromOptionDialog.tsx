import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { FromOptionDialogQuery } from '#relay/FromOptionDialogQuery.graphql.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useAsk } from '../../../relay/useAsk.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { copiedNames, copiedSheet } from '../sheet/copiedSheet.ts';
import type { SheetColumn } from '../sheet/sheet.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';

export type FromOptionProps = {
  optionId: string;
  store: GridStore;
  /** The columns of an option as they are saved; null when it is gone. */
  readColumns: (optionId: string) => Promise<SheetColumn[] | null>;
};

type Choice = { id: string; name: string };

/** Fills the sheet with what another simulation of the tower has; one step of undo takes it back. */
export function FromOptionDialog({
  optionId,
  store,
  readColumns,
  onClose,
}: FromOptionProps & { onClose: () => void }) {
  const { t } = useTranslation('takeoff');
  const ask = useAsk<FromOptionDialogQuery>(graphql`
    query FromOptionDialogQuery($optionId: ID!) {
      node(id: $optionId) {
        __typename
        ... on Option {
          unit {
            options(first: 50) {
              edges {
                node {
                  id
                  name
                }
              }
            }
          }
        }
      }
    }
  `);
  const [options, setOptions] = useState<readonly Choice[] | null>(null);
  const [chosen, setChosen] = useState('');
  const [columns, setColumns] = useState<SheetColumn[] | null>(null);
  useEffect(() => {
    void ask({ optionId }).then(
      (data) => {
        const all = data?.node?.__typename === 'Option' ? nodesOf(data.node.unit.options) : [];
        setOptions(all.filter(({ id }) => id !== optionId));
      },
      () => setOptions([]),
    );
  }, [ask, optionId]);
  const choose = async (id: string) => {
    setChosen(id);
    setColumns(null);
    setColumns((await readColumns(id).catch(() => null)) ?? []);
  };
  const names = columns === null ? null : copiedNames(store.state.sheet, columns);
  const result = () => {
    if (options?.length === 0) return t('option.none');
    if (names === null) return '';
    return names.length === 0 ? t('option.empty') : t('option.fills', { names: names.join(', ') });
  };
  return (
    <ConfirmDialog
      open
      title={t('option.title')}
      text={t('option.text')}
      confirmLabel={t('option.use')}
      pending={(options === null || chosen !== '') && columns === null}
      onCancel={onClose}
      onConfirm={() => {
        if (columns === null || names?.length === 0) return;
        store.replace(copiedSheet(store.state.sheet, columns));
        onClose();
      }}
    >
      <TextField
        select
        fullWidth
        label={t('option.choose')}
        value={chosen}
        disabled={options === null || options.length === 0}
        onChange={({ target }) => void choose(target.value)}
        sx={{ mt: 2 }}
      >
        {(options ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1.5 }}>
        {result()}
      </Typography>
    </ConfirmDialog>
  );
}
