import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useOutlet, useResolvedPath } from 'react-router';
import type { TowerPageQuery } from '#relay/TowerPageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SavedTower } from '../../editors/unitForm/reading/SavedTower.tsx';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { ScreenLosses } from '../../relay/screenLosses.ts';
import { useProjectChanges } from '../../relay/useProjectChanges.ts';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { forgetTower, rememberTower } from '../../session/lastTower.ts';
import { towerTrail } from '../../shell/navigation/families.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { UnitDecisions } from './UnitDecisions.tsx';
import { OptionModules } from './modules/OptionModules.tsx';
import { OptionsSection } from './options/OptionsSection.tsx';
import { OptionTables } from './towerTables/OptionTables.tsx';
import { TowerFloors } from './TowerFloors.tsx';
import { UnitHeader } from './UnitHeader.tsx';

const TowerPeers = lazyPart(() => import('../../parts/peers/TowerPeers.tsx').then((part) => part.TowerPeers));

const besides = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;

/**
 * One tower, to read: its simulations as cards beside its drawing, or in tables with their summary and the known towers;
 * in both the modules of one simulation. Its floors' form opens on demand.
 */
export function TowerPage() {
  const { t } = useTranslation('unit');
  const { asTable, decisions, withLosses = null } = useScreenVariables<TowerPageQuery>();
  const family = asTable ? 'reading' : 'working';
  const drawer = useOutlet();
  const data = useScreenQuery<TowerPageQuery>(graphql`
    query TowerPageQuery(
      $projectId: ID!
      $unitId: ID!
      $asTable: Boolean!
      $decisions: Boolean!
      $technology: Technology
      $storeys: StoreyClass
      $state: String
      $phase: ProjectPhase
      $withFoundation: Boolean!
      $withLosses: Boolean
    ) @throwOnFieldError {
      unit(projectId: $projectId, unitId: $unitId) {
        id
        databaseId
        name
        project {
          id
          databaseId
          name
        }
        ...UnitHeader_unit
        ...towerOptions_unit @arguments(asTable: $asTable)
        ...SavedTower_unit @skip(if: $asTable)
        ...TowerFloors_unit @skip(if: $asTable)
        ...UnitDecisions_unit @include(if: $decisions)
        ...TowerPeers_unit @include(if: $asTable)
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
        @include(if: $asTable)
    }
  `);
  const { unit } = data;
  const { pathname } = useResolvedPath('.');
  const visited = unit && {
    id: unit.id,
    path: pathname,
    name: unit.name,
    project: { id: unit.project.id, name: unit.project.name },
  };
  useEffect(() => {
    if (visited) rememberTower(visited);
  });
  if (!unit) {
    forgetTower(pathname);
    throw screenError('address.unitNotFound', 404);
  }
  const { project } = unit;
  useProjectChanges(project.databaseId);
  const trail = towerTrail(family, t('nav.projects'), unit);
  useScreenTitle(unit.name || unit.databaseId || t('fallback'), trail.slice(0, -1), drawer !== null);
  const tower = { projectId: project.databaseId, unitId: unit.databaseId };
  return (
    <ScreenLosses value={withLosses ? true : null}>
      <UnitHeader unit={unit} tower={tower} family={family} />
      <FieldErrorSection title={t('options.error')}>
        {asTable ? (
          <OptionTables unit={unit} />
        ) : (
          <Box sx={besides}>
            <OptionsSection unit={unit} tower={tower} />
            <SavedTower unit={unit} />
          </Box>
        )}
        <OptionModules unit={unit} tower={tower} family={family} />
      </FieldErrorSection>
      {asTable ? (
        <FieldErrorSection title={t('error.benchmark')}>
          <TowerPeers query={data} unit={unit} />
        </FieldErrorSection>
      ) : (
        <FieldErrorSection title={t('error')}>
          <TowerFloors unit={unit} tower={tower} />
        </FieldErrorSection>
      )}
      {decisions && (
        <FieldErrorSection title={t('list.title', { ns: 'decision' })}>
          <UnitDecisions unit={unit} />
        </FieldErrorSection>
      )}
      {drawer}
    </ScreenLosses>
  );
}
