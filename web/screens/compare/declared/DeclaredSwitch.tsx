import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Suppliers } from '../comparedOption.ts';
import type { Declaration } from '../comparedSet.ts';
import { useDeclaredLines } from './useDeclaredLines.ts';

type Props = {
  declarations: readonly Declaration[];
  suppliers: Suppliers;
  onChange: (suppliers: Suppliers) => void;
};

/** Takes the suppliers declared on the project in or leaves them out; nothing where no figure rests on one. */
export function DeclaredSwitch({ declarations, suppliers, onChange }: Props) {
  const { t } = useTranslation('compare');
  const lines = useDeclaredLines(declarations);
  if (declarations.length === 0) return null;
  return (
    <Box className="no-print" sx={{ mb: 3 }}>
      <FormControlLabel
        label={t('declared.switch')}
        control={
          <Switch
            checked={suppliers === 'declared'}
            onChange={(_, checked) => onChange(checked ? 'declared' : 'bare')}
          />
        }
      />
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
