import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectUnits_project$key } from '#relay/ProjectUnits_project.graphql.ts';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LoadMore } from '../../../components/states/LoadMore.tsx';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { useRows } from '../../../components/deletion/useRows.ts';
import { ProjectTotalsBreakdown } from '../../../parts/totals/ProjectTotalsBreakdown.tsx';
import { paths } from '../../../paths.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
import { Add as AddIcon, ApartmentOutlined } from '../../../theme/icons.tsx';
import { UnitCard } from './UnitCard.tsx';

/** The towers of a project as cards. */
export function ProjectUnits({ project }: { project: ProjectUnits_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment ProjectUnits_project on Project
      @refetchable(queryName: "ProjectUnitsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        databaseId
        viewerCanEdit
        ...ProjectTotalsBreakdown_project
        units(first: $first, after: $after) @connection(key: "ProjectUnits_units") {
          __id
          edges {
            node {
              id
              databaseId
              name
              quantitiesSource
              quantities @catch(to: NULL) {
                perSquareMeter {
                  co2 {
                    max
                  }
                }
              }
              ...UnitCard_unit
            }
          }
        }
      }
    `,
    project,
  );
  const { all, shown: units } = useRows(data.units);
  const largest = Math.max(0, ...all.map(({ quantities }) => quantities?.perSquareMeter?.co2?.max ?? 0));
  // The next step is the contained button: adding the first tower, then quantities for one without structure.
  const withoutStructure = units.find(({ quantitiesSource }) => quantitiesSource === 'NONE');
  const add = data.viewerCanEdit && (
    <Button
      variant={units.length === 0 ? 'contained' : 'outlined'}
      startIcon={<AddIcon />}
      component={PreloadLink}
      to={paths.newUnit(data.databaseId)}
      preventScrollReset
    >
      {t('units.add')}
    </Button>
  );
  if (units.length === 0)
    return (
      <EmptyState
        compact
        icon={<ApartmentOutlined />}
        title={t('units.none.title')}
        text={t('units.none.text')}
        action={add}
      />
    );
  return (
    <>
      <ProjectTotalsBreakdown project={data} />
      {add && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end', mb: 2 }}>
          {add}
          {withoutStructure && (
            <Button
              variant="contained"
              component={PreloadLink}
              to={paths.unit({ projectId: data.databaseId, unitId: withoutStructure.databaseId })}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {t('units.quantities', { name: withoutStructure.name })}
            </Button>
          )}
        </Box>
      )}
      <CardGrid label={t('tab.units')} minWidth={340}>
        {units.map((unit) => (
          <UnitCard
            key={unit.id}
            unit={unit}
            projectId={data.databaseId}
            largest={largest}
            connections={[data.units.__id]}
          />
        ))}
      </CardGrid>
      <LoadMore shown={all.length} pages={pages} />
    </>
  );
}
