import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { forgetHeldModel, heldModel } from '../../../parts/buildingModel/heldModel.ts';
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
  const input = useRef<HTMLInputElement>(null);
  // The tower may have been drawn from a model, which comes with it.
  const [file, setFile] = useState<File | null>(() => heldModel(optionId));
  useEffect(forgetHeldModel, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ifc,.ifczip"
        hidden
        aria-label={t('model.choose')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          setFile(chosen ?? null);
          // The same file may be chosen again once it was exported anew.
          target.value = '';
        }}
      />
      <Button startIcon={<ViewInArOutlined />} onClick={() => input.current?.click()}>
        {t('model.button')}
      </Button>
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
