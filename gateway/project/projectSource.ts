import type { GatewayContext } from '../context.ts';
import { openProject } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

/** A project: the row of a list (`isListed`), whose fields should not cost a call each, or of the project by itself. */
export type ProjectSource = {
  __typename: 'Project';
  projectId: string;
  row: ProjectRow;
  isListed?: boolean;
};

export const toProject = (row: ProjectRow, isListed = false): ProjectSource => ({
  __typename: 'Project',
  projectId: row.id,
  row,
  isListed,
});

/** Reads one project; NOT_FOUND or FORBIDDEN as the service answers. */
export const projectNode = async ({ rest }: GatewayContext, projectId: string) =>
  toProject(await openProject(rest, projectId));
