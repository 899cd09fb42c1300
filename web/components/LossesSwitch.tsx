import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useLosses } from './useLosses.ts';

/** Switches between amounts including losses and the amounts built in. */
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
