import { useTranslation } from 'react-i18next';
import { addRanges } from '#domain/range.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { TotalsPart } from '../totals/totalsPart.ts';
import { CostSum } from './CostSum.tsx';
import { useShowMoney } from './useShowMoney.ts';

type Props = {
  /** Global id of what it is the cost of. */
  id: string;
  structure: TotalsPart | null;
  foundation: TotalsPart | null;
};

/** What a structure costs per m² and per dwelling, and what it does with its foundation, each open to its lines; nothing where costs are hidden. */
export function CostNote({ id, structure, foundation }: Props) {
  const { t } = useTranslation();
  const { span } = useFormat();
  const [isShown] = useShowMoney();
  if (!isShown || !structure?.perSquareMeter?.co2) return null;
  const [own, below] = [structure.perSquareMeter.cost, foundation?.perSquareMeter];
  const dwelling = structure.perDwelling?.cost;
  const alone = own
    ? [
        t('money.note', { perSquareMeter: span(own) }),
        dwelling ? t('money.dwelling', { cost: span(dwelling) }) : null,
      ]
    : [t('money.missing')];
  return (
    <SmallPrint className="numeric" sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <CostSum id={id}>{alone.filter((part) => part !== null).join('; ')}</CostSum>
      {below?.co2 && (
        <CostSum id={id} withFoundation>
          {own && below.cost
            ? t('money.together', { cost: span(addRanges(own, below.cost)) })
            : t('money.togetherMissing')}
        </CostSum>
      )}
    </SmallPrint>
  );
}
