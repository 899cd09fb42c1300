import { restErrorCodes } from '#domain/errorCodes.ts';
import { bodyOf, type JsonSchema, type Operation, type Parameter, type Response } from './document.ts';

const envelope = (error: JsonSchema, extra: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error,
    code: { type: 'string', enum: [...restErrorCodes] },
    request_id: { type: 'string' },
    ...extra,
  },
});

const texts = (description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: { type: 'string' },
  description,
});

export const errorSchemas: Record<string, JsonSchema> = {
  Error: envelope({ type: 'string', description: 'In the language of Accept-Language, English without one' }),
  FieldErrors: envelope(texts('Text by field, nested fields dotted'), {
    keys: texts('Message key by field, with its parameters as `key|{…}`'),
  }),
};

const meanings: Record<string, string> = {
  '400': 'The request is malformed: bad JSON, an unknown key, a form without a file',
  '401': 'The token, or the log-in, is not valid',
  '403': 'Seen, but not allowed; a personal token may not do this',
  '404': 'No such thing, or none the caller may know of',
  '409': 'It changed since it was read (EDIT_CONFLICT), or its state does not allow this',
  '413': 'Too large',
  '415': 'Another content type than the one expected',
  '422': 'Fields break rules',
  '429': 'Too many requests; Retry-After says how many seconds to wait',
  '500': 'The service failed; request_id finds it in the log',
  '503': 'The service cannot answer now; Retry-After says how many seconds to wait',
};

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } };

/** The error answers of the service, to be referred to. */
export const errorComponents: Record<string, Response> = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => {
    const $ref = `#/components/schemas/${status === '422' ? 'FieldErrors' : 'Error'}`;
    const headers = ['429', '503'].includes(status) ? { headers: { 'Retry-After': retryAfter } } : {};
    const content = { 'application/json': { schema: { $ref } } };
    return [`Error${status}`, { description, ...headers, content }];
  }),
);

/** For calls that refuse to overwrite what somebody else changed. */
export const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of the answer this change is based on; 409 EDIT_CONFLICT when it changed since',
};

/** Whether a call changes or deletes one thing that has a revision. */
export const takesRevision = (method: string, path: string): boolean =>
  ['patch', 'delete'].includes(method) &&
  /\{(projectId|unitId|optionId|moduleId|versionId|structureId)\}$/.test(path) &&
  !(method === 'delete' && path.endsWith('{structureId}'));

/** The error statuses an operation may answer with. */
export function errorStatuses(method: string, path: string, operation: Operation): string[] {
  const access = operation['x-access'] ?? 'open';
  const body = bodyOf(operation);
  const takesBody = operation.requestBody !== undefined;
  const places = operation.parameters ?? [];
  const applies: Record<string, boolean> = {
    '400': takesBody,
    // The benchmark is open, but marks the caller's own rows, so a token that is sent must be valid.
    '401': access !== 'open' || path === '/v1/tokens/authentication' || path.startsWith('/v1/benchmark/'),
    '403':
      ['project:edit', 'project:owner', 'organization:owner'].includes(access) || isOfSession(method, path),
    '404': places.some((place) => place.in === 'path'),
    '409':
      body?.properties?.['revision'] !== undefined || takesRevision(method, path) || isStateful(method, path),
    '413': takesBody,
    '415': takesBody,
    '422': takesBody || places.some((place) => place.in === 'query'),
    '429': true,
    '500': true,
    '503': true,
  };
  return Object.keys(applies).filter((status) => applies[status]);
}

/** Calls a personal token may not make, and leaving a project, which only the owner may do to others. */
function isOfSession(method: string, path: string): boolean {
  if (path === '/v1/users/me/export' || path.endsWith('/members/{userId}')) return true;
  if (/^\/v1\/webhooks(\/\{webhookId\}(\/secret)?)?$/.test(path)) return method !== 'get';
  return (
    method !== 'get' &&
    /^\/v1\/(users(\/me(\/(second-factors|recovery-codes).*)?)?|tokens\/api.*)$/.test(path) &&
    !(method === 'post' && path === '/v1/users')
  );
}

/** Calls that the state of a thing may forbid. */
function isStateful(method: string, path: string): boolean {
  if (/\/(transfer-ownership|reply\/\{invitationId\})$/.test(path)) return true;
  if (path.endsWith('/members/{userId}')) return true;
  if (method === 'put' && /\/(takeoff|proposal)$/.test(path)) return true;
  return method === 'delete' && path.endsWith('/{invitationId}');
}
