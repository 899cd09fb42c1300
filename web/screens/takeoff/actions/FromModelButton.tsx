import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { clearPendingModel, pendingModel } from '../../../parts/buildingModel/pendingModel.ts';
import { ModelFileButton } from '../../../parts/buildingModel/ModelFileButton.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';

const FromModelDialog = lazyPart(() =>
  import('../fromModel/FromModelDialog.tsx').then((part) => part.FromModelDialog),
);

type Props = {
  optionId: string;
  store: GridStore;
  /** What the model has of a foundation, once the sheet is filled. */
  onFoundation: (found: ModelFoundation) => void;
};

/** Opens a building model to fill the sheet with; what reads it is loaded with the first file. */
export function FromModelButton({ optionId, store, onFoundation }: Props) {
  const { t } = useTranslation('takeoff');
  // The tower may have been drawn from a model, which comes with it.
  const [file, setFile] = useState<File | null>(() => pendingModel(optionId));
  useEffect(clearPendingModel, []);
  return (
    <>
      <ModelFileButton label={t('model.choose')} onFile={setFile}>
        {t('model.button')}
      </ModelFileButton>
      {file !== null && (
        <FromModelDialog
          file={file}
          store={store}
          onFoundation={onFoundation}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}
