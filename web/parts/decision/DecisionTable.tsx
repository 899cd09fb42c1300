import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { DecisionRow_decision$key } from '#relay/DecisionRow_decision.graphql.ts';
import { TableFrame } from '../../components/tables/DataTable.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { type DecisionPlace, DecisionRow } from './DecisionRow.tsx';

type Props = {
  decisions: readonly (DecisionRow_decision$key & { readonly id: string })[];
  place?: DecisionPlace;
};

/** One row per decision, newest first; on a phone each names its cells. */
export function DecisionTable({ decisions, place }: Props) {
  const { t } = useTranslation('decision');
  const narrow = useNarrow();
  return (
    <TableFrame label={t('list.title')}>
      <Table size="small" aria-label={t('list.title')} sx={narrow ? {} : { minWidth: 640 }}>
        {!narrow && (
          <TableHead>
            <TableRow>
              <TableCell>{t('column.number')}</TableCell>
              {place !== undefined && <TableCell>{t(`column.${place}`)}</TableCell>}
              <TableCell>{t('column.chosen')}</TableCell>
              <TableCell>{t('today.title')}</TableCell>
              <TableCell>{t('column.reason')}</TableCell>
              <TableCell>{t('column.author')}</TableCell>
              <TableCell>{t('column.date')}</TableCell>
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} place={place} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
