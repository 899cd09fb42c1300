import TableCell from '@mui/material/TableCell';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTable_project$key } from '#relay/ProjectTable_project.graphql.ts';
import { useIntensityAxes, type IntensityAxes } from '../../components/figures/IntensityBars.tsx';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { DataTable, type Heading, NumberCell, useSort } from '../../components/tables/DataTable.tsx';
import { IntensityRow } from '../../components/tables/IntensityRow.tsx';
import { TonnesCell } from '../../components/tables/TonnesCell.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { CostNote } from '../../parts/money/CostNote.tsx';
import type { ProjectFigures } from '../../parts/projectList/projectFigures.ts';
import { readTotalsPart } from '../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../parts/totals/useTotalsNotes.ts';
import { useUncoveredNote } from '../../parts/totals/useUncoveredNote.ts';
import { paths } from '../../paths.ts';
import { defaultProjectSort } from './projectListVariables.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Row = { row: ProjectTable_project$key & { readonly id: string }; figures: ProjectFigures };

/** One row per project, bars on axes that all rows share; headings the service can sort by do. */
export function ProjectTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('projects');
  const narrow = useNarrow();
  const axes = useIntensityAxes(rows.map(({ figures }) => figures.quantities?.perSquareMeter));
  const sort = useSort(defaultProjectSort);
  const project = { name: t('column.project'), align: 'left', field: 'name' } as const;
  // On a narrow screen what a row says in small print has no heading.
  const heads: Heading[] = narrow
    ? [project, t('column.perSquareMeter')]
    : [
        project,
        { name: t('column.city'), align: 'left', field: 'city' },
        { name: t('column.phase'), align: 'left', field: 'phase' },
        { name: t('column.units') },
        { name: t('quantity.area'), unit: 'm²' },
        { name: t('quantity.concrete'), unit: 'm³ · t' },
        { name: t('quantity.steel'), unit: 't' },
        { name: t('quantity.co2'), unit: 'kgCO₂e/m²', align: 'left' },
        { name: t('quantity.energy'), unit: 'MJ/m²', align: 'left' },
      ];
  return (
    <DataTable label={t('title')} sx={narrow ? {} : { minWidth: 1040 }} heads={heads} sort={sort}>
      {rows.map(({ row, figures }) => (
        <ProjectTableRow key={row.id} project={row} figures={figures} axes={axes} narrow={narrow} />
      ))}
    </DataTable>
  );
}

type Props = {
  project: ProjectTable_project$key;
  figures: ProjectFigures;
  axes: IntensityAxes;
  narrow: boolean;
};

/** Where a project is, how large, what it holds and what that emits; floors without structure are said. */
const ProjectTableRow = memo(function ProjectTableRow({ project, figures, axes, narrow }: Props) {
  const { t } = useTranslation('projects');
  const { concrete, integer, builtArea, thousands } = useFormat();
  const totalsNotes = useTotalsNotes();
  const uncoveredNote = useUncoveredNote();
  const data = useFragment(
    graphql`
      fragment ProjectTable_project on Project {
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
  const place = `${data.city}, ${data.state}`;
  const phase = t(keyWith('common', 'phase.', data.phase.toLowerCase()));
  const units = integer(figures.units);
  const volume = concrete(quantities)?.volume;
  const size = [
    figures.units == null ? null : t('units', { count: figures.units, n: units }),
    data.area ? `${builtArea(data.area)} m²` : null,
    volume && t('concreteOf', { volume }),
    quantities?.steel ? t('steelOf', { mass: thousands(quantities.steel) }) : null,
  ];
  const lack = figures.isComplete ? t('noStructure') : t('notAsked');
  return (
    <IntensityRow
      name={data.name}
      to={paths.projectTables(data.databaseId)}
      warning={quantities && uncoveredNote(figures.uncoveredFloors, figures.totalFloors)}
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
