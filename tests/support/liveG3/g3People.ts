import { fault, type G3Call, g3Route, missing, ok, said } from './g3Exchange.ts';
import { type G3Invitation, newId, now } from './g3State.ts';

const roleKeys = ['name', 'description', 'simulation', 'permissions_ids', 'users_ids'];

function createRole({ state, params, body }: G3Call) {
  const { p = '' } = params;
  const ids = (body['permissions_ids'] ?? []) as number[];
  if (state.roles.some((role) => role.project_id === p && role.name === body['name']))
    return fault(422, { name: 'a role with this name already exists' });
  if (ids.some((id) => id < 2 || id > 11)) return fault(422, { permissions_ids: 'invalid permission' });
  const role = {
    id: newId(),
    project_id: p,
    name: String(body['name']),
    simulation: body['simulation'] !== false,
    is_protected: false,
    permissions_ids: ids,
    users_ids: (body['users_ids'] ?? []) as string[],
  };
  state.roles.push(role);
  return ok({ role }, 201);
}

function changeRole({ state, params, body }: G3Call) {
  const role = state.roles.find((each) => each.id === params['r'] && each.project_id === params['p']);
  if (role === undefined) return missing();
  if (role.is_protected) return fault(422, { role: 'a protected role cannot be changed' });
  Object.assign(role, body);
  return ok({ role }, 201);
}

function invite({ state, user, params, body }: G3Call) {
  const email = String(body['email']);
  const { p = '' } = params;
  const isWaiting = state.invitations.some(
    (each) => each.project_id === p && each.email === email && each.status === 'pending',
  );
  if (isWaiting) return fault(422, { email: 'a pending invitation exists' });
  const expires_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const sent = { id: newId(), status: 'pending', created_at: now(), expires_at, inviter_id: user.id };
  state.invitations.push({ ...sent, project_id: p, email });
  return said('invitation sent successfully');
}

const isPending = ({ status }: G3Invitation) => status === 'pending';

function reply({ state, user, params, body }: G3Call) {
  const invitation = state.invitations.find(
    (each) => each.id === params['i'] && isPending(each) && each.email === user.email,
  );
  if (invitation === undefined) return fault(422, { invitation: 'no pending invitation found' });
  invitation.status = String(body['status']);
  if (invitation.status === 'accepted') state.members.get(invitation.project_id)?.add(user.id);
  return said('invitation successfully replied');
}

function collaborators({ state, params }: G3Call) {
  const members = [...(state.members.get(params['p'] ?? '') ?? [])];
  if (members.length === 0) return ok({ data: {} });
  const roles = state.roles.filter(({ project_id }) => project_id === params['p']);
  const people = members.map((id) => {
    const { cnpj: _, ...user } = state.users.find((each) => each.id === id)!;
    const names = roles.filter((role) => role.users_ids.includes(id)).map(({ name }) => name);
    return { ...user, type: '', ...(names.length === 0 ? {} : { roles: names }) };
  });
  return ok({ data: { roles, collaborators: people } });
}

function transfer({ state, user, params, body }: G3Call) {
  const id = String(body['new_owner_id']);
  if (!state.users.some((each) => each.id === id))
    return fault(500, 'the server encountered a problem and could not process your request');
  const role = state.roles.find((each) => each.project_id === params['p'] && each.is_protected)!;
  role.users_ids = [...role.users_ids.filter((each) => each !== user.id), id];
  return said('ownership successfully transferred');
}

export const g3People = [
  g3Route('POST', '/projects/:p/roles', 'create:role', createRole, roleKeys),
  g3Route('PATCH', '/projects/:p/roles/:r', 'update:role', changeRole, roleKeys),
  g3Route('POST', '/projects/:p/invitations', 'create:invite', invite, ['email']),
  g3Route('GET', '/projects/:p/pending-invitations', 'open', ({ state, params }) =>
    ok({
      invitations: state.invitations.filter((each) => each.project_id === params['p'] && isPending(each)),
    }),
  ),
  g3Route('DELETE', '/projects/:p/invitations/:i', 'delete:invite', ({ state, params }) => {
    const at = state.invitations.findIndex(({ id }) => id === params['i']);
    if (at >= 0) state.invitations.splice(at, 1);
    return said('invitation successfully deleted');
  }),
  g3Route('GET', '/users/pending-invitations', 'signed', ({ state, user }) => {
    const rows = state.invitations.filter((each) => each.email === user.email && isPending(each));
    const named = rows.map((row) => ({
      ...row,
      inviter_name: state.users.find(({ id }) => id === row.inviter_id)?.name,
      project_name: state.projects.find(({ id }) => id === row.project_id)?.name,
    }));
    return ok({ invitations: named });
  }),
  g3Route('PUT', '/users/reply/:i', 'active', reply, ['status']),
  g3Route('GET', '/projects/:p/collaborators', 'open', collaborators),
  g3Route('DELETE', '/projects/:p/collaborators/:c', 'delete:collaborator', ({ state, params }) => {
    const { p = '', c = '' } = params;
    const owns = state.roles.some(
      (role) => role.project_id === p && role.is_protected && role.users_ids.includes(c),
    );
    if (owns) return fault(422, { user_id: 'the administrator cannot be removed' });
    state.members.get(p)?.delete(c);
    return said('collaborator successfully removed');
  }),
  g3Route('PUT', '/projects/:p/transfer-ownership', '*:*', transfer, ['new_owner_id']),
  g3Route('GET', '/benchmark/:scope', 'open', ({ state, params }) => {
    if (!['floors', 'units', 'projects'].includes(params['scope'] ?? '')) return missing();
    const rows = (value: number) =>
      // Others' towers stand behind those of the test.
      [...state.units, ...Array.from({ length: 5 }, (_, at) => ({ id: `other-${at}` }))].map(
        ({ id }, at, all) => ({ id, y: (at + 1) / all.length, value: value + at }),
      );
    const ends = (from: number) => ({ min: rows(from), max: rows(from * 2) });
    return ok({ benchmark: { co2: ends(200), energy: ends(2000) } });
  }),
];
