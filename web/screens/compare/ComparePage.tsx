import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ComparePageQuery } from '#relay/ComparePageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../relay/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { Comparison } from './Comparison.tsx';

/** `/new_projects/{p}/unit/{u}/constructive-technologies`: which way to build the tower. */
export function ComparePage() {
  const { t } = useTranslation('compare');
  const { unit } = useScreenQuery<ComparePageQuery>(graphql`
    query ComparePageQuery($projectId: ID!, $unitId: ID!) {
      unit(projectId: $projectId, unitId: $unitId) {
        databaseId
        name
        project {
          databaseId
          name
        }
        ...Comparison_unit
      }
    }
  `);
  if (!unit) throw screenError('address.unitNotFound', 404);
  const project = `/new_projects/${unit.project.databaseId}`;
  useScreenTitle(t('title'), [
    { label: t('nav.projects'), to: '/new_projects' },
    { label: unit.project.name, to: project },
    { label: unit.name, to: `${project}/unit/${unit.databaseId}` },
  ]);
  return (
    <FieldErrorSection title={t('title')}>
      <Comparison unit={unit} home={`${project}/unit/${unit.databaseId}`} />
    </FieldErrorSection>
  );
}
