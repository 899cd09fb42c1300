import { z } from 'zod';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { toUser, userWire } from './accountRoutes.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { readProject } from './projectRoutes.ts';
import { changeAndReadBack } from './readBack.ts';

const roleWire = z.object({
  id: z.string(),
  name: z.string(),
  simulation: z.boolean(),
  is_protected: z.boolean(),
  permissions_ids: z.array(z.number()).nullish(),
  users_ids: z.array(z.string()).nullish(),
});

/** Both are missing for an unknown project, which this call does not refuse. */
const collaboratorsReply = z.object({
  data: z.object({
    roles: z.array(roleWire).nullish(),
    collaborators: z.array(userWire.extend({ email: z.string() })).nullish(),
  }),
});
const messageReply = z.object({ message: z.string() });

/** The service's numbers: 1 everything, 2 changing the project, 9 and 10 making and changing towers. */
const everything = 1;
export const editing = [2, 9, 10];

export async function readCollaborators(service: G3Service, p: string) {
  const { roles, collaborators } = (await service.read(`/v1/projects/${p}/collaborators`, collaboratorsReply))
    .data;
  if (roles == null || collaborators == null)
    throw new RestError('NOT_FOUND', 'There is no such project', { status: 404 });
  const permissionIdsOf = (id: string) =>
    new Set(
      roles
        .filter(({ users_ids: users }) => users?.includes(id) === true)
        .flatMap(({ permissions_ids: permissions }) => permissions ?? []),
    );
  const people = collaborators.map((person) => ({
    ...toUser(person),
    permissions: inWords(permissionIdsOf(person.id)),
  }));
  return { people, roles };
}

function inWords(permissionIds: ReadonlySet<number>): string[] {
  if (permissionIds.has(everything)) return ['project:view', 'project:edit', 'project:owner'];
  return editing.every((id) => permissionIds.has(id)) ? ['project:view', 'project:edit'] : ['project:view'];
}

async function remove({ service, params: { p = '', user = '' } }: TranslatedCall) {
  const { people } = await readCollaborators(service, p);
  if (!people.some(({ id }) => id === user)) throw notAMember();
  const path = `/v1/projects/${p}/collaborators/${user}`;
  return changeAndReadBack(
    () => service.send('DELETE', path, undefined, messageReply),
    async () => {
      const isThere = (await readCollaborators(service, p)).people.some(({ id }) => id === user);
      expectStored('the removal', { removed: true }, { removed: !isThere });
      return { message: 'collaborator successfully removed' };
    },
  );
}

export const notAMember = () => new RestError('NOT_FOUND', 'There is no such member', { status: 404 });

/** Only to a member: the service accepts anybody, who then could not open the project. */
async function transfer({ service, params: { p = '' }, body }: TranslatedCall) {
  const owner = String(body['user_id']);
  if (!(await readCollaborators(service, p)).people.some(({ id }) => id === owner)) throw notAMember();
  const path = `/v1/projects/${p}/transfer-ownership`;
  return changeAndReadBack(
    () => service.send('PUT', path, { new_owner_id: owner }, messageReply),
    async () => {
      const after = (await readCollaborators(service, p)).people.find(({ id }) => id === owner);
      expectStored('the transfer', { owns: true }, { owns: after?.permissions.includes('project:owner') });
      return { project: (await readProject(service, p)).project };
    },
  );
}

const invitationWire = z.object({
  id: z.string(),
  status: z.enum(['pending', 'accepted', 'declined', 'expired']),
  created_at: z.string(),
  expires_at: z.string(),
  inviter_id: z.string(),
  project_id: z.string(),
  email: z.string(),
  inviter_name: z.string().optional(),
  project_name: z.string().optional(),
});
const invitationsReply = z.object({ invitations: z.array(invitationWire) });

/** There an invitation gives only viewing, until a role gives more. */
const toInvitation = (row: z.output<typeof invitationWire>) => ({ ...row, permissions: ['project:view'] });

const readInvitations = async (service: G3Service, path: string) =>
  (await service.read(path, invitationsReply)).invitations.map(toInvitation);

const sentPath = (p = '') => `/v1/projects/${p}/pending-invitations`;

async function invite({ service, params: { p }, body }: TranslatedCall) {
  const permissions = body['permissions'] as unknown[];
  if (permissions.length !== 1 || permissions[0] !== 'project:view')
    throw notSupported('an invitation that gives more than viewing; rights come from roles there');
  const email = String(body['email']);
  return changeAndReadBack(
    () => service.send('POST', `/v1/projects/${p}/invitations`, { email }, messageReply),
    async () => {
      const rows = await readInvitations(service, sentPath(p));
      const invitation = rows.find((row) => row.email.toLowerCase() === email.toLowerCase());
      expectStored('the invitation', { invited: true }, { invited: invitation !== undefined });
      return { invitation };
    },
  );
}

async function revoke({ service, params: { p, i }, path }: TranslatedCall) {
  return changeAndReadBack(
    () => service.send('DELETE', path, undefined, messageReply),
    async () => {
      const isThere = (await readInvitations(service, sentPath(p))).some(({ id }) => id === i);
      expectStored('the withdrawal', { gone: true }, { gone: !isThere });
      return { message: 'invitation successfully deleted' };
    },
  );
}

/** The service does not distinguish unknown, answered, expired and other people's invitations. */
async function reply({ service, params: { i }, path, body }: TranslatedCall) {
  try {
    return await changeAndReadBack(
      () => service.send('PUT', path, { status: body['status'] }, messageReply),
      async () => {
        const waiting = await readInvitations(service, '/v1/users/pending-invitations');
        expectStored('the reply', { waits: false }, { waits: waiting.some(({ id }) => id === i) });
        return { message: 'invitation successfully replied' };
      },
    );
  } catch (error) {
    const text = error instanceof RestError ? error.fields['invitation'] : undefined;
    throw text == null ? error : new RestError('CONFLICT', text, { status: 409 });
  }
}

export const memberRoutes = [
  route('GET', '/projects/:p/members', async ({ service, params: { p = '' } }) => ({
    members: (await readCollaborators(service, p)).people,
  })),
  route('DELETE', '/projects/:p/members/:user', remove),
  route('POST', '/projects/:p/transfer-ownership', transfer),
  route('GET', '/projects/:p/invitations', async ({ service, params: { p } }) => ({
    invitations: await readInvitations(service, sentPath(p)),
  })),
  route('POST', '/projects/:p/invite', invite),
  route('DELETE', '/projects/:p/invitations/:i', revoke),
  route('GET', '/users/pending-invitations', async ({ service, path }) => ({
    invitations: await readInvitations(service, path),
  })),
  route('PUT', '/users/reply/:i', reply),
];
