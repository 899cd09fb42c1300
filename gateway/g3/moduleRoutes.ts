import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { impactsWire, unitReply } from './floors.ts';
import { sentFoundation, toFoundationData } from './foundation.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { changeAndReadBack, createAndReadBack } from './readBack.ts';
import { renameQuantityField } from './steel.ts';
import { sentData, toStructure } from './structure.ts';
import type { MessageKey } from '#domain/texts/messages.ts';
import { isFailure } from '../upstream/failureOutcome.ts';

/** A module with its data flat beside. Foundations belong to the unit and lack floors. `consumption` is per floor. */
const moduleWire = z.looseObject({
  id: z.string(),
  type: z.string(),
  outdated: z.boolean(),
  consumption: impactsWire,
  floor_ids: z.array(z.string()).optional(),
});

const moduleReply = z.object({ module: moduleWire });
const idReply = z.object({ module: z.looseObject({ id: z.string() }) });
const optionReply = z.object({
  option: z.object({ modules: z.array(z.object({ id: z.string() })).nullable() }),
});

type G3Module = z.output<typeof moduleWire>;

type Fields = Record<string, unknown>;

/** @throws NOT_SUPPORTED_BY_UPSTREAM for a type the product does not know. */
function knownType(type: unknown): ModuleType {
  const name = String(type);
  const found = isFoundationType(name) ? name : technologies.find((technology) => technology === name);
  if (found === undefined) throw notSupported(`a module of the type ${name}`);
  return found;
}

/**
 * A module in the gateway's dialect. The service keeps listing floors that its tower no longer has: only those of
 * `tower` count, and a module that lost one is outdated.
 */
function toModule(
  { id, type: name, outdated, consumption, floor_ids, ...data }: G3Module,
  tower: ReadonlySet<string>,
) {
  const type = knownType(name);
  const identity = { id, type, outdated, consumption };
  if (isFoundationType(type)) return { module: { ...toFoundationData(type, data), ...identity } };
  if (floor_ids === undefined) throw notSupported(`a module of the type ${type} without floors`);
  const floors = floor_ids.filter((floor) => tower.has(floor));
  const isOutdated = outdated || floors.length < floor_ids.length;
  return { module: { ...toStructure(data), ...identity, outdated: isOutdated, floor_ids: floors } };
}

/** Ids of the floors of the tower in the path of a module or a list of modules. */
async function floorsOfTower(service: G3Service, path: string): Promise<ReadonlySet<string>> {
  const { unit } = await service.read(path.replace(/\/options\/.*$/, ''), unitReply);
  return new Set((unit.floors ?? []).map(({ id }) => id));
}

/** A module with the floors that its tower still has. */
async function readWhole(service: G3Service, path: string) {
  const [module, tower] = await Promise.all([readModule(service, path), floorsOfTower(service, path)]);
  return { module, tower };
}

/** The data to send: the given quantities over the stored ones. */
const dataFor = (type: ModuleType, sent: Fields, stored?: Fields) =>
  isFoundationType(type) ? sentFoundation(type, sent, stored) : sentData(sent, stored);

export const readModule = async (service: G3Service, path: string) =>
  (await service.read(path, moduleReply)).module;

async function readStored(service: G3Service, path: string, sent: object) {
  const { module, tower } = await readWhole(service, path);
  expectStored('the module', sent, module);
  return toModule(module, tower);
}

const dataOf = (body: Fields) => (body['data'] ?? {}) as Fields;

/** Ids of the modules of an option, by the path of its modules. */
async function moduleIds(service: G3Service, path: string): Promise<string[]> {
  const { option } = await service.read(path.replace(/\/modules$/, ''), optionReply);
  return (option.modules ?? []).map(({ id }) => id);
}

