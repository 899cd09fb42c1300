import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CostVerdicts_comparison$key } from '#relay/CostVerdicts_comparison.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Which of each pair costs less, under the words of CO₂; what a tonne costs where the dearer one emits less. */
export function CostVerdicts({ comparison }: { comparison: CostVerdicts_comparison$key }) {
  const { t } = useTranslation('compare');
  const { span } = useFormat();
  const { differences } = useFragment(
    graphql`
      fragment CostVerdicts_comparison on Comparison {
        differences {
          item {
            name
          }
          reference {
            name
          }
          costPerSquareMeter {
            min
            max
          }
          costVerdict
          costCertainty
          costPerTonneAvoided {
            min
            max
          }
        }
      }
    `,
    comparison,
  );
  return differences.flatMap(({ item, reference, costVerdict, ...difference }) => {
    if (!costVerdict) return [];
    const { costCertainty, costPerSquareMeter, costPerTonneAvoided } = difference;
    const names = { item: item.name, reference: reference.name };
    const assumption =
      costCertainty && costCertainty !== 'NONE' ? t(`money.assumption.${costCertainty}`) : '';
    return [
      <Typography key={item.name} variant="body2">
        {t(`money.${costVerdict}`, { ...names, assumption, span: span(costPerSquareMeter) })}
        {costPerTonneAvoided && ` ${t('money.avoided', { span: span(costPerTonneAvoided) })}`}
      </Typography>,
    ];
  });
}
