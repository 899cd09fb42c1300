import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionCard_option$key } from '#relay/OptionCard_option.graphql.ts';
import { useSearchWith } from '../../../components/useSearchParam.ts';
import { PreloadLink, ScreenLink } from '../../../components/ScreenLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { paths, type TowerIds } from '../../../paths.ts';
import { GridOnOutlined } from '../../../theme/icons.tsx';
import { OptionActions } from './OptionActions.tsx';
import { OptionCoverage } from './OptionCoverage.tsx';
import { OptionFoundation } from './OptionFoundation.tsx';
import { ReferenceToggle } from './ReferenceToggle.tsx';

type Props = {
  option: OptionCard_option$key;
  tower: TowerIds;
  /** End of the axis all simulations share, kgCO₂e/m². */
  largest: number;
  /** Whether its modules are the ones shown below. */
  isInView: boolean;
  /** Whether its quantities are what comes next. */
  isNextStep: boolean;
  connections: readonly string[];
};

/** One simulation: what was proposed for it, what it amounts to, which floors it leaves out, and its foundation. */
export function OptionCard({ option, tower, largest, isInView, isNextStep, connections }: Props) {
  const { t } = useTranslation('unit');
  const { takeoffs } = useOffered();
  const { dateTime } = useFormat();
  const searchWith = useSearchWith();
  const data = useFragment(
    graphql`
      fragment OptionCard_option on Option {
        id
        databaseId
        name
        isUnfinished
        proposal {
          tokenName
          userName
          proposedAt
        }
        ...ReferenceToggle_option
        ...OptionActions_option
        ...OptionCoverage_option
        ...OptionFoundation_option
      }
    `,
    option,
  );
  return (
    <Card
      component="li"
      aria-label={data.name}
      sx={{ p: 2, ...(isInView && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <Typography variant="h3" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <ScreenLink
            to={searchWith('option', data.databaseId)}
            replace
            preventScrollReset
            color="textPrimary"
            sx={{ display: 'inline-block', py: 0.5 }}
            aria-current={isInView ? 'true' : undefined}
          >
            {data.name}
          </ScreenLink>{' '}
          {data.isUnfinished && (
            <Chip size="small" color="warning" variant="outlined" label={t('options.unfinished')} />
          )}
        </Typography>
        {takeoffs && (
          <Button
            size="small"
            variant={isNextStep ? 'contained' : 'text'}
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
      {data.proposal && (
        <Typography variant="body2" color="info" sx={{ mb: 1.5 }}>
          {t('options.proposal', {
            by: data.proposal.tokenName ?? data.proposal.userName,
            time: dateTime(data.proposal.proposedAt),
          })}
        </Typography>
      )}
      <OptionCoverage option={data} largest={largest} />
      <OptionFoundation option={data} />
    </Card>
  );
}