async function create({ service, path, body }: Change) {
  const type = knownType(body['type']);
  const data = dataFor(type, dataOf(body));
  return createAndReadBack(
    () => moduleIds(service, path),
    async () => (await service.send('POST', path, { type, data }, idReply, renameQuantityField)).module.id,
    (id) => readStored(service, `${path}/${id}`, data),
  ).catch(async (error: unknown) => {
    if (mayMeanFloors(error) && !isFoundationType(type))
      expectFloors(data, await floorsOfTower(service, path));
    throw error;
  });
}

type Change = Pick<TranslatedCall, 'service' | 'path' | 'body'>;

/** Reads, merges and sends: a change there replaces all data of the module. Deleted floors are not sent again. */
export async function changeModule(call: Change) {
  const { service, path, body } = call;
  const { module: before, tower } = await readWhole(service, path);
  const { id: _, type: name, outdated: __, consumption: ___, ...stored } = before;
  const type = knownType(name);
  const wanted = knownType(body['type'] ?? type);
  if (isFoundationType(type)) {
    const own = { unit_id: stored['unit_id'], ...dataOf(body) };
    if (wanted === type)
      return sendChange(service, path, type, sentFoundation(type, own, stored), toModule(before, tower));
    if (isFoundationType(wanted)) return replaceFoundation(call, own);
  }
  if (wanted !== type) throw notSupported('another technology for a module that is there');
  const filled = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
  const left = before.floor_ids?.filter((floor) => tower.has(floor));
  const data = sentData(dataOf(body), { ...filled, floor_ids: left });
  expectFloors(data, tower);
  return sendChange(service, path, type, data, toModule(before, tower));
}

/** There, a foundation of another kind is another thing: the new one is created before the old one is deleted. */
async function replaceFoundation({ service, path, body }: Change, data: Fields) {
  const list = path.replace(/\/[^/]+$/, '');
  const made = await create({ service, path: list, body: { ...body, data } });
  await service.delete(path, moduleReply);
  return made;
}

function sendChange(
  service: G3Service,
  path: string,
  type: ModuleType,
  data: Fields,
  before: Awaited<ReturnType<typeof readStored>>,
) {
  return changeAndReadBack(
    () => service.send('PATCH', path, { type, data }, idReply, renameQuantityField),
    () => readStored(service, path, data),
    before,
  );
}

/** @throws NOT_SUPPORTED_BY_UPSTREAM for a name: there, modules are named after their technology. */
async function duplicate({ service, path, body }: TranslatedCall) {
  if (body['name'] != null) throw notSupported('names of modules (name)');
  const modules = path.replace(/\/[^/]+\/duplicate$/, '');
  return createAndReadBack(
    () => moduleIds(service, modules),
    async () => (await service.send('POST', path, undefined, idReply)).module.id,
    (id) => readStored(service, `${modules}/${id}`, {}),
  );
}

const one = '/projects/:p/units/:u/options/:o/modules/:m';

export const moduleRoutes = [
  route('POST', '/projects/:p/units/:u/options/:o/modules', create),
  route('GET', one, ({ service, path }) => readStored(service, path, {})),
  route('PATCH', one, changeModule),
  route('DELETE', one, ({ service, path }) => service.delete(path, moduleReply)),
  route('POST', `${one}/duplicate`, duplicate),
];

/** Whether a floor of another tower may be the cause: the service fails, or refuses without naming a field. */
const mayMeanFloors = (error: unknown): boolean =>
  isFailure(error) || (error instanceof RestError && error.status === 400);

/** @throws VALIDATION_FAILED at the floors where there is none, or one that is not of the tower. */
function expectFloors(data: Record<string, unknown>, tower: ReadonlySet<string>): void {
  const { floor_ids: ids } = data as { floor_ids?: readonly string[] };
  const fault = (key: MessageKey) =>
    new RestError('VALIDATION_FAILED', key, {
      status: 422,
      fields: { floor_ids: null },
      keys: { floor_ids: key },
    });
  if (ids === undefined || ids.length === 0) throw fault('module.floors.required');
  if (ids.some((id) => !tower.has(id))) throw fault('module.floors.unknown');
}
