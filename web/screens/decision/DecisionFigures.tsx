import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionFigures_comparison$key } from '#relay/DecisionFigures_comparison.graphql.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useTechnologyName } from '../../components/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** The options as they were compared, with declared suppliers where there were any. */
export function DecisionFigures({ comparison }: { comparison: DecisionFigures_comparison$key }) {
  const { t } = useTranslation('decision');
  const nameOf = useTechnologyName();
  const { plain, thousands, rangeInThousands, span } = useFormat();
  const { items, reference } = useFragment(
    graphql`
      fragment DecisionFigures_comparison on RecordedComparison {
        reference
        items {
          optionId
          name
          technologies
          area
          quantities {
            concrete
            steel
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
            co2PerSquareMeter {
              min
              max
            }
            energyPerSquareMeter {
              min
              max
            }
          }
        }
      }
    `,
    comparison,
  );
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
                ] as const
              ).map(([name, unit]) => (
                <TableCell key={unit + name} align="right">
                  <UnitHeader name={t(name)} unit={unit} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ optionId, name, technologies, area, quantities }, index) => (
              <TableRow key={optionId}>
                <TableCell component="th" scope="row">
                  {name}
                  {index === reference && (
                    <Chip size="small" variant="outlined" label={t('figures.reference')} sx={{ ml: 1 }} />
                  )}
                </TableCell>
                <TableCell>{technologies.map((each) => nameOf(each)).join(', ') || '-'}</TableCell>
                <NumberCell>{plain(area)}</NumberCell>
                <NumberCell>{thousands(quantities?.concrete)}</NumberCell>
                <NumberCell>{thousands(quantities?.steel)}</NumberCell>
                <NumberCell>{rangeInThousands(quantities?.co2)}</NumberCell>
                <NumberCell>{span(quantities?.co2PerSquareMeter)}</NumberCell>
                <NumberCell>{rangeInThousands(quantities?.energy)}</NumberCell>
                <NumberCell>{span(quantities?.energyPerSquareMeter)}</NumberCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Section>
  );
}
