import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../components/CopyLine.tsx';

/** The secret with a copy button. */
export function TokenSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('tokens.once')}
      </Alert>
      <CopyLine text={secret} />
    </>
  );
}
