import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionCard_option$key } from '#relay/OptionCard_option.graphql.ts';
import type { OptionModules_unit$key } from '#relay/OptionModules_unit.graphql.ts';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { paths, type TowerIds } from '../../../paths.ts';
import { OptionActions } from './OptionActions.tsx';
import { OptionFoundation } from './OptionFoundation.tsx';
import { OptionModules } from './OptionModules.tsx';
import { OptionTotals } from './OptionTotals.tsx';
import { ReferenceToggle } from './ReferenceToggle.tsx';

type Props = {
  option: OptionCard_option$key;
  unit: OptionModules_unit$key;
  tower: TowerIds;
  /** End of the axis all simulations share, kgCO₂e/m². */
  largest: number;
  connections: readonly string[];
};

/** Id of a simulation's card in the page. */
export const optionCardId = (databaseId: string) => `option-${databaseId}`;

/** One simulation: what it amounts to, which floors it leaves out, and its modules. */
export function OptionCard({ option, unit, tower, largest, connections }: Props) {
  const { t } = useTranslation('unit');
  const { integer } = useFormat();
  const { takeoffs } = useOffered();
  const data = useFragment(
    graphql`
      fragment OptionCard_option on Option {
        id
        databaseId
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
        ...OptionFoundation_option
      }
    `,
    option,
  );
  const { totalFloors, coveredFloors, sharedFloors } = data.coverage;
  const gaps = totalFloors - coveredFloors;
  return (
    <Card
      component="li"
      id={optionCardId(data.databaseId)}
      tabIndex={-1}
      aria-label={data.name}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {data.name}
        </Typography>
        {takeoffs && (
          <Button
            size="small"
            startIcon={<GridOnOutlined />}
            component={PreloadLink}
            to={paths.takeoff(tower, data.id)}
            aria-label={t('options.takeoffOf', { name: data.name })}
          >
            {t('options.takeoff')}
          </Button>
        )}
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
      <OptionModules option={data} unit={unit} tower={tower} />
      <OptionFoundation option={data} />
    </Card>
  );
}
