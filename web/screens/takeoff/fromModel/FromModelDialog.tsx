import { useTranslation } from 'react-i18next';
import { ModelFileDialog } from '../../../parts/buildingModel/ModelFileDialog.tsx';
import { ModelPlacing, type PlacingProps } from './ModelPlacing.tsx';

type Props = Omit<PlacingProps, 'model'> & { file: File };

/** A building model on its way into the sheet: read here, looked over, then filled in as one step that can be undone. */
export function FromModelDialog({ file, ...placing }: Props) {
  const { t } = useTranslation('takeoff');
  return (
    <ModelFileDialog
      file={file}
      title={t('model.title', { file: file.name })}
      closeLabel={t('model.close')}
      maxWidth="lg"
      onClose={placing.onClose}
    >
      {(model) => <ModelPlacing model={model} {...placing} />}
    </ModelFileDialog>
  );
}
