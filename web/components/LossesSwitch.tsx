import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useLosses } from './useLosses.ts';

/** Counts amounts with losses instead of what stands in the building. */
export function LossesSwitch() {
  const { t } = useTranslation();
  const [on, count] = useLosses();
  return (
    <FormControlLabel
      label={t('losses.switch')}
      control={<Switch checked={on} onChange={(_, wanted) => count(wanted)} />}
    />
  );
}
