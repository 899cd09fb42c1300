import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectsPageQuery } from '#relay/ProjectsPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { ProjectFilters } from '../../parts/projectList/ProjectFilters.tsx';
import { paths } from '../../paths.ts';
import { ProjectTable } from './ProjectTable.tsx';

/** All projects with their figures, to be read and compared. */
export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const { viewer } = useScreenQuery<ProjectsPageQuery>(graphql`
    query ProjectsPageQuery(
      $first: Int!
      $search: String
      $phase: ProjectPhase
      $buildingType: BuildingType
      $state: String
      $orderBy: ProjectOrder
    ) {
      viewer {
        ...ProjectTable_viewer
          @arguments(
            first: $first
            search: $search
            phase: $phase
            buildingType: $buildingType
            state: $state
            orderBy: $orderBy
          )
      }
    }
  `);
  useScreenTitle(t('nav.projects'));
  const offered = useOffered();
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <>
            {offered.imports && (
              <Button startIcon={<FileUploadOutlined />} component={PreloadLink} to={paths.importProjects}>
                {t('import')}
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<GridViewOutlined />}
              component={PreloadLink}
              to={paths.projectCards}
            >
              {t('cards')}
            </Button>
          </>
        }
      />
      <ProjectFilters order={false} />
      <FieldErrorSection title={t('error')}>
        <ProjectTable viewer={viewer} />
      </FieldErrorSection>
    </>
  );
}
