import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTotals_project$key } from '#relay/ProjectTotals_project.graphql.ts';
import type { ProjectTotals_quantities$key } from '#relay/ProjectTotals_quantities.graphql.ts';
import type { ProjectTotals_totalIntensityQuantities$key } from '#relay/ProjectTotals_totalIntensityQuantities.graphql.ts';
import { ExactValue } from '../../components/figures/ExactValue.tsx';
import { Facts } from '../../components/figures/Facts.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import { Muted, SmallPrint } from '../../components/Muted.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { ProjectTotalsBreakdown } from '../totals/ProjectTotalsBreakdown.tsx';
import { useUncoveredNote } from '../totals/useUncoveredNote.ts';

/** Totals over the reference options of all towers, with intensities. */
export function ProjectTotals({ project }: { project: ProjectTotals_project$key }) {
  const { t } = useTranslation('project');
  const { concrete, number, builtArea, integer, thousands, rangeInThousands, range } = useFormat();
  const data = useFragment(
    graphql`
      fragment ProjectTotals_project on Project @throwOnFieldError {
        ...ProjectTotalsBreakdown_project
        area
        uncoveredFloors
        totalFloors
        quantities {
          concrete
          grout
          steel
          flags
          ...ranges_quantities @relay(mask: false)
          perSquareMeter {
            co2 {
              max
            }
            energy {
              max
            }
          }
          ...ProjectTotals_totalIntensityQuantities
        }
        quantitiesWithDeclared {
          perSquareMeter {
            co2 {
              max
            }
            energy {
              max
            }
          }
          ...ProjectTotals_quantities
        }
      }
    `,
    project,
  );
  const { area, quantities, quantitiesWithDeclared, uncoveredFloors, totalFloors } = data;
  const both = [quantities?.perSquareMeter, quantitiesWithDeclared?.perSquareMeter];
  const end = (of: 'co2' | 'energy') => Math.max(...both.map((intensity) => intensity?.[of]?.max ?? 0));
  // With declared suppliers the same axes: side by side the shorter bar must be the shorter range.
  const axes = { co2: end('co2'), energy: end('energy') };
  const exact = (text: string, full: string) => <ExactValue text={text} exact={full} />;
  const mass = (kg: number | null | undefined) => exact(`${thousands(kg)} t`, `${number(kg)} kg`);
  const volume = concrete(quantities);
  const gap = useUncoveredNote('uncoveredLeftOut')(uncoveredFloors, totalFloors);
  return (
    <Section title={t('totals.title')} text={t('totals.text')}>
      <Facts
        facts={[
          [t('quantity.area'), area === null || area === undefined ? null : `${builtArea(area)} m²`],
          [t('totals.floors'), integer(totalFloors)],
          [t('quantity.concrete'), volume && exact(volume.both, volume.exact)],
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
      {quantities && <TotalIntensity quantities={quantities} axes={axes} />}
      <ProjectTotalsBreakdown project={data} />
      {quantities && gap && (
        <Typography color="warning" variant="body2" sx={{ mt: 2 }}>
          {gap}
        </Typography>
      )}
      {quantities?.flags.map((flag) => (
        <Muted key={flag} sx={{ mt: 1 }}>
          {t(`flag.${flag}`)}
        </Muted>
      ))}
      {quantitiesWithDeclared && <DeclaredTotals quantities={quantitiesWithDeclared} axes={axes} />}
    </Section>
  );
}

type Props = {
  quantities: ProjectTotals_quantities$key;
  /** Where the axes of the totals above end, per m². */
  axes: ComponentProps<typeof TotalIntensity>['axes'];
};

/** The project's totals where declared factors take the place of the set's, apart from those without them. */
function DeclaredTotals({ quantities, axes }: Props) {
  const { t } = useTranslation('project');
  const { rangeInThousands } = useFormat();
  const data = useFragment(
    graphql`
      fragment ProjectTotals_quantities on Quantities @throwOnFieldError {
        ...ranges_quantities @relay(mask: false)
        materials {
          label
          flags
        }
        ...ProjectTotals_totalIntensityQuantities
      }
    `,
    quantities,
  );
  const declared = data.materials.filter(({ flags }) => flags.includes('DECLARED'));
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{t('totals.declared.title')}</Typography>
      <Muted sx={{ mt: 0.5, mb: 2, maxWidth: 640 }}>{t('totals.declared.text')}</Muted>
      <Facts
        facts={[
          [t('quantity.co2'), `${rangeInThousands(data.co2)} tCO₂e`],
          [t('quantity.energy'), `${rangeInThousands(data.energy)} GJ`],
          [t('totals.declared.materials'), declared.map(({ label }) => label).join(', ')],
        ]}
        minWidth={220}
      />
      <TotalIntensity quantities={data} axes={axes} />
    </Box>
  );
}

type TotalIntensityProps = {
  quantities: ProjectTotals_totalIntensityQuantities$key;
  /** Where the axes end, per m²: bars one below the other share them. */
  axes: { co2: number; energy: number };
};

/** CO₂ and energy per m² of floor, as bars. */
function TotalIntensity({ quantities, axes }: TotalIntensityProps) {
  const { t } = useTranslation('project');
  const { perSquareMeter: intensity } = useFragment(
    graphql`
      fragment ProjectTotals_totalIntensityQuantities on Quantities @throwOnFieldError {
        perSquareMeter {
          ...ranges_quantities @relay(mask: false)
        }
      }
    `,
    quantities,
  );
  if (!intensity?.co2 || !intensity.energy) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <div>
        <SmallPrint component="span">{t('totals.co2')}</SmallPrint>
        <RangeBar range={intensity.co2} unit="kgCO₂e/m²" domain={{ min: 0, max: axes.co2 }} />
      </div>
      <div>
        <SmallPrint component="span">{t('totals.energy')}</SmallPrint>
        <RangeBar range={intensity.energy} kind="energy" unit="MJ/m²" domain={{ min: 0, max: axes.energy }} />
      </div>
    </Box>
  );
}
