import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

type Props = { flags: readonly string[]; outdated?: boolean; noFloors?: boolean };

/** What a figure rests on, and whether the tower changed since: each with its reason on hover or focus. */
export function Flags({ flags, outdated = false, noFloors = false }: Props) {
  const { t } = useTranslation('towerTables');
  const chips = flags.map((flag) => ({ key: flag, label: t(`flagShort.${flag}`), text: t(`flag.${flag}`) }));
  if (noFloors) chips.unshift({ key: 'noFloors', label: t('noFloors'), text: t('noFloorsText') });
  if (outdated) chips.unshift({ key: 'outdated', label: t('outdated'), text: t('outdatedText') });
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {chips.map(({ key, label, text }) => (
        <Tooltip key={key} title={text}>
          <Chip size="small" variant="outlined" color="warning" label={label} tabIndex={0} />
        </Tooltip>
      ))}
    </Box>
  );
}
