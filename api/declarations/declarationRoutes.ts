import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { notFound } from '../errors.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { projectParams } from '../units/towerPath.ts';
import { listDeclarations } from './declarationRepository.ts';
import { declareFactors, withdrawDeclaration } from './saveDeclaration.ts';
import {
  declarationReply,
  declarationCreateBody,
  declarationParams,
  declarationsReply,
  sharedDeclarationsBody,
  sharedDeclarationsReply,
} from './declarationSchemas.ts';
import { adoptDeclarations, listSharedDeclarations } from './sharedDeclarations.ts';

const tags = ['declarations'];
const collection = '/projects/:projectId/declarations';

/** Factors that suppliers declare for a project's materials. */
export const declarationRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const view = { access: 'project:view' } as const;
    const edit = { access: 'project:edit' } as const;

    const list = { tags, summary: 'Factors declared by suppliers', params: projectParams };
    app.get(
      collection,
      { config: view, schema: { ...list, response: { 200: declarationsReply } } },
      async (request) => ({ declarations: await listDeclarations(db, request.params.projectId) }),
    );

    const created = { body: declarationCreateBody, response: { 201: declarationReply } };
    const create = { tags, summary: 'Declare the factor of a supplier', params: projectParams, ...created };
    app.post(collection, { config: edit, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const { projectId } = request.params;
        const given = [{ ...request.body, origin: null }];
        const [declaration] = await declareFactors(trx, requireUser(request), projectId, given, 'material');
        if (declaration === undefined) throw notFound();
        reply.code(201).header('location', `/v1/projects/${projectId}/declarations/${declaration.id}`);
        return { declaration };
      }),
    );

    const shared = {
      tags,
      summary: 'Declarations of the office’s other projects that this one lacks',
      params: projectParams,
      response: { 200: sharedDeclarationsReply },
    };
    app.get(`${collection}/shared`, { config: view, schema: shared }, async (request) => ({
      declarations: await listSharedDeclarations(db, request.params.projectId, requireUser(request)),
    }));

    const adopt = {
      tags,
      summary: 'Take declarations of the office’s other projects over, all or none',
      params: projectParams,
      body: sharedDeclarationsBody,
      response: { 201: declarationsReply },
    };
    app.post(`${collection}/shared`, { config: edit, schema: adopt }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const { projectId } = request.params;
        const ids = request.body.declarationIds;
        reply.code(201);
        return { declarations: await adoptDeclarations(trx, requireUser(request), projectId, ids) };
      }),
    );

    const removed = { params: declarationParams, response: { 200: messageReply } };
    const remove = { tags, summary: 'Withdraw a declaration', ...removed };
    app.delete(`${collection}/:declarationId`, { config: edit, schema: remove }, async (request) => {
      await withdrawDeclaration(db, requireUser(request), request.params);
      return { message: 'declaration successfully withdrawn' };
    });
  };
