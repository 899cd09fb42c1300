import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { RestError } from '../rest/restErrors.ts';
import type { floorWire } from './floors.ts';
import type { G3Service } from './g3Service.ts';
import { changeModule, readModule } from './moduleRoutes.ts';
import { changeOption, readOptions } from './optionRoutes.ts';
import type { z } from 'zod';

type Floor = z.output<typeof floorWire>;

/** A module's path, and the floors of the tower that it covers. */
type Covering = { path: string; floors: Floor[] };

/** A tower before its floors change: modules that lose all their floors, and options that are the reference. */
type TowerState = { uncovered: Covering[]; references: { path: string; name: string }[] };

/** Reads it for the options open to the caller. `stays` are the ids of the floors that the tower keeps. */
export async function readTowerState(
  service: G3Service,
  params: Record<string, string>,
  floors: readonly Floor[],
  stays: ReadonlySet<string>,
): Promise<TowerState> {
  const unit = `/v1/projects/${params['p']}/units/${params['u']}`;
  const options = await readOptions(service, params).catch((error: unknown) => {
    if (error instanceof RestError && error.code === 'FORBIDDEN') return [];
    throw error;
  });
  const references = options
    .filter(({ active }) => active)
    .map(({ id, name }) => ({ path: `${unit}/options/${id}`, name }));
  if (floors.every(({ id }) => stays.has(id))) return { uncovered: [], references };
  const modules = await Promise.all(
    options.flatMap(({ id, modules: rows }) =>
      (rows ?? [])
        .filter(({ type }) => !isFoundationType(type))
        .map(async (row) => {
          const path = `${unit}/options/${id}/modules/${row.id}`;
          const ids = (await readModule(service, path)).floor_ids ?? [];
          return { path, floors: floors.filter((floor) => ids.includes(floor.id)) };
        }),
    ),
  );
  const uncovered = modules.filter(
    (module) => module.floors.length > 0 && !module.floors.some(({ id }) => stays.has(id)),
  );
  return { uncovered, references };
}

/**
 * The service shows a module without floors nowhere, and its quantities leave all sums.
 * @throws VALIDATION_FAILED before anything is sent, unless such modules may be moved and there are new floors to move
 * them to.
 */
export function expectPlaces({ uncovered }: TowerState, mayMove: boolean, newFloors: number): void {
  if (uncovered.length === 0 || (mayMove && newFloors > 0)) return;
  const key = 'unit.floors.modules_left';
  const details = { status: 422, fields: { floor_groups: null }, keys: { floor_groups: key } };
  throw new RestError('VALIDATION_FAILED', key, details);
}

/** Moves modules that lost all their floors to the new ones, of the same category where there are any. */
export async function moveUncovered(
  service: G3Service,
  { uncovered }: TowerState,
  newFloors: readonly Floor[],
): Promise<void> {
  for (const { path, floors } of uncovered) {
    const categories = new Set(floors.map(({ category }) => category));
    const alike = newFloors.filter(({ category }) => categories.has(category));
    const floor_ids = (alike.length > 0 ? alike : newFloors).map(({ id }) => id);
    await changeModule({ service, path, body: { data: { floor_ids } } });
  }
}

/** Makes options the reference again after the service unmarked them. @returns names of those it refuses. */
export async function restoreReferences(service: G3Service, { references }: TowerState): Promise<string[]> {
  const lost: string[] = [];
  for (const { path, name } of references) {
    try {
      await changeOption({ service, path, body: { active: true } });
    } catch (error) {
      if (!(error instanceof RestError) || error.code !== 'VALIDATION_FAILED') throw error;
      lost.push(name);
    }
  }
  return lost;
}
