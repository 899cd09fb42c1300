import { z } from 'zod';
import { RestError } from '../rest/restErrors.ts';
import { readOwnUser } from './accountRoutes.ts';
import type { G3Service } from './g3Service.ts';
import { readProject } from './projectRoutes.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { createAndReadBack } from './readBack.ts';
import { unitReply } from './floors.ts';

const roleReply = z.object({ role: z.looseObject({ id: z.string(), simulation: z.boolean() }) });

/** The name of the role created where the caller has none. */
const defaultName = 'Estrutura';

/** Its rights, by the service's numbers: changing the project, and making, changing and deleting towers. */
const editing = [2, 9, 10, 11];

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

/** All roles of a project, including its protected one, oldest first. */
export const readRoleIds = async (service: G3Service, p: string): Promise<string[]> =>
  (await readProject(service, p)).roles.toSorted(byId).map(({ id }) => id);

/**
 * The role for a new option: the caller's oldest role for designs, else a new one with the caller in it. Never the
 * protected role, whose options the service's own screens leave out.
 * @throws RestError FORBIDDEN where the caller has no role and may make none.
 */
export async function roleForOptions(service: G3Service, p: string, unitPath: string): Promise<string> {
  const { roles } = await service.read(unitPath, unitReply);
  const own = (roles ?? []).filter(({ is_member: isMember }) => isMember).toSorted(byId);
  return own[0]?.id ?? makeRole(service, p);
}

/** Creates a role for designs with one member, by default the caller. @returns its id */
export async function makeRole(service: G3Service, p: string, somebody?: string): Promise<string> {
  const [user, { roles }] = await Promise.all([
    somebody ?? readOwnUser(service).then(({ id }) => id),
    readProject(service, p),
  ]);
  const taken = new Set(roles.map(({ name }) => name));
  let name = defaultName;
  for (let number = 2; taken.has(name); number++) name = `${defaultName} ${number}`;
  const sent = { name, simulation: true, permissions_ids: editing, users_ids: [user] };
  return createAndReadBack(
    () => readRoleIds(service, p),
    async () => (await service.send('POST', `/v1/projects/${p}/roles`, sent, roleReply)).role.id,
    async (id) => {
      expectStored('the role', { id }, { id: (await readRoleIds(service, p)).find((each) => each === id) });
      return id;
    },
  );
}

/** What `read` gives for every role that is open to the caller. @throws RestError FORBIDDEN where none is. */
export async function fromOpenRoles<T>(
  roleIds: readonly string[],
  read: (roleId: string) => Promise<T>,
): Promise<T[]> {
  let closed: RestError | undefined;
  const results = await Promise.all(
    roleIds.map((id) =>
      read(id).catch((error: unknown) => {
        if (!(error instanceof RestError) || error.code !== 'FORBIDDEN') throw error;
        closed = error;
        return undefined;
      }),
    ),
  );
  const open = results.filter((result) => result !== undefined) as T[];
  if (open.length === 0 && closed !== undefined) throw closed;
  return open;
}
