import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { readOnStandby } from '../db/engines/readOnStandby.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { pageMetadata } from '../http/pagination.ts';
import { expectedRevision } from '../http/revision.ts';
import { noFile } from '../limits/heavyWork.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { moduleParams, versionParams } from '../units/towerPath.ts';
import { changeVersion, createVersion, removeVersion } from './saveVersion.ts';
import { readOwnVersions, readVersion } from './versionRows.ts';
import {
  versionReply,
  versionCreateBody,
  versionsQuery,
  versionsReply,
  versionUpdateBody,
} from './versionSchemas.ts';

const tags = ['versions'];
const collection = '/projects/:projectId/units/:unitId/options/:optionId/modules/:moduleId/versions';
const item = `${collection}/:versionId`;
const view = { access: 'project:view' } as const;
const edit = { access: 'project:edit' } as const;

/** Versions of a module: saved sets of quantities, one of them the valid one. */
export const versionRoutes: Routes =
  ({ db, readDb, expensiveReads }) =>
  async (app) => {
    const list = {
      tags,
      summary: 'Versions in all my projects',
      querystring: versionsQuery,
      response: { 200: versionsReply },
    };
    app.get(
      '/versions',
      { config: { access: 'user', ofOneProject: true }, schema: list },
      async (request) => {
        const user = requireUser(request);
        const { versions, total } = await expensiveReads.run(user.id, noFile, () =>
          readOnStandby({ db, readDb }, (standby) => readOwnVersions(standby, user, request.query)),
        );
        return { versions, metadata: pageMetadata(request.query, total) };
      },
    );

    const created = { params: moduleParams, body: versionCreateBody, response: { 201: versionReply } };
    const create = { tags, summary: 'Save a version of a module', ...created };
    app.post(collection, { config: edit, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const versionId = await createVersion(trx, requireUser(request), request.params, request.body);
        const version = await readVersion(trx, { ...request.params, versionId });
        reply.code(201).header('location', `${request.url.split('?')[0]}/${versionId}`);
        return { version };
      }),
    );

    const read = { tags, summary: 'A version', params: versionParams, response: { 200: versionReply } };
    app.get(item, { config: view, schema: read }, async (request) => ({
      version: await readVersion(db, request.params),
    }));

    const change = { ...read, summary: 'Rename a version or make it valid', body: versionUpdateBody };
    app.patch(item, { config: edit, schema: change }, async (request) => {
      const { revision: _, ...input } = request.body;
      await changeVersion(db, requireUser(request), request.params, input, expectedRevision(request));
      return { version: await readVersion(db, request.params) };
    });

    const remove = {
      ...read,
      summary: 'Delete a version that is not valid',
      response: { 200: messageReply },
    };
    app.delete(item, { config: edit, schema: remove }, async (request) => {
      await removeVersion(db, requireUser(request), request.params, expectedRevision(request));
      return { message: 'version successfully deleted' };
    });
  };
