import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionCoverage_option$key } from '#relay/OptionCoverage_option.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { OptionTotals } from './OptionTotals.tsx';

/**
 * What a simulation amounts to, and the floors that none of its modules or several of them cover. Changes of its
 * modules answer with it: a row that comes or goes brings the new totals along.
 */
export function OptionCoverage({ option, largest }: { option: OptionCoverage_option$key; largest: number }) {
  const { t } = useTranslation('unit');
  const { integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment OptionCoverage_option on Option {
        coverage {
          totalFloors
          coveredFloors
          sharedFloors {
            id
          }
        }
        ...OptionTotals_option
      }
    `,
    option,
  );
  const { totalFloors, coveredFloors, sharedFloors } = data.coverage;
  const uncovered = totalFloors - coveredFloors;
  return (
    <>
      <OptionTotals option={data} largest={largest} />
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
