import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { expectedRevision } from '../http/revision.ts';
import { noFile } from '../limits/heavyWork.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { optionParams, unitParams } from '../units/towerPath.ts';
import { readOption, readOptions } from './optionRows.ts';
import { changeOption, createOption, removeOption } from './saveOption.ts';
import { optionReply, optionCreateBody, optionsReply, optionUpdateBody } from './optionSchemas.ts';

const tags = ['options'];
const collection = '/projects/:projectId/units/:unitId/options';
const item = `${collection}/:optionId`;
const view = { access: 'project:view' } as const;
const edit = { access: 'project:edit' } as const;

/** Simulation options of a unit. */
export const optionRoutes: Routes =
  ({ db, optionReads }) =>
  async (app) => {
    const list = { tags, summary: 'The options of a tower with their modules', params: unitParams };
    app.get(
      collection,
      { config: view, schema: { ...list, response: { 200: optionsReply } } },
      async (request) => ({
        towerOptions: await optionReads.run(requireUser(request).id, noFile, () =>
          readOptions(db, request.params),
        ),
      }),
    );

    const created = { params: unitParams, body: optionCreateBody, response: { 201: optionReply } };
    const create = { tags, summary: 'Create an option', ...created };
    app.post(collection, { config: edit, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const optionId = await createOption(trx, requireUser(request), request.params, request.body);
        const option = await readOption(trx, { ...request.params, optionId });
        const { projectId, unitId } = request.params;
        reply.code(201);
        reply.header('location', `/v1/projects/${projectId}/units/${unitId}/options/${optionId}`);
        return { towerOption: option };
      }),
    );

    const read = { tags, summary: 'An option', params: optionParams, response: { 200: optionReply } };
    app.get(item, { config: view, schema: read }, async (request) => ({
      towerOption: await readOption(db, request.params),
    }));

    const change = { ...read, summary: 'Change an option or make it the reference', body: optionUpdateBody };
    app.patch(item, { config: edit, schema: change }, async (request) => {
      const { revision: _, ...input } = request.body;
      await changeOption(db, requireUser(request), request.params, input, expectedRevision(request));
      return { towerOption: await readOption(db, request.params) };
    });

    const remove = { ...read, summary: 'Delete an option with its modules', response: { 200: messageReply } };
    app.delete(item, { config: edit, schema: remove }, async (request) => {
      await removeOption(db, requireUser(request), request.params, expectedRevision(request));
      return { message: 'option successfully deleted' };
    });
  };
