import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readOnStandby } from '../db/engines/readOnStandby.ts';
import { declarationOnWire } from '../declarations/declarationRepository.ts';
import { declarationsReply } from '../declarations/declarationSchemas.ts';
import { notFound } from '../errors.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { noFile } from '../limits/heavyWork.ts';
import { floorsByModule } from '../modules/moduleRepository.ts';
import { modulesOnWire } from '../modules/moduleRows.ts';
import { ownPriceWire } from '../prices/priceSchemas.ts';
import { mayReadPrices } from '../prices/shownPrices.ts';
import { builtSchema } from '../totals/projectTotals.ts';
import { reportedModules, reportedOptions } from './reportedOptions.ts';
import { projectParams } from './towerPath.ts';
import { findTowers } from './towersRepository.ts';
import { floorSchema } from './unitSchemas.ts';

const towersReply = z.object({
  project: z.object({
    id: z.string(),
    name: z.string(),
    prices: z.array(ownPriceWire).describe('Quotations; none for a token that may not see them'),
  }),
  ...declarationsReply.shape,
  towers: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        ...builtSchema.shape,
        floors: z.array(floorSchema.omit({ consumption: true })).describe('From the lowest up'),
        tower_options: reportedOptions,
      }),
    )
    .describe('Towers in the order they were made, with all that stands in them'),
});

/** All towers of a project at once, for reports: their contents, without the sums that screens show. */
export const towersRoutes: Routes = (context) => async (app) => {
  const schema = {
    tags: ['units'],
    summary: 'All towers of a project with floors, options and modules',
    params: projectParams,
    response: { 200: towersReply },
  };
  app.get('/projects/:projectId/towers', { config: { access: 'project:view' }, schema }, (request) =>
    context.expensiveReads.run(requireUser(request).id, noFile, () =>
      readOnStandby(context, (standby) =>
        readTowers(standby, request.params.projectId, requireUser(request)),
      ),
    ),
  );
};

/** @throws ApiError 404. */
async function readTowers(
  db: Database,
  projectId: string,
  user: CurrentUser,
): Promise<InsideOf<typeof towersReply>> {
  const found = await findTowers(db, projectId);
  const [project] = found.projects;
  if (project === undefined) throw notFound();
  const { id, name } = project;
  const floors = Map.groupBy(found.floors, ({ unitId }) => unitId);
  const options = Map.groupBy(found.options, ({ unitId }) => unitId);
  const modules = Map.groupBy(found.modules, ({ optionId }) => optionId);
  const covered = floorsByModule(found.covered);
  return {
    project: { id, name, prices: mayReadPrices(user, project) ? found.prices : [] },
    declarations: found.declarations.map(declarationOnWire),
    towers: found.units.map((unit) => ({
      ...unit,
      floors: floors.get(unit.id) ?? [],
      towerOptions: (options.get(unit.id) ?? []).map((option) => ({
        ...option,
        towerId: unit.towerId,
        ...reportedModules(modulesOnWire(modules.get(option.id) ?? [], covered, unit.id)),
      })),
    })),
  };
}
