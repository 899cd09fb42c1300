import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccessWorld,
  buildAccessWorld,
  decision,
  declaration,
  quotation,
  estimate,
  sheet,
} from '../support/accessWorld.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { formWith, picture } from '../support/pictures.ts';
import {
  newUser,
  password,
  sampleFloorGroups,
  sampleFrame,
  sampleProject,
  type TestUser,
  uniqueEmail,
} from '../support/world.ts';

/** Who calls. `inactive` owns a project of its own but never confirmed its email: everything works all the same. */
const callers = ['nobody', 'stranger', 'viewer', 'editor', 'owner', 'inactive'] as const;
type Caller = (typeof callers)[number];

/**
 * `view`, `edit`, `owner`: on the project of the path. `own`: only whose thing it is; others get 404. `self`: anybody
 * signed in, about the own account, for which a new one is made each time.
 */
type Needed = 'open' | 'user' | 'self' | 'own' | 'view' | 'edit' | 'owner';
type Call = {
  needed: Needed;
  ok: number;
  body?: (world: AccessWorld) => unknown;
  query?: string;
};

const unit = '/v1/projects/{projectId}/units/{unitId}';
const option = `${unit}/options/{optionId}`;
const module = `${option}/modules/{moduleId}`;
const version = `${module}/versions/{versionId}`;
const newName = () => `Casa ${uniqueEmail()}`;
const anyToken = 'A'.repeat(26);

