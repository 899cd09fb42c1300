import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { VersionsPageQuery } from '#relay/VersionsPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink, ScreenLink } from '../../components/ScreenLink.tsx';
import { TechnologySwatch, useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { comingFrom, placesOf, towerTrail, useFamily } from '../../shell/navigation/families.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { Add } from '../../theme/icons.tsx';
import { VersionsTable } from './VersionsTable.tsx';

/** `/projects/{p}/{u}/{m}?type=`: saved sets of quantities of a module. */
export function VersionsPage() {
  const { t } = useTranslation('versions');
  const nameOf = useTechnologyName();
  const { module } = useScreenQuery<VersionsPageQuery>(graphql`
    query VersionsPageQuery($projectId: ID!, $unitId: ID!, $moduleId: ID!) {
      module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) {
        databaseId
        name
        technology
        floorRepetition
        viewerCanEdit
        option {
          name
          unit {
            databaseId
            name
            project {
              databaseId
              name
            }
          }
        }
        ...VersionsTable_module
      }
    }
  `);
  if (!module) throw screenError('address.moduleNotFound', 404);
  const { option } = module;
  const family = useFamily('reading');
  const { ids, tower: tables } = placesOf('reading', option.unit);
  useScreenTitle(t('title'), [
    ...towerTrail(family, t('nav.projects'), option.unit),
    { label: nameOf(module.technology), to: '' },
  ]);
  const type = module.technology.toLowerCase();
  return (
    <>
      <PageHeader
        title={module.name}
        text={
          <>
            <TechnologySwatch technology={module.technology} /> {nameOf(module.technology)} ·{' '}
            {t('subtitle', { option: option.name, count: module.floorRepetition })}
          </>
        }
        actions={
          <>
            <Button
              variant="outlined"
              component={PreloadLink}
              to={family === 'working' ? tables : paths.unit(ids)}
            >
              {t(family === 'working' ? 'tables' : 'openTower')}
            </Button>
            {module.viewerCanEdit && (
              <Button
                variant="contained"
                startIcon={<Add />}
                component={PreloadLink}
                to={paths.newVersion({ ...ids, moduleId: module.databaseId }, type)}
                state={comingFrom(family)}
              >
                {t('new')}
              </Button>
            )}
          </>
        }
      />
      <FieldErrorSection title={t('title')}>
        <VersionsTable module={module} comparison={paths.compare(ids)} />
      </FieldErrorSection>
      <ScreenLink to={paths.factors}>{t('factors')}</ScreenLink>
    </>
  );
}
