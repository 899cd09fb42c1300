import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ComparePageQuery } from '#relay/ComparePageQuery.graphql.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { Glossary } from '../../parts/terms/Glossary.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { ScreenLosses } from '../../relay/screenLosses.ts';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { placesOf, towerTrail, useFamily } from '../../shell/navigation/families.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { Comparison } from './Comparison.tsx';
import { DecisionUnit } from './decide/DecisionUnit.ts';
import { ModuleSelect } from './ModuleSelect.tsx';
import { VersionComparison } from './VersionComparison.tsx';

/** `/new_projects/{p}/unit/{u}/constructive-technologies`: which way to build the tower. */
export function ComparePage() {
  const { t } = useTranslation('compare');
  const data = useScreenQuery<ComparePageQuery>(graphql`
    query ComparePageQuery(
      $projectId: ID!
      $unitId: ID!
      $optionIds: [ID!]!
      $moduleIds: [ID!]!
      $versionIds: [ID!]!
      $ofVersions: Boolean!
      $withFoundation: Boolean!
      $decisions: Boolean = true
      $withLosses: Boolean!
    ) @throwOnFieldError {
      unit(projectId: $projectId, unitId: $unitId) {
        databaseId
        name
        project {
          databaseId
          name
        }
        ...ModuleSelect_unit
        ...RecordDecision_unit @skip(if: $ofVersions)
        ...useOverrides_unit @skip(if: $ofVersions)
        ...Comparison_unit @skip(if: $ofVersions)
      }
      nodes(ids: $moduleIds) @include(if: $ofVersions) {
        __typename
        ...VersionComparison_modules
      }
      declared: comparison(input: { moduleIds: $moduleIds, chosen: $versionIds, withLosses: $withLosses })
        @include(if: $ofVersions) {
        ...comparedSet_comparison
      }
      undeclared: comparison(
        input: { moduleIds: $moduleIds, chosen: $versionIds, useDeclared: false, withLosses: $withLosses }
      ) @include(if: $ofVersions) {
        ...comparedSet_comparison
      }
    }
  `);
  const { withLosses } = useScreenVariables<ComparePageQuery>();
  const { unit, nodes, declared, undeclared } = data;
  if (!unit) throw screenError('address.unitNotFound', 404);
  const family = useFamily('working');
  useScreenTitle(t('title'), towerTrail(family, t('nav.projects'), unit));
  const place = { towerPath: placesOf('working', unit).tower, moduleSelect: <ModuleSelect unit={unit} /> };
  const foot = (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      <Glossary />
      <ScreenLink to={paths.towerTables({ projectId: unit.project.databaseId, unitId: unit.databaseId })}>
        {t('peers.open')}
      </ScreenLink>
    </Box>
  );
  // An old link may name a module that is gone: the others are still compared.
  const modules = nodes?.flatMap((node) => (node?.__typename === 'Module' ? [node] : []));
  return (
    <ScreenLosses value={withLosses ? true : null}>
      <FieldErrorSection title={t('title')}>
        {modules === undefined ? (
          <DecisionUnit value={unit}>
            <Comparison unit={unit} {...place} foot={foot} />
          </DecisionUnit>
        ) : (
          <VersionComparison
            modules={modules}
            declared={declared}
            undeclared={undeclared}
            unit={unit.name}
            {...place}
            foot={<Glossary />}
          />
        )}
      </FieldErrorSection>
    </ScreenLosses>
  );
}
