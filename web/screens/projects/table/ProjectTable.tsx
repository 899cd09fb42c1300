import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useTranslation } from 'react-i18next';
import type { ProjectTableRow_project$key } from '#relay/ProjectTableRow_project.graphql.ts';
import { TableFrame } from '../../../components/tables/DataTable.tsx';
import { intensityAxes } from '../../../components/figures/IntensityBars.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import type { ProjectFigures } from '../../../parts/projectList/projectFigures.ts';
import { ProjectTableHead } from './ProjectTableHead.tsx';
import { ProjectTableRow } from './ProjectTableRow.tsx';

type Row = { row: ProjectTableRow_project$key & { readonly id: string }; figures: ProjectFigures };

/** One row per project, bars on axes that all rows share. */
export function ProjectTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('projects');
  const narrow = useNarrow();
  const axes = intensityAxes(rows.map(({ figures }) => figures.quantities?.perSquareMeter));
  return (
    <TableFrame label={t('title')}>
      <Table size="small" sx={narrow ? {} : { minWidth: 1040 }}>
        <ProjectTableHead narrow={narrow} />
        <TableBody>
          {rows.map(({ row, figures }) => (
            <ProjectTableRow key={row.id} project={row} figures={figures} axes={axes} narrow={narrow} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
