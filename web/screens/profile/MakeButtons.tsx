import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type Props = {
  pending: boolean;
  onCancel: () => void;
  /** Where no form around them is submitted. */
  onMake?: () => void;
};

/** The foot of what makes a secret. */
export function MakeButtons({ pending, onCancel, onMake }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button
        type={onMake === undefined ? 'submit' : 'button'}
        variant="contained"
        loading={pending}
        onClick={onMake}
      >
        {t('create')}
      </Button>
    </Box>
  );
}
