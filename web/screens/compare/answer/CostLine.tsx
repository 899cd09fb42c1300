import { useTranslation } from 'react-i18next';
import { divideRange } from '#domain/range.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';

/** What each option with structure costs per m², in one line, and of which ones that is not known. */
export function CostLine({ options }: { options: readonly ComparedOption[] }) {
  const { t } = useTranslation('compare');
  const { list, span } = useFormat();
  const built = options.filter(({ co2 }) => co2 !== null);
  const costs = built.flatMap(({ name, cost, area }) =>
    cost ? [`${name} ${span(divideRange(cost, area))}`] : [],
  );
  const unknown = built.flatMap(({ name, cost }) => (cost ? [] : [name]));
  return (
    <div>
      {costs.length > 0 && `${t('money.line', { costs: costs.join('; ') })} `}
      {unknown.length > 0 && t('money.lineUnknown', { names: list(unknown) })}
    </div>
  );
}
