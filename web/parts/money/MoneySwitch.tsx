import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useShowMoney } from './useShowMoney.ts';

/** Shows or hides costs on every screen. */
export function MoneySwitch() {
  const { t } = useTranslation();
  const [isShown, show] = useShowMoney();
  return (
    <FormControlLabel
      className="no-print"
      label={t('money.show')}
      control={<Switch size="small" checked={isShown} onChange={(_, checked) => show(checked)} />}
    />
  );
}
