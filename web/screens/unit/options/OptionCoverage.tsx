import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionCoverage_option$key } from '#relay/OptionCoverage_option.graphql.ts';
import { TechnologyChip } from '../../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';
import { OptionTotals } from './OptionTotals.tsx';
import { UnreadableNote } from './UnreadableNote.tsx';

/**
 * How a simulation is built, that its sheet is unfinished, what it amounts to, and the floors that none of its modules or several of them cover. Changes of its
 * modules answer with it: a row that comes or goes brings the new totals along.
 */
export function OptionCoverage({ option, largest }: { option: OptionCoverage_option$key; largest: number }) {
  const { t } = useTranslation('unit');
  const { integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment OptionCoverage_option on Option {
        isUnfinished
        coverage {
          totalFloors
          coveredFloors
          sharedFloors {
            id
          }
        }
        modules(first: 50) {
          edges {
            node {
              technology
              slabSystem
            }
          }
        }
        ...OptionTotals_option
        ...UnreadableNote_option
      }
    `,
    option,
  );
  const { totalFloors, coveredFloors, sharedFloors } = data.coverage;
  const uncovered = totalFloors - coveredFloors;
  const systems = new Map(
    nodesOf(data.modules).map((module) => [`${module.technology} ${module.slabSystem ?? ''}`, module]),
  );
  return (
    <>
      {systems.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {Array.from(systems, ([key, system]) => (
            <TechnologyChip key={key} {...system} />
          ))}
        </Box>
      )}
      {data.isUnfinished && (
        <Typography variant="body2" color="warning">
          {[t('options.unfinishedText'), systems.size > 0 && t('options.unfinishedModules')]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      )}
      <OptionTotals option={data} largest={largest} />
      <UnreadableNote option={data} />
      {coveredFloors > 0 && uncovered > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('uncoveredFloors', { count: uncovered, n: integer(uncovered), total: integer(totalFloors) })}
        </Typography>
      )}
      {sharedFloors.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('options.shared', { count: sharedFloors.length, n: integer(sharedFloors.length) })}
        </Typography>
      )}
    </>
  );
}
