import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClassChange, ClassWhatIf } from '#domain/prices/classWhatIf.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import { divideRange, type Range, scaleRange } from '#domain/range.ts';
import { Muted } from '../../../components/Muted.tsx';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { UnitHeader } from '../../../components/tables/DataTable.tsx';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import { divisorOf, type Measure, unitSuffix } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = { option: ComparedOption; measure: Measure; change: ClassChange; effects: ClassWhatIf };

/** What another class of concrete comes to in CO₂ and, where costs are shown, in R$. */
export function ClassEffects({ option, measure, change: { from, to, volume }, effects }: Props) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const format = useFormat();
  const { span, units } = useMeasure(measure);
  const [isMoneyShown] = useShowMoney();
  const { co2, cost, missingPrices } = effects;
  const amount = volume === 0 ? t('classes.same') : t('classes.changed', { volume: format.change(volume) });
  const inMeasure = (range: Range) => divideRange(range, divisorOf(option, measure));
  const rows = [
    {
      name: 'co2' as const,
      unit: 'kgCO₂e',
      in: units.co2,
      effect: co2,
      difference: span(inMeasure(co2.difference)),
    },
    {
      name: 'cost' as const,
      unit: 'R$',
      in: `R$${unitSuffix(measure, t('apart.dwelling'))}`,
      effect: cost,
      difference: cost ? format.span(inMeasure(cost.difference)) : emptyValue,
    },
  ].filter(({ name }) => isMoneyShown || name === 'co2');
  const says = rows.flatMap(({ name, effect }) => (effect ? t(`classes.${name}.${effect.verdict}`) : []));
  const levels = (range: Range) => {
    if (range.max <= 0) return t('classes.less', { span: format.percentSpan(scaleRange(range, -1)) });
    return range.min >= 0
      ? t('classes.more', { span: format.percentSpan(range) })
      : format.percentSpan(range);
  };
  return (
    <>
      <Typography aria-live="polite" sx={{ my: 1, fontWeight: 600 }}>
        {t('classes.sentence', { from, to, volume: amount, says: says.join('; ') })}
      </Typography>
      <ColumnTable
        label={t('classes.title')}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            id: 'name',
            render: ({ name, unit }) => (
              <UnitHeader name={t(name === 'cost' ? 'money.cost' : 'quantity.co2')} unit={`${unit}/m³`} />
            ),
          },
          {
            id: 'before',
            head: t('classes.perUnit', { fck: from }),
            render: ({ effect }) => format.span(effect?.before),
          },
          {
            id: 'after',
            head: t('classes.perUnit', { fck: to }),
            render: ({ effect }) => format.span(effect?.after),
          },
          {
            id: 'difference',
            head: t('classes.difference', { volume: amount }),
            render: ({ effect, difference, in: unit }) => (effect ? `${difference} ${unit}` : emptyValue),
          },
          {
            id: 'breakEven',
            head: t('classes.breakEven'),
            align: 'left',
            render: ({ effect }) => (effect ? levels(effect.breakEven) : emptyValue),
          },
        ]}
      />
      {isMoneyShown && missingPrices.length > 0 && (
        <Muted sx={{ mt: 1 }}>
          {t('money.missing', { what: missingPrices.map((key) => priceLabel(key, messages)).join(', ') })}
        </Muted>
      )}
    </>
  );
}
