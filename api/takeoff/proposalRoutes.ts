import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { uuidParam } from '../http/ids.ts';
import { findOption } from '../options/optionRepository.ts';
import { readOption } from '../options/optionRows.ts';
import { optionReply } from '../options/optionSchemas.ts';
import { optionParams } from '../units/towerPath.ts';
import { findProposal } from './proposalRepository.ts';
import { discardProposal, proposeTakeoff } from './proposeTakeoff.ts';
import { proposalBody, proposalReply } from './takeoffSchemas.ts';

/** Quantities proposed for an option, until a person saves them in the sheet or discards them. */
export const proposalRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const path = '/projects/:projectId/units/:unitId/options/:optionId/proposal';
    const about = { tags: ['options'], params: optionParams };
    const propose = {
      ...about,
      summary: 'Propose modules of an option: nothing changes until a person saves them',
      body: proposalBody,
      response: { 200: optionReply },
    };
    app.put(path, { config: { access: 'project:edit' }, schema: propose }, async (request) => {
      await proposeTakeoff(db, requireUser(request), request.params, request.body);
      return { towerOption: await readOption(db, request.params) };
    });

    const read = {
      ...about,
      summary: 'What is proposed for an option; null where nothing is',
      response: { 200: proposalReply },
    };
    app.get(path, { config: { access: 'project:view' }, schema: read }, async (request) => {
      const option = await findOption(db, request.params);
      return { proposal: (await findProposal(db, option.id)) ?? null };
    });

    const discard = {
      ...about,
      summary: 'Throw away what is proposed for an option',
      params: optionParams.extend({ proposalId: uuidParam }),
      response: { 200: optionReply },
    };
    app.delete(
      `${path}/:proposalId`,
      { config: { access: 'project:edit' }, schema: discard },
      async (request) => {
        await discardProposal(db, request.params);
        return { towerOption: await readOption(db, request.params) };
      },
    );
  };
