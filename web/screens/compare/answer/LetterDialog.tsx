import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { copyText } from '../../../components/copyText.ts';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { paths } from '../../../paths.ts';
import { useOffered } from '../../../session/offered.ts';

type Props = {
  letter: string;
  material: string;
  title: string;
  /** Whether the reader may change the project. */
  canEdit: boolean;
  onClose: () => void;
};

/** The letter to a supplier, to be changed, copied or mailed; on the answer, the way to declare what it says. */
export function LetterDialog({ letter, material, title, canEdit, onClose }: Props) {
  const { t } = useTranslation('compare');
  const { projectId = '' } = useParams();
  const { declarations } = useOffered();
  const [text, setText] = useState(letter);
  const copy = () => copyText(text, { done: t('ask.copied'), failed: t('copyFailed') });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return (
    <TitledDialog
      title={t('ask.letterTitle', { material: title })}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          {canEdit && declarations && (
            <Button component={PreloadLink} to={paths.declare(projectId, material)}>
              {t('ask.declare')}
            </Button>
          )}
          <Button href={mail}>{t('ask.mail')}</Button>
          <Button onClick={() => void copy()}>{t('ask.copy')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <TextField
        multiline
        fullWidth
        minRows={10}
        label={t('ask.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
    </TitledDialog>
  );
}
