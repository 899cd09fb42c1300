import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectsPageQuery } from '#relay/ProjectsPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { NewTowerLink } from '../../parts/projectList/NewTowerLink.tsx';
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
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <>
            <ViewSwitch asTable cards={paths.projectCards} table={paths.projects} />
            <NewTowerLink />
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
