import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { costOf } from '#domain/prices/cost.ts';
import { scaleRange, type Range } from '#domain/range.ts';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { LiveCost } from '../../../parts/money/LiveCost.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { useOffered } from '../../../session/offered.ts';
import { TotalLine } from '../../TotalLine.tsx';
import type { ModuleTotals } from './moduleTotals.ts';
import { SanityHints } from './SanityHints.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = { totals: ModuleTotals | null; floors: number };

/** Totals of what is being typed, by the server's own rules: one floor, all floors, per m². */
export function LiveTotals({ totals, floors }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { countsAlike } = useOffered();
  const { concrete, span, rangeInThousands, thousands } = useFormat();
  if (totals === null) return <Muted>{t('live.none')}</Muted>;
  const { perFloor, intensity, hints } = totals;
  const isEmpty = perFloor.materials.length === 0;
  const times = (value: number | null) => (value === null ? null : value * floors);
  const volumeOf = (count: number) =>
    concrete({ concrete: (perFloor.concrete ?? 0) * count, grout: (perFloor.grout ?? 0) * count })?.both ??
    '-';
  const all = (text: string, unit: string) =>
    t('live.times', { count: floors, value: unit === '' || text === '-' ? text : `${text} ${unit}` });
  const line = (label: string, unit: string, one: string, total: string) => (
    <TotalLine
      label={label}
      unit={unit}
      value={one}
      {...(floors > 1 && !isEmpty ? { total: all(total, unit) } : {})}
    />
  );
  const spans = (label: string, unit: string, value: Range, kind: 'co2' | 'energy') => (
    <div>
      {line(
        label,
        unit,
        isEmpty ? '-' : rangeInThousands(value),
        isEmpty ? '-' : rangeInThousands(scaleRange(value, floors)),
      )}
      <Box
        aria-hidden
        sx={{
          display: isEmpty ? 'none' : 'block',
          mt: 0.5,
          '& > div > div:last-of-type': { display: 'none' },
        }}
      >
        <RangeBar
          range={value}
          unit={unit}
          kind={kind}
          height={8}
          format={thousands}
          span={rangeInThousands}
        />
      </Box>
    </div>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <TotalLine
        label={t('live.intensity')}
        unit={<Term name="range">kgCO₂e/m²</Term>}
        value={intensity && !isEmpty ? span(intensity.co2) : '-'}
        large
        {...(intensity ? {} : { total: t('live.noFloors') })}
      />
      {!isEmpty && <LiveCost costBy={(prices) => costOf(intensity?.priceAmounts ?? [], prices)} />}
      <Divider />
      <Typography variant="overline" color="textSecondary">
        {t('live.perFloor')}
      </Typography>
      {spans(t('quantity.co2'), 'tCO₂e', perFloor.co2, 'co2')}
      {spans(t('quantity.energy'), 'GJ', perFloor.energy, 'energy')}
      {line(t('quantity.concrete'), '', volumeOf(1), volumeOf(floors))}
      {line(t('quantity.steel'), 't', thousands(perFloor.steel), thousands(times(perFloor.steel)))}
      <SanityHints hints={hints} />
      {perFloor.flags.map((flag) => (
        <Typography key={flag} variant="caption" color="warning">
          {t(keyWith('common', 'flag.', flag.toUpperCase()))}
        </Typography>
      ))}
      <SmallPrint component="span">
        <Term name="factorSet">
          {t('live.factors', { source: currentFactorSet.source, id: currentFactorSet.id })}
        </Term>
        {!countsAlike && ` ${t('live.others')}`}
      </SmallPrint>
    </Box>
  );
}
