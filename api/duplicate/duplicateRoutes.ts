import type { FastifyRequest } from 'fastify';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { noFile } from '../limits/heavyWork.ts';
import { readModule } from '../modules/moduleRows.ts';
import { moduleReply } from '../modules/moduleSchemas.ts';
import { readOption } from '../options/optionRows.ts';
import { optionReply } from '../options/optionSchemas.ts';
import { projectReply } from '../projects/projectSchemas.ts';
import { madeDetail } from '../projects/projectRoutes.ts';
import { moduleParams, optionParams, projectParams, unitParams } from '../units/towerPath.ts';
import { readUnit } from '../units/unitDetail.ts';
import { unitReply } from '../units/unitSchemas.ts';
import { copyIntoBody, moduleCopyBody, optionCopyBody, projectCopyBody, unitCopyBody } from './copyBodies.ts';
import { copyModuleInto } from './copyModuleInto.ts';
import { duplicateModule, duplicateOption, duplicateUnit } from './duplicate.ts';
import { duplicateProject } from './duplicateProject.ts';

const config = { access: 'project:edit' } as const;
const unitPath = '/projects/:projectId/units/:unitId';
const optionPath = `${unitPath}/options/:optionId`;
const modulePath = `${optionPath}/modules/:moduleId`;

/** Copies on four levels, each whole and in one transaction; the answer is the copy. */
export const duplicateRoutes: Routes =
  ({ db, expensiveReads, config: { organizationQuota: quota } }) =>
  async (app) => {
    /** Copies of projects, towers and options take as long as expensive reads, and queue with them. */
    const inTurn = <T>(request: FastifyRequest, copy: () => Promise<T>) =>
      expensiveReads.run(requireUser(request).id, noFile, copy);

    const ofProject = { tags: ['projects'], summary: 'Copy a project', params: projectParams };
    const project = {
      config,
      schema: { ...ofProject, body: projectCopyBody, response: { 201: projectReply } },
    };
    app.post('/projects/:projectId/duplicate', project, (request, reply) =>
      inTurn(request, () =>
        answerWithin(db, reply, async (trx) => {
          const { projectId } = request.params;
          const row = await duplicateProject(trx, requireUser(request), projectId, {
            wanted: request.body?.name,
            quota,
          });
          reply.code(201).header('location', `/v1/projects/${row.id}`);
          return { project: await madeDetail(trx, row, requireUser(request)) };
        }),
      ),
    );

    const ofUnit = { tags: ['units'], summary: 'Copy a tower', params: unitParams };
    const unit = { config, schema: { ...ofUnit, body: unitCopyBody, response: { 201: unitReply } } };
    app.post(`${unitPath}/duplicate`, unit, (request, reply) =>
      inTurn(request, () =>
        answerWithin(db, reply, async (trx) => {
          const unitId = await duplicateUnit(trx, requireUser(request), request.params, request.body?.name);
          const copy = await readUnit(trx, { ...request.params, unitId });
          reply.code(201);
          return { unit: copy };
        }),
      ),
    );

    const ofOption = { tags: ['options'], summary: 'Copy an option', params: optionParams };
    const option = { config, schema: { ...ofOption, body: optionCopyBody, response: { 201: optionReply } } };
    app.post(`${optionPath}/duplicate`, option, (request, reply) =>
      inTurn(request, () =>
        answerWithin(db, reply, async (trx) => {
          const optionId = await duplicateOption(
            trx,
            requireUser(request),
            request.params,
            request.body?.name,
          );
          const copy = await readOption(trx, { ...request.params, optionId });
          reply.code(201);
          return { towerOption: copy };
        }),
      ),
    );

    const ofModule = { tags: ['modules'], summary: 'Copy a module', params: moduleParams };
    const module = { config, schema: { ...ofModule, body: moduleCopyBody, response: { 201: moduleReply } } };
    app.post(`${modulePath}/duplicate`, module, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const moduleId = await duplicateModule(trx, requireUser(request), request.params, request.body?.name);
        const copy = await readModule(trx, { ...request.params, moduleId });
        reply.code(201);
        return copy;
      }),
    );

    const summary = 'Copy a module into an option of the same tower';
    const into = { tags: ['modules'], summary, params: moduleParams, body: copyIntoBody };
    const copied = { config, schema: { ...into, response: { 201: moduleReply } } };
    app.post(`${modulePath}/copy`, copied, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const { optionId } = request.body;
        const moduleId = await copyModuleInto(trx, requireUser(request), request.params, request.body);
        const copy = await readModule(trx, { ...request.params, optionId, moduleId });
        reply.code(201);
        return copy;
      }),
    );
  };
