import { useTranslation } from 'react-i18next';
import type { ProjectTableRow_project$key } from '#relay/ProjectTableRow_project.graphql.ts';
import { DataTable, useSort, type Heading } from '../../../components/tables/DataTable.tsx';
import { intensityAxes } from '../../../components/figures/IntensityBars.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import type { ProjectFigures } from '../../../parts/projectList/projectFigures.ts';
import { defaultProjectSort } from '../projectListVariables.ts';
import { ProjectTableRow } from './ProjectTableRow.tsx';

type Row = { row: ProjectTableRow_project$key & { readonly id: string }; figures: ProjectFigures };

/** One row per project, bars on axes that all rows share; headings the service can sort by do. */
export function ProjectTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('projects');
  const narrow = useNarrow();
  const axes = intensityAxes(rows.map(({ figures }) => figures.quantities?.perSquareMeter));
  const sort = useSort(defaultProjectSort);
  const project = { name: t('column.project'), align: 'left', field: 'name' } as const;
  // On a narrow screen what a row says in small print has no heading.
  const heads: Heading[] = narrow
    ? [project, t('column.perArea')]
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
