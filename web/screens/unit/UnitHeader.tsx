import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { timesBuilt } from '#domain/tower/timesBuilt.ts';
import type { UnitHeader_unit$key } from '#relay/UnitHeader_unit.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { EmptyOnError } from '../../errors/EmptyOnError.tsx';
import { useLosses } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { AssumedMark } from '../../parts/terms/AssumedMark.tsx';
import { UnitTotalsBreakdown } from '../../parts/totals/UnitTotalsBreakdown.tsx';
import { paths, type TowerIds } from '../../paths.ts';
import { comingFrom, type Family } from '../../shell/navigation/families.ts';
import { CompareArrows } from '../../theme/icons.tsx';
import { type TowerOptions, useTowerOptions } from './towerOptions.ts';

type Props = { unit: UnitHeader_unit$key & TowerOptions; tower: TowerIds; family: Family };

/** Name and size of the tower, its totals in a line, and the ways on. */
export function UnitHeader({ unit, tower, family }: Props) {
  const { t } = useTranslation('unit');
  const { concrete, integer, builtArea, span, thousands } = useFormat();
  const { quantities, quantitiesSource, dwellings, ...data } = useFragment<UnitHeader_unit$key>(
    graphql`
      fragment UnitHeader_unit on Unit {
        databaseId
        name
        totalFloors
        totalArea
        repetitionCount
        dwellings
        quantitiesSource
        quantities(withLosses: $withLosses) {
          concrete
          grout
          steel
          flags
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
        ...UnitTotalsBreakdown_unit
      }
    `,
    unit,
  );
  const [withLosses] = useLosses();
  const size = t('size', {
    count: data.totalFloors,
    n: integer(data.totalFloors),
    area: builtArea(data.totalArea),
  });
  const count = timesBuilt(data);
  const homes = dwellings == null ? null : t('dwellings', { count: dwellings, n: integer(dwellings) });
  const built = count > 1 ? t('built', { count, n: integer(count) }) : null;
  const { co2, energy } = quantities?.perSquareMeter ?? {};
  const volume = concrete(quantities)?.volume;
  const totals = [
    co2 && `${span(co2)} kgCO₂e/m²`,
    energy && `${span(energy)} MJ/m²`,
    volume && t('totals.concrete', { volume }),
    quantities?.steel ? t('totals.steel', { mass: thousands(quantities.steel) }) : null,
  ].filter(Boolean);
  return (
    <PageHeader
      title={data.name || data.databaseId || t('fallback')}
      text={[size, homes, built].filter((part) => part !== null).join(' · ')}
      below={
        <>
          {totals.length > 0 && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {t(`totals.${quantitiesSource}`)}
              {withLosses && `, ${t('totals.losses')}`}: {totals.join(' · ')}
              <AssumedMark flags={quantities?.flags} />
            </Typography>
          )}
          <UnitTotalsBreakdown unit={data} />
        </>
      }
      actions={
        <>
          <ViewSwitch
            asTable={family === 'reading'}
            cards={paths.unit(tower)}
            table={paths.towerTables(tower)}
          />
          <EmptyOnError>
            <CompareButton unit={unit} tower={tower} family={family} />
          </EmptyOnError>
        </>
      }
    />
  );
}

/** The way to the comparison; strong once it is what comes next. */
function CompareButton({ unit, tower, family }: Props) {
  const { t } = useTranslation('unit');
  const { nextStep } = useTowerOptions(unit);
  const [withLosses] = useLosses();
  return (
    <Button
      variant={nextStep?.step === 'compare' ? 'contained' : 'outlined'}
      startIcon={<CompareArrows />}
      component={PreloadLink}
      to={`${paths.compare(tower)}${withLosses ? '?losses=yes' : ''}`}
      state={comingFrom(family)}
    >
      {t('compare')}
    </Button>
  );
}
