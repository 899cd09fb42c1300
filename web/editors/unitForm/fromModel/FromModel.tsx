import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelFileButton } from '../../../parts/buildingModel/ModelFileButton.tsx';
import { ModelNeedsLink } from '../../../parts/buildingModel/ModelNeedsLink.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import type { UnitFormState } from '../useUnitForm.ts';
import { floorsOfModel, nameOfFile } from './floorsOfModel.ts';
import type { TowerModel } from './useTowerModel.ts';

const TowerModelDialog = lazyPart(() =>
  import('./TowerModelDialog.tsx').then((part) => part.TowerModelDialog),
);

const FromTypology = lazyPart(() => import('./FromTypology.tsx').then((part) => part.FromTypology));

/** Fills the floors of a new tower from a building model, whose quantities then wait for its first simulation, or from a usual tower. */
export function FromModel({ form, model }: { form: UnitFormState; model: TowerModel }) {
  const { t } = useTranslation('unitForm');
  const { takeoffs, declarations } = useOffered();
  const [file, setFile] = useState<File | null>(null);
  const { taken, take } = model;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ModelFileButton variant="outlined" size="small" label={t('model.choose')} onFile={setFile}>
        {t('model.button')}
      </ModelFileButton>
      {takeoffs && declarations && (
        <FromTypology form={form} chosen={model.typology} onChoose={model.startFrom} />
      )}
      <ModelNeedsLink />
      {taken !== null && takeoffs && (
        <Typography role="status" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('model.waits', { file: taken.file.name })}
        </Typography>
      )}
      {file !== null && (
        <TowerModelDialog
          file={file}
          onTake={(floors, technology) => {
            form.setValue('floorGroups', floorsOfModel(floors), { shouldDirty: true });
            if (form.getValues('name') === '')
              form.setValue('name', nameOfFile(file.name), { shouldDirty: true });
            take({ file, technology });
            setFile(null);
          }}
          onClose={() => setFile(null)}
        />
      )}
    </Box>
  );
}
