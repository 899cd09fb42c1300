import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Muted, SmallPrint } from '../../components/Muted.tsx';
import { ExactValue } from '../../components/figures/ExactValue.tsx';
import { Facts } from '../../components/figures/Facts.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useShowMoney } from '../../parts/money/useShowMoney.ts';
import { TotalsBreakdown } from '../../parts/totals/TotalsBreakdown.tsx';
import { useUncoveredNote } from '../../parts/totals/useUncoveredNote.ts';
import { PortfolioCost } from './PortfolioCost.tsx';
import type { portfolioTotals } from './portfolioTotals.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Props = { totals: ReturnType<typeof portfolioTotals>; shown: number; all: number };

/** The sums, the intensities, and what they leave out. */
export function PortfolioSums({ totals, shown, all }: Props) {
  const { t } = useTranslation('dashboard');
  const { concrete, integer, number, builtArea, range, rangeInThousands, thousands } = useFormat();
  const uncoveredNote = useUncoveredNote('uncoveredLeftOut');
  const [isMoneyShown] = useShowMoney();
  const massesKnown = totals.withoutMasses === 0;
  const volume = massesKnown ? concrete(totals) : null;
  const { steel } = totals;
  const { co2, energy, perSquareMeter } = totals;
  const cost = totals.counted > 0 && (
    <PortfolioCost projects={totals.costs} total={totals.cost} perSquareMeter={perSquareMeter.cost} />
  );
  const notes = [
    shown < all ? t('portfolio.adding', { n: integer(shown), total: integer(all) }) : null,
    totals.withoutStructure > 0
      ? t('portfolio.without', { count: totals.withoutStructure, n: integer(totals.withoutStructure) })
      : null,
    uncoveredNote(totals.uncoveredFloors, totals.floors),
    ...Array.from(totals.flags, (flag) => t(keyWith('common', 'flag.', flag))),
  ];
  return (
    <>
      <Facts
        minWidth={150}
        facts={[
          [t('portfolio.projects'), integer(totals.counted)],
          [t('quantity.area'), totals.area > 0 && `${builtArea(totals.area)} m²`],
          [t('quantity.concrete'), volume && exact(volume.both, volume.exact)],
          [
            t('quantity.steel'),
            massesKnown && steel > 0 && exact(`${thousands(steel)} t`, `${number(steel)} kg`),
          ],
          [t('quantity.co2'), co2.max > 0 && exact(`${rangeInThousands(co2)} tCO₂e`, `${range(co2)} kgCO₂e`)],
          [
            t('quantity.energy'),
            energy.max > 0 && exact(`${rangeInThousands(energy)} GJ`, `${range(energy)} MJ`),
          ],
          ...(isMoneyShown ? [[t('money.name'), cost] as const] : []),
        ].map(([name, value]) => [name as string, value === false ? null : value])}
      />
      {perSquareMeter.co2 && perSquareMeter.energy && (
        <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <div>
            <SmallPrint component="span">{t('portfolio.co2')}</SmallPrint>
            <RangeBar range={perSquareMeter.co2} unit="kgCO₂e/m²" />
          </div>
          <div>
            <SmallPrint component="span">{t('portfolio.energy')}</SmallPrint>
            <RangeBar range={perSquareMeter.energy} kind="energy" unit="MJ/m²" />
          </div>
        </Box>
      )}
      <TotalsBreakdown
        structure={{ perSquareMeter }}
        foundation={{ perSquareMeter: totals.foundationPerSquareMeter }}
      />
      {notes
        .filter((note) => note !== null)
        .map((note) => (
          <Muted key={note} sx={{ mt: 1 }}>
            {note}
          </Muted>
        ))}
    </>
  );
}

/** A rounded figure with the exact one on hover. */
const exact = (text: string, full: string) => <ExactValue text={text} exact={full} />;
