import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { sendRevision } from '../http/revision.ts';
import { readOption } from '../options/optionRows.ts';
import { optionReply } from '../options/optionSchemas.ts';
import { optionParams } from '../units/towerPath.ts';
import { saveTakeoff } from './saveTakeoff.ts';
import { takeoffBody } from './takeoffSchemas.ts';

/** The quantities of an option as one sheet: all its modules are saved, or none. */
export const takeoffRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const config = { access: 'project:edit', creates: true } as const;
    const save = {
      tags: ['options'],
      summary: 'Save modules of an option, all or none',
      params: optionParams,
      body: takeoffBody,
      response: { 200: optionReply },
    };
    const path = '/projects/:projectId/units/:unitId/options/:optionId/takeoff';
    app.put(path, { config, schema: save }, async (request, reply) => {
      await saveTakeoff(db, requireUser(request), request.params, request.body);
      const option = await readOption(db, request.params);
      sendRevision(reply, option.revision);
      return { towerOption: option };
    });
  };
