import { useTranslation } from 'react-i18next';
import type { Cost, Prices } from '#domain/prices/cost.ts';
import { divideRange } from '#domain/range.ts';
import { TotalLine } from '../../editors/TotalLine.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { missingPriceNames } from './missingPriceNames.ts';
import { usePrices } from './usePrices.ts';

type Props = {
  /** The cost by given prices. */
  costBy: (prices: Prices) => Omit<Cost, 'lines'>;
  /** m² to divide by; 1 where the cost is already per m². */
  area?: number;
  label?: string;
};

/** What is being typed costs per m², and what is missing for it; nothing where costs are hidden. */
export function LiveCost({ costBy, area = 1, label }: Props) {
  const { t } = useTranslation();
  const { span } = useFormat();
  const messages = useMessages();
  const prices = usePrices();
  if (prices === null) return null;
  const cost = costBy(prices);
  const names = missingPriceNames(cost, messages);
  return (
    <TotalLine
      label={label ?? t('money.name')}
      value={span(cost.total && divideRange(cost.total, area))}
      unit="R$/m²"
      {...(names.length > 0 ? { total: `${t('money.lacks')}: ${names.join(', ')}` } : {})}
    />
  );
}
