import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { DecisionRow_decision$key } from '#relay/DecisionRow_decision.graphql.ts';
import { TableFrame } from '../../components/tables/DataTable.tsx';
import { DecisionRow } from './DecisionRow.tsx';

type Props = {
  decisions: readonly (DecisionRow_decision$key & { readonly id: string })[];
  projectId: string;
  /** Whether the tower is named: not on the tower's own screen. */
  withUnit?: boolean;
};

/** One row per decision, newest first. */
export function DecisionTable({ decisions, projectId, withUnit = false }: Props) {
  const { t } = useTranslation('decision');
  return (
    <TableFrame label={t('list.title')}>
      <Table size="small" aria-label={t('list.title')} sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.number')}</TableCell>
            {withUnit && <TableCell>{t('column.unit')}</TableCell>}
            <TableCell>{t('column.chosen')}</TableCell>
            <TableCell>{t('today.title')}</TableCell>
            <TableCell>{t('column.reason')}</TableCell>
            <TableCell>{t('column.author')}</TableCell>
            <TableCell>{t('column.date')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} projectId={projectId} withUnit={withUnit} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
