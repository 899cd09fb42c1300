import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import { RestError } from '../rest/restErrors.ts';
import { filledFields } from './bodyFields.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { fromOpenRoles, readRoleIds, roleForOptions } from './roles.ts';
import { changeAndReadBack, createAndReadBack } from './readBack.ts';

const optionWire = z.object({
  id: z.string(),
  unit_id: z.string(),
  role_id: z.string(),
  name: z.string(),
  active: z.boolean(),
  modules: z.array(z.looseObject({ id: z.string(), type: z.string(), outdated: z.boolean() })).nullable(),
});

const optionReply = z.object({ option: optionWire });
const optionsReply = z.object({ options: z.array(optionWire).nullable() });

type G3Option = z.output<typeof optionWire>;

/**
 * An option in the gateway's dialect. The service's totals per m² of its modules are dropped, because the gateway
 * counts per floor. "Not outdated" there proves nothing: a module may have lost floors, which only the module itself
 * shows, so null means that the module has to be read. Foundations are among the service's modules; the gateway has one
 * beside them, or `several`.
 */
function toOption({ id, unit_id, name, active, modules }: G3Option) {
  const rows = (modules ?? []).map(({ id: moduleId, type, outdated }) => {
    return { id: moduleId, type, outdated: outdated || null };
  });
  const foundations = rows.filter(({ type }) => isFoundationType(type));
  return {
    id,
    tower_id: unit_id,
    name,
    active,
    modules: rows.filter(({ type }) => !isFoundationType(type)),
    foundation: foundations.length > 1 ? 'several' : (foundations[0] ?? null),
  };
}

const readOption = async (service: G3Service, path: string) => (await service.read(path, optionReply)).option;

const unitPath = ({ p = '', u = '' }: Record<string, string>) => `/v1/projects/${p}/units/${u}`;
const rolePath = (params: Record<string, string>, roleId: string) =>
  `${unitPath(params)}/roles/${roleId}/options`;
const optionPath = (params: Record<string, string>, id: string) => `${unitPath(params)}/options/${id}`;

/** The options of all roles of the caller, oldest first; the service lists them per role. */
export async function readOptions(service: G3Service, params: Record<string, string>): Promise<G3Option[]> {
  const roles = await readRoleIds(service, params['p'] ?? '');
  const lists = await fromOpenRoles(roles, async (role) => {
    return (await service.read(rolePath(params, role), optionsReply)).options ?? [];
  });
  return lists.flat().toSorted((a, b) => a.id.localeCompare(b.id));
}

const list = async ({ service, params }: TranslatedCall) => ({
  tower_options: (await readOptions(service, params)).map(toOption),
});

async function readStored(service: G3Service, path: string, sent: object) {
  const option = await readOption(service, path);
  expectStored('the option', sent, option);
  return { tower_option: toOption(option) };
}

async function create({ service, params, body }: TranslatedCall) {
  const role = await roleForOptions(service, params['p'] ?? '', unitPath(params));
  const sent = { name: body['name'], active: body['active'] === true };
  const path = rolePath(params, role);
  return createAndReadBack(
    () => optionIds(service, path),
    async () => (await service.send('POST', path, sent, optionReply)).option.id,
    (id) => readStored(service, optionPath(params, id), sent),
  );
}

const optionIds = async (service: G3Service, path: string) =>
  ((await service.read(path, optionsReply)).options ?? []).map(({ id }) => id);

/** @throws VALIDATION_FAILED at the mark for outdated modules, which the service reports in English only. */
export async function changeOption({
  service,
  path,
  body,
}: Pick<TranslatedCall, 'service' | 'path' | 'body'>) {
  const sent = filledFields({ name: body['name'], active: body['active'] });
  const before = { tower_option: toOption(await readOption(service, path)) };
  return changeAndReadBack(
    () => service.send('PATCH', path, sent, z.looseObject({})).catch(refuseOutdated),
    () => readStored(service, path, sent),
    before,
  );
}

function refuseOutdated(error: unknown): never {
  const refusal = error instanceof RestError ? error.fields[''] : undefined;
  if (refusal == null || !/outdated modules/.test(refusal)) throw error;
  const keys = { active: 'option.outdated' };
  throw new RestError('VALIDATION_FAILED', refusal, { status: 422, fields: { active: null }, keys });
}

/** The service makes each copy the reference, so the previous reference is restored. */
async function duplicate({ service, params, path, body }: TranslatedCall) {
  const original = await readOption(service, path.replace(/\/duplicate$/, ''));
  const inRole = rolePath(params, original.role_id);
  const siblings = await service.read(inRole, optionsReply);
  const reference = siblings.options?.find(({ active }) => active);
  const { id } = await createAndReadBack(
    () => optionIds(service, inRole),
    async () => (await service.send('POST', path, undefined, optionReply)).option.id,
    (each) => readOption(service, optionPath(params, each)),
  );
  const patch = (optionId: string, sent: object) =>
    changeAndReadBack(
      () => service.send('PATCH', optionPath(params, optionId), sent, z.looseObject({})),
      () => readStored(service, optionPath(params, optionId), sent),
    );
  const copy = await patch(id, { ...filledFields({ name: body['name'] }), active: false });
  if (reference !== undefined) await patch(reference.id, { active: true });
  return copy;
}

export const optionRoutes = [
  route('GET', '/projects/:p/units/:u/options', list),
  route('POST', '/projects/:p/units/:u/options', create),
  route('GET', '/projects/:p/units/:u/options/:o', async ({ service, path }) => ({
    tower_option: toOption(await readOption(service, path)),
  })),
  route('PATCH', '/projects/:p/units/:u/options/:o', changeOption),
  route('DELETE', '/projects/:p/units/:u/options/:o', ({ service, path }) =>
    service.delete(path, optionReply),
  ),
  route('POST', '/projects/:p/units/:u/options/:o/duplicate', duplicate),
];
