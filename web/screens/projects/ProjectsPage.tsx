import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectsPageQuery } from '#relay/ProjectsPageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { ProjectList } from './ProjectList.tsx';

/** The projects one works on, as cards, or as a table to compare their figures. */
export function ProjectsPage() {
  const { t } = useTranslation('projects');
  const { asTable } = useScreenVariables<ProjectsPageQuery>();
  const { viewer } = useScreenQuery<ProjectsPageQuery>(graphql`
    query ProjectsPageQuery(
      $asTable: Boolean!
      $first: Int!
      $search: String
      $phase: ProjectPhase
      $buildingType: BuildingType
      $state: String
      $orderBy: ProjectOrder
      $buildingTypes: Boolean = true
    ) {
      viewer {
        ...ProjectList_viewer
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
  useScreenTitle(t('title'));
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  return (
    <FieldErrorSection title={t('error')}>
      <ProjectList viewer={viewer} asTable={asTable} />
    </FieldErrorSection>
  );
}
