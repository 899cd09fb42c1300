import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { forgetting, isRead, runHeard } from '../doubleLies.ts';
import type { LiveState, LiveUser } from './liveState.ts';

export type LiveRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  status: number;
  /** Whether the service has no such call. */
  isUnknown?: boolean;
};

/** What a handler gets; `user` is set where the route is not open. */
type Call = {
  state: LiveState;
  user: LiveUser;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
};
type Reply = { status: number; body: unknown; headers?: Record<string, string> };
/** `open`; `user`: any activated one; else the permission on the project of the path. */
type Access = 'open' | 'user' | 'project:view' | 'project:edit' | 'project:owner';
export type Route = {
  method: string;
  path: RegExp;
  access: Access;
  /** Keys a JSON body may have; another is 400. */
  keys?: readonly string[];
  run: (call: Call) => Reply;
};

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const fault = (status: number, error: unknown, headers = {}): Reply => ({
  status,
  body: { error },
  headers,
});
export const missing = () => fault(404, 'the requested resource could not be found');
export const mustBeProvided = (body: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(
    keys.filter((key) => body[key] == null || body[key] === '').map((key) => [key, 'must be provided']),
  );
/** Names are counted in bytes, of which a letter with an accent takes two. */
export const longNames = ({ name }: Record<string, unknown>): Record<string, string> =>
  typeof name === 'string' && Buffer.byteLength(name) > 100
    ? { name: 'must not be more than 100 bytes long' }
    : {};

const page = '<!doctype html><html lang="pt-BR"><head><title>Benchmark</title></head><body></body></html>';
const bearer = { 'www-authenticate': 'Bearer' };
const notPermitted = () =>
  fault(403, 'your user account doesn`t have the necessary permissions to access this resource');

/** Answers one request the way the service does, quirks included. */
export async function handle(
  state: LiveState,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<LiveRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://live');
  const method = request.method ?? 'GET';
  const seen = { method, path: url.pathname + url.search, headers: request.headers };
  const send = ({ status, body, headers = {} }: Reply, type = 'application/json') => {
    response.writeHead(status, { ...headers, 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
    return { ...seen, status };
  };
  const slashed = url.pathname.endsWith('/');
  const path = slashed ? url.pathname.slice(0, -1) : url.pathname;
  const known = routes.filter((route) => route.path.test(path));
  if (slashed && known.length > 0) {
    const headers = { location: path + url.search };
    return send({ status: method === 'GET' ? 301 : 308, body: '', headers }, 'text/html; charset=utf-8');
  }
  const route = known.find((candidate) => candidate.method === method);
  if (route === undefined) {
    const answer = () => {
      if (known.length > 0)
        return send(fault(405, `the ${method} method is not supported for this resource`));
      return method === 'GET'
        ? send({ status: 200, body: page }, 'text/html; charset=utf-8')
        : send(missing());
    };
    return { ...answer(), isUnknown: true };
  }
  const params = route.path.exec(path)?.groups ?? {};
  const user = userOf(state, request.headers.authorization);
  if (user === 'dead') return send(fault(401, 'invalid, missing or expired authentication token', bearer));
  const refused = refuse(state, route, user, params);
  if (refused !== undefined && !state.readsBodyFirst) return send(refused);
  const body = parse(Buffer.concat(chunks), request.headers['content-type'] ?? '', route);
  if ('status' in body && 'body' in body) return send(body as Reply);
  if (refused !== undefined) return send(refused);
  const isChange = !isRead(method, url.pathname, body);
  const act = (heard: typeof body) =>
    route.run({ state, user: user as LiveUser, params, query: url.searchParams, body: heard });
  const run = () => (isChange ? runHeard(state, body, act, fault) : act(body));
  if (!isChange || state.manner === 'honest') return send(run());
  if (state.manner === 'broken') return send(fault(500, 'the server encountered a problem'));
  if (state.manner === 'forgetful') return send(forgetting(state, run));
  const reply = run();
  return send(reply.status < 300 ? fault(500, 'the server encountered a problem') : reply);
}

/** A token is looked at on every call, open ones too. */
function userOf(state: LiveState, authorization: string | undefined): LiveUser | 'dead' | undefined {
  if (authorization === undefined) return undefined;
  const id = state.tokens.get(authorization.replace(/^Bearer /, ''));
  return state.users.find((user) => user.id === id) ?? 'dead';
}

function refuse(state: LiveState, route: Route, user: LiveUser | undefined, params: Record<string, string>) {
  if (route.access === 'open') return undefined;
  if (user === undefined) return fault(401, 'you must be authenticated to access this resource');
  if (!user.activated) return fault(403, 'your user account must be activated to access this resource');
  if (route.access === 'user') return undefined;
  return state.permissionsOf(params['p'] ?? '', user.id).includes(route.access) ? undefined : notPermitted();
}

function parse(bytes: Buffer, type: string, { keys }: Route): Record<string, unknown> | Reply {
  if (type.startsWith('multipart/'))
    return { sheet: /\r\n\r\n([^]*?)\r\n--/.exec(bytes.toString('utf8'))?.[1] };
  if (keys === undefined) return {};
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  } catch {
    return fault(400, 'body contains badly-formed JSON');
  }
  if (Array.isArray(body)) return fault(400, 'body contains incorrect JSON type (at character 1)');
  return unknownKey(body, keys) ?? body;
}

/** 400 for the first key nobody knows. */
export function unknownKey(body: object, keys: readonly string[]): Reply | undefined {
  const stranger = Object.keys(body).find((key) => !keys.includes(key));
  return stranger === undefined ? undefined : fault(400, `body contains unknown key "${stranger}"`);
}
