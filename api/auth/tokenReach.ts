import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '../errors.ts';
import type { CurrentUser } from './currentUser.ts';

const reading = ['GET', 'HEAD'];

/**
 * Refuses a call beyond the reach of its personal token: a read-only one changes nothing, and one for a project sees
 * that project and only those of the user's own routes that are limited to it (`ofOneProject`).
 * @throws ApiError 403; 404 on another project, as if it did not exist.
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
