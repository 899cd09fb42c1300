import type { GatewayContext } from '../context.ts';
import { coversNone } from '../module/moduleApi.ts';
import { type ModuleSource, toModule, readSlabs } from '../module/moduleSource.ts';
import { RestError, noneIfUnreadable } from '../rest/restErrors.ts';
import { type OptionPath, readOptions, type OptionRow } from './optionApi.ts';
import type { UnitPath } from '../unit/unitApi.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';

/** A way to build a unit. */
export type OptionSource = { __typename: 'Option'; row: OptionRow } & OptionPath;

export const toOption = ({ projectId, unitId }: UnitPath, row: OptionRow): OptionSource => ({
  __typename: 'Option',
  projectId,
  unitId,
  optionId: row.id,
  row,
});

/** Reads one option; NOT_FOUND when there is none. */
export async function optionNode({ options }: GatewayContext, path: OptionPath) {
  const row = await options.load(path);
  if (row === null) throw new RestError('NOT_FOUND', 'There is no such option', { status: 404 });
  return toOption(path, row);
}

/** The modules of an option; one whose row can't be read is an Error. */
export const listedModules = (option: OptionSource): (ModuleSource | Error)[] =>
  option.row.modules.map((row) => (row instanceof Error ? row : toModule(option, row)));

/** The modules whose rows can be read. */
export const modulesOf = (option: OptionSource): ModuleSource[] =>
  listedModules(option).filter((module): module is ModuleSource => !(module instanceof Error));

/** The modules that count in its figures; none while its sheet is unfinished. */
export const countedModules = (option: OptionSource): ModuleSource[] =>
  option.row.isUnfinished ? [] : modulesOf(option);

/**
 * All modules that count. @throws RestError UPSTREAM_BAD_REPLY where one cannot be read: a sum without it would pass
 * for the whole.
 */
export function allModulesOf(option: OptionSource): ModuleSource[] {
  if (option.row.isUnfinished) return [];
  return listedModules(option).map((module) => {
    if (module instanceof Error) throw module;
    return module;
  });
}

/** Whether a structure that counts stands on any floor. An unreadable one, or one with unlisted floors, may. */
export const optionHasStructure = ({ row }: OptionSource): boolean =>
  !row.isUnfinished && row.modules.some((module) => module instanceof Error || !coversNone(module));

/** The options of a unit, oldest first; one that can't be read is an Error. */
export async function unitOptions(
  { rest }: GatewayContext,
  path: UnitPath,
): Promise<(OptionSource | Error)[]> {
  const rows = await readOptions(rest, path);
  return rows.map((row) => (row instanceof Error ? row : toOption(path, row)));
}

/** The slab systems of an option's modules, each once. */
export async function optionSlabs(context: GatewayContext, option: OptionSource): Promise<SlabSystem[]> {
  const read = async (module: ModuleSource) => (await readSlabs(context, module)).slabSystem ?? [];
  const slabs = await Promise.all(modulesOf(option).map((module) => read(module).catch(noneIfUnreadable)));
  return [...new Set(slabs.flat())];
}
