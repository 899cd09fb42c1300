import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionsTable_options$key } from '#relay/OptionsTable_options.graphql.ts';
import { TableFrame } from '../../components/DataTable.tsx';
import { QuantityHeads } from '../../components/QuantityHeads.tsx';
import { Section } from '../../components/Section.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { OptionRow } from './OptionRow.tsx';

type Props = {
  options: OptionsTable_options$key;
  /** Raw id of the simulation in view. */
  selected: string;
  actions?: ReactNode;
};

/** Simulations of the tower; a click shows the modules of one. */
export function OptionsTable({ options, selected, actions }: Props) {
  const { t } = useTranslation('towerTables');
  const narrow = useNarrow();
  const rows = useFragment(
    graphql`
      fragment OptionsTable_options on Option @relay(plural: true) {
        id
        ...OptionRow_option
      }
    `,
    options,
  );
  return (
    <Section title={t('options.title')} text={t('options.text')} actions={actions}>
      <TableFrame label={t('options.title')}>
        <Table size="small">
          {!narrow && (
            <TableHead>
              <TableRow>
                <TableCell>{t('column.name')}</TableCell>
                <TableCell align="right">{t('column.covered')}</TableCell>
                <QuantityHeads perArea />
              </TableRow>
            </TableHead>
          )}
          <TableBody>
            {rows.map((option) => (
              <OptionRow key={option.id} option={option} selected={selected} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Section>
  );
}
