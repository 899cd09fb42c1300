import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { expectedRevision } from '../http/revision.ts';
import { findOption } from '../options/optionRepository.ts';
import { readOption } from '../options/optionRows.ts';
import { optionReply } from '../options/optionSchemas.ts';
import { optionParams } from '../units/towerPath.ts';
import { saveTakeoff } from './saveTakeoff.ts';
import { keepUnfinishedSheet } from './keepUnfinishedSheet.ts';
import { takeoffBody, unfinishedSheetBody, unfinishedSheetReply } from './takeoffSchemas.ts';
import { findUnfinishedSheet } from './unfinishedSheetRepository.ts';

/** The quantities of an option as one sheet, saved whole or not at all; or, while incomplete, as it stands. */
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
    const item = '/projects/:projectId/units/:unitId/options/:optionId';
    const path = `${item}/takeoff`;
    app.put(path, { config, schema: save }, async (request) => {
      await saveTakeoff(db, requireUser(request), request.params, request.body);
      return { towerOption: await readOption(db, request.params) };
    });

    const unfinished = `${item}/unfinished-sheet`;
    const read = {
      tags: ['options'],
      summary: 'The unfinished sheet of an option; null where there is none',
      params: optionParams,
      response: { 200: unfinishedSheetReply },
    };
    app.get(unfinished, { config: { access: 'project:view' }, schema: read }, async (request) => {
      const option = await findOption(db, request.params);
      return { unfinishedSheet: await findUnfinishedSheet(db, option.id) };
    });

    const keep = {
      ...save,
      summary: 'Keep a sheet before it is complete, or throw it away',
      body: unfinishedSheetBody,
    };
    app.put(unfinished, { config: { access: 'project:edit' }, schema: keep }, async (request) => {
      const { sheet } = request.body;
      await keepUnfinishedSheet(db, requireUser(request), request.params, sheet, expectedRevision(request));
      return { towerOption: await readOption(db, request.params) };
    });
  };
