import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { ProjectTablesPageQuery } from '#relay/ProjectTablesPageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useProjectChanges } from '../../relay/useProjectChanges.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { ProjectTotals } from '../../parts/project/ProjectTotals.tsx';
import { paths } from '../../paths.ts';
import { ProjectPeers } from './ProjectPeers.tsx';
import { ProjectTablesHeader } from './ProjectTablesHeader.tsx';
import { UnitTable } from './UnitTable.tsx';

/** One project to be read: totals, its towers, and where it stands among all known projects. */
export function ProjectTablesPage() {
  const { t } = useTranslation('projectTables');
  const { projectId = '' } = useParams();
  const data = useScreenQuery<ProjectTablesPageQuery>(graphql`
    query ProjectTablesPageQuery(
      $projectId: ID!
      $of: BenchmarkScope!
      $technology: Technology
      $storeys: StoreyClass
      $state: String
      $phase: ProjectPhase
      $withFoundation: Boolean!
    ) {
      project(projectId: $projectId) {
        name
        ...ProjectTablesHeader_project
        ...ProjectTotals_project
        ...UnitTable_project
        ...ProjectPeers_project
      }
      ...PeersSection_query
        @arguments(
          of: $of
          technology: $technology
          storeys: $storeys
          state: $state
          phase: $phase
          withFoundation: $withFoundation
        )
    }
  `);
  const { project } = data;
  useProjectChanges(projectId);
  useScreenTitle(project?.name || t('fallback'), [{ label: t('nav.projects'), to: paths.projects }]);
  if (!project) throw screenError('address.projectNotFound', 404);
  return (
    <>
      <ProjectTablesHeader project={project} />
      <FieldErrorSection title={t('error.totals')}>
        <ProjectTotals project={project} />
      </FieldErrorSection>
      <FieldErrorSection title={t('error.units')}>
        <UnitTable project={project} />
      </FieldErrorSection>
      <FieldErrorSection title={t('error.benchmark')}>
        <ProjectPeers query={data} project={project} />
      </FieldErrorSection>
    </>
  );
}
