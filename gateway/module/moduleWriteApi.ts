import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { WireName } from '#domain/wireNames.ts';
import { type OptionPath, readOption } from '../option/optionApi.ts';
import { notSupported, RestError, badReply } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import type { UpstreamProfile } from '../upstream/capabilities.ts';
import { createConfirmed, deleteConfirmed, updateConfirmed } from '../upstream/confirmedWrites.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import {
  madeId,
  type ModulePath,
  modulePath,
  modulesPath,
  readReply,
  toDetail,
  knownFloorIds,
  readModule,
} from './moduleApi.ts';
import { type ModuleReply, moduleReply, type ModuleRow } from './moduleWire.ts';

/** A module with the answer it came in, because answers of some services lack its id. */
type AnsweredModule = { id: string; reply: ModuleReply };

/** The stored module, in the shape it is sent in. */
function sentOf({ id, reply }: AnsweredModule) {
  const { row, versions } = toDetail(reply, id);
  const data = versions.find(({ isValid }) => isValid)?.data ?? {};
  return { type: row.type, data: { ...data, floor_ids: row.floorIds } };
}

const rowOf = ({ id, reply }: AnsweredModule): ModuleRow => ({ ...toDetail(reply, id).row, id });

/** Creates a module in an option. @throws RestError as sendModule and createConfirmed. */
export async function createModule(
  rest: RestOperation,
  option: OptionPath,
  body: ModuleBody,
): Promise<ModuleRow> {
  const made = await createConfirmed(rest, {
    what: 'the module',
    sent: { type: body.type, data: body.data },
    shown: sentOf,
    make: async () => answered(await sendModule(rest, 'POST', modulesPath(option), body)),
    read: async (id) => ({ id, reply: await readReply(rest, { ...option, moduleId: id }) }),
    ids: async () =>
      (await readOption(rest, option)).modules.flatMap((row) => (row instanceof Error ? [] : [row.id])),
  });
  return rowOf(made);
}

/**
 * Changes a module, sending the whole of it where the service takes no partial changes. @throws RestError as changeBody
 * and updateConfirmed.
 */
export async function updateModule(
  rest: RestOperation,
  path: ModulePath,
  change: ModuleBody,
  revision?: number | null,
): Promise<ModuleRow> {
  const { moduleId: id } = path;
  const body = await changeBody(rest, path, change);
  const kept = await updateConfirmed(rest, {
    what: 'the module',
    sent: { type: body.type, data: body.data },
    shown: sentOf,
    change: async () => ({ id, reply: await sendModule(rest, 'PATCH', modulePath(path), body, revision) }),
    read: async () => ({ id, reply: await readReply(rest, path) }),
  });
  return rowOf(kept);
}

/** Deletes a module. @throws RestError as deleteConfirmed. */
export const deleteModule = (rest: RestOperation, path: ModulePath) =>
  deleteConfirmed(rest, modulePath(path));

/**
 * Writes a module.
 * @throws RestError as the service refuses; NOT_SUPPORTED_BY_UPSTREAM for a name where it keeps none, which would be
 * lost silently, and for whatever else it lacks.
 */
async function sendModule(
  rest: RestOperation,
  method: 'POST' | 'PATCH',
  path: string,
  body: ModuleBody,
  revision?: number | null,
): Promise<ModuleReply> {
  const send = (what: ModuleBody) => rest.send(method, path, what, moduleReply, { revision });
  const { data = {} } = body;
  const hasBundledFields = Object.keys(bundledFields).some((name) => name in data) || hasAssumption(data);
  const { slab_type: slabs } = data;
  if (body.name === undefined && !hasBundledFields && slabs === undefined) return send(body);
  const profile = await knownProfile(rest);
  if (slabs !== undefined && !profile.has('slabSystems'))
    return withoutSlabs(rest, method, path, body, revision);
  return sendNamed(
    hasBundledFields && !profile.has('declarations') ? withoutBundledFields(body) : body,
    send,
    profile,
  );
}

