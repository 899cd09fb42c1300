import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useOpenOffices } from '../../parts/people/useOpenOffices.ts';

type Props = { value: string; onChange: (officeId: string) => void };

/** Whose a new project is: the user's own, unless they choose one of their offices; nothing for who has none. */
export function OfficeField({ value, onChange }: Props) {
  const { t } = useTranslation('projectForm');
  const offices = useOpenOffices() ?? [];
  if (offices.length === 0) return null;
  return (
    <TextField
      select
      label={t('office')}
      helperText={t(value === '' ? 'office.ownHelp' : 'office.help')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('office.own')}</MenuItem>
      {offices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
