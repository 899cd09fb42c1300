import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectCardsPageQuery } from '#relay/ProjectCardsPageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { ProjectList } from './ProjectList.tsx';

/** The projects one works on, as cards. */
export function ProjectCardsPage() {
  const { t } = useTranslation('projectCards');
  const { viewer } = useScreenQuery<ProjectCardsPageQuery>(graphql`
    query ProjectCardsPageQuery(
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
    <FieldErrorSection title={t('listError')}>
      <ProjectList viewer={viewer} />
    </FieldErrorSection>
  );
}
