import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Says beside figures that they rest on usual amounts and not on a takeoff; nothing where none of their flags does. */
export function AssumedMark({ flags }: { flags: readonly string[] | undefined }) {
  const { t } = useTranslation(['terms', 'common']);
  if (!flags?.includes('ASSUMED')) return null;
  return (
    <Tooltip title={t('flag.ASSUMED', { ns: 'common' })} describeChild>
      <Chip
        component="span"
        size="small"
        variant="outlined"
        color="warning"
        label={t('name.ASSUMED')}
        tabIndex={0}
        sx={{ ml: 1, textTransform: 'lowercase' }}
      />
    </Tooltip>
  );
}
