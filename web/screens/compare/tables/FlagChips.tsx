import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  flags: readonly string[];
  /** Materials that rest on a declared factor, with their suppliers: named on the chip. */
  suppliers?: readonly string[];
};

/** Flags of the factors that a figure rests on, by the graph's names. */
export function FlagChips({ flags, suppliers = [] }: Props) {
  const { t } = useTranslation('compare');
  const labelOf = (flag: string) =>
    [t(keyWith('compare', 'flag.short.', flag)), flag === 'DECLARED' && suppliers.join(', ')]
      .filter(Boolean)
      .join(': ');
  return flags.map((flag) => (
    <Tooltip key={flag} title={t(keyWith('compare', 'flag.', flag))} describeChild>
      <Chip size="small" variant="outlined" color="warning" label={labelOf(flag)} tabIndex={0} />
    </Tooltip>
  ));
}
