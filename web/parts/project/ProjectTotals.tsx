import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTotals_project$key } from '#relay/ProjectTotals_project.graphql.ts';
import { Facts } from '../../components/Facts.tsx';
import { RangeBar } from '../../components/RangeBar.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** Totals over the reference options of all towers, with intensities. */
export function ProjectTotals({ project }: { project: ProjectTotals_project$key }) {
  const { t } = useTranslation('project');
  const { number, plain, integer, thousands, rangeInThousands, range } = useFormat();
  const { area, quantities, uncoveredFloors, totalFloors } = useFragment(
    graphql`
      fragment ProjectTotals_project on Project @throwOnFieldError {
        area
        uncoveredFloors
        totalFloors
        quantities {
          concrete
          steel
          flags
          co2 {
            min
            max
          }
          energy {
            min
            max
          }
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    project,
  );
  const exact = (text: string, full: string) => (
    <Tooltip title={full}>
      <span>{text}</span>
    </Tooltip>
  );
  const mass = (kg: number | null | undefined) => exact(`${thousands(kg)} t`, `${number(kg)} kg`);
  const per = quantities?.perSquareMeter;
  const gaps = uncoveredFloors ?? 0;
  return (
    <Section title={t('totals.title')} text={t('totals.text')}>
      <Facts
        facts={[
          [t('quantity.area'), area === null || area === undefined ? null : `${plain(area)} m²`],
          [t('totals.floors'), integer(totalFloors)],
          [t('quantity.concrete'), quantities?.concrete ? mass(quantities.concrete) : null],
          [t('quantity.steel'), quantities?.steel ? mass(quantities.steel) : null],
          [
            t('quantity.co2'),
            quantities?.co2 &&
              exact(`${rangeInThousands(quantities.co2)} tCO₂e`, `${range(quantities.co2)} kgCO₂e`),
          ],
          [
            t('quantity.energy'),
            quantities?.energy &&
              exact(`${rangeInThousands(quantities.energy)} GJ`, `${range(quantities.energy)} MJ`),
          ],
        ]}
      />
      {per?.co2 && per.energy && (
        <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <div>
            <Typography variant="caption" color="textSecondary">
              {t('totals.co2')}
            </Typography>
            <RangeBar range={per.co2} unit="kgCO₂e/m²" />
          </div>
          <div>
            <Typography variant="caption" color="textSecondary">
              {t('totals.energy')}
            </Typography>
            <RangeBar range={per.energy} kind="energy" unit="MJ/m²" />
          </div>
        </Box>
      )}
      {quantities && gaps > 0 && (
        <Typography color="warning" variant="body2" sx={{ mt: 2 }}>
          {t('totals.gaps', { count: gaps, n: integer(gaps), total: integer(totalFloors) })}
        </Typography>
      )}
      {quantities?.flags.map((flag) => (
        <Typography key={flag} color="textSecondary" variant="body2" sx={{ mt: 1 }}>
          {t(`flag.${flag}`)}
        </Typography>
      ))}
    </Section>
  );
}
