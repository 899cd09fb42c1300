import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../errors.ts';
import type { CurrentUser } from './currentUser.ts';

const reading = ['GET', 'HEAD'];

/**
 * Refuses a call that its personal token does not reach: one that only reads changes nothing, and one for a project
 * sees that project and, of what is the user's alone, only routes that keep to it (`ofOneProject`).
 *
 * @throws ApiError 403; 404 on another project, as if it were not there.
 */
export function checkReach(request: FastifyRequest, { tokenReadOnly, tokenProjectId }: CurrentUser): void {
  const { access, writes, ofOneProject } = request.routeOptions.config;
  if (tokenReadOnly && (writes === true || !reading.includes(request.method))) throw forbidden();
  if (tokenProjectId === null) return;
  if (access?.startsWith('project:')) {
    if ((request.params as { projectId?: string }).projectId?.toLowerCase() !== tokenProjectId)
      throw notFound();
  } else if (ofOneProject !== true) {
    throw forbidden();
  }
}
