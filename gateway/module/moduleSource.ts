import { resolveLanguage } from '#domain/texts/messages.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { technologyNames } from '#domain/structures/technology/technologyAppearance.ts';
import type { GatewayContext } from '../context.ts';
import type { Maybe } from '../quantities/quantitiesSource.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { type FloorSource, toFloor } from '../unit/floorSource.ts';
import { floorsOf } from '../unit/tower.ts';
import { readUnit } from '../unit/unitApi.ts';
import { floorCount, knownFloorIds, type ModulePath, readModule } from './moduleApi.ts';
import type { ModuleRow } from './moduleWire.ts';

/** A module: its row in the option's list, or of the module by itself. */
export type ModuleSource = { __typename: 'Module'; row: ModuleRow } & ModulePath;

export const toModule = (option: Omit<ModulePath, 'moduleId'>, row: ModuleRow): ModuleSource => ({
  __typename: 'Module',
  projectId: option.projectId,
  unitId: option.unitId,
  optionId: option.optionId,
  moduleId: row.id,
  row,
});

/** Reads one module. */
export async function moduleNode({ rest }: GatewayContext, path: ModulePath) {
  return { ...toModule(path, (await readModule(rest, path)).row), moduleId: path.moduleId };
}

/** The name in a row: the service's, else that of the technology in the language of the request. */
export const moduleName = ({ name, type }: Pick<ModuleRow, 'name' | 'type'>, { rest }: GatewayContext) =>
  name ?? technologyNames[type][resolveLanguage(rest.caller.language)];

/** The same, read with the module where the list's row has no name. */
export function readModuleName(context: GatewayContext, module: ModuleSource): Maybe<string> {
  if (module.row.name !== undefined) return moduleName(module.row, context);
  return readModule(context.rest, module).then(({ row: { name } }) =>
    moduleName({ name, type: module.row.type }, context),
  );
}

/** Whether the floors under a module changed since it was set; null in a list's row means to read the module. */
export function readOutdated(context: GatewayContext, module: ModuleSource): Maybe<boolean> {
  if (module.row.outdated !== null) return module.row.outdated ?? false;
  return readModule(context.rest, module).then(({ row }) => row.outdated ?? false);
}

/** Raw ids of the floors a module covers. @throws RestError UPSTREAM_BAD_REPLY where the service does not send them. */
export async function moduleFloorIds(
  context: GatewayContext,
  module: ModuleSource | ModulePath,
): Promise<string[]> {
  const known = 'row' in module && 'floorIds' in module.row ? module.row.floorIds : undefined;
  return known ?? knownFloorIds((await readModule(context.rest, module)).row);
}

/** The number of floors a module covers. */
export async function moduleFloorCount(context: GatewayContext, path: ModulePath): Promise<number> {
  return floorCount((await readModule(context.rest, path)).row);
}

/** The floors a module covers, from the lowest. */
export async function moduleFloors(context: GatewayContext, module: ModulePath): Promise<FloorSource[]> {
  const [ids, unit] = await Promise.all([moduleFloorIds(context, module), readUnit(context.rest, module)]);
  const covered = new Set(ids);
  return floorsOf(unit)
    .filter(({ id }) => covered.has(id))
    .map((row) => toFloor(module, row));
}

/** The slab system and average span, m; read with the module where its row has none. */
export async function readSlabs(
  context: GatewayContext,
  module: ModuleSource,
): Promise<{ slabSystem: SlabSystem | null; slabSpan: number | null }> {
  // A list with all totals leaves out only what does not exist.
  const isInRow = module.row.slabSystem !== undefined || isComplete(module.row.totals);
  const row = isInRow ? module.row : (await readModule(context.rest, module)).row;
  return { slabSystem: row.slabSystem ?? null, slabSpan: row.averageSlabSpan ?? null };
}
