import type { FastifyRequest } from 'fastify';
import { requireUser } from '../auth/access.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readOnStandby } from '../db/engines/readOnStandby.ts';
import { acceptImage } from '../images/acceptImage.ts';
import { ApiError, forbidden, notFound } from '../errors.ts';
import { noFile } from '../limits/heavyWork.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { pageMetadata } from '../http/pagination.ts';
import { expectedRevision } from '../http/revision.ts';
import { enterOrganization } from '../organizations/enterOrganization.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { findPermission } from './memberRepository.ts';
import { findProject, listProjects, type ProjectRow } from './projectRepository.ts';
import {
  projectCreateBody,
  projectListQuery,
  projectListReply,
  projectParams,
  projectReply,
  projectUpdateBody,
} from './projectSchemas.ts';
import { rowsWithoutFigures, projectDetail, projectRows } from './projectWire.ts';
import { changeProject, createProject, removeProject } from './saveProject.ts';

const tags = ['projects'];

/** Projects: list, create, read, change, delete. Registered below `/projects`, so that `/projects/` works too. */
export const projectRoutes: Routes = (context) => async (app) => {
  const { db, expensiveReads, optionReads, benchmark } = context;
  const list = {
    tags,
    summary: 'Projects I may see',
    querystring: projectListQuery,
    response: { 200: projectListReply },
  };
  app.get('/', { config: { access: 'user', ofOneProject: true }, schema: list }, async (request) => {
    const { query } = request;
    const user = requireUser(request);
    const { rows, total } = await listProjects(db, user, query);
    const projects =
      query.withTotals === 'true'
        ? await expensiveReads.run(user.id, noFile, () =>
            readOnStandby(context, (standby) => projectRows(standby, rows, user)),
          )
        : await rowsWithoutFigures(db, rows, user);
    return { projects, metadata: pageMetadata(query, total) };
  });

  const create = {
    tags,
    summary: 'New project',
    body: projectCreateBody,
    response: { 201: projectReply },
  };
  app.post('/', { config: { access: 'user' }, schema: create }, async (request, reply) => {
    await acceptImage(context, requireUser(request).id, request.body.imageUrl);
    return answerWithin(db, reply, async (trx) => {
      const user = requireUser(request);
      const { organizationId, ...input } = request.body;
      const office =
        organizationId == null
          ? undefined
          : await enterOrganization(trx, user.id, organizationId, context.config.organizationQuota);
      const row = await createProject(trx, user, input, { office });
      reply.code(201).header('location', `/v1/projects/${row.id}`);
      return { project: await madeDetail(trx, row, user) };
    });
  });

  const read = { tags, summary: 'One project', params: projectParams, response: { 200: projectReply } };
  app.get('/:projectId', { config: { access: 'project:view' }, schema: read }, async (request) => {
    const project = await optionReads.run(requireUser(request).id, noFile, () =>
      detailFor(db, request, request.params.projectId),
    );
    return { project };
  });

  const update = { ...read, summary: 'Change a project', body: projectUpdateBody };
  app.patch('/:projectId', { config: { access: 'project:edit' }, schema: update }, async (request) => {
    const { projectId } = request.params;
    const { revision: _, ...change } = request.body;
    const isForOwner = change.benchmarkConsent !== undefined || change.pricesForReaders !== undefined;
    if (isForOwner && request.permission !== 'project:owner') throw forbidden();
    if (change.benchmarkConsent === true && !requireUser(request).activated)
      throw new ApiError(403, 'ACCOUNT_NOT_ACTIVATED', 'not_activated');
    await acceptImage(context, requireUser(request).id, change.imageUrl);
    await changeProject(db, requireUser(request), projectId, {
      change,
      revision: expectedRevision(request),
    });
    if (change.benchmarkConsent === true) benchmark.renewNext();
    return { project: await detailFor(db, request, projectId) };
  });

  const remove = { ...read, summary: 'Delete a project', response: { 200: messageReply } };
  app.delete('/:projectId', { config: { access: 'project:owner' }, schema: remove }, async (request) => {
    await removeProject(db, requireUser(request), request.params.projectId, expectedRevision(request));
    return { message: 'project successfully deleted' };
  });
};

/** A project the user has just created; in an office they may be an editor of it. */
export async function madeDetail(db: Database, row: ProjectRow, user: CurrentUser) {
  return projectDetail(db, row, (await findPermission(db, row.id, user.id)) ?? 'project:owner', user);
}

async function detailFor(db: Database, request: FastifyRequest, projectId: string) {
  const row = await findProject(db, projectId);
  if (row === undefined || request.permission === null) throw notFound();
  return projectDetail(db, row, request.permission, requireUser(request));
}
