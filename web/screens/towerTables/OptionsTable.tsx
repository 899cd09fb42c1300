import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionsTable_options$key } from '#relay/OptionsTable_options.graphql.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { Flags } from './Flags.tsx';

type Props = {
  options: OptionsTable_options$key;
  /** Raw id of the simulation in view. */
  selected: string;
  actions?: ReactNode;
};

/** Simulations of the tower; a click shows the modules of one. */
export function OptionsTable({ options, selected, actions }: Props) {
  const { t } = useTranslation('towerTables');
  const { number, range, integer } = useFormat();
  const rows = useFragment(
    graphql`
      fragment OptionsTable_options on Option @relay(plural: true) {
        id
        databaseId
        name
        isReference
        coverage {
          totalFloors
          coveredFloors
        }
        quantities {
          concrete
          steel
          flags
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    options,
  );
  return (
    <Section title={t('options.title')} text={t('options.text')} actions={actions}>
      <TableFrame label={t('options.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('column.name')}</TableCell>
              <TableCell align="right">{t('column.covered')}</TableCell>
              <TableCell align="right">
                <UnitHeader name={t('quantity.concrete')} unit="kg" />
              </TableCell>
              <TableCell align="right">
                <UnitHeader name={t('quantity.steel')} unit="kg" />
              </TableCell>
              <TableCell align="right">
                <UnitHeader name={t('quantity.co2')} unit="kgCO₂e/m²" />
              </TableCell>
              <TableCell align="right">
                <UnitHeader name={t('quantity.energy')} unit="MJ/m²" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, databaseId, name, isReference, coverage, quantities: totals }) => (
              <TableRow key={id} hover selected={databaseId === selected}>
                <TableCell sx={{ minWidth: 180 }}>
                  <ScreenLink
                    to={`?option=${databaseId}`}
                    replace
                    preventScrollReset
                    aria-current={databaseId === selected ? 'true' : undefined}
                  >
                    {name}
                  </ScreenLink>{' '}
                  {isReference && (
                    <Chip size="small" color="primary" variant="outlined" label={t('reference')} />
                  )}
                  <Flags flags={totals?.flags ?? []} />
                </TableCell>
                <NumberCell>
                  <Box
                    component="span"
                    sx={coverage.coveredFloors < coverage.totalFloors ? { color: 'warning.main' } : {}}
                  >
                    {t('covered', {
                      covered: integer(coverage.coveredFloors),
                      total: integer(coverage.totalFloors),
                    })}
                  </Box>
                </NumberCell>
                <NumberCell>{number(totals?.concrete)}</NumberCell>
                <NumberCell>{number(totals?.steel)}</NumberCell>
                <NumberCell>{range(totals?.perSquareMeter?.co2)}</NumberCell>
                <NumberCell>{range(totals?.perSquareMeter?.energy)}</NumberCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Section>
  );
}
