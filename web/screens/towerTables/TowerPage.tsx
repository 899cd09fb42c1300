import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import CompareArrows from '@mui/icons-material/CompareArrows';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { TowerPageQuery } from '#relay/TowerPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { TowerPeers } from '../../parts/peers/TowerPeers.tsx';
import { UnitTotalsApart } from '../../parts/totals/UnitTotalsApart.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { comingFrom } from '../../shell/families.ts';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { SummaryProvider } from './Summary.tsx';
import { Tower } from './Tower.tsx';

/** `/projects/{p}/{u}`: simulations of a tower and the modules of one of them. */
export function TowerPage() {
  const { t } = useTranslation('towerTables');
  const { plain, integer } = useFormat();
  const data = useScreenQuery<TowerPageQuery>(graphql`
    query TowerPageQuery(
      $projectId: ID!
      $unitId: ID!
      $technology: Technology
      $storeys: StoreyClass
      $state: String
      $phase: ProjectPhase
      $withFoundation: Boolean!
    ) {
      unit(projectId: $projectId, unitId: $unitId) {
        databaseId
        name
        totalFloors
        totalArea
        viewerCanEdit
        project {
          databaseId
          name
        }
        ...UnitTotalsApart_unit
        ...Tower_unit
        ...TowerPeers_unit
      }
      ...PeersSection_query
        @arguments(
          of: UNITS
          technology: $technology
          storeys: $storeys
          state: $state
          phase: $phase
          withFoundation: $withFoundation
        )
    }
  `);
  const { unit } = data;
  const { unitChanges } = useOffered();
  if (!unit) throw screenError('address.unitNotFound', 404);
  const { project } = unit;
  const isEdited = unit.viewerCanEdit && unitChanges;
  const title = unit.name || unit.databaseId || t('fallback');
  useScreenTitle(title, [
    { label: t('nav.projects'), to: paths.projects },
    { label: project.name, to: paths.projectTables(project.databaseId) },
  ]);
  const tower = { projectId: project.databaseId, unitId: unit.databaseId };
  return (
    <SummaryProvider>
      <PageHeader
        title={title}
        text={t('subtitle', {
          count: unit.totalFloors,
          floors: integer(unit.totalFloors),
          area: plain(unit.totalArea),
        })}
        below={<UnitTotalsApart unit={unit} />}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<CompareArrows />}
              component={PreloadLink}
              to={paths.compare(tower)}
              state={comingFrom('reading')}
            >
              {t('compare')}
            </Button>
            <Button
              variant="outlined"
              startIcon={isEdited ? <EditOutlined /> : <ApartmentOutlined />}
              component={PreloadLink}
              to={paths.unit(tower)}
            >
              {t(isEdited ? 'editTower' : 'openTower')}
            </Button>
          </>
        }
      />
      <FieldErrorSection title={title}>
        <Tower unit={unit} tower={tower} />
      </FieldErrorSection>
      <FieldErrorSection title={t('error.benchmark')}>
        <TowerPeers query={data} unit={unit} />
      </FieldErrorSection>
    </SummaryProvider>
  );
}
