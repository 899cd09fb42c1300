import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { FromOptionDialogQuery } from '#relay/FromOptionDialogQuery.graphql.ts';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '../../../components/states/ErrorState.tsx';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { copiedColumns, copiedSheet, copyableGroups } from '../sheet/copiedSheet.ts';
import type { SheetColumn } from '../sheet/sheet.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';

export type FromOptionProps = {
  optionId: string;
  store: GridStore;
  /** The columns of an option as they are saved. */
  readColumns: (optionId: string) => Promise<SheetColumn[]>;
};

/** The columns of a chosen option, or why they were not read. */
type Answer = { of: string; columns?: SheetColumn[]; failure?: unknown };

/** Fills the sheet with what another simulation of the tower has; one step of undo takes it back. */
export function FromOptionDialog({
  optionId,
  store,
  readColumns,
  onClose,
}: FromOptionProps & { onClose: () => void }) {
  const { t } = useTranslation('takeoff');
  const data = useDeferredQuery<FromOptionDialogQuery>(
    graphql`
      query FromOptionDialogQuery($optionId: ID!) @throwOnFieldError {
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
    `,
    { optionId },
  );
  const all = data?.node?.__typename === 'Option' ? nodesOf(data.node.unit.options) : [];
  const options = data === undefined ? null : all.filter(({ id }) => id !== optionId);
  const [chosen, setChosen] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const choose = async (id: string) => {
    setChosen(id);
    setAnswer(null);
    setLeft([]);
    await readColumns(id).then(
      (read) => setAnswer({ of: id, columns: read }),
      (failure: unknown) => setAnswer({ of: id, failure }),
    );
  };
  // An earlier choice may answer after the last one.
  const { columns = null, failure = null } = answer?.of === chosen ? answer : {};
  const groups = copyableGroups(columns ?? []);
  const wanted = groups.filter(({ key }) => !left.includes(key));
  const filled = copiedColumns(store.state.sheet, wanted);
  const result = () => {
    if (data && options?.length === 0) return t('option.none');
    if (columns === null) return '';
    if (groups.length === 0) return t('option.empty');
    return filled.length === 0 ? '' : t('option.fills', { names: filled.map(({ name }) => name).join(', ') });
  };
  const toggle = (key: string) =>
    setLeft((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]));
  return (
    <ConfirmDialog
      open
      title={t('option.title')}
      text={t('option.text')}
      confirmLabel={t('option.use')}
      pending={(options === null || chosen !== '') && columns === null && failure === null}
      onCancel={onClose}
      onConfirm={() => {
        if (filled.length === 0) return;
        store.replace(copiedSheet(store.state.sheet, wanted));
        onClose();
      }}
    >
      {data === null && <ErrorState compact />}
      <SelectBox
        fullWidth
        label={t('option.choose')}
        value={chosen}
        options={(options ?? []).map(({ id, name }) => [id, name])}
        disabled={options === null || options.length === 0}
        onChange={(id) => void choose(id)}
        sx={{ mt: 2 }}
      />
      {failure !== null && <ErrorState compact error={failure} onRetry={() => choose(chosen)} />}
      {groups.length > 0 && (
        <FormGroup role="group" aria-label={t('option.groups')} sx={{ mt: 1 }}>
          {groups.map(({ key, name, floors }) => (
            <FormControlLabel
              key={key}
              control={<Checkbox checked={!left.includes(key)} onChange={() => toggle(key)} />}
              label={floors.length === 0 ? name : t('copy.group', { name, count: floors.length })}
            />
          ))}
        </FormGroup>
      )}
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1.5 }}>
        {result()}
      </Typography>
    </ConfirmDialog>
  );
}
