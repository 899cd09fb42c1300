import { randomBytes } from 'node:crypto';
import { fault, type G3Call, g3Route, ok, provided, said, set } from './g3Exchange.ts';
import { type G3State, type G3User, newId, now } from './g3State.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const newToken = () => [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('');

const profile = [
  'cnpj',
  'crea_cau',
  'birthdate',
  'city',
  'activity',
  'enterprise',
  'cep',
  'state',
  'neighborhood',
  'street',
  'number',
  'complement',
];
const changeable = ['name', 'email', 'password', ...profile];
const types = ['member', 'company'];

const holder = ({ state, body }: G3Call): G3User | undefined =>
  state.users.find(({ email }) => state.mails.get(email) === body['token']);
const invalidToken = () => fault(422, { token: 'invalid or expired token' });

function mail(state: G3State, email: unknown) {
  const known = state.users.find((user) => user.email === email);
  if (known === undefined) return fault(422, { email: 'no matching email address found' });
  state.mails.set(known.email, newToken());
  return ok({ message: 'an email will be sent to you containing instructions' }, 202);
}

function faultsIn(body: Record<string, unknown>): Record<string, string> {
  const date = body['birthdate'];
  const faults: Record<string, string> = {};
  for (const key of profile) if (body[key] === '') faults[key] = 'must not be empty';
  if (typeof date === 'string' && !date.includes('T')) faults['birthdate'] = 'bare date';
  return faults;
}

function signUp({ state, body }: G3Call) {
  const faults = { ...provided(body, ['name', 'email', 'password']), ...faultsIn(body) };
  if (!types.includes(String(body['type'])))
    faults['type'] = 'must be a valid type (allowed: member, company)';
  if (faults['birthdate'] !== undefined) return fault(400, 'parsing time: cannot parse as "T"');
  if (state.users.some(({ email }) => email === body['email']))
    faults['email'] = 'a user with this email address already exists';
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const { password, ...known } = set(body);
  const user = { id: newId(), created_at: now(), ...known, activated: false } as G3User;
  state.users.push(user);
  state.passwords.set(user.id, String(password));
  mail(state, user.email);
  return ok({ user }, 202);
}

function change({ state, user, body }: G3Call) {
  const faults = faultsIn(body);
  if (faults['birthdate'] !== undefined) return fault(400, 'parsing time: cannot parse as "T"');
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const { password, ...known } = set(body);
  if (typeof password === 'string') state.passwords.set(user.id, password);
  if (known['email'] !== undefined && known['email'] !== user.email) user.activated = false;
  Object.assign(user, known);
  return ok({ user: { ...user, ...known } });
}

function remove({ state, user }: G3Call) {
  if (state.roles.some((role) => role.is_protected && role.users_ids.includes(user.id)))
    return fault(403, 'cannot delete user account: user is an administrator of at least one project');
  state.users.splice(state.users.indexOf(user), 1);
  return said('user successfully deleted');
}

function logIn({ state, body }: G3Call) {
  const user = state.users.find(({ email }) => email === body['email']);
  if (user === undefined || state.passwords.get(user.id) !== body['password'])
    return fault(401, 'invalid authentication credentials');
  const token = newToken();
  state.tokens.set(token, user.id);
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  return ok({ authentication_token: { token, expiry }, user }, 201);
}

function collaborators({ state, user }: G3Call) {
  const people = [...state.members.values()].filter((ids) => ids.has(user.id)).flatMap((ids) => [...ids]);
  const others = people.filter((id) => id !== user.id);
  return ok({ users: others.map((id) => state.users.find((each) => each.id === id)) });
}

export const g3Accounts = [
  g3Route('POST', '/users', 'open', signUp, [...changeable, 'type']),
  g3Route('PATCH', '/users', 'signed', change, changeable),
  g3Route('DELETE', '/users', 'signed', remove),
  g3Route(
    'PUT',
    '/users/activated',
    'open',
    (call) => {
      const user = holder(call);
      if (user === undefined) return invalidToken();
      user.activated = true;
      call.state.mails.delete(user.email);
      return ok({ user });
    },
    ['token'],
  ),
  g3Route(
    'PUT',
    '/users/password',
    'open',
    (call) => {
      const user = holder(call);
      if (user === undefined) return invalidToken();
      call.state.passwords.set(user.id, String(call.body['password']));
      return said('your password was successfully reset');
    },
    ['password', 'token'],
  ),
  g3Route('GET', '/users/collaborators', 'signed', collaborators),
  g3Route('POST', '/tokens/authentication', 'open', logIn, ['email', 'password']),
  g3Route('POST', '/tokens/activation', 'open', ({ state, body }) => mail(state, body['email']), ['email']),
  g3Route('POST', '/tokens/password-reset', 'open', ({ state, body }) => mail(state, body['email']), [
    'email',
  ]),
  g3Route('POST', '/tokens/api-key', 'active', () => ok({ api_key: newToken() }, 201)),
  g3Route('GET', '/healthcheck', 'open', () => ok({ status: 'available' })),
];
