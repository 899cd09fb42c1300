import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { unitParams } from '../units/towerPath.ts';
import { findUnit } from '../units/unitRepository.ts';
import { listOverrides } from './overrideRepository.ts';
import { writeOverride } from './writeOverride.ts';
import { overrideBody, overridesReply } from './overrideSchemas.ts';

const tags = ['decisions'];
const collection = '/projects/:projectId/units/:unitId/overrides';

/** Failed checks of a comparison, overridden with a note. */
export const overrideRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const answer = { params: unitParams, response: { 200: overridesReply } };
    const list = { tags, summary: 'Failed checks passed over on a tower, with their notes', ...answer };
    app.get(collection, { config: { access: 'project:view' }, schema: list }, async (request) => {
      await findUnit(db, request.params);
      return { overrides: await listOverrides(db, request.params) };
    });

    const write = { tags, summary: 'Pass a failed check over, or take that back', body: overrideBody };
    app.put(
      collection,
      { config: { access: 'project:edit' }, schema: { ...write, ...answer } },
      async (request) => {
        await writeOverride(db, requireUser(request), request.params, request.body);
        return { overrides: await listOverrides(db, request.params) };
      },
    );
  };
