import { towerSummary } from '#domain/tower/tower.ts';
import type { OwnPrice } from '#domain/prices/cost.ts';
import type { GatewayContext } from '../context.ts';
import { primeDeclarations } from '../declaration/declarationApi.ts';
import { readOptions, type OptionRow } from '../option/optionApi.ts';
import { ownPricesOfProject } from '../price/ownPrices.ts';
import { readProject } from '../project/projectApi.ts';
import { toProject } from '../project/projectSource.ts';
import type { ProjectRow } from '../project/projectWire.ts';
import { RestError } from '../rest/restErrors.ts';
import { floorsOf, summaryOf } from '../unit/tower.ts';
import { readTowers } from '../unit/towersApi.ts';
import { readUnit } from '../unit/unitApi.ts';
import type { PlainFloor } from '../unit/unitWire.ts';

/** A tower with all its contents; floors from the lowest, `area` in m² over all of them. */
export type FullTower = {
  id: string;
  name: string;
  repetitionCount: number | null;
  dwellings: number | null;
  floors: PlainFloor[];
  area: number;
  options: (OptionRow | Error)[];
};

/** A project with all its contents and quotations; an unreadable tower is an Error. */
type FullProject = { id: string; name: string; own: readonly OwnPrice[]; towers: (FullTower | Error)[] };

/**
 * Reads a project with all its contents, in one call where the service can, else tower by tower; `listed` is its row of
 * a list.
 * @throws RestError where the project cannot be read.
 */
export async function readFullProject(
  context: GatewayContext,
  projectId: string,
  listed?: ProjectRow,
): Promise<FullProject> {
  const { isLive, generation } = context.rest.profile;
  if (isLive) return byPieces(context, projectId, listed);
  try {
    return await atOnce(context, projectId);
  } catch (error) {
    // A service of unknown generation may lack this call.
    const mayLackIt = generation === 'unknown' && error instanceof RestError && error.code === 'NOT_FOUND';
    if (!mayLackIt) throw error;
    return byPieces(context, projectId, listed);
  }
}

async function atOnce({ rest }: GatewayContext, projectId: string): Promise<FullProject> {
  const { project, declarations, towers } = await readTowers(rest, projectId);
  primeDeclarations(rest, projectId, declarations);
  return {
    id: project.id,
    name: project.name,
    own: project.prices,
    towers: towers.map(({ towerOptions: options, ...tower }) => ({
      ...tower,
      area: towerSummary(tower.floors).totalArea,
      options,
    })),
  };
}

async function byPieces(
  context: GatewayContext,
  projectId: string,
  listed?: ProjectRow,
): Promise<FullProject> {
  const { rest } = context;
  const project = listed ?? (await readProject(rest, projectId));
  const units = project.units ?? (await readProject(rest, projectId)).units ?? [];
  const read = async (unitId: string): Promise<FullTower> => {
    const path = { projectId: project.id, unitId };
    const [unit, options] = await Promise.all([readUnit(rest, path), readOptions(rest, path)]);
    return {
      id: unit.id,
      name: unit.name,
      repetitionCount: unit.repetitionCount ?? null,
      dwellings: unit.dwellings ?? null,
      floors: floorsOf(unit),
      area: summaryOf(unit).totalArea,
      options,
    };
  };
  const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  const [towers, own] = await Promise.all([
    Promise.all(units.map(({ id }) => read(id).catch(failed))),
    ownPricesOfProject(toProject(project))(context),
  ]);
  return { id: project.id, name: project.name, own, towers };
}
