import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { differingAreas } from '#domain/tower/floorAreas.ts';
import type { ModuleRow_module$key } from '#relay/ModuleRow_module.graphql.ts';
import { stickyColumn, NumberCell } from '../../../components/tables/DataTable.tsx';
import { NarrowRow } from '../../../components/tables/NarrowRow.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { TechnologyChip } from '../../../components/figures/TechnologyChip.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Flags } from './Flags.tsx';
import { ModuleActions } from '../../../parts/module/ModuleActions.tsx';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { paths, type TowerIds } from '../../../paths.ts';
import { comingFrom, type Family } from '../../../shell/navigation/families.ts';
import { useOffered } from '../../../session/offered.ts';

type Props = {
  module: ModuleRow_module$key;
  tower: TowerIds;
  /** The screen's: versions lead back to it. */
  family: Family;
  connections: readonly string[];
  onEdit: () => void;
};

/** A module in the table: totals of its valid version over all floors it covers. */
export function ModuleRow({ module, tower, family, connections, onEdit }: Props) {
  const { t } = useTranslation('towerTables');
  const { number, range, integer } = useFormat();
  const data = useFragment(
    graphql`
      fragment ModuleRow_module on Module {
        databaseId
        name
        technology
        slabSystem
        floorRepetition
        isOutdated
        floors {
          area
        }
        currentVersion {
          id
          number
        }
        quantities(withLosses: $withLosses) {
          concrete
          steel
          ...ranges_quantities @relay(mask: false)
          flags
          ...totalsPart_quantities
        }
        ...ModuleActions_module
      }
    `,
    module,
  );
  const narrow = useNarrow();
  const withLossNote = useLossUnit();
  const { moduleVersions } = useOffered();
  const { quantities: totals } = data;
  const versions = paths.versions({ ...tower, moduleId: data.databaseId }, data.technology);
  const name = (
    <>
      {moduleVersions ? (
        <ScreenLink to={versions} state={comingFrom(family)}>
          {data.name}
        </ScreenLink>
      ) : (
        data.name
      )}
      <Flags
        flags={totals?.flags ?? []}
        outdated={data.isOutdated}
        noFloors={data.floorRepetition === 0}
        areas={differingAreas(data.floors)}
      />
      <CostNote id={data.currentVersion.id} structure={readTotalsPart(totals)} foundation={null} />
    </>
  );
  const chip = <TechnologyChip technology={data.technology} slabSystem={data.slabSystem} />;
  const repetition = integer(data.floorRepetition);
  const version = t('versionNumber', { number: data.currentVersion.number });
  const actions = (
    <ModuleActions
      module={data}
      versions={versions}
      family={family}
      connections={connections}
      onEdit={onEdit}
    />
  );
  if (narrow)
    return (
      <NarrowRow
        columns={2}
        title={
          <>
            {name}
            <Box sx={{ mt: 0.5 }}>{chip}</Box>
          </>
        }
        actions={actions}
        cells={[
          { label: t('column.floor_repetition'), value: repetition },
          { label: t('quantity.concrete'), unit: withLossNote('kg'), value: number(totals?.concrete) },
          { label: t('quantity.steel'), unit: withLossNote('kg'), value: number(totals?.steel) },
          { label: t('quantity.co2'), unit: withLossNote('kgCO₂e'), value: range(totals?.co2) },
          { label: t('quantity.energy'), unit: withLossNote('MJ'), value: range(totals?.energy) },
          ...(moduleVersions ? [{ label: t('column.version'), value: version }] : []),
        ]}
      />
    );
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 120 }}>{name}</TableCell>
      <TableCell>{chip}</TableCell>
      <NumberCell>{repetition}</NumberCell>
      <NumberCell>{number(totals?.concrete)}</NumberCell>
      <NumberCell>{number(totals?.steel)}</NumberCell>
      <NumberCell>{number(totals?.co2?.min)}</NumberCell>
      <NumberCell>{number(totals?.co2?.max)}</NumberCell>
      <NumberCell>{number(totals?.energy?.min)}</NumberCell>
      <NumberCell>{number(totals?.energy?.max)}</NumberCell>
      {moduleVersions && <NumberCell>{version}</NumberCell>}
      <TableCell padding="none" align="right" sx={stickyColumn}>
        {actions}
      </TableCell>
    </TableRow>
  );
}
