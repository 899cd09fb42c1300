import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { Suppliers } from '../compared/comparedOption.ts';
import type { Declaration } from '../compared/comparedSet.ts';

type Props = {
  declarations: readonly Declaration[];
  suppliers: Suppliers;
  onChange: (suppliers: Suppliers) => void;
};

/** Takes the suppliers declared on the project in or leaves them out; nothing where no figure rests on one. */
export function DeclaredSwitch({ declarations, suppliers, onChange }: Props) {
  const { t } = useTranslation('compare');
  if (declarations.length === 0) return null;
  return (
    <FormControlLabel
      label={t('declared.switch')}
      control={
        <Switch
          checked={suppliers === 'declared'}
          onChange={(_, checked) => onChange(checked ? 'declared' : 'bare')}
        />
      }
    />
  );
}
