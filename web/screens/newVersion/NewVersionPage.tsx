import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { NewVersionPageQuery } from '#relay/NewVersionPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { paths } from '../../paths.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { comingFrom, placesOf, towerTrail, useFamily } from '../../shell/navigation/families.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { NewVersionForm } from './NewVersionForm.tsx';

/** `/projects/{p}/{u}/{m}/simulation/new`: another set of quantities, starting from the valid one or from the one that is restored. */
export function NewVersionPage() {
  const { t } = useTranslation('newVersion');
  const nameOf = useTechnologyName();
  const { module, source } = useScreenQuery<NewVersionPageQuery>(graphql`
    query NewVersionPageQuery(
      $projectId: ID!
      $unitId: ID!
      $moduleId: ID!
      $sourceId: ID!
      $hasSource: Boolean!
    ) @throwOnFieldError {
      module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) {
        databaseId
        name
        technology
        floorRepetition
        viewerCanEdit
        option {
          unit {
            databaseId
            name
            project {
              databaseId
              name
            }
          }
        }
        ...NewVersionForm_module
      }
      source: node(id: $sourceId) @include(if: $hasSource) {
        ... on Version {
          number
          name
        }
        ...NewVersionForm_source
      }
    }
  `);
  if (!module) throw screenError('address.moduleNotFound', 404);
  const { unit } = module.option;
  const { ids } = placesOf('reading', unit);
  const family = useFamily('reading');
  const versions = paths.versions({ ...ids, moduleId: module.databaseId }, module.technology);
  const counted = { module: module.name, count: module.floorRepetition };
  const restored =
    source?.number === undefined ? null : [source.number, source.name].filter(Boolean).join('. ');
  useScreenTitle(t('title'), [
    ...towerTrail(family, t('nav.projects'), unit),
    { label: nameOf(module.technology), to: '' },
    { label: t('versions'), to: versions, state: comingFrom(family) },
  ]);
  return (
    <>
      <PageHeader
        title={t('heading')}
        text={restored === null ? t('text', counted) : t('restored', { ...counted, source: restored })}
      />
      {source === null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('sourceGone')}
        </Alert>
      )}
      {module.viewerCanEdit ? (
        <NewVersionForm module={module} source={source ?? null} versions={versions} />
      ) : (
        <Alert severity="info">{t('readOnly')}</Alert>
      )}
    </>
  );
}
