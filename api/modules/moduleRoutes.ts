import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { expectedRevision } from '../http/revision.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { moduleParams, optionParams } from '../units/towerPath.ts';
import { createModule, removeModule } from './saveModule.ts';
import { readModule } from './moduleRows.ts';
import { moduleReply, moduleCreateBody, moduleUpdateBody } from './moduleSchemas.ts';
import { changeModule } from './changeModule.ts';

const tags = ['modules'];
const collection = '/projects/:projectId/units/:unitId/options/:optionId/modules';
const item = `${collection}/:moduleId`;
const view = { access: 'project:view' } as const;
const edit = { access: 'project:edit' } as const;

/** Modules of an option: one structure each, covering floors of the tower. */
export const moduleRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const created = { params: optionParams, body: moduleCreateBody, response: { 201: moduleReply } };
    const create = { tags, summary: 'Create a module with its first version', ...created };
    app.post(collection, { config: edit, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const moduleId = await createModule(trx, requireUser(request), request.params, request.body);
        const answer = await readModule(trx, { ...request.params, moduleId });
        reply.code(201).header('location', `${request.url.split('?')[0]}/${moduleId}`);
        return answer;
      }),
    );

    const read = { tags, summary: 'A module', params: moduleParams, response: { 200: moduleReply } };
    app.get(item, { config: view, schema: read }, (request) => readModule(db, request.params));

    const change = { ...read, summary: 'Change a module', body: moduleUpdateBody };
    app.patch(item, { config: edit, schema: change }, async (request) => {
      const { revision: _, ...input } = request.body;
      await changeModule(db, requireUser(request), request.params, input, expectedRevision(request));
      return readModule(db, request.params);
    });

    const remove = { ...read, summary: 'Delete a module with its versions', response: { 200: messageReply } };
    app.delete(item, { config: edit, schema: remove }, async (request) => {
      await removeModule(db, requireUser(request), request.params, expectedRevision(request));
      return { message: 'module successfully deleted' };
    });
  };
