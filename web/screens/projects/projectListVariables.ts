import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { pageSize } from '#domain/limits.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { stateCodes } from '#domain/project/states.ts';
import type { ProjectsPageQuery$variables } from '#relay/ProjectsPageQuery.graphql.ts';

type Variables = ProjectsPageQuery$variables;
type Order = NonNullable<Variables['orderBy']>;

/** Search parameters the list of projects depends on. */
export const projectListParams = ['q', 'phase', 'building', 'state', 'sort'];

/** Orders by their name in the address; `-` in front reverses one. */
export const projectSorts = ['-created', '-updated', 'name', '-name', 'city', 'state', 'phase'] as const;
export const defaultProjectSort = '-created';

const orderFields: Record<string, Order['field']> = {
  created: 'CREATED_AT',
  updated: 'UPDATED_AT',
  name: 'NAME',
  city: 'CITY',
  state: 'STATE',
  phase: 'PHASE',
};

/** The query variables of an address; values that are not known are ignored. */
export function projectListVariables(search: URLSearchParams, asTable: boolean): Variables {
  const phase = projectPhases.find((known) => known === search.get('phase'));
  const building = buildingTypes.find((known) => known === search.get('building'));
  const state = stateCodes.find((known) => known === search.get('state'));
  const sort = search.get('sort') ?? defaultProjectSort;
  const field = orderFields[sort.replace(/^-/, '')];
  return {
    asTable,
    first: pageSize,
    search: search.get('q')?.trim() || null,
    phase: phase === undefined ? null : (phase.toUpperCase() as NonNullable<Variables['phase']>),
    buildingType: (building?.toUpperCase() ?? null) as NonNullable<Variables['buildingType']> | null,
    state: state ?? null,
    // The service's own order is left out, so that the call equals the specification's.
    orderBy:
      field === undefined || sort === defaultProjectSort
        ? null
        : { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
  };
}
