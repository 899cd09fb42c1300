import { sumOverTowers } from '#domain/tower/timesBuilt.ts';
import { z } from 'zod';
import { notSupported } from '../rest/restErrors.ts';
import { filledFields } from './bodyFields.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { changeAndReadBack, createAndReadBack } from './readBack.ts';

const reply = z.object({ permissions: z.array(z.string()).nullable() });

/** What the caller's roles in a project allow: `create:unit` and the like, `*:*` for its administrator. */
const readPermissions = async (service: G3Service, p: string): Promise<string[]> =>
  (await service.read(`/v1/projects/${p}/user/permissions`, reply)).permissions ?? [];

/**
 * The same in the gateway's permissions. A member without a role may view. Editing needs both the permission to change
 * the project and the one to change its towers.
 */
function permissionsOf(codes: readonly string[]): string[] {
  if (codes.includes('*:*')) return ['project:view', 'project:edit', 'project:owner'];
  const mayEdit = ['update:project', 'create:unit', 'update:unit'].every((each) => codes.includes(each));
  return mayEdit ? ['project:view', 'project:edit'] : ['project:view'];
}

const text = z.string().nullish();

const unitRow = z.object({
  id: z.string(),
  name: z.string(),
  area: z.number(),
  repetition_count: z.number(),
});

const roleWire = z.object({
  id: z.string(),
  name: z.string(),
  simulation: z.boolean(),
  is_protected: z.boolean(),
});

/** Every project of this generation has `benchmark`, and none of another; `units` is missing where there are none. */
const rowShape = {
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  state: z.string(),
  city: z.string(),
  phase: z.string(),
  cep: text,
  neighborhood: text,
  street: text,
  number: text,
  description: text,
  benchmark: z.boolean(),
};
const unitsShape = { units: z.array(unitRow).nullish(), is_administrator: z.boolean().nullish() };

const rowReply = z.object({ project: z.object(rowShape) });
const projectReply = z.object({
  project: z.object({ ...rowShape, ...unitsShape, roles: z.array(roleWire) }),
});
const projectsReply = z.object({
  metadata: z.looseObject({}).nullable(),
  projects: z.array(z.object({ ...rowShape, ...unitsShape })).nullable(),
});

type Row = z.output<z.ZodObject<typeof rowShape>> & z.output<z.ZodObject<typeof unitsShape>>;

/**
 * A project in the gateway's dialect. The service's own figures are dropped: they weigh every tower alike. The area
 * counts a tower as often as it is built.
 */
function toRow({ benchmark: _benchmark, is_administrator: _isOwner, ...row }: Row, permissions: string[]) {
  const units = row.units ?? [];
  const area = sumOverTowers(
    units.map((unit) => ({ ...unit, repetitionCount: unit.repetition_count })),
    (unit) => unit.area,
  );
  return { ...row, area, permissions, units };
}

/** One project, with what the caller holds on it. */
export async function readProject(service: G3Service, p: string) {
  const [{ project: read }, codes] = await Promise.all([
    service.read(`/v1/projects/${p}`, projectReply),
    readPermissions(service, p),
  ]);
  const { roles, ...project } = read;
  return { project: toRow(project, permissionsOf(codes)), roles };
}

const projectAlone = async (service: G3Service, p: string) => ({
  project: (await readProject(service, p)).project,
});

async function list({ service, query }: TranslatedCall) {
  if (query.has('building_type')) throw notSupported('projects by type of building');
  if (query.has('phase') || query.has('state')) throw notSupported('projects by phase or state');
  if (/^-?updated_at$/.test(query.get('sort') ?? '')) throw notSupported('projects by their last change');
  const { metadata, projects } = await service.read(`/v1/projects?${query.toString()}`, projectsReply);
  // Permissions of callers who are not administrators come with the single project, not with a list.
  const permissionsIn = ({ is_administrator: isOwner }: Row) =>
    isOwner === true ? permissionsOf(['*:*']) : ['project:view', 'project:edit'];
  return {
    metadata,
    projects: (projects ?? []).map((row) => toRow(row, permissionsIn(row))),
  };
}

function projectBody({ image_url: image, ...body }: Record<string, unknown>, stored = {}) {
  if (image != null && image !== '') throw notSupported('pictures of projects');
  return filledFields(body, stored);
}

/** Ids of the newest projects; a project just created is among them. */
async function newestIds(service: G3Service): Promise<string[]> {
  const { projects } = await service.read('/v1/projects?page_size=50&sort=-id', projectsReply);
  return (projects ?? []).map(({ id }) => id);
}

async function readStored(service: G3Service, id: string, sent: Record<string, unknown>) {
  const found = await projectAlone(service, id);
  expectStored('the project', upper(sent), found.project);
  return found;
}

async function create({ service, body }: TranslatedCall) {
  const sent = projectBody(body);
  const make = async () => (await service.send('POST', '/v1/projects', sent, rowReply)).project.id;
  return createAndReadBack(
    () => newestIds(service),
    make,
    (id) => readStored(service, id, sent),
  );
}

async function change({ service, params: { p = '' }, path, body }: TranslatedCall) {
  const before = await projectAlone(service, p);
  const sent = projectBody(body, before.project);
  if (Object.keys(sent).length === 0) return before;
  return changeAndReadBack(
    () => service.send('PATCH', path, sent, rowReply),
    () => readStored(service, p, sent),
    before,
  );
}

/** A state may be sent in any letter case. */
const upper = (sent: Record<string, unknown>) =>
  typeof sent['state'] === 'string' ? { ...sent, state: sent['state'].toUpperCase() } : sent;

async function duplicate({ service, path, body }: TranslatedCall) {
  const make = async () => (await service.send('POST', path, undefined, rowReply)).project.id;
  const copy = await createAndReadBack(
    () => newestIds(service),
    make,
    (id) => projectAlone(service, id),
  );
  const name = filledFields({ name: body['name'] });
  if (!('name' in name)) return copy;
  const { id } = copy.project;
  return changeAndReadBack(
    () => service.send('PATCH', `/v1/projects/${id}`, name, rowReply),
    () => readStored(service, id, name),
  );
}

export const projectRoutes = [
  route('GET', '/projects', list),
  route('POST', '/projects', create),
  route('GET', '/projects/:p', ({ service, params: { p = '' } }) => projectAlone(service, p)),
  route('PATCH', '/projects/:p', change),
  route('DELETE', '/projects/:p', ({ service, path }) => service.delete(path, projectReply)),
  route('POST', '/projects/:p/duplicate', duplicate),
];
