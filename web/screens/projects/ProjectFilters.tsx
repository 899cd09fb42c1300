import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { SearchSelect } from '../../components/SelectBox.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useOffered } from '../../session/offered.ts';
import { defaultProjectSort, projectSorts } from './projectListVariables.ts';

/** Search, phase, type of building, state and order, all kept in the address; without the order where a table's headers sort. */
export function ProjectFilters({ order = true }: { order?: boolean }) {
  const { t } = useTranslation('projects');
  const offered = useOffered();
  const choices = 2 * Number(offered.projectFilters) + Number(offered.buildingTypes) + Number(order);
  const sorts = projectSorts.filter((sort) => offered.changeOrder || sort !== '-updated');
  const [q, setQ] = useSearchParam('q');
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          lg: `minmax(200px, 1.2fr) repeat(${Math.max(1, choices)}, minmax(0, 1fr))`,
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {/* A service without filters looks at names alone. */}
      <SearchBox label={t(offered.projectFilters ? 'search' : 'search.name')} value={q} onChange={setQ} />
      {offered.projectFilters && (
        <SearchSelect
          name="phase"
          label={t('filter.phase')}
          none={t('filter.allPhases')}
          options={projectPhases.map((phase) => [phase, t(`phase.${phase}`)])}
        />
      )}
      {offered.buildingTypes && (
        <SearchSelect
          name="building"
          label={t('filter.buildingType')}
          none={t('filter.allBuildingTypes')}
          options={buildingTypes.map((type) => [type, t(`buildingType.${type}`)])}
        />
      )}
      {offered.projectFilters && (
        <SearchSelect
          name="state"
          label={t('filter.state')}
          none={t('filter.allStates')}
          options={brazilianStates.map(({ code, name }) => [code, name])}
        />
      )}
      {order && (
        <SearchSelect
          name="sort"
          label={t('sort')}
          initial={defaultProjectSort}
          options={sorts.map((sort) => [sort, t(`sort.${sort}`)])}
        />
      )}
    </Box>
  );
}
