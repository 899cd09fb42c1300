import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionCosts_comparison$key } from '#relay/DecisionCosts_comparison.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { ColumnTable } from '../../components/tables/ColumnTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { MoneySwitch } from '../../parts/money/MoneySwitch.tsx';
import { useShowMoney } from '../../parts/money/useShowMoney.ts';

/** What each option cost when the decision was taken, the chosen one against the others, and the prices it rests on. */
export function DecisionCosts({ comparison }: { comparison: DecisionCosts_comparison$key }) {
  const { t } = useTranslation('decision');
  const { t: compareText } = useTranslation('compare');
  const messages = useMessages();
  const { span, exactSpan, day } = useFormat();
  const [isShown] = useShowMoney();
  const { items, prices, chosenCosts } = useFragment(
    graphql`
      fragment DecisionCosts_comparison on RecordedComparison {
        items {
          optionId
          name
          cost {
            total {
              min
              max
            }
            perSquareMeter {
              min
              max
            }
            missing
          }
        }
        prices {
          set {
            source
            state
            month
          }
          quotations {
            key
            label
            min
            max
            source
            date
          }
        }
        chosenCosts {
          reference
          sentence
          total {
            min
            max
          }
          perSquareMeter {
            min
            max
          }
          perTonneAvoided {
            min
            max
          }
        }
      }
    `,
    comparison,
  );
  // Records from before money was kept have none, and a service may withhold it.
  if (!prices) return null;
  const { source, state, month } = prices.set;
  return (
    <Section title={t('costs.title')} actions={<MoneySwitch />}>
      {isShown && (
        <>
          {chosenCosts.map((cost) => (
            <Box key={cost.reference} sx={{ mb: 1 }}>
              <Typography>{cost.sentence}</Typography>
              <Muted>
                {`${span(cost.total)} R$ · ${span(cost.perSquareMeter)} R$/m²`}
                {cost.perTonneAvoided &&
                  ` · ${compareText('money.avoided', { span: span(cost.perTonneAvoided) })}`}
              </Muted>
            </Box>
          ))}
          <ColumnTable
            label={t('costs.title')}
            rows={items}
            keyOf={({ optionId }) => optionId}
            columns={[
              { id: 'option', head: t('recorded.option'), render: ({ name }) => name },
              {
                id: 'area',
                head: compareText('money.area'),
                unit: 'R$/m²',
                render: ({ cost }) => span(cost?.perSquareMeter),
              },
              {
                id: 'total',
                head: compareText('money.total'),
                unit: 'R$',
                render: ({ cost }) => span(cost?.total),
              },
              {
                id: 'note',
                head: compareText('money.note'),
                align: 'left',
                sx: { whiteSpace: 'normal', minWidth: 200 },
                render: ({ cost }) =>
                  cost && cost.missing.length > 0
                    ? compareText('money.missing', { what: cost.missing.join(', ') })
                    : '-',
              },
            ]}
          />
          <Muted sx={{ mt: 1 }}>{messages.text('decision.prices', { source, state, month })}</Muted>
          {prices.quotations.map((quotation) => (
            <Typography key={quotation.key} variant="body2" sx={{ mt: 0.5 }}>
              {messages.text('decision.quotation', {
                label: quotation.label,
                price: exactSpan({ min: quotation.min, max: quotation.max }),
                source: quotation.source,
                date: day(quotation.date),
              })}
            </Typography>
          ))}
        </>
      )}
    </Section>
  );
}
