import TableCell from '@mui/material/TableCell';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTableRow_project$key } from '#relay/ProjectTableRow_project.graphql.ts';
import { ConcreteCell } from '../../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../../components/tables/DataTable.tsx';
import { IntensityRow } from '../../../components/tables/IntensityRow.tsx';
import type { IntensityAxes } from '../../../components/figures/IntensityBars.tsx';
import { TonnesCell } from '../../../components/tables/TonnesCell.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../../parts/totals/useTotalsNotes.ts';
import type { ProjectFigures } from '../../../parts/projectList/projectFigures.ts';
import { paths } from '../../../paths.ts';

type Props = {
  project: ProjectTableRow_project$key;
  figures: ProjectFigures;
  axes: IntensityAxes;
  narrow: boolean;
};

/** Where a project is, how large, what it holds and what that emits; floors without structure are said. */
export const ProjectTableRow = memo(function ProjectTableRow({ project, figures, axes, narrow }: Props) {
  const { t } = useTranslation('projects');
  const { concrete, integer, builtArea, thousands } = useFormat();
  const totalsNotes = useTotalsNotes();
  const data = useFragment(
    graphql`
      fragment ProjectTableRow_project on Project {
        id
        databaseId
        name
        city
        state
        phase
        area
      }
    `,
    project,
  );
  const { quantities } = figures;
  const structure = readTotalsPart(quantities);
  const foundation = readTotalsPart(figures.foundationQuantities);
  const uncovered = figures.uncoveredFloors ?? 0;
  const place = `${data.city}, ${data.state}`;
  const phase = t(`phase.${data.phase.toLowerCase()}`);
  const units = integer(figures.units);
  const volume = concrete(quantities)?.volume;
  const size = [
    figures.units == null ? null : t('units', { count: figures.units, n: units }),
    data.area ? `${builtArea(data.area)} m²` : null,
    volume && t('concreteOf', { volume }),
    quantities?.steel ? t('steelOf', { mass: thousands(quantities.steel) }) : null,
  ];
  const missing = { count: uncovered, n: integer(uncovered), total: integer(figures.totalFloors) };
  const lack = figures.isComplete ? t('noStructure') : t('notAsked');
  return (
    <IntensityRow
      name={data.name}
      to={paths.projectTables(data.databaseId)}
      warning={quantities && uncovered > 0 ? t('uncoveredFloors', missing) : null}
      notes={[
        ...(quantities ? quantities.flags.map((flag) => t(`flag.${flag}`)) : [lack]),
        ...totalsNotes(structure, foundation),
      ]}
      cost={<CostNote id={data.id} structure={structure} foundation={foundation} />}
      intensity={quantities?.perSquareMeter}
      axes={axes}
      narrow={narrow}
      lines={[`${place} · ${phase}`, size.filter(Boolean).join(' · ')]}
    >
      <TableCell>{place}</TableCell>
      <TableCell>{phase}</TableCell>
      <NumberCell>{units}</NumberCell>
      <NumberCell>{builtArea(data.area || null)}</NumberCell>
      <ConcreteCell of={quantities} />
      <TonnesCell kg={quantities?.steel} />
    </IntensityRow>
  );
});