const matrix: Record<string, Call> = {
  'GET /v1/healthcheck': { needed: 'open', ok: 200 },
  'GET /v1/openapi.json': { needed: 'open', ok: 200 },
  'GET /v1/docs': { needed: 'open', ok: 200 },
  'GET /v1/benchmark/floors': { needed: 'open', ok: 200 },
  'GET /v1/benchmark/units': { needed: 'open', ok: 200 },
  'GET /v1/benchmark/projects': { needed: 'open', ok: 200 },

  'POST /v1/users': {
    needed: 'open',
    ok: 202,
    body: () => ({ name: 'Ana Souza', email: uniqueEmail(), password }),
  },
  'PATCH /v1/users': { needed: 'self', ok: 200, body: () => ({ name: 'Outro Nome' }) },
  'GET /v1/users/me': { needed: 'user', ok: 200 },
  'DELETE /v1/users/me': { needed: 'self', ok: 204, body: () => ({ current_password: password }) },
  'GET /v1/users/me/second-factors': { needed: 'user', ok: 200 },
  'POST /v1/users/me/second-factors': {
    needed: 'self',
    ok: 201,
    body: () => ({ kind: 'totp', name: 'Celular', current_password: password }),
  },
  // Nobody began to set this one up; tests/api/secondFactor.test.ts has those that were.
  'PUT /v1/users/me/second-factors/{secondFactorId}': {
    needed: 'self',
    ok: 404,
    body: () => ({ code: '000000' }),
  },
  'DELETE /v1/users/me/second-factors/{secondFactorId}': {
    needed: 'self',
    ok: 404,
    body: () => ({ current_password: password }),
  },
  'POST /v1/users/me/recovery-codes': {
    needed: 'self',
    ok: 404,
    body: () => ({ current_password: password }),
  },
  'POST /v1/tokens/second-factor': { needed: 'open', ok: 422, body: () => ({ token: anyToken }) },
  'GET /v1/users/me/export': { needed: 'user', ok: 200 },
  'GET /v1/users/me/activity': { needed: 'user', ok: 200 },
  'GET /v1/users/collaborators': { needed: 'user', ok: 200 },
  'GET /v1/users/me/decision-notices': { needed: 'user', ok: 200 },
  'DELETE /v1/users/me/decision-notices/{decisionId}': { needed: 'view', ok: 204 },
  'GET /v1/users/pending-invitations': { needed: 'user', ok: 200 },
  // The token in the body is the permission, and this one is nobody's.
  'PUT /v1/users/activated': { needed: 'open', ok: 422, body: () => ({ token: anyToken }) },
  'PUT /v1/users/password': { needed: 'open', ok: 422, body: () => ({ token: anyToken, password }) },
  // The invitation is for somebody who is none of the callers.
  'PUT /v1/users/reply/{invitationId}': { needed: 'user', ok: 409, body: () => ({ status: 'accepted' }) },
  'POST /v1/tokens/authentication': {
    needed: 'open',
    ok: 201,
    body: ({ other }) => ({ email: other.email, password }),
  },
  'DELETE /v1/tokens/authentication': { needed: 'self', ok: 204 },
  'POST /v1/tokens/activation': { needed: 'open', ok: 202, body: () => ({ email: uniqueEmail() }) },
  'POST /v1/tokens/password-reset': { needed: 'open', ok: 202, body: () => ({ email: uniqueEmail() }) },
  'GET /v1/tokens/sessions': { needed: 'user', ok: 200 },
  'DELETE /v1/tokens/sessions': { needed: 'self', ok: 204 },
  'DELETE /v1/tokens/sessions/{sessionId}': { needed: 'own', ok: 204 },
  'GET /v1/tokens/api': { needed: 'user', ok: 200 },
  'POST /v1/tokens/api': { needed: 'user', ok: 201, body: () => ({ name: 'Planilha' }) },
  'DELETE /v1/tokens/api/{id}': { needed: 'own', ok: 204 },
  'GET /v1/events': { needed: 'user', ok: 200 },

  'GET /v1/structures': { needed: 'user', ok: 200 },
  'POST /v1/structures': { needed: 'user', ok: 201, body: () => estimate },
  'GET /v1/structures/{structureId}': { needed: 'own', ok: 200 },
  'PATCH /v1/structures/{structureId}': { needed: 'own', ok: 200, body: () => ({ nome: 'Outra' }) },
  'DELETE /v1/structures/{structureId}': { needed: 'own', ok: 200 },

  'GET /v1/presigned-urls': { needed: 'user', ok: 200, query: '?fileName=a.png' },
  // The address is the permission.
  'POST /v1/uploads/{uploadId}': { needed: 'open', ok: 201, body: () => form },
  'GET /v1/images/{fileName}': { needed: 'open', ok: 200 },
  'POST /v1/projects-upload': {
    needed: 'user',
    ok: 201,
    body: () => formWith(sheet(newName()), { field: 'csv' }),
  },
  'GET /v1/projects-upload/template.csv': { needed: 'open', ok: 200 },
  'GET /v1/projects-upload/template.xlsx': { needed: 'open', ok: 200 },
  'DELETE /v1/projects-upload/{importId}': { needed: 'own', ok: 200 },

  'GET /v1/projects': { needed: 'user', ok: 200 },
  'POST /v1/projects': { needed: 'user', ok: 201, body: () => ({ ...sampleProject, name: newName() }) },
  'GET /v1/projects/{projectId}': { needed: 'view', ok: 200 },
  'PATCH /v1/projects/{projectId}': { needed: 'edit', ok: 200, body: () => ({ city: 'Santos' }) },
  'DELETE /v1/projects/{projectId}': { needed: 'owner', ok: 200 },
  'POST /v1/projects/{projectId}/duplicate': { needed: 'edit', ok: 201 },
  'GET /v1/projects/{projectId}/activity': { needed: 'view', ok: 200 },
  'GET /v1/projects/{projectId}/members': { needed: 'view', ok: 200 },
  'GET /v1/projects/{projectId}/user/permissions': { needed: 'view', ok: 200 },
  'GET /v1/projects/{projectId}/collaborators': { needed: 'view', ok: 200 },
  'PATCH /v1/projects/{projectId}/members/{userId}': {
    needed: 'owner',
    ok: 200,
    body: () => ({ permissions: ['project:view'] }),
  },
  // Of somebody else; leaving is open to every member.
  'DELETE /v1/projects/{projectId}/members/{userId}': { needed: 'owner', ok: 200 },
  'POST /v1/projects/{projectId}/transfer-ownership': {
    needed: 'owner',
    ok: 200,
    body: ({ other }) => ({ user_id: other.id }),
  },
  'POST /v1/projects/{projectId}/invite': {
    needed: 'owner',
    ok: 200,
    body: () => ({ email: uniqueEmail(), permissions: ['project:view'] }),
  },
  'GET /v1/projects/{projectId}/invitations': { needed: 'owner', ok: 200 },
  'DELETE /v1/projects/{projectId}/invitations/{invitationId}': { needed: 'owner', ok: 204 },

  'GET /v1/projects/{projectId}/declarations': { needed: 'view', ok: 200 },
  'POST /v1/projects/{projectId}/declarations': { needed: 'edit', ok: 201, body: () => declaration },
  'GET /v1/projects/{projectId}/prices': { needed: 'view', ok: 200 },
  'PATCH /v1/projects/{projectId}/prices': { needed: 'edit', ok: 200, body: () => ({ prices: [quotation] }) },
  'DELETE /v1/projects/{projectId}/declarations/{declarationId}': { needed: 'edit', ok: 200 },
  'GET /v1/projects/{projectId}/decisions': { needed: 'view', ok: 200 },
  'GET /v1/projects/{projectId}/decisions/{decisionId}': { needed: 'view', ok: 200 },
  [`GET ${unit}/decisions`]: { needed: 'view', ok: 200 },
  [`POST ${unit}/decisions`]: {
    needed: 'edit',
    ok: 201,
    body: ({ ids }) => decision(ids['optionId'] ?? '', ids['otherOptionId'] ?? ''),
  },
  [`GET ${unit}/overrides`]: { needed: 'view', ok: 200 },
  [`PUT ${unit}/overrides`]: {
    needed: 'edit',
    ok: 200,
    body: ({ ids }) => ({
      option_ids: [ids['optionId'], ids['otherOptionId']],
      rule: 'NO_GAPS',
      note: 'Vem depois.',
    }),
  },
  // The signature is the permission, and this one is nobody's.
  'GET /v1/decisions/{decisionId}/pdf': {
    needed: 'open',
    ok: 404,
    query: '?user=1&until=4102444800&signature=none',
  },

  'POST /v1/projects/{projectId}/units': {
    needed: 'edit',
    ok: 200,
    body: () => ({ name: 'Torre B', type: 'tower', data: { floor_groups: sampleFloorGroups } }),
  },
  [`GET ${unit}`]: { needed: 'view', ok: 200 },
  [`PATCH ${unit}`]: { needed: 'edit', ok: 200, body: () => ({ name: 'Torre C' }) },
  [`DELETE ${unit}`]: { needed: 'edit', ok: 200 },
  [`POST ${unit}/duplicate`]: { needed: 'edit', ok: 201 },
  [`GET ${unit}/options`]: { needed: 'view', ok: 200 },
  [`POST ${unit}/options`]: { needed: 'edit', ok: 201, body: () => ({ name: 'Opção 2', active: false }) },
  [`GET ${option}`]: { needed: 'view', ok: 200 },
  [`PATCH ${option}`]: { needed: 'edit', ok: 200, body: () => ({ name: 'Opção 3' }) },
  [`DELETE ${option}`]: { needed: 'edit', ok: 200 },
  [`POST ${option}/duplicate`]: { needed: 'edit', ok: 201 },
  [`POST ${option}/modules`]: {
    needed: 'edit',
    ok: 201,
    body: ({ floorIds }) => ({ type: 'beam_column', data: { ...sampleFrame, floor_ids: floorIds } }),
  },
  [`GET ${module}`]: { needed: 'view', ok: 200 },
  [`PATCH ${module}`]: { needed: 'edit', ok: 200, body: () => ({ name: 'Cobertura' }) },
  [`DELETE ${module}`]: { needed: 'edit', ok: 200 },
  [`POST ${module}/duplicate`]: { needed: 'edit', ok: 201 },
  [`POST ${module}/copy`]: {
    needed: 'edit',
    ok: 201,
    body: ({ ids, floorIds }) => ({ option_id: ids['optionId'], floor_ids: floorIds }),
  },
  [`PUT ${option}/takeoff`]: {
    needed: 'edit',
    ok: 200,
    body: ({ floorIds }) => ({
      modules: [{ type: 'beam_column', data: { ...sampleFrame, floor_ids: floorIds } }],
    }),
  },
  [`POST ${module}/versions`]: {
    needed: 'edit',
    ok: 201,
    body: () => ({ name: 'V3', type: 'beam_column', data: sampleFrame }),
  },
  [`GET ${version}`]: { needed: 'view', ok: 200 },
  [`PATCH ${version}`]: { needed: 'edit', ok: 200, body: () => ({ name: 'Melhor' }) },
  [`DELETE ${version}`]: { needed: 'edit', ok: 200 },
};

