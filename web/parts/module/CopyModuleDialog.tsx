import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CopyModuleDialogMutation } from '#relay/CopyModuleDialogMutation.graphql.ts';
import type { CopyModuleDialogQuery } from '#relay/CopyModuleDialogQuery.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useAsk } from '../../relay/useAsk.ts';
import { useScreenMutation } from '../../relay/useScreenMutation.ts';
import { copyTargets } from './copyTargets.ts';

type Props = { moduleId: string; name: string; onClose: () => void };

/** Asks which option of the tower a module is copied into; the copy stands on the same floors. */
export function CopyModuleDialog({ moduleId, name, onClose }: Props) {
  const { t } = useTranslation('towerTables');
  const ask = useAsk<CopyModuleDialogQuery>(graphql`
    query CopyModuleDialogQuery($moduleId: ID!) {
      node(id: $moduleId) {
        __typename
        ... on Module {
          ...copyTargets_module
        }
      }
    }
  `);
  const [found, setFound] = useState<ReturnType<typeof copyTargets> | null>(null);
  const [chosen, setChosen] = useState('');
  const [commit, isCopying] = useScreenMutation<CopyModuleDialogMutation>(
    graphql`
      mutation CopyModuleDialogMutation($input: CopyModuleInput!) {
        copyModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          module {
            id
          }
        }
      }
    `,
    { success: t('module.copied'), failure: t('module.createError') },
  );
  useEffect(() => {
    const none = { floorIds: [], targets: [] };
    void ask({ moduleId }).then(
      (data) => setFound(data?.node?.__typename === 'Module' ? copyTargets(data.node) : none),
      () => setFound(none),
    );
  }, [ask, moduleId]);
  const target = found?.targets.find(({ id }) => id === chosen);
  const isReady = found !== null && found.floorIds.length > 0;
  const send = async () => {
    if (!isReady || target === undefined) return;
    const input = { moduleId, optionId: target.id, floorIds: found.floorIds };
    if ((await commit({ variables: { input } })) !== null) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('copyModule.title', { name })}
      text={t('copyModule.text')}
      confirmLabel={t('copyModule.confirm')}
      pending={found === null || isCopying}
      onCancel={onClose}
      onConfirm={() => void send()}
    >
      <TextField
        select
        fullWidth
        label={t('copyModule.option')}
        value={chosen}
        disabled={!isReady || found.targets.length === 0}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ mt: 2 }}
      >
        {(found?.targets ?? []).map(({ id, name: option }) => (
          <MenuItem key={id} value={id}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      {found !== null && (!isReady || found.targets.length === 0) && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t(isReady ? 'copyModule.none' : 'copyModule.noFloors')}
        </Alert>
      )}
      {target !== undefined && target.there.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('copyModule.there', { names: target.there.join(', ') })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
