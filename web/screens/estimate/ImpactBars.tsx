import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Impacts = { co2: Range; energy: Range };

/** Bars of CO₂, kgCO₂e, and energy, MJ: in all, and per m² where that is known. */
export function ImpactBars({ total, intensity }: { total: Impacts; intensity: Impacts | null }) {
  const { t } = useTranslation('estimate');
  const { thousands, significant } = useFormat();
  const bar = (kind: keyof Impacts, range: Range, unit: string, format: typeof significant) => (
    <div>
      <SmallPrint component="span">{`${t(`quantity.${kind}`)}, ${unit}`}</SmallPrint>
      <RangeBar range={range} kind={kind} unit={unit} format={format} />
    </div>
  );
  return (
    <>
      {bar('co2', total.co2, 'tCO₂e', thousands)}
      {bar('energy', total.energy, 'GJ', thousands)}
      {intensity && bar('co2', intensity.co2, 'kgCO₂e/m²', significant)}
      {intensity && bar('energy', intensity.energy, 'MJ/m²', significant)}
    </>
  );
}
