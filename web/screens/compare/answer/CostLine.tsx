import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CostLine_comparison$key } from '#relay/CostLine_comparison.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';

type Props = { comparison: CostLine_comparison$key; options: readonly ComparedOption[] };

/** What each option with structure costs per m², in one line, and of which ones that is not known. */
export function CostLine({ comparison, options }: Props) {
  const { t, i18n } = useTranslation('compare');
  const { span } = useFormat();
  const { items } = useFragment(
    graphql`
      fragment CostLine_comparison on Comparison {
        items {
          quantities {
            costPerSquareMeter {
              min
              max
            }
          }
        }
      }
    `,
    comparison,
  );
  const built = options.flatMap(({ name }, index) => {
    const quantities = items[index]?.quantities;
    return quantities ? [{ name, cost: quantities.costPerSquareMeter }] : [];
  });
  const costs = built.flatMap(({ name, cost }) => (cost ? [`${name} ${span(cost)}`] : []));
  const unknown = built.flatMap(({ name, cost }) => (cost ? [] : [name]));
  const names = new Intl.ListFormat(i18n.resolvedLanguage, { type: 'conjunction' });
  return (
    <div>
      {costs.length > 0 && `${t('money.line', { costs: costs.join('; ') })} `}
      {unknown.length > 0 && t('money.lineUnknown', { names: names.format(unknown) })}
    </div>
  );
}
