import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, rowWire } from '../rest/wire.ts';
import { updateConfirmed } from '../upstream/confirmedWrites.ts';
import { wireFields } from '#domain/wireNames.ts';
import { userReply, wireUser } from '../user/userWire.ts';

const issued = z.object({ token: z.string(), expiry: z.string() });
const session = { authentication_token: issued, device_mark: z.string().nullish(), user: wireUser };
const sessionReply = rowWire(session);

/** The second factor that a service may ask for before it opens a session. */
const askedFactor = rowWire({
  token: z.string(),
  expiry: z.string(),
  kinds: z.array(z.string()),
  passkey_options: z.string().nullish(),
});
export type SecondFactorChallenge = z.output<typeof askedFactor>;
const askedReply = rowWire({ second_factor: askedFactor });

const loginReply = z.union([sessionReply, askedReply]);
export type OpenedSession = z.output<typeof sessionReply>;

const signOnReply = rowWire({
  sign_on: rowWire({ url: z.string(), secret: z.string(), expiry: z.string() }),
});
const providedReply = z.union([
  sessionReply,
  rowWire({
    second_factor: askedFactor.nullish(),
    sign_up: rowWire({
      token: z.string(),
      expiry: z.string(),
      name: z.string(),
      email: z.string(),
      organization_name: z.string(),
    }).nullish(),
  }),
]);

const messageReply = z.object({ message: z.string().nullish() });
const resetReply = rowWire({ message: z.string().nullish(), device_mark: z.string().nullish() });

/** Sent without the caller's old token, which may have expired. */
const anonymous = { anonymous: true } as const;

/** POST /v1/users: creates an account; the service sends the activation mail. */
export const createUser = (rest: RestOperation, body: object) =>
  rest.send('POST', '/v1/users', wireFields(body), userReply, anonymous);

/** PATCH /v1/users: a new email stays pending until it is proved. */
export function updateUser(rest: RestOperation, body: Record<string, unknown>) {
  // The service may store the address in another letter case than it was sent in.
  const { currentPassword: _current, password: _password, email: _email, ...visible } = body;
  return updateConfirmed(rest, {
    what: 'the account',
    sent: visible,
    shown: ({ user }) => user,
    change: () => rest.send('PATCH', '/v1/users', wireFields(body), userReply),
    // Reads the account by an empty change.
    read: () => rest.ask('PATCH', '/v1/users', {}, userReply),
  });
}

/**
 * POST /v1/tokens/authentication, with the marks this device kept of earlier log-ins.
 *
 * @throws RestError 401 for a wrong login.
 */
export const createLogin = (
  rest: RestOperation,
  body: { email: string; password: string },
  deviceMarks: readonly string[] = [],
) => rest.send('POST', '/v1/tokens/authentication', body, loginReply, { ...anonymous, deviceMarks });

/** POST /v1/tokens/second-factor: the proof asked for after the password. */
export const createProvedLogin = (rest: RestOperation, body: object, deviceMarks: readonly string[]) =>
  rest.send('POST', '/v1/tokens/second-factor', wireFields(body), sessionReply, {
    ...anonymous,
    deviceMarks,
    bundledOnly: 'secondFactors',
  });

const ofOffices = { ...anonymous, bundledOnly: 'organizations' } as const;

/** POST /v1/tokens/sign-on: where to log in by the provider of an office. */
export const startSignOn = (rest: RestOperation, email: string) =>
  rest.send('POST', '/v1/tokens/sign-on', { email }, signOnReply, ofOffices);

/** PUT /v1/tokens/sign-on: what the provider sent the browser back with. */
export const createProvidedLogin = (rest: RestOperation, body: object, deviceMarks: readonly string[]) =>
  rest.send('PUT', '/v1/tokens/sign-on', body, providedReply, { ...ofOffices, deviceMarks });

/** POST /v1/tokens/sign-on/account: creates an account for a person whose identity the provider confirmed. */
export const createProvidedAccount = (rest: RestOperation, body: object) =>
  rest.send('POST', '/v1/tokens/sign-on/account', wireFields(body), sessionReply, ofOffices);

/** DELETE /v1/tokens/authentication. @throws RestError 401 where the token has already expired. */
export const deleteLogin = (rest: RestOperation) =>
  rest.send('DELETE', '/v1/tokens/authentication', undefined, anything, { bundledOnly: 'logOut' });

/** POST /v1/tokens/{scope}: requests a mail with a link. Sends the caller's token along where `access` is open. */
export const createMailToken = (
  rest: RestOperation,
  scope: 'activation' | 'password-reset',
  email: string,
  access: { open?: true; anonymous?: true },
) => rest.send('POST', `/v1/tokens/${scope}`, { email }, messageReply, access);

/** PUT /v1/users/activated with the token of the mail. */
export const activateUser = (rest: RestOperation, token: string) =>
  rest.send('PUT', '/v1/users/activated', { token }, userReply, anonymous);

/** PUT /v1/users/password with the token of the mail. */
export const resetUserPassword = (rest: RestOperation, body: { token: string; password: string }) =>
  rest.send('PUT', '/v1/users/password', body, resetReply, anonymous);
