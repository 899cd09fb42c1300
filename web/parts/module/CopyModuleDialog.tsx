import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CopyModuleDialogMutation } from '#relay/CopyModuleDialogMutation.graphql.ts';
import type { CopyModuleDialogQuery } from '#relay/CopyModuleDialogQuery.graphql.ts';
import { SelectBox } from '../../components/SelectBox.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { useDeferredQuery } from '../../relay/queries/useDeferredQuery.ts';
import { useScreenMutation } from '../../relay/mutations/useScreenMutation.ts';
import { copyTargets } from './copyTargets.ts';

type Props = { moduleId: string; name: string; onClose: () => void };

const none: ReturnType<typeof copyTargets> = { floorIds: [], targets: [] };

/** Asks which option of the tower a module is copied into; the copy stands on the same floors. */
export function CopyModuleDialog({ moduleId, name, onClose }: Props) {
  const { t } = useTranslation('towerTables');
  const data = useDeferredQuery<CopyModuleDialogQuery>(
    graphql`
      query CopyModuleDialogQuery($moduleId: ID!) @throwOnFieldError {
        node(id: $moduleId) {
          __typename
          ... on Module {
            ...copyTargets_module
          }
        }
      }
    `,
    { moduleId },
  );
  const module = data?.node?.__typename === 'Module' ? copyTargets(data.node) : none;
  const found = data === undefined ? null : module;
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
      <SelectBox
        fullWidth
        label={t('copyModule.option')}
        value={chosen}
        options={(found?.targets ?? []).map((option) => [option.id, option.name])}
        disabled={!isReady || found.targets.length === 0}
        onChange={setChosen}
        sx={{ mt: 2 }}
      />
      {data === null && <ErrorState compact />}
      {data && (!isReady || module.targets.length === 0) && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t(isReady ? 'copyModule.none' : 'copyModule.noFloors')}
        </Alert>
      )}
      {target !== undefined && target.overlapping.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('copyModule.there', { names: target.overlapping.join(', ') })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
