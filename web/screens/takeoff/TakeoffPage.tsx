import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { TakeoffPageQuery } from '#relay/TakeoffPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { TakeoffEditor } from './TakeoffEditor.tsx';

/** The quantities of one simulation as a sheet: elements down, floor groups across. */
export function TakeoffPage() {
  const { t } = useTranslation('takeoff');
  const { projectId = '', unitId = '' } = useParams();
  const { unit, node } = useScreenQuery<TakeoffPageQuery>(graphql`
    query TakeoffPageQuery($projectId: ID!, $unitId: ID!, $optionId: ID!) @throwOnFieldError {
      unit(projectId: $projectId, unitId: $unitId) {
        name
        project {
          name
        }
        ...TakeoffEditor_unit
      }
      node(id: $optionId) {
        __typename
        ... on Option {
          id
          name
          ...TakeoffEditor_option
        }
      }
    }
  `);
  const option = node?.__typename === 'Option' ? node : null;
  const tower = paths.unit({ projectId, unitId });
  useScreenTitle(t('title', { option: option?.name ?? '' }), [
    { label: t('projects'), to: paths.projectCards },
    { label: unit?.project.name || t('project'), to: paths.project(projectId) },
    { label: unit?.name || unitId, to: tower },
  ]);
  if (!unit || option === null) throw screenError('address.unitNotFound', 404);
  return (
    <>
      <PageHeader title={t('title', { option: option.name })} text={t('text')} />
      <TakeoffEditor key={option.id} unit={unit} option={option} tower={tower} />
    </>
  );
}
