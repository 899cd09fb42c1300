import { technologies } from '#domain/technology.ts';
import { z } from 'zod';
import { notSupported, RestError } from '../rest/restErrors.ts';
import type { G3Service } from './g3Service.ts';
import { expectKept } from '../upstream/keeps.ts';
import { keptAfter, keptOfNew } from './surely.ts';
import { route, type TranslatedCall } from './route.ts';
import { renameStructureField, sentData, toStructure } from './structure.ts';

const figures = z.object({
  co2_min: z.number(),
  co2_max: z.number(),
  energy_min: z.number(),
  energy_max: z.number(),
});

/** A module with its data flat beside; foundations lie on the unit and have no floors. `consumption` is per floor. */
const moduleWire = z.looseObject({
  id: z.string(),
  type: z.string(),
  outdated: z.boolean(),
  consumption: figures,
  floor_ids: z.array(z.string()).optional(),
});

const moduleReply = z.object({ module: moduleWire });
const idReply = z.object({ module: z.looseObject({ id: z.string() }) });
const optionReply = z.object({
  option: z.object({ modules: z.array(z.object({ id: z.string() })).nullable() }),
});

type G3Module = z.output<typeof moduleWire>;

const isKnown = (type: unknown) => technologies.some((technology) => technology === type);

function toModule({ id, type, outdated, consumption, floor_ids, ...data }: G3Module) {
  if (!isKnown(type) || floor_ids === undefined) throw notSupported(`a module of the type ${type}`);
  return { module: { ...toStructure(data), id, type, outdated, consumption, floor_ids } };
}

const readModule = async (service: G3Service, path: string) => (await service.read(path, moduleReply)).module;

/** @throws NOT_SUPPORTED_BY_UPSTREAM: modules are called after their technology there. */
function refuseName(body: Record<string, unknown>): void {
  if (body['name'] == null) return;
  const text = 'The service in use does not support this: names of modules';
  throw new RestError('NOT_SUPPORTED_BY_UPSTREAM', text, { status: 400, unknownKey: 'name' });
}

async function kept(service: G3Service, path: string, sent: object) {
  const module = await readModule(service, path);
  expectKept('the module', sent, module);
  return toModule(module);
}

const dataOf = (body: Record<string, unknown>) => (body['data'] ?? {}) as Record<string, unknown>;

/** Ids of the modules of an option, by the path of its modules. */
async function moduleIds(service: G3Service, path: string): Promise<string[]> {
  const { option } = await service.read(path.replace(/\/modules$/, ''), optionReply);
  return (option.modules ?? []).map(({ id }) => id);
}

async function create({ service, path, body }: TranslatedCall) {
  refuseName(body);
  const { type } = body;
  if (!isKnown(type)) throw notSupported(`a module of the type ${String(type)}`);
  const data = sentData(dataOf(body));
  return keptOfNew(
    () => moduleIds(service, path),
    async () => (await service.send('POST', path, { type, data }, idReply, renameStructureField)).module.id,
    (id) => kept(service, `${path}/${id}`, data),
  );
}

/** Read, merged and sent: a change there replaces all data of the module. */
async function change({ service, path, body }: TranslatedCall) {
  refuseName(body);
  const { id: _, type, outdated: __, consumption: ___, ...held } = await readModule(service, path);
  if (!isKnown(type)) throw notSupported(`a module of the type ${type}`);
  if (body['type'] !== undefined && body['type'] !== type)
    throw notSupported('another technology for a module that is there');
  const whole = Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null));
  const data = sentData(dataOf(body), whole);
  return keptAfter(
    () => service.send('PATCH', path, { type, data }, idReply, renameStructureField),
    () => kept(service, path, data),
  );
}

async function duplicate({ service, path, body }: TranslatedCall) {
  refuseName(body);
  const modules = path.replace(/\/[^/]+\/duplicate$/, '');
  return keptOfNew(
    () => moduleIds(service, modules),
    async () => (await service.send('POST', path, undefined, idReply)).module.id,
    (id) => kept(service, `${modules}/${id}`, {}),
  );
}

const one = '/projects/:p/units/:u/options/:o/modules/:m';

export const moduleRoutes = [
  route('POST', '/projects/:p/units/:u/options/:o/modules', create),
  route('GET', one, async ({ service, path }) => toModule(await readModule(service, path))),
  route('PATCH', one, change),
  route('DELETE', one, ({ service, path }) => service.delete(path, moduleReply)),
  route('POST', `${one}/duplicate`, duplicate),
];
