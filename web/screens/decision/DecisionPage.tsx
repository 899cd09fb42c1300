import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { DecisionPageQuery } from '#relay/DecisionPageQuery.graphql.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { DecisionBasis } from './DecisionBasis.tsx';
import { DecisionChecks } from './DecisionChecks.tsx';
import { DecisionCosts } from './DecisionCosts.tsx';
import { RecordedOptions } from './RecordedOptions.tsx';
import { DecisionHeader } from './DecisionHeader.tsx';
import { DecisionTowers } from './DecisionTowers.tsx';
import { DecisionVerdict } from './DecisionVerdict.tsx';

/** A decision as it was taken: who, what, why, and the comparison as it stood. */
export function DecisionPage() {
  const { t } = useTranslation('decision');
  const { projectId = '' } = useParams();
  const { node: decision } = useScreenQuery<DecisionPageQuery>(graphql`
    query DecisionPageQuery($decisionId: ID!) @throwOnFieldError {
      node(id: $decisionId) {
        __typename
        ... on Decision {
          number
          unit {
            databaseId
            name
            project {
              name
            }
          }
          ...DecisionHeader_decision
          comparison {
            ...DecisionVerdict_comparison
            ...DecisionTowers_comparison
            ...RecordedOptions_comparison
            ...DecisionCosts_comparison
            ...DecisionChecks_comparison
            ...DecisionBasis_comparison
          }
        }
      }
    }
  `);
  if (decision?.__typename !== 'Decision') throw screenError('address.decisionNotFound', 404);
  const { unit, comparison, number } = decision;
  useScreenTitle(t('name', { number }), [
    { label: t('nav.projects'), to: paths.projectCards },
    ...(unit
      ? [
          { label: unit.project.name, to: paths.project(projectId) },
          { label: unit.name, to: paths.unit({ projectId, unitId: unit.databaseId }) },
        ]
      : []),
  ]);
  return (
    <>
      <DecisionHeader decision={decision} projectId={projectId} />
      <DecisionVerdict comparison={comparison} />
      <DecisionTowers comparison={comparison} />
      <RecordedOptions comparison={comparison} />
      <DecisionCosts comparison={comparison} />
      <DecisionChecks comparison={comparison} />
      <DecisionBasis comparison={comparison} />
    </>
  );
}
