import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../../components/Muted.tsx';
import { ModelFileButton } from '../../../parts/buildingModel/ModelFileButton.tsx';
import { ModelNeedsLink } from '../../../parts/buildingModel/ModelNeedsLink.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import type { UnitFormState } from '../useUnitForm.ts';
import { floorsOfModel, nameOfFile } from './floorsOfModel.ts';
import { useFilledFloors } from './useFilledFloors.ts';
import type { TowerModel } from './useTowerModel.ts';

const TowerModelDialog = lazyPart(() =>
  import('./TowerModelDialog.tsx').then((part) => part.TowerModelDialog),
);

const ConfirmDialog = lazyPart(() =>
  import('../../../components/dialogs/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
);

const FromTypology = lazyPart(() => import('./FromTypology.tsx').then((part) => part.FromTypology));

/** Fills the floors of a new tower from a building model, whose quantities are read into its first simulation after saving, or from a usual tower. */
export function FromModel({ form, model }: { form: UnitFormState; model: TowerModel }) {
  const { t } = useTranslation('unitForm');
  const { takeoffs, declarations } = useOffered();
  const [file, setFile] = useState<File | null>(null);
  const { chosenModel, startFromModel } = model;
  const filled = useFilledFloors(form);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ModelFileButton variant="outlined" size="small" label={t('model.choose')} onFile={setFile}>
        {t('model.button')}
      </ModelFileButton>
      {takeoffs && declarations && (
        <FromTypology
          form={form}
          floors={filled}
          chosen={model.typology}
          onChoose={model.startFromTypology}
        />
      )}
      <ModelNeedsLink />
      {chosenModel !== null && takeoffs && (
        <SmallPrint component="span" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t('model.waits', { file: chosenModel.file.name })}
        </SmallPrint>
      )}
      {file !== null && (
        <TowerModelDialog
          file={file}
          onTake={(floors, technology) => {
            filled.replace(floorsOfModel(floors), () => {
              if (form.getValues('name') === '')
                form.setValue('name', nameOfFile(file.name), { shouldDirty: true });
              startFromModel({ file, technology });
            });
            setFile(null);
          }}
          onClose={() => setFile(null)}
        />
      )}
      {filled.asked && (
        <ConfirmDialog
          open
          title={t('replace.title')}
          text={t('replace.text')}
          confirmLabel={t('replace.confirm')}
          cancelLabel={t('replace.keep')}
          onConfirm={filled.confirm}
          onCancel={filled.cancel}
        />
      )}
    </Box>
  );
}
