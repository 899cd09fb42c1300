import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { scorsRange } from '#domain/scors.ts';
import type { FactorNote_unit$key } from '#relay/FactorNote_unit.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ComparedOption } from './comparedOption.ts';

type Props = { unit: FactorNote_unit$key; options: ComparedOption[] };

/** Where the figures come from, and where they lie on a public scale that does not measure quite the same. */
export function FactorNote({ unit: key, options }: Props) {
  const { t } = useTranslation('compare');
  const { plain } = useFormat();
  const {
    totalArea,
    totalFloors,
    options: listed,
  } = useFragment(
    graphql`
      fragment FactorNote_unit on Unit {
        totalArea
        totalFloors
        options(first: 50) {
          edges {
            node {
              quantities {
                factorSet {
                  id
                  source
                  date
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const sets = new Map(
    (listed?.edges ?? []).flatMap(({ node }) => {
      const set = node?.quantities?.factorSet;
      return set ? [[set.id, set] as const] : [];
    }),
  );
  const bands = options.map(({ name, co2, area }) => {
    const { best, worst } = scorsRange({ min: co2.min / area, max: co2.max / area });
    return `${name}: ${best === worst ? best : `${best}–${worst}`}`;
  });
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ mb: 4 }}>
      <p>{t('basis.area', { area: plain(totalArea), floors: totalFloors })}</p>
      {[...sets.values()].map(({ id, source, date }) => (
        <p key={id}>{t('basis.factors', { id, source, date })}</p>
      ))}
      <p>{t('basis.scors', { bands: bands.join(' · ') })}</p>
      <p>{t('basis.notCounted')}</p>
    </Typography>
  );
}
