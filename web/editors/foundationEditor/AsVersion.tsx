import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Name of the new version; null to change the valid one instead. */
  name: string | null;
  onChange: (name: string | null) => void;
};

/** Whether to save as a new version, and its name. */
export function AsVersion({ name, onChange }: Props) {
  const { t } = useTranslation('foundationEditor');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={name !== null} onChange={(_, on) => onChange(on ? '' : null)} />}
        label={t('asVersion')}
      />
      {name !== null && (
        <TextField
          required
          size="small"
          label={t('asVersion.name')}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Box>
  );
}
