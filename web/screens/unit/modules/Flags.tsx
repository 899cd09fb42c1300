import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  flags: readonly string[];
  outdated?: boolean;
  noFloors?: boolean;
  /** Areas, m², where the floors of one module differ in them. */
  areas?: readonly number[] | null;
};

/** What a figure rests on, and whether the tower changed since: each with its reason on hover or focus. */
export function Flags({ flags, outdated = false, noFloors = false, areas = null }: Props) {
  const { t } = useTranslation('towerTables');
  const { plain } = useFormat();
  const chips: { key: string; label: string; text: string }[] = flags.map((flag) => ({
    key: flag,
    label: t(keyWith('towerTables', 'flagShort.', flag)),
    text: t(keyWith('common', 'flag.', flag)),
  }));
  if (areas !== null) {
    const text = t('mixedAreasText', { areas: areas.map(plain).join(' · ') });
    chips.unshift({ key: 'mixedAreas', label: t('mixedAreas'), text });
  }
  if (noFloors) chips.unshift({ key: 'noFloors', label: t('noFloors'), text: t('noFloorsText') });
  if (outdated) chips.unshift({ key: 'outdated', label: t('outdated'), text: t('outdatedText') });
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {chips.map(({ key, label, text }) => (
        <Tooltip key={key} title={text} describeChild>
          <Chip size="small" variant="outlined" color="warning" label={label} tabIndex={0} />
        </Tooltip>
      ))}
    </Box>
  );
}
