import { z } from 'zod';
import { notSupported } from '../rest/restErrors.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { editing, notAMember, readCollaborators } from './memberRoutes.ts';
import { makeRole } from './roles.ts';
import { changeAndReadBack } from './readBack.ts';
import { route, type TranslatedCall } from './g3Service.ts';

const roleReply = z.object({ role: z.looseObject({ id: z.string() }) });

const gives = (role: { permissions_ids?: number[] | null | undefined }, all: readonly number[]) =>
  all.every((id) => role.permissions_ids?.includes(id) === true);

/**
 * Makes a member an editor by the oldest role for designs with that right, else by a new one; undoes it by removing the
 * member from all roles with part of it. The roles themselves are unchanged, because others are in them.
 * @throws NOT_SUPPORTED_BY_UPSTREAM for ownership, which is transferred, and for an owner's rights.
 */
async function change({ service, params: { p = '', user = '' }, body }: TranslatedCall) {
  const wanted = body['permissions'] as string[];
  const { people, roles } = await readCollaborators(service, p);
  const person = people.find(({ id }) => id === user);
  if (person === undefined) throw notAMember();
  if (wanted.includes('project:owner') || person.permissions.includes('project:owner'))
    throw notSupported('a change of who owns a project, other than handing it over');
  const own = roles.toSorted((a, b) => a.id.localeCompare(b.id)).filter((role) => !role.is_protected);
  const put = (id: string, users: string[]) =>
    changeAndReadBack(
      () => service.send('PATCH', `/v1/projects/${p}/roles/${id}`, { users_ids: users }, roleReply),
      async () => {
        const after = (await readCollaborators(service, p)).roles.find((role) => role.id === id);
        expectStored('the role', { users_ids: users }, { users_ids: after?.users_ids ?? [] });
      },
    );
  if (wanted.includes('project:edit') && !person.permissions.includes('project:edit')) {
    const role = own.find((each) => each.simulation && gives(each, editing));
    if (role === undefined) await makeRole(service, p, user);
    else await put(role.id, [...new Set([...(role.users_ids ?? []), user])]);
  }
  if (!wanted.includes('project:edit')) {
    const giving = own.filter(
      (role) => editing.some((id) => gives(role, [id])) && role.users_ids?.includes(user) === true,
    );
    for (const role of giving)
      await put(
        role.id,
        (role.users_ids ?? []).filter((id) => id !== user),
      );
  }
  const after = (await readCollaborators(service, p)).people.find(({ id }) => id === user);
  const edits = wanted.includes('project:edit');
  expectStored('the rights', { edits }, { edits: after?.permissions.includes('project:edit') });
  return { member: after };
}

export const memberRightsRoutes = [route('PATCH', '/projects/:p/members/:user', change)];
