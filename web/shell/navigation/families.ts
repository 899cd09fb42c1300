import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import type { Crumb } from '../screenTitle.ts';

/** Screens come in two families: cards and drawers for working, dense tables for reading. */
export type Family = 'working' | 'reading';

/** State of a link to a screen that both families lead to: the way back stays the one the reader came by. */
export const comingFrom = (family: Family) => ({ family });

/** The family the reader came from; a screen opened by its address belongs to its own. */
export function useFamily(own: Family): Family {
  const { state } = useLocation() as { state: { family?: unknown } | null };
  return state?.family === 'working' || state?.family === 'reading' ? state.family : own;
}

type Tower = { databaseId: string; name: string; project: { databaseId: string; name: string } };

/** Addresses of the list, the project and the tower in a family, and the ids in them. */
export function placesOf(family: Family, { databaseId, project }: Tower) {
  const projectId = project.databaseId;
  const ids = { projectId, unitId: databaseId };
  return family === 'working'
    ? { ids, list: paths.projectCards, project: paths.project(projectId), tower: paths.unit(ids) }
    : { ids, list: paths.projects, project: paths.projectTables(projectId), tower: paths.towerTables(ids) };
}

/** The crumbs down to the tower. */
export function towerTrail(family: Family, projects: string, unit: Tower): Crumb[] {
  const to = placesOf(family, unit);
  return [
    { label: projects, to: to.list },
    { label: unit.project.name, to: to.project },
    { label: unit.name || unit.databaseId, to: to.tower },
  ];
}
