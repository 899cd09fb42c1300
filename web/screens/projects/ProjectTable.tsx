import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectTable_viewer$key } from '#relay/ProjectTable_viewer.graphql.ts';
import { TableFrame } from '../../components/DataTable.tsx';
import { intensityAxes } from '../../components/IntensityBars.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useRows } from '../../components/useRows.ts';
import { useNarrow } from '../../components/useNarrow.ts';
import { NoProjects } from '../../parts/projectList/NoProjects.tsx';
import { PartialList } from '../../parts/projectList/PartialList.tsx';
import { PendingFigures } from '../../parts/projectList/PendingFigures.tsx';
import { listCalls } from '../../parts/projectList/figureBudgets.ts';
import { useFilledFigures } from '../../parts/projectList/useFilledFigures.ts';
import { paths } from '../../paths.ts';
import { usePages } from '../../relay/usePages.ts';
import { useOffered } from '../../session/offered.ts';
import { ProjectTableHead } from './ProjectTableHead.tsx';
import { ProjectTableRow } from './ProjectTableRow.tsx';

/** One row per project, bars on axes that all rows share; "load more" by cursor. */
export function ProjectTable({ viewer }: { viewer: ProjectTable_viewer$key }) {
  const { t } = useTranslation('projects');
  const narrow = useNarrow();
  const { data, pages } = usePages(
    graphql`
      fragment ProjectTable_viewer on Viewer
      @refetchable(queryName: "ProjectTablePaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String" }
        phase: { type: "ProjectPhase" }
        buildingType: { type: "BuildingType" }
        state: { type: "String" }
        orderBy: { type: "ProjectOrder" }
      )
      @throwOnFieldError {
        projects(
          first: $first
          after: $after
          search: $search
          phase: $phase
          buildingType: $buildingType
          state: $state
          orderBy: $orderBy
        )
          @connection(
            key: "ProjectTable_projects"
            filters: ["search", "phase", "buildingType", "state", "orderBy"]
          ) {
          isPartial
          edges {
            node {
              id
              databaseId
              figures {
                ...projectFigures_figures
              }
              ...ProjectTableRow_project
            }
          }
        }
      }
    `,
    viewer,
  );
  const { imports } = useOffered();
  const { all, shown } = useRows(data.projects);
  const { rows, ...pending } = useFilledFigures(shown, listCalls);
  const partial = <PartialList isPartial={data.projects?.isPartial} />;
  if (shown.length === 0 && data.projects?.isPartial === true) return partial;
  if (shown.length === 0)
    return (
      <NoProjects
        text={t(imports ? 'none.text' : 'none.onlyText')}
        action={
          <Button variant="contained" component={PreloadLink} to={paths.projectCards}>
            {t('none.action')}
          </Button>
        }
      />
    );
  const axes = intensityAxes(rows.map(({ figures }) => figures.quantities?.perSquareMeter));
  return (
    <>
      {partial}
      <PendingFigures all={rows.length} {...pending} />
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
      <LoadMore shown={all.length} pages={pages} />
    </>
  );
}
