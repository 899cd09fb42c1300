import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';

const FromModelDialog = lazyPart(() =>
  import('../fromModel/FromModelDialog.tsx').then((part) => part.FromModelDialog),
);

type Props = {
  store: GridStore;
  /** What the model has of a foundation, once the sheet is filled. */
  onFoundation: (found: ModelFoundation) => void;
};

/** Opens a building model to fill the sheet with; what reads it is loaded with the first file. */
export function FromModelButton({ store, onFoundation }: Props) {
  const { t } = useTranslation('takeoff');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
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
