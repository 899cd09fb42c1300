import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says that the connected service could not list the projects, and what to do: only those opened lately are shown. */
export function PartialList({ isPartial }: { isPartial: boolean | undefined }) {
  const { t } = useTranslation('projectList');
  if (isPartial !== true) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
      {t('partial')}
    </Alert>
  );
}
