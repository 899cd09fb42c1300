import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { forgetting, isRead, runHeard } from '../doubleLies.ts';
import type { G3State, G3User } from './g3State.ts';

export type G3Request = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
  /** Whether the service has no such call. */
  isUnknown?: boolean;
};
export type G3Call = {
  state: G3State;
  user: G3User;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
};
export type G3Reply = { status: number; body: unknown; headers?: Record<string, string> };
/** `open`, `signed` in, `active` too, `member` of the project, of the `role` or of the option's role, else a permission. */
type G3Access = 'open' | 'signed' | 'active' | 'member' | 'role' | 'option' | `${string}:${string}`;
type G3Route = {
  method: string;
  path: RegExp;
  access: G3Access;
  keys: readonly string[] | undefined;
  run: (call: G3Call) => G3Reply;
};

export const g3Route = (
  method: string,
  path: string,
  access: G3Access,
  run: G3Route['run'],
  keys?: readonly string[],
): G3Route => ({
  method,
  path: new RegExp(`^/v1${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  access,
  keys,
  run,
});

export const ok = (body: unknown, status = 200): G3Reply => ({ status, body });
export const fault = (status: number, error: unknown, headers = {}): G3Reply => ({
  status,
  body: { error },
  headers,
});
export const missing = () => fault(404, 'the requested resource could not be found');
export const said = (message: string) => ok({ message });
const notPermitted = () =>
  fault(403, 'your user account doesn`t have the necessary permissions to access this resource');

const page = '<!doctype html><html><head><title>torre</title></head><body></body></html>';
const vary = 'Origin, Access-Control-Request-Method, Authorization, X-API-Key';

/** Answers one request as that generation does. */
export async function handleG3(
  state: G3State,
  routes: readonly G3Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<G3Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://live');
  const method = request.method ?? 'GET';
  const text = Buffer.concat(chunks).toString('utf8');
  const reply = answer(state, routes, method, url, request.headers.authorization, text);
  const isPage = typeof reply.body === 'string';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(reply.status, { vary, ...reply.headers, 'content-type': type });
  response.end(isPage ? (reply.body as string) : JSON.stringify(reply.body, null, '\t'));
  const path = url.pathname + url.search;
  const isUnknown = !routes.some((route) => route.method === method && route.path.test(url.pathname));
  return { method, path, headers: request.headers, body: text, status: reply.status, isUnknown };
}

function answer(
  state: G3State,
  routes: readonly G3Route[],
  method: string,
  url: URL,
  authorization: string | undefined,
  text: string,
): G3Reply {
  const user = userOf(state, authorization);
  if (user === 'dead') {
    const bearer = { 'www-authenticate': 'Bearer' };
    return fault(401, 'invalid, missing or expired authentication token', bearer);
  }
  if (method === 'GET' && url.pathname === '/v1/projects/')
    return { status: 301, body: '', headers: { location: `/v1/projects${url.search}` } };
  const known = routes.filter((route) => route.path.test(url.pathname));
  const route = known.find((candidate) => candidate.method === method);
  if (route === undefined) {
    const allow = ['OPTIONS', ...known.map((each) => each.method)].toSorted().join(', ');
    if (known.length > 0)
      return fault(405, `the ${method} method is not supported for this resource`, { allow });
    return method === 'GET' ? { status: 200, body: page } : missing();
  }
  const params = { ...route.path.exec(url.pathname)?.groups };
  const refused = refuse(state, route, user, params);
  if (refused !== undefined) return refused;
  const body = parse(text, route);
  if ('status' in body && 'body' in body) return body as G3Reply;
  const isChange = !isRead(method, url.pathname, body);
  const act = (heard: typeof body) =>
    route.run({ state, user: user as G3User, params, query: url.searchParams, body: heard });
  const run = () => (isChange ? runHeard(state, body, act, fault) : act(body));
  if (!isChange || state.manner === 'honest') return run();
  if (state.manner === 'broken') return fault(500, 'the server encountered a problem');
  if (state.manner === 'forgetful') return forgetting(state, run);
  const reply = run();
  return reply.status < 300 ? fault(500, 'the server encountered a problem') : reply;
}

/** A token is looked at on every call, open ones too. */
function userOf(state: G3State, authorization: string | undefined): G3User | 'dead' | undefined {
  if (authorization === undefined) return undefined;
  const id = state.tokens.get(authorization.replace(/^Bearer /, ''));
  return state.users.find((user) => user.id === id) ?? 'dead';
}

function refuse(state: G3State, route: G3Route, user: G3User | undefined, params: Record<string, string>) {
  const { access } = route;
  if (access === 'open') return undefined;
  if (user === undefined) return fault(401, 'you must be authenticated to access this resource');
  if (access === 'signed') return undefined;
  if (!user.activated) return fault(403, 'your user account must be activated to access this resource');
  if (access === 'active') return undefined;
  const { p = '', r, o } = params;
  if (access === 'member') return state.isMember(p, user.id) ? undefined : notPermitted();
  if (access === 'role' || access === 'option') {
    const option = state.options.find(({ id }) => id === o);
    if (access === 'option' && option === undefined) return missing();
    const role = state.roles.find(({ id }) => id === (access === 'role' ? r : option?.role_id));
    return role?.users_ids.includes(user.id) === true ? undefined : notPermitted();
  }
  const permissions = state.permissionsOf(p, user.id);
  return permissions.includes('*:*') || permissions.includes(access) ? undefined : notPermitted();
}

function parse(text: string, { keys }: G3Route): Record<string, unknown> | G3Reply {
  if (keys === undefined) return {};
  if (text === '') return fault(400, 'body must not be empty');
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return fault(400, 'body contains badly-formed JSON (at character 1)');
  }
  const stranger = Object.keys(body).find((key) => !keys.includes(key.toLowerCase()));
  return stranger === undefined ? body : fault(400, `body contains unknown key "${stranger}"`);
}

/** Null is as if it were not there. */
export const set = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

export const provided = (body: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(
    keys.filter((key) => body[key] == null || body[key] === '').map((key) => [key, 'must be provided']),
  );