/** What a caller is answered. */
function expected(caller: Caller, { needed, ok }: Call): number {
  if (needed === 'open') return ok;
  if (caller === 'nobody') return 401;
  if (needed === 'user' || needed === 'self') return ok;
  // Each of the two owns the world it calls in.
  if (caller === 'owner' || caller === 'inactive') return ok;
  if (needed === 'own' || caller === 'stranger') return 404;
  const ranks = { view: 0, edit: 1, owner: 2 };
  return ranks[caller === 'viewer' ? 'view' : 'edit'] >= ranks[needed] ? ok : 403;
}

let api: TestApi;
let form: FormData;
const people: Partial<Record<Caller | 'other', TestUser>> = {};
const worlds = new Map<Caller, AccessWorld>();

beforeAll(async () => {
  api = await startApi();
  form = formWith(await picture());
  for (const name of [...callers.slice(1), 'other'] as const) people[name] = await newUser(api.url);
  const active = Object.entries(people).flatMap(([name, { id }]) => (name === 'inactive' ? [] : [id]));
  await api.db.updateTable('users').set({ activated: true }).where('id', 'in', active).execute();
});
afterAll(() => api.close());

const person = (name: Caller | 'other'): TestUser => {
  const found = people[name];
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};

/** The world a caller meets; kept until a call takes something out of it. */
async function worldOf(caller: Caller): Promise<AccessWorld> {
  const owner = caller === 'inactive' ? 'inactive' : 'owner';
  const world =
    worlds.get(owner) ??
    (await buildAccessWorld({
      owner: person(owner),
      viewer: person('viewer'),
      editor: person('editor'),
      other: person('other'),
    }));
  worlds.set(owner, world);
  return world;
}

/** The status of a call, without waiting for the end of its answer: that of /v1/events has none. */
async function answer(route: string, caller: Caller, { needed, body, query = '' }: Call): Promise<number> {
  const world = await worldOf(caller);
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => world.ids[name] ?? name);
  const user = caller === 'nobody' ? undefined : needed === 'self' ? await newUser(api.url) : person(caller);
  const sent = body?.(world);
  const response = await fetch(new URL(`${path}${query}`, api.url), {
    method,
    headers: {
      ...(user === undefined ? {} : { authorization: `Bearer ${user.token}` }),
      ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
  });
  await response.body?.cancel();
  const spent = method === 'DELETE' || /(uploadId\}|transfer-ownership)$/.test(template);
  if (spent && response.ok) worlds.delete(caller === 'inactive' ? 'inactive' : 'owner');
  return response.status;
}

test('every registered call is in the matrix, and no other', () => {
  const registered = api.routes
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/v1') && !url.endsWith('/'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(matrix).toSorted()).toEqual(registered.toSorted());
});

describe.each(Object.entries(matrix))('%s', (route, row) => {
  test.each(callers)('called by %s', async (caller) => {
    expect(await answer(route, caller, row)).toBe(expected(caller, row));
  });
});
