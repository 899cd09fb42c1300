import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ModuleRow_module$key } from '#relay/ModuleRow_module.graphql.ts';
import { NumberCell } from '../../components/DataTable.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { TechnologyChip } from '../../components/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { Flags } from './Flags.tsx';
import { ModuleActions } from './ModuleActions.tsx';

type Props = {
  module: ModuleRow_module$key;
  /** Path of the tower's screen. */
  home: string;
  connections: readonly string[];
  onEdit: () => void;
};

/** A module in the table: totals of its valid version over all floors it covers. */
export function ModuleRow({ module, home, connections, onEdit }: Props) {
  const { t } = useTranslation('towerTables');
  const { number, integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment ModuleRow_module on Module {
        databaseId
        name
        technology
        floorRepetition
        isOutdated
        currentVersion {
          number
        }
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
          flags
        }
        ...ModuleActions_module
      }
    `,
    module,
  );
  const { quantities: totals } = data;
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 200 }}>
        <ScreenLink to={`${home}/${data.databaseId}?type=${data.technology.toLowerCase()}`}>
          {data.name}
        </ScreenLink>
        <Flags flags={totals?.flags ?? []} outdated={data.isOutdated} />
      </TableCell>
      <TableCell>
        <TechnologyChip technology={data.technology} />
      </TableCell>
      <NumberCell>{integer(data.floorRepetition)}</NumberCell>
      <NumberCell>{number(totals?.concrete)}</NumberCell>
      <NumberCell>{number(totals?.steel)}</NumberCell>
      <NumberCell>{number(totals?.co2?.min)}</NumberCell>
      <NumberCell>{number(totals?.co2?.max)}</NumberCell>
      <NumberCell>{number(totals?.energy?.min)}</NumberCell>
      <NumberCell>{number(totals?.energy?.max)}</NumberCell>
      <NumberCell>{t('versionNumber', { number: data.currentVersion.number })}</NumberCell>
      <TableCell padding="none" align="right">
        <ModuleActions
          module={data}
          versions={`${home}/${data.databaseId}?type=${data.technology.toLowerCase()}`}
          connections={connections}
          onEdit={onEdit}
        />
      </TableCell>
    </TableRow>
  );
}
