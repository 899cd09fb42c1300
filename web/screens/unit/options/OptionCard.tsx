import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionCard_option$key } from '#relay/OptionCard_option.graphql.ts';
import type { OptionModules_unit$key } from '#relay/OptionModules_unit.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { OptionActions } from './OptionActions.tsx';
import { OptionModules } from './OptionModules.tsx';
import { OptionTotals } from './OptionTotals.tsx';
import { ReferenceToggle } from './ReferenceToggle.tsx';

type Props = {
  option: OptionCard_option$key;
  unit: OptionModules_unit$key;
  /** Path of the tower's tables. */
  home: string;
  /** End of the axis all simulations share, kgCO₂e/m². */
  largest: number;
  connections: readonly string[];
};

/** One simulation: what it amounts to, which floors it leaves out, and its modules. */
export function OptionCard({ option, unit, home, largest, connections }: Props) {
  const { t } = useTranslation('unit');
  const { integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment OptionCard_option on Option {
        name
        coverage {
          totalFloors
          coveredFloors
          sharedFloors {
            id
          }
        }
        ...ReferenceToggle_option
        ...OptionActions_option
        ...OptionTotals_option
        ...OptionModules_option
      }
    `,
    option,
  );
  const { totalFloors, coveredFloors, sharedFloors } = data.coverage;
  const gaps = totalFloors - coveredFloors;
  return (
    <Card component="li" aria-label={data.name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {data.name}
        </Typography>
        <ReferenceToggle option={data} />
        <OptionActions option={data} connections={connections} />
      </Box>
      <OptionTotals option={data} largest={largest} />
      {coveredFloors > 0 && gaps > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('options.gaps', { count: gaps, n: integer(gaps), total: integer(totalFloors) })}
        </Typography>
      )}
      {sharedFloors.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('options.shared', { count: sharedFloors.length, n: integer(sharedFloors.length) })}
        </Typography>
      )}
      <OptionModules option={data} unit={unit} home={home} />
    </Card>
  );
}
