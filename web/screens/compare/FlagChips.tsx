import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Flags of factors a figure rests on; takes the graph's names or the domain's. */
export function FlagChips({ flags }: { flags: readonly string[] }) {
  const { t } = useTranslation('compare');
  return flags.map((flag) => (
    <Tooltip key={flag} title={t(`flag.${flag.toUpperCase()}`)}>
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        label={t(`flag.short.${flag.toUpperCase()}`)}
        tabIndex={0}
      />
    </Tooltip>
  ));
}
