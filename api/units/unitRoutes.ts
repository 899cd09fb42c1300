import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { expectedRevision } from '../http/revision.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { projectParams, unitParams } from './towerPath.ts';
import { readUnit } from './unitDetail.ts';
import { changeUnit, createUnit, removeUnit } from './saveUnit.ts';
import { unitReply, unitCreateBody, unitUpdateBody } from './unitSchemas.ts';

const tags = ['units'];
const collection = '/projects/:projectId/units';
const item = `${collection}/:unitId`;
const view = { access: 'project:view' } as const;
const edit = { access: 'project:edit' } as const;

/** Units (towers) of a project and their floors. */
export const unitRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const created = { params: projectParams, body: unitCreateBody, response: { 200: unitReply } };
    const create = { tags, summary: 'Create a tower with its floors', ...created };
    app.post(collection, { config: edit, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const unitId = await createUnit(trx, requireUser(request), request.params.projectId, request.body);
        const unit = await readUnit(trx, { ...request.params, unitId });
        reply.header('location', `/v1/projects/${unit.projectId}/units/${unit.id}`);
        return { unit };
      }),
    );

    const read = { tags, summary: 'A tower', params: unitParams, response: { 200: unitReply } };
    app.get(item, { config: view, schema: read }, async (request) => ({
      unit: await readUnit(db, request.params),
    }));

    const change = { ...read, summary: 'Change a tower', body: unitUpdateBody };
    app.patch(item, { config: edit, schema: change }, async (request) => {
      const { revision: _, ...input } = request.body;
      await changeUnit(db, requireUser(request), request.params, input, expectedRevision(request));
      return { unit: await readUnit(db, request.params) };
    });

    const remove = { ...read, summary: 'Delete a tower and all below it', response: { 200: messageReply } };
    app.delete(item, { config: edit, schema: remove }, async (request) => {
      await removeUnit(db, requireUser(request), request.params, expectedRevision(request));
      return { message: 'unit successfully deleted' };
    });
  };
