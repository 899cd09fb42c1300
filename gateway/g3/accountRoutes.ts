import { z } from 'zod';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { expectStored } from '../upstream/expectStored.ts';
import { filledFields, inverse, renameKeys } from './bodyFields.ts';
import { type G3Service, route, type TranslatedCall } from './g3Service.ts';
import { changeAndReadBack } from './readBack.ts';

const text = z.string().nullish();

export const userWire = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  activated: z.boolean(),
  created_at: z.string(),
  crea_cau: text,
  birthdate: text,
  city: text,
  activity: text,
  enterprise: text,
  cnpj: text,
});

type UserWire = z.output<typeof userWire>;

const userReply = z.object({ user: userWire });
const messageReply = z.object({ message: z.string().nullish() });
const loginReply = z.object({
  authentication_token: z.object({ token: z.string(), expiry: z.string() }),
  user: userWire,
});

/** The gateway's names of a user's fields, and the service's. */
const names = {
  professional_number: 'crea_cau',
  birth_date: 'birthdate',
  activity_area: 'activity',
  company_name: 'enterprise',
  company_number: 'cnpj',
};
const ownNames = inverse(names);
const rename = (field: string) => ownNames[field] ?? field;

/** A user in the gateway's dialect; a date of birth is a timestamp on the wire. */
export const toUser = ({ birthdate, ...user }: UserWire) => ({
  ...(renameKeys(user, ownNames) as Pick<UserWire, 'id' | 'email'>),
  birth_date: birthdate?.slice(0, 10),
});

function userBody({ professional_email: email, ...body }: Record<string, unknown>, stored = {}) {
  if (email != null && email !== '') throw notSupported('a professional address beside that of the account');
  const set = filledFields(renameKeys(body, names), stored);
  const day = set['birthdate'];
  return typeof day === 'string' ? { ...set, birthdate: `${day.slice(0, 10)}T00:00:00Z` } : set;
}

/** The caller. An empty change is the only call that returns the user. */
export async function readOwnUser(service: G3Service) {
  // Without a token there is no user; this avoids sending what looks like a change.
  if (!service.isSignedIn) throw new RestError('UNAUTHENTICATED', 'Nobody is signed in', { status: 401 });
  return (await service.send('PATCH', '/v1/users', {}, userReply)).user;
}

/** An account with a company number is a company's, any other a person's. */
async function signUp({ service, body }: TranslatedCall) {
  const sent = { ...userBody(body), type: body['company_number'] == null ? 'member' : 'company' };
  return { user: toUser((await service.send('POST', '/v1/users', sent, userReply, rename)).user) };
}

async function changeOwnUser({ service, body }: TranslatedCall) {
  const before = await readOwnUser(service);
  const sent = userBody(body, before);
  if (Object.keys(sent).length === 0) return { user: toUser(before) };
  const { password: _, email: __, ...visible } = sent;
  return changeAndReadBack(
    () => service.send('PATCH', '/v1/users', sent, userReply, rename),
    async () => {
      const after = await readOwnUser(service);
      expectStored('the account', visible, after);
      return { user: toUser(after) };
    },
    { user: toUser(before) },
  );
}

const peopleReply = z.object({ users: z.array(userWire) });

async function collaborators({ service }: TranslatedCall) {
  const { users } = await service.read('/v1/users/collaborators', peopleReply);
  const people = new Map(users.map((user) => [user.id, toUser(user)])); // once per project they share
  return { users: [...people.values()] };
}

const passed =
  (method: 'POST' | 'PUT', schema: z.ZodType<object>) =>
  ({ service, path, body }: TranslatedCall) =>
    service.send(method, path, body, schema);

export const accountRoutes = [
  route('POST', '/users', signUp),
  route('PATCH', '/users', changeOwnUser),
  route('GET', '/users/me', async ({ service }) => ({ user: toUser(await readOwnUser(service)) })),
  route('DELETE', '/users/me', ({ service }) => service.send('DELETE', '/v1/users', undefined, messageReply)),
  route('PUT', '/users/activated', async ({ service, path, body }) => ({
    user: toUser((await service.send('PUT', path, body, userReply)).user),
  })),
  route('PUT', '/users/password', passed('PUT', messageReply)),
  route('POST', '/tokens/authentication', async ({ service, path, body }) => {
    const { authentication_token, user } = await service.send('POST', path, body, loginReply);
    return { authentication_token, user: toUser(user) };
  }),
  route('POST', '/tokens/activation', passed('POST', messageReply)),
  route('POST', '/tokens/password-reset', passed('POST', messageReply)),
  route('GET', '/users/collaborators', collaborators),
];
