import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionFigures_comparison$key } from '#relay/DecisionFigures_comparison.graphql.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useTechnologyName } from '../../components/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { DecisionFigureRow } from './DecisionFigureRow.tsx';

/** The options as they were compared, with declared suppliers where there were any. */
export function DecisionFigures({ comparison }: { comparison: DecisionFigures_comparison$key }) {
  const { t } = useTranslation('decision');
  const nameOf = useTechnologyName();
  const { t: drawn } = useTranslation('towerDrawing');
  const { plain } = useFormat();
  const { items, reference, dwellings } = useFragment(
    graphql`
      fragment DecisionFigures_comparison on RecordedComparison {
        reference
        dwellings
        items {
          optionId
          name
          technologies
          area
          quantities {
            ...decisionFigure_quantities
          }
          foundation {
            type
            quantities {
              ...decisionFigure_quantities
            }
            together {
              ...decisionFigure_quantities
            }
          }
        }
      }
    `,
    comparison,
  );
  const dwelling = t('apart.dwelling');
  const perDwelling = dwellings
    ? ([
        ['quantity.co2', `tCO₂e/${dwelling}`],
        ['quantity.energy', `GJ/${dwelling}`],
      ] as const)
    : [];
  return (
    <Section title={t('figures.title')}>
      <TableFrame label={t('figures.title')}>
        <Table size="small" aria-label={t('figures.title')} sx={{ minWidth: 820 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('figures.option')}</TableCell>
              <TableCell>{t('figures.technology')}</TableCell>
              {(
                [
                  ['quantity.area', 'm²'],
                  ['quantity.concrete', 't'],
                  ['quantity.steel', 't'],
                  ['quantity.co2', 'tCO₂e'],
                  ['quantity.co2', 'kgCO₂e/m²'],
                  ['quantity.energy', 'GJ'],
                  ['quantity.energy', 'MJ/m²'],
                  ...perDwelling,
                ] as const
              ).map(([name, unit]) => (
                <TableCell key={unit + name} align="right">
                  <UnitHeader name={t(name)} unit={unit} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ optionId, name, technologies, area, quantities, foundation }, index) => (
              <Fragment key={optionId}>
                <DecisionFigureRow quantities={quantities} dwellings={dwellings}>
                  <TableCell component="th" scope="row">
                    {name}
                    {index === reference && (
                      <Chip size="small" variant="outlined" label={t('figures.reference')} sx={{ ml: 1 }} />
                    )}
                  </TableCell>
                  <TableCell>{technologies.map((each) => nameOf(each)).join(', ') || '-'}</TableCell>
                  <NumberCell>{plain(area)}</NumberCell>
                </DecisionFigureRow>
                {foundation && (
                  <>
                    <DecisionFigureRow quantities={foundation.quantities} dwellings={dwellings}>
                      <TableCell component="th" scope="row" sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.foundation')}`}
                      </TableCell>
                      <TableCell colSpan={2}>
                        {drawn(`foundation.${foundation.type.toLowerCase()}`)}
                      </TableCell>
                    </DecisionFigureRow>
                    <DecisionFigureRow quantities={foundation.together} dwellings={dwellings} strong>
                      <TableCell component="th" scope="row" colSpan={3} sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.together')}`}
                      </TableCell>
                    </DecisionFigureRow>
                  </>
                )}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Section>
  );
}
