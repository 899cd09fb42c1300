import { z } from 'zod';
import { filledFields } from './bodyFields.ts';
import { renameFloorField, sentFloors, toFloor, toFloorGroups, unitReply, type UnitWire } from './floors.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { expectPlaces, restoreReferences, moveUncovered, readTowerState } from './uncovered.ts';
import { changeAndReadBack, createAndReadBack } from './readBack.ts';

const changeReply = z.object({ unit: z.looseObject({ id: z.string() }) });
const idsReply = z.object({
  project: z.object({ units: z.array(z.object({ id: z.string() })).nullish() }),
});

/** Ids of the towers of a project. */
const unitIds = async (service: G3Service, p = ''): Promise<string[]> =>
  ((await service.read(`/v1/projects/${p}`, idsReply)).project.units ?? []).map(({ id }) => id);

const unitPath = (p = '', u = '') => `/v1/projects/${p}/units/${u}`;

const readUnit = async (service: G3Service, path: string) => (await service.read(path, unitReply)).unit;

/** A unit in the gateway's dialect, with groups made of its floors. */
function toUnit({ created_at, updated_at, version, floors, ...unit }: UnitWire) {
  const kept = floors ?? [];
  return {
    ...unit,
    housing_units_count: unit.housing_units_count ?? null,
    tower: { id: unit.id, created_at, updated_at, version, floors: kept.map(toFloor) },
    floor_groups: toFloorGroups(kept),
  };
}

/** Reads back a changed unit. @throws UPSTREAM_BAD_REPLY where it is not what was sent. */
async function readStored(service: G3Service, path: string, sent: Record<string, unknown>) {
  const unit = await readUnit(service, path);
  expectStored('the tower', sent, unit);
  return { unit: toUnit(unit) };
}

const groupsOf = (body: Record<string, unknown>) =>
  (body['data'] as { floor_groups?: unknown } | null | undefined)?.floor_groups;

async function create({ service, params: { p }, path, body }: TranslatedCall) {
  const { floors, groupOf } = sentFloors(groupsOf(body));
  const { name, type } = body;
  const { repetition_count, housing_units_count } = body;
  const repetition = filledFields({ repetition_count, housing_units_count });
  const sent = { name, type, ...repetition, data: { floors, ...filledFields({ housing_units_count }) } };
  return createAndReadBack(
    () => unitIds(service, p),
    async () => (await service.send('POST', path, sent, changeReply, renameFloorField(groupOf))).unit.id,
    (id) => readStored(service, unitPath(p, id), { name, ...repetition, floors }),
  );
}

/**
 * The whole list of floors is sent each time, and the counts, because the service otherwise forgets the number of
 * dwellings. On request, modules that lose all their floors move to the new ones. References that the service unmarks
 * are restored where it allows; `lost_references` names the others.
 */
async function change({ service, params, path, body }: TranslatedCall) {
  const before = await readUnit(service, path);
  const name = filledFields({ name: body['name'] });
  const groups = groupsOf(body);
  const homes = filledFields({ housing_units_count: body['housing_units_count'] }, before);
  const count = { ...filledFields({ housing_units_count: before.housing_units_count }), ...homes };
  const repetition_count = body['repetition_count'] ?? before.repetition_count;
  const fields = { ...name, ...count, repetition_count };
  if (groups === undefined) {
    return changeAndReadBack(
      () => service.send('PATCH', path, fields, changeReply),
      () => readStored(service, path, fields),
      { unit: toUnit(before) },
    );
  }
  const old = before.floors ?? [];
  const { floors, groupOf } = sentFloors(groups, old);
  const stays = new Set(floors.flatMap(({ id }) => id ?? []));
  const state = await readTowerState(service, params, old, stays);
  expectPlaces(state, body['move_modules'] === true, floors.length - stays.size);
  const sent = { ...fields, data: { floors, ...count } };
  await changeAndReadBack(
    () => service.send('PATCH', path, sent, changeReply, renameFloorField(groupOf)),
    () => readStored(service, path, { ...fields, floors }),
    { unit: toUnit(before) },
  );
  const known = new Set(old.map(({ id }) => id));
  const after = (await readUnit(service, path)).floors ?? [];
  await moveUncovered(
    service,
    state,
    after.filter(({ id }) => !known.has(id)),
  );
  const lost_references = await restoreReferences(service, state);
  return { unit: { ...(await readStored(service, path, fields)).unit, lost_references } };
}

async function duplicate({ service, params: { p }, path, body }: TranslatedCall) {
  const copy = await createAndReadBack(
    () => unitIds(service, p),
    async () => (await service.send('POST', path, undefined, changeReply)).unit.id,
    (id) => readUnit(service, unitPath(p, id)),
  );
  const name = filledFields({ name: body['name'] });
  if (!('name' in name)) return { unit: toUnit(copy) };
  const homes = copy.housing_units_count;
  const count = homes == null ? {} : { housing_units_count: homes };
  return changeAndReadBack(
    () => service.send('PATCH', unitPath(p, copy.id), { ...name, ...count }, changeReply),
    () => readStored(service, unitPath(p, copy.id), { ...name, ...count }),
  );
}

export const unitRoutes = [
  route('POST', '/projects/:p/units', create),
  route('GET', '/projects/:p/units/:u', async ({ service, path }) => ({
    unit: toUnit(await readUnit(service, path)),
  })),
  route('PATCH', '/projects/:p/units/:u', change),
  route('DELETE', '/projects/:p/units/:u', ({ service, path }) => service.delete(path, unitReply)),
  route('POST', '/projects/:p/units/:u/duplicate', duplicate),
];
