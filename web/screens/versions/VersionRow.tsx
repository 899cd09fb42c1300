import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VersionRow_version$key } from '#relay/VersionRow_version.graphql.ts';
import { NumberCell } from '../../components/DataTable.tsx';
import { TechnologyChip } from '../../components/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { VersionActions } from './VersionActions.tsx';
import type { VersionScope } from './versionScope.ts';

type Props = {
  version: VersionRow_version$key;
  scope: VersionScope;
  /** Whether it is to be compared; `mark` is missing where no more may be. */
  marked: boolean;
  mark: (() => void) | undefined;
};

/** One version: totals over all floors of the module. */
export function VersionRow({ version, scope, marked, mark }: Props) {
  const { t } = useTranslation('versions');
  const { number, range, ago, dateTime } = useFormat();
  const data = useFragment(
    graphql`
      fragment VersionRow_version on Version {
        number
        name
        description
        technology
        isValid
        createdAt
        updatedAt
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
        }
        ...VersionActions_version
      }
    `,
    version,
  );
  const { quantities: totals } = data;
  const name = data.name ?? t('unnamed', { number: data.number });
  const when = (instant: string) => (
    <TableCell sx={{ whiteSpace: 'nowrap' }} title={dateTime(instant)}>
      {ago(instant)}
    </TableCell>
  );
  return (
    <TableRow hover selected={data.isValid}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={marked}
          disabled={mark === undefined}
          onChange={mark}
          slotProps={{ input: { 'aria-label': t('compare.mark', { name }) } }}
        />
      </TableCell>
      <TableCell>{data.number}</TableCell>
      <TableCell sx={{ minWidth: 200, maxWidth: 360, overflowWrap: 'anywhere' }}>
        {name}{' '}
        {data.isValid && (
          <Chip
            size="small"
            color="success"
            variant="outlined"
            icon={<CheckCircleOutlined />}
            label={t('valid')}
          />
        )}
        {data.description && (
          <Typography variant="caption" color="textSecondary" component="p">
            {data.description}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <TechnologyChip technology={data.technology} />
      </TableCell>
      <NumberCell>{number(totals?.concrete)}</NumberCell>
      <NumberCell>{number(totals?.steel)}</NumberCell>
      <NumberCell>{range(totals?.co2)}</NumberCell>
      <NumberCell>{range(totals?.energy)}</NumberCell>
      {when(data.createdAt)}
      {when(data.updatedAt)}
      <TableCell padding="none" align="right">
        <VersionActions version={data} scope={scope} />
      </TableCell>
    </TableRow>
  );
}
