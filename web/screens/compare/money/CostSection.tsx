import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import type { CostSection_comparison$key } from '#relay/CostSection_comparison.graphql.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../../components/DataTable.tsx';
import { RangeBar } from '../../../components/RangeBar.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { paths } from '../../../paths.ts';
import { CostVerdicts } from './CostVerdicts.tsx';
import { useShowMoney } from './useShowMoney.ts';

/** What each option costs by public prices and the project's own quotations, and what its cost says beside its CO₂. */
export function CostSection({ comparison }: { comparison: CostSection_comparison$key }) {
  const { t } = useTranslation('compare');
  const { significant, span } = useFormat();
  const { projectId = '' } = useParams();
  const [isShown, show] = useShowMoney();
  const data = useFragment(
    graphql`
      fragment CostSection_comparison on Comparison {
        items {
          name
          quantities {
            cost {
              min
              max
            }
            costPerSquareMeter {
              min
              max
            }
            perDwelling {
              cost {
                min
                max
              }
            }
            missingPrices
            missingAmounts
            costLines {
              key
              label
            }
          }
        }
        ...CostVerdicts_comparison
      }
    `,
    comparison,
  );
  const built = data.items.flatMap(({ name, quantities }) => (quantities ? [{ name, ...quantities }] : []));
  const highest = Math.max(0, ...built.map(({ costPerSquareMeter }) => costPerSquareMeter?.max ?? 0));
  const hasDwellings = built.some(({ perDwelling }) => perDwelling?.cost);
  return (
    <Box component="section" aria-label={t('money.title')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h2">
          {t('money.title')}
        </Typography>
        <FormControlLabel
          className="no-print"
          label={t('money.show')}
          control={<Switch size="small" checked={isShown} onChange={(_, checked) => show(checked)} />}
        />
      </Box>
      {isShown && (
        <>
          <CostVerdicts comparison={data} />
          <TableFrame label={t('money.title')}>
            <Table size="small" aria-label={t('money.title')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('column.options')}</TableCell>
                  <TableCell sx={{ width: '34%' }}>
                    <UnitHeader name={t('money.area')} unit="R$/m²" />
                  </TableCell>
                  {hasDwellings && (
                    <TableCell align="right">
                      <UnitHeader name={t('money.dwelling')} unit="R$" />
                    </TableCell>
                  )}
                  <TableCell align="right">
                    <UnitHeader name={t('money.total')} unit="R$" />
                  </TableCell>
                  <TableCell>{t('money.missing')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {built.map((item) => (
                  <TableRow key={item.name}>
                    <TableCell component="th" scope="row">
                      {item.name}
                    </TableCell>
                    <TableCell>
                      <RangeBar
                        range={item.costPerSquareMeter}
                        domain={{ min: 0, max: highest }}
                        unit="R$/m²"
                        format={significant}
                        span={span}
                      />
                    </TableCell>
                    {hasDwellings && <NumberCell>{span(item.perDwelling?.cost)}</NumberCell>}
                    <NumberCell>{span(item.cost)}</NumberCell>
                    <TableCell sx={{ whiteSpace: 'normal' }}>{missingOf(item).join(', ') || '-'}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableFrame>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('money.text')}
          </Typography>
          <ScreenLink to={`${paths.project(projectId)}?tab=prices`} className="no-print">
            {t('money.open')}
          </ScreenLink>
        </>
      )}
    </Box>
  );
}

type Priced = {
  missingPrices: readonly string[];
  missingAmounts: readonly string[];
  costLines: readonly { key: string; label: string }[];
};

/** Names of the prices and amounts without which there is no cost. */
const missingOf = ({ missingPrices, missingAmounts, costLines }: Priced): string[] => [
  ...new Set(
    [...missingPrices, ...missingAmounts].map(
      (key) => costLines.find((line) => line.key === key)?.label ?? key,
    ),
  ),
];
