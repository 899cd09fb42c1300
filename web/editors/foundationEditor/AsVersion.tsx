import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

/** The new version that a save makes. `fault`: why its name was refused. */
export type NewVersion = { name: string; fault?: string };

type Props = {
  /** Null to change the valid version instead. */
  version: NewVersion | null;
  onChange: (version: NewVersion | null) => void;
};

/** Whether to save as a new version, and its name. */
export function AsVersion({ version, onChange }: Props) {
  const { t } = useTranslation('foundationEditor');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <FormControlLabel
        control={
          <Checkbox checked={version !== null} onChange={(_, on) => onChange(on ? { name: '' } : null)} />
        }
        label={t('asVersion')}
      />
      {version !== null && (
        <TextField
          required
          size="small"
          label={t('asVersion.name')}
          value={version.name}
          onChange={({ target }) => onChange({ name: target.value })}
          error={version.fault !== undefined}
          helperText={version.fault}
        />
      )}
    </Box>
  );
}
