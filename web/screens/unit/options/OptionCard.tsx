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
import { useOffered } from '../../../session/offered.ts';
import { paths, type TowerIds } from '../../../paths.ts';
import { OptionActions } from './OptionActions.tsx';
import { OptionCoverage } from './OptionCoverage.tsx';
import { OptionFoundation } from './OptionFoundation.tsx';
import { OptionModules } from './OptionModules.tsx';
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
  const { takeoffs } = useOffered();
  const data = useFragment(
    graphql`
      fragment OptionCard_option on Option {
        id
        databaseId
        name
        ...ReferenceToggle_option
        ...OptionActions_option
        ...OptionCoverage_option
        ...OptionModules_option
        ...OptionFoundation_option
      }
    `,
    option,
  );
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
      <OptionCoverage option={data} largest={largest} />
      <OptionModules option={data} unit={unit} tower={tower} />
      <OptionFoundation option={data} />
    </Card>
  );
}