async function sendNamed(
  body: ModuleBody,
  send: (what: ModuleBody) => Promise<ModuleReply>,
  profile: UpstreamProfile,
): Promise<ModuleReply> {
  if (body.name === undefined) return send(body);
  if (!profile.has('moduleNames')) throw notSupported(names);
  try {
    return await send(body);
  } catch (error) {
    if (!(error instanceof RestError) || error.unknownKey !== 'name') throw error;
    profile.learnCapability('moduleNames', false);
    throw notSupported(names);
  }
}

const names = 'names of modules (name)';

/** Fields that only the bundled service keeps, with their names in messages. */
const bundledFields = {
  other_materials: 'materials outside the factor set',
  form_uses: 'how often forms are used',
} satisfies Record<'form_uses' | WireName<Exclude<keyof SharedFields, 'slabSystem'>>, string>;

/** @throws NOT_SUPPORTED_BY_UPSTREAM for a slab system, which the older service drops silently. */
async function withoutSlabs(...[rest, method, path, body, revision]: Parameters<typeof sendModule>) {
  const { slab_type: slabs, ...data } = body.data ?? {};
  if (slabs !== null) throw notSupported('how slabs are built');
  return sendModule(rest, method, path, { ...body, data }, revision);
}

const hasAssumption = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('assumed' in value && value.assumed === true) || Object.values(value).some(hasAssumption));

/** @throws NOT_SUPPORTED_BY_UPSTREAM for `bundledFields` and for amounts marked as assumed. */
function withoutBundledFields(body: ModuleBody): ModuleBody {
  const data = { ...body.data };
  for (const [name, words] of Object.entries(bundledFields)) {
    if (data[name] != null) throw notSupported(words);
    delete data[name];
  }
  if (hasAssumption(data)) throw notSupported('amounts marked as assumed');
  return { ...body, data };
}

const answered = (reply: ModuleReply): AnsweredModule => ({ id: madeId(reply), reply });

/** POST …/duplicate: a copy in the same option. */
export const duplicateModule = async (rest: RestOperation, path: ModulePath, body: object) => {
  const options = { bundledOnly: 'duplicates' } as const;
  return rowOf(
    answered(await rest.send('POST', `${modulePath(path)}/duplicate`, body, moduleReply, options)),
  );
};

/** POST …/copy: a copy in another option of the tower, with its versions. */
export const copyModule = async (rest: RestOperation, path: ModulePath, body: object) => {
  const options = { bundledOnly: 'takeoffs' } as const;
  return rowOf(answered(await rest.send('POST', `${modulePath(path)}/copy`, body, moduleReply, options)));
};

/** A change of a module as /v1 takes it; null in `data` clears an optional figure. */
type ModuleBody = { name?: string; type?: string; data?: Record<string, unknown> };

/** Fields that are not quantities, where a service sends both in one object. */
const beside = ['id', 'type', 'name', 'consumption', 'version', 'created_at', 'updated_at', 'outdated'];

/**
 * The whole module with the change applied, for a service whose PATCH replaces it; the change alone for others.
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM for another technology, which such a service never changes;
 * UPSTREAM_BAD_REPLY where it does not send the quantities, because the others would be lost.
 */
async function changeBody(rest: RestOperation, path: ModulePath, change: ModuleBody): Promise<ModuleBody> {
  const profile = await knownProfile(rest);
  if (profile.has('partialModuleChanges')) return change;
  const { row, versions } = await readModule(rest, path);
  if (change.type !== undefined && change.type !== row.type)
    throw notSupported('another technology of a module');
  const valid = versions.find(({ isValid }) => isValid);
  if (valid?.data == null) throw badReply('A module does not say the quantities that a change has to keep');
  const kept = Object.entries(valid.data).filter(([key, value]) => !beside.includes(key) && value !== null);
  const merged = {
    ...Object.fromEntries(kept),
    floor_ids: change.data?.['floor_ids'] ?? knownFloorIds(row),
    ...change.data,
  };
  const data = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  return { ...change, type: row.type, data };
}
