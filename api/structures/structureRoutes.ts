import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { pageMetadata } from '../http/pagination.ts';
import { expectedRevision, sendRevision } from '../http/revision.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import {
  createStructure,
  deleteStructure,
  findStructure,
  listStructures,
  updateStructure,
} from './structureRepository.ts';
import {
  structureAnswer,
  structureCreateBody,
  structureListQuery,
  structureParams,
  structuresAnswer,
  structureUpdateBody,
} from './structureSchemas.ts';
import { structureOnWire } from './structureWire.ts';

const tags = ['structures'];
const config = { access: 'user' } as const;
const item = '/structures/:structureId';

/** Quick estimates: records of the Portuguese structure form, each user's own. */
export const structureRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const list = {
      tags,
      summary: 'My quick estimates',
      querystring: structureListQuery,
      response: { 200: structuresAnswer },
    };
    app.get('/structures', { config, schema: list }, async (request) => {
      const { rows, total } = await listStructures(db, requireUser(request).id, request.query);
      return { structures: rows.map(structureOnWire), metadata: pageMetadata(request.query, total) };
    });

    const created = { body: structureCreateBody, response: { 201: structureAnswer } };
    const create = { tags, summary: 'Keep a quick estimate', ...created };
    app.post('/structures', { config, schema: create }, async (request, reply) => {
      const row = await createStructure(db, requireUser(request).id, request.body);
      sendRevision(reply, row.revision);
      reply.header('location', `/v1/structures/${row.id}`);
      return reply.code(201).send({ structure: structureOnWire(row) });
    });

    const read = {
      tags,
      summary: 'A quick estimate',
      params: structureParams,
      response: { 200: structureAnswer },
    };
    app.get(item, { config, schema: read }, async (request, reply) => {
      const row = await findStructure(db, requireUser(request).id, request.params.structureId);
      sendRevision(reply, row.revision);
      return { structure: structureOnWire(row) };
    });

    const change = { ...read, summary: 'Change a quick estimate', body: structureUpdateBody };
    app.patch(item, { config, schema: change }, async (request, reply) => {
      const { revision: _, ...fields } = request.body;
      const row = await updateStructure(db, requireUser(request).id, request.params.structureId, {
        change: fields,
        revision: expectedRevision(request),
      });
      sendRevision(reply, row.revision);
      return { structure: structureOnWire(row) };
    });

    const remove = { ...read, summary: 'Delete a quick estimate', response: { 200: messageReply } };
    app.delete(item, { config, schema: remove }, async (request) => {
      await deleteStructure(db, requireUser(request).id, request.params.structureId);
      return { message: 'structure successfully deleted' };
    });
  };
