import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VersionRow_version$key } from '#relay/VersionRow_version.graphql.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { NarrowRow } from '../../components/tables/NarrowRow.tsx';
import { TechnologyChip } from '../../components/figures/TechnologyChip.tsx';
import { TonnesCell } from '../../components/tables/TonnesCell.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { emptyValue } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { CostNote } from '../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../parts/totals/totalsPart.ts';
import { CheckCircleOutlined } from '../../theme/icons.tsx';
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
  const { concrete, range, rangeInThousands, thousands, ago, dateTime } = useFormat();
  const narrow = useNarrow();
  const data = useFragment(
    graphql`
      fragment VersionRow_version on Version {
        id
        number
        name
        description
        technology
        slabSystem
        isValid
        createdAt
        updatedAt
        quantities {
          concrete
          grout
          steel
          flags
          ...ranges_quantities @relay(mask: false)
          ...totalsPart_quantities
        }
        ...VersionActions_version
      }
    `,
    version,
  );
  const { quantities: totals } = data;
  const name = data.name ?? t('unnamed', { number: data.number });
  const checkbox = (
    <Checkbox
      checked={marked}
      disabled={mark === undefined}
      onChange={mark}
      slotProps={{ input: { 'aria-label': t('compare.mark', { name }) } }}
    />
  );
  const title = (
    <>
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
      {data.description && <SmallPrint>{data.description}</SmallPrint>}
      {totals?.flags.map((flag) => (
        <Typography key={flag} variant="caption" color="warning" component="p">
          {t(`flag.${flag}`)}
        </Typography>
      ))}
      <CostNote id={data.id} structure={readTotalsPart(totals)} foundation={null} />
    </>
  );
  const chip = <TechnologyChip technology={data.technology} slabSystem={data.slabSystem} />;
  const co2 = rangeInThousands(totals?.co2);
  const energy = rangeInThousands(totals?.energy);
  const actions = <VersionActions version={data} scope={scope} />;
  if (narrow)
    return (
      <NarrowRow
        columns={1}
        selected={data.isValid}
        lead={<Box sx={{ m: -1 }}>{checkbox}</Box>}
        title={
          <>
            {title}
            <Box sx={{ mt: 0.5 }}>{chip}</Box>
          </>
        }
        actions={actions}
        cells={[
          { label: t('column.number'), value: String(data.number) },
          { label: t('quantity.concrete'), value: concrete(totals)?.both ?? emptyValue },
          { label: t('quantity.steel'), unit: 't', value: thousands(totals?.steel) },
          { label: t('quantity.co2'), unit: 'tCO₂e', value: co2 },
          { label: t('quantity.energy'), unit: 'GJ', value: energy },
          { label: t('column.created'), value: ago(data.createdAt) },
          { label: t('column.updated'), value: ago(data.updatedAt) },
        ]}
      />
    );
  const when = (instant: string) => <TableCell title={dateTime(instant)}>{ago(instant)}</TableCell>;
  return (
    <TableRow hover selected={data.isValid}>
      <TableCell padding="checkbox">{checkbox}</TableCell>
      <TableCell>{data.number}</TableCell>
      <TableCell sx={{ minWidth: 110, maxWidth: 360, overflowWrap: 'anywhere' }}>{title}</TableCell>
      <TableCell>{chip}</TableCell>
      <ConcreteCell of={totals} />
      <TonnesCell kg={totals?.steel} />
      <NumberCell title={totals ? `${range(totals.co2)} kgCO₂e` : ''}>{co2}</NumberCell>
      <NumberCell title={totals ? `${range(totals.energy)} MJ` : ''}>{energy}</NumberCell>
      {when(data.createdAt)}
      {when(data.updatedAt)}
      <TableCell padding="none" align="right">
        {actions}
      </TableCell>
    </TableRow>
  );
}
