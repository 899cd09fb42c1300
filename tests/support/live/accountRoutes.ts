import { fault, mustBeProvided, ok, type Route } from './exchange.ts';
import { type LiveState, newToken, now } from './liveState.ts';

const accountKeys = ['name', 'email', 'password', 'image_url'];
const mailed = { message: 'an email will be sent to you containing instructions' };

function mail(state: LiveState, email: string): void {
  if (state.users.some((user) => user.email === email)) state.mails.set(email, newToken());
}

const owner = (state: LiveState, token: unknown) =>
  state.users.find(({ email }) => state.mails.get(email) === token);
const invalidToken = () => fault(422, { token: 'invalid or expired token' });

export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/healthcheck$/,
    access: 'open',
    run: () => ok({ status: 'available', system_info: { environment: 'test', version: '1' } }),
  },
  {
    method: 'POST',
    path: /^\/v1\/users$/,
    access: 'open',
    keys: accountKeys,
    run: ({ state, body }) => {
      const faults = mustBeProvided(body, ['name', 'email', 'password']);
      if (Object.keys(faults).length > 0) return fault(422, faults);
      const email = String(body['email']);
      if (state.users.some((user) => user.email === email)) {
        return fault(422, { email: 'a user with this email address already exists' });
      }
      const id = state.users.length + 1;
      const user = { id, created_at: now(), name: String(body['name']), email, activated: false };
      state.users.push(user);
      state.passwords.set(id, String(body['password']));
      mail(state, email);
      return { status: 202, body: { user } };
    },
  },
  {
    method: 'PATCH',
    path: /^\/v1\/users$/,
    access: 'user',
    keys: accountKeys,
    run: ({ user, body }) => {
      const { password: _, email: __, ...shown } = body;
      Object.assign(user, shown);
      return ok({ user });
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/users\/activated$/,
    access: 'open',
    keys: ['token'],
    run: ({ state, body }) => {
      const user = owner(state, body['token']);
      if (user === undefined) return invalidToken();
      user.activated = true;
      state.mails.delete(user.email);
      return ok({ user });
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/users\/password$/,
    access: 'open',
    keys: ['password', 'token'],
    run: ({ state, body }) => {
      const user = owner(state, body['token']);
      if (user === undefined) return invalidToken();
      state.passwords.set(user.id, String(body['password']));
      return ok({ message: 'your password was successfully reset' });
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/tokens\/authentication$/,
    access: 'open',
    keys: ['email', 'password'],
    run: ({ state, body }) => {
      const user = state.users.find(({ email }) => email === body['email']);
      if (user === undefined || state.passwords.get(user.id) !== body['password']) {
        return fault(401, 'invalid authentication credentials');
      }
      const token = newToken();
      state.tokens.set(token, user.id);
      const expiry = new Date(Date.now() + 86_400_000).toISOString();
      return { status: 201, body: { authentication_token: { token, expiry }, user } };
    },
  },
  ...['activation', 'password-reset'].map((scope): Route => ({
    method: 'POST',
    path: new RegExp(`^/v1/tokens/${scope}$`),
    access: 'open',
    keys: ['email'],
    run: ({ state, body }) => {
      const email = String(body['email']);
      if (!state.users.some((user) => user.email === email))
        return fault(422, { email: 'no matching email address found' });
      mail(state, email);
      return { status: 202, body: mailed };
    },
  })),
];
