import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { readModule } from '../module/moduleApi.ts';
import { moduleFloorIds } from '../module/moduleSource.ts';
import { countedModules, type OptionSource, unitOptions } from '../option/optionSource.ts';
import { fromGlobalId, toGlobalId, toPath } from '../relay/globalId.ts';
import { noneIfUnreadable, RestError } from '../rest/restErrors.ts';
import type { UnitSource } from '../unit/unitSource.ts';

const fewest = 2;
const most = 4;
/** Modules whose versions are compared; each costs a call. */
const maxModules = 8;

/** Something that may be compared, with its raw and its global id. */
type Candidate = { raw: string; globalId: string };

/**
 * Global ids of what a screen compares, in listed order: the chosen ones that exist, else at most four, with those for
 * which `isFirst` holds first.
 */
async function comparedOf<C extends Candidate>(
  all: readonly C[],
  chosen: readonly string[],
  isFirst: (candidate: C) => boolean | Promise<boolean>,
): Promise<string[]> {
  const known = all.filter(({ raw }) => chosen.includes(raw)).slice(0, most);
  if (known.length >= fewest) return known.map(({ globalId }) => globalId);
  const ranked = await Promise.all(all.map(async (each) => ({ each, rank: (await isFirst(each)) ? 0 : 1 })));
  const first = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ each }) => each),
  );
  return all.filter((each) => first.has(each)).map(({ globalId }) => globalId);
}

/** Options of a unit, those with structure first. */
export async function chosenOptions(
  context: GatewayContext,
  unit: Pick<UnitSource, 'projectId' | 'unitId'>,
  chosen: readonly string[],
): Promise<string[]> {
  const { projectId, unitId } = unit;
  const options = (await unitOptions(context, unit)).flatMap((option) =>
    option instanceof Error
      ? []
      : [
          {
            option,
            raw: option.optionId,
            globalId: toGlobalId('Option', projectId, unitId, option.optionId),
          },
        ],
  );
  return comparedOf(options, chosen, ({ option }) => coversFloors(context, option));
}

async function coversFloors(context: GatewayContext, option: OptionSource): Promise<boolean> {
  const floors = await Promise.all(
    countedModules(option).map((module) => moduleFloorIds(context, module).catch(noneIfUnreadable)),
  );
  return floors.some(({ length }) => length > 0);
}

/** Versions of modules, the valid ones first. Deleted modules are left out. */
export async function moduleVersions(
  context: GatewayContext,
  moduleIds: readonly string[],
  chosen: readonly string[],
): Promise<string[]> {
  if (moduleIds.length > maxModules)
    throw refusedChoice(context, 'comparison.count', { min: 1, max: maxModules });
  const lists = moduleIds.map(async (globalId) => {
    const node = fromGlobalId(globalId);
    if (node?.type !== 'Module') return [];
    const detail = await readModule(context.rest, toPath('Module', node.ids)).catch(nothingWhereGone);
    return (detail?.versions ?? []).map(({ id, isValid }) => ({
      raw: id,
      globalId: toGlobalId('Version', ...node.ids, id),
      isValid,
    }));
  });
  return comparedOf((await Promise.all(lists)).flat(), chosen, ({ isValid }) => isValid);
}

function nothingWhereGone(error: unknown): null {
  if (error instanceof RestError && error.code === 'NOT_FOUND') return null;
  throw error;
}
