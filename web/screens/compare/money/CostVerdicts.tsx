import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CostVerdicts_comparison$key } from '#relay/CostVerdicts_comparison.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

type Props = {
  comparison: CostVerdicts_comparison$key;
  /** What the screen calls an item, by its id. */
  nameOf: (id: string) => string;
};

/** Which of each pair costs less, under the words of CO₂; what a tonne costs where the dearer one emits less. */
export function CostVerdicts({ comparison, nameOf }: Props) {
  const { t } = useTranslation('compare');
  const { span } = useFormat();
  const { differences } = useFragment(
    graphql`
      fragment CostVerdicts_comparison on Comparison {
        differences {
          item {
            id
          }
          reference {
            id
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
  return differences.flatMap((difference) => {
    const { item, reference, costVerdict, costCertainty } = difference;
    if (!costVerdict) return [];
    const assumption =
      costCertainty && costCertainty !== 'NONE' ? t(`money.assumption.${costCertainty}`) : '';
    const words = { item: nameOf(item.id), reference: nameOf(reference.id), assumption };
    const avoided = difference.costPerTonneAvoided;
    return [
      <Typography key={item.id} variant="body2">
        {t(`money.${costVerdict}`, { ...words, span: span(difference.costPerSquareMeter) })}
        {avoided && ` ${t('money.avoided', { span: span(avoided) })}`}
      </Typography>,
    ];
  });
}
