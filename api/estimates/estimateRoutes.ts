import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { pageMetadata } from '../http/pagination.ts';
import { expectedRevision } from '../http/revision.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { changeEstimate } from './changeEstimate.ts';
import { insertEstimate, deleteEstimate, findEstimate, listEstimates } from './estimateRepository.ts';
import {
  estimateReply,
  estimateCreateBody,
  estimateListQuery,
  estimateParams,
  estimatesReply,
  estimateUpdateBody,
} from './estimateSchemas.ts';
import { estimateOnWire } from './estimateWire.ts';

const tags = ['structures'];
const config = { access: 'user' } as const;
const item = '/structures/:structureId';

/** Quick estimates: records of the Portuguese structure form, each user's own. */
export const estimateRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const list = {
      tags,
      summary: 'My quick estimates',
      querystring: estimateListQuery,
      response: { 200: estimatesReply },
    };
    app.get('/structures', { config, schema: list }, async (request) => {
      const { rows, total } = await listEstimates(db, requireUser(request).id, request.query);
      return { structures: rows.map(estimateOnWire), metadata: pageMetadata(request.query, total) };
    });

    const created = { body: estimateCreateBody, response: { 201: estimateReply } };
    const create = { tags, summary: 'Keep a quick estimate', ...created };
    app.post('/structures', { config, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const row = await insertEstimate(trx, requireUser(request).id, request.body);
        reply.code(201).header('location', `/v1/structures/${row.id}`);
        return { structure: estimateOnWire(row) };
      }),
    );

    const read = {
      tags,
      summary: 'A quick estimate',
      params: estimateParams,
      response: { 200: estimateReply },
    };
    app.get(item, { config, schema: read }, async (request) => {
      const row = await findEstimate(db, requireUser(request).id, request.params.structureId);
      return { structure: estimateOnWire(row) };
    });

    const change = { ...read, summary: 'Change a quick estimate', body: estimateUpdateBody };
    app.patch(item, { config, schema: change }, async (request) => {
      const { revision: _, ...fields } = request.body;
      const row = await changeEstimate(db, requireUser(request).id, request.params.structureId, {
        change: fields,
        revision: expectedRevision(request),
      });
      return { structure: estimateOnWire(row) };
    });

    const remove = { ...read, summary: 'Delete a quick estimate', response: { 200: messageReply } };
    app.delete(item, { config, schema: remove }, async (request) => {
      await deleteEstimate(db, requireUser(request).id, request.params.structureId);
      return { message: 'structure successfully deleted' };
    });
  };
