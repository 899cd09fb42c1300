import type { GatewayContext } from '../context.ts';
import { readProject } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

/** A project of the graph: the row of a list or of the project alone. */
export type ProjectSource = { __typename: 'Project'; projectId: string; row: ProjectRow };

export const toProject = (row: ProjectRow): ProjectSource => ({
  __typename: 'Project',
  projectId: row.id,
  row,
});

/** Reads one project; NOT_FOUND or FORBIDDEN as the service says. */
export const projectNode = async ({ rest }: GatewayContext, projectId = '') =>
  toProject(await readProject(rest, projectId));
