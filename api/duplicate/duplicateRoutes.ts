import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { sendRevision } from '../http/revision.ts';
import { readModule } from '../modules/moduleRows.ts';
import { moduleReply } from '../modules/moduleSchemas.ts';
import { readOption } from '../options/optionRows.ts';
import { optionReply } from '../options/optionSchemas.ts';
import { projectReply } from '../projects/projectSchemas.ts';
import { projectDetail } from '../projects/projectWire.ts';
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
  ({ db }) =>
  async (app) => {
    const ofProject = { tags: ['projects'], summary: 'Copy a project', params: projectParams };
    const project = {
      config,
      schema: { ...ofProject, body: projectCopyBody, response: { 201: projectReply } },
    };
    app.post('/projects/:projectId/duplicate', project, async (request, reply) => {
      const row = await duplicateProject(
        db,
        requireUser(request),
        request.params.projectId,
        request.body?.name,
      );
      sendRevision(reply, row.revision);
      reply.header('location', `/v1/projects/${row.id}`);
      return reply.code(201).send({ project: await projectDetail(db, row, 'project:owner') });
    });

    const ofUnit = { tags: ['units'], summary: 'Copy a tower', params: unitParams };
    const unit = { config, schema: { ...ofUnit, body: unitCopyBody, response: { 201: unitReply } } };
    app.post(`${unitPath}/duplicate`, unit, async (request, reply) => {
      const unitId = await duplicateUnit(db, requireUser(request), request.params, request.body?.name);
      const copy = await readUnit(db, { ...request.params, unitId });
      sendRevision(reply, copy.revision);
      return reply.code(201).send({ unit: copy });
    });

    const ofOption = { tags: ['options'], summary: 'Copy an option', params: optionParams };
    const option = { config, schema: { ...ofOption, body: optionCopyBody, response: { 201: optionReply } } };
    app.post(`${optionPath}/duplicate`, option, async (request, reply) => {
      const optionId = await duplicateOption(db, requireUser(request), request.params, request.body?.name);
      const copy = await readOption(db, { ...request.params, optionId });
      sendRevision(reply, copy.revision);
      return reply.code(201).send({ towerOption: copy });
    });

    const ofModule = { tags: ['modules'], summary: 'Copy a module', params: moduleParams };
    const module = { config, schema: { ...ofModule, body: moduleCopyBody, response: { 201: moduleReply } } };
    app.post(`${modulePath}/duplicate`, module, async (request, reply) => {
      const moduleId = await duplicateModule(db, requireUser(request), request.params, request.body?.name);
      const copy = await readModule(db, { ...request.params, moduleId });
      sendRevision(reply, copy.module.revision);
      return reply.code(201).send(copy);
    });

    const summary = 'Copy a module into an option of the same tower';
    const into = { tags: ['modules'], summary, params: moduleParams, body: copyIntoBody };
    const copied = { config, schema: { ...into, response: { 201: moduleReply } } };
    app.post(`${modulePath}/copy`, copied, async (request, reply) => {
      const { optionId } = request.body;
      const moduleId = await copyModuleInto(db, requireUser(request), request.params, request.body);
      const copy = await readModule(db, { ...request.params, optionId, moduleId });
      sendRevision(reply, copy.module.revision);
      return reply.code(201).send(copy);
    });
  };
