import {
  type AccessWorld,
  decision,
  declaration,
  estimate,
  quotation,
  sheet,
  webhook,
} from './accessWorld.ts';
import { termsVersion } from '#domain/people/terms.ts';
import type { Needed } from './callers.ts';
import { formWith, picture } from '../pictures.ts';
import { password, sampleFloorGroups, sampleFrame, sampleProject, uniqueEmail } from '../world.ts';

/** A call as it would be let in. */
export type RouteRow = {
  needed: Needed;
  /** The answer's status to who may. */
  ok: number;
  body?: (world: AccessWorld) => unknown;
  query?: string;
  /** Takes a log-in: a personal token is refused. */
  logIn?: true;
  /** A token for one project may make it, though it names no project. */
  ofOneProject?: true;
  /** Changes something although it is a GET. */
  writes?: true;
  /** Refused to who has not proved the address. */
  proved?: true;
  /** 401 for a token that is dead, though it takes none. */
  readsToken?: true;
  /** Changes rows of the project by right: of an invitation to the caller, or by an address that is the permission. */
  reachesIn?: true;
};

const unit = '/v1/projects/{projectId}/units/{unitId}';
const option = `${unit}/options/{optionId}`;
const module = `${option}/modules/{moduleId}`;
const version = `${module}/versions/{versionId}`;
const office = '/v1/organizations/{organizationId}';
const newName = () => `Casa ${uniqueEmail()}`;
const anyToken = 'A'.repeat(26);

/** Every call of /v1, by method and path. */
export const accessTable: Record<string, RouteRow> = {
  'GET /v1/healthcheck': { needed: 'open', ok: 200 },
  'GET /v1/openapi.json': { needed: 'open', ok: 200 },
  'GET /v1/docs': { needed: 'open', ok: 200 },
  'GET /v1/benchmark/floors': { needed: 'open', readsToken: true, ok: 200 },
  'GET /v1/benchmark/units': { needed: 'open', readsToken: true, ok: 200 },
  'GET /v1/benchmark/projects': { needed: 'open', readsToken: true, ok: 200 },

  'POST /v1/users': {
    needed: 'open',
    ok: 202,
    body: () => ({ name: 'Ana Souza', email: uniqueEmail(), password }),
  },
  'PATCH /v1/users': { needed: 'user', logIn: true, ok: 200, body: () => ({ name: 'Outro Nome' }) },
  'GET /v1/users/me': { needed: 'user', ofOneProject: true, ok: 200 },
  'DELETE /v1/users/me': {
    needed: 'user',
    reachesIn: true,
    logIn: true,
    ok: 204,
    body: () => ({ current_password: password }),
  },
  'GET /v1/users/me/second-factors': { needed: 'user', ok: 200 },
  'POST /v1/users/me/second-factors': {
    needed: 'user',
    logIn: true,
    ok: 201,
    body: () => ({ kind: 'totp', name: 'Celular', current_password: password }),
  },
  // A wrong code; tests/api/accounts/secondFactor.test.ts has right ones.
  'PUT /v1/users/me/second-factors/{secondFactorId}': {
    needed: 'own',
    logIn: true,
    ok: 422,
    body: () => ({ code: '000000' }),
  },
  'DELETE /v1/users/me/second-factors/{secondFactorId}': {
    needed: 'own',
    logIn: true,
    ok: 204,
    body: () => ({ current_password: password }),
  },
  // Before the first second factor counts there is none.
  'POST /v1/users/me/recovery-codes': {
    needed: 'user',
    logIn: true,
    ok: 404,
    body: () => ({ current_password: password }),
  },
  'POST /v1/tokens/second-factor': { needed: 'open', ok: 422, body: () => ({ token: anyToken }) },
  // Nobody's domain, nobody's secret; tests/api/accounts/singleSignOn.test.ts has right ones.
  'POST /v1/tokens/sign-on': { needed: 'open', ok: 422, body: () => ({ email: uniqueEmail() }) },
  'PUT /v1/tokens/sign-on': {
    needed: 'open',
    ok: 422,
    body: () => ({ secret: anyToken, callback: 'code=x' }),
  },
  'POST /v1/tokens/sign-on/account': {
    needed: 'open',
    ok: 422,
    body: () => ({ token: anyToken, name: 'Ana Souza', terms_version: termsVersion }),
  },
  'GET /v1/users/me/export': { needed: 'user', logIn: true, ok: 200 },
  'GET /v1/users/me/activity': { needed: 'user', ofOneProject: true, ok: 200 },
  'GET /v1/versions': { needed: 'user', ofOneProject: true, ok: 200 },
  'GET /v1/decisions': { needed: 'user', ofOneProject: true, ok: 200 },
  'GET /v1/users/collaborators': { needed: 'user', ok: 200 },
  'GET /v1/users/me/decision-notices': { needed: 'user', ok: 200 },
  'DELETE /v1/users/me/decision-notices/{decisionId}': { needed: 'view', ok: 204 },
  'GET /v1/users/pending-invitations': { needed: 'user', ok: 200 },
  // The token in the body is the permission, and this one is nobody's.
  'PUT /v1/users/activated': { needed: 'open', ok: 422, body: () => ({ token: anyToken }) },
  'PUT /v1/users/password': { needed: 'open', ok: 422, body: () => ({ token: anyToken, password }) },
  // The invitation is for somebody who is none of the callers.
  'PUT /v1/users/reply/{invitationId}': {
    needed: 'user',
    proved: true,
    ok: 409,
    body: () => ({ status: 'accepted' }),
  },
  'POST /v1/tokens/authentication': {
    needed: 'open',
    ok: 201,
    body: ({ other }) => ({ email: other.email, password }),
  },
  'DELETE /v1/tokens/authentication': { needed: 'user', ok: 204 },
  'POST /v1/tokens/activation': { needed: 'open', ok: 202, body: () => ({ email: uniqueEmail() }) },
  'POST /v1/tokens/password-reset': { needed: 'open', ok: 202, body: () => ({ email: uniqueEmail() }) },
  'GET /v1/tokens/sessions': { needed: 'user', ok: 200 },
  'DELETE /v1/tokens/sessions': { needed: 'user', logIn: true, ok: 204 },
  'DELETE /v1/tokens/sessions/{sessionId}': { needed: 'own', logIn: true, ok: 204 },
  'GET /v1/tokens/api': { needed: 'user', ok: 200 },
  'POST /v1/tokens/api': { needed: 'user', logIn: true, ok: 201, body: () => ({ name: 'Planilha' }) },
  'DELETE /v1/tokens/api/{id}': { needed: 'own', logIn: true, ok: 204 },
  'GET /v1/events': { needed: 'user', ofOneProject: true, ok: 200 },

  'GET /v1/webhooks': { needed: 'user', ok: 200 },
  'POST /v1/webhooks': { needed: 'user', logIn: true, ok: 201, body: () => webhook },
  'GET /v1/webhooks/{webhookId}': { needed: 'own', ok: 200 },
  'PATCH /v1/webhooks/{webhookId}': {
    needed: 'own',
    logIn: true,
    ok: 200,
    body: () => ({ events: ['unit'] }),
  },
  'DELETE /v1/webhooks/{webhookId}': { needed: 'own', logIn: true, ok: 204 },
  'POST /v1/webhooks/{webhookId}/secret': { needed: 'own', logIn: true, ok: 201 },
  'POST /v1/webhooks/{webhookId}/test': { needed: 'own', ok: 200 },
  'GET /v1/webhooks/{webhookId}/deliveries': { needed: 'own', ok: 200 },
  'POST /v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': { needed: 'own', ok: 200 },

  'GET /v1/structures': { needed: 'user', ok: 200 },
  'POST /v1/structures': { needed: 'user', ok: 201, body: () => estimate },
  'GET /v1/structures/{structureId}': { needed: 'own', ok: 200 },
  'PATCH /v1/structures/{structureId}': { needed: 'own', ok: 200, body: () => ({ nome: 'Outra' }) },
  'DELETE /v1/structures/{structureId}': { needed: 'own', ok: 200 },

  'GET /v1/presigned-urls': { needed: 'user', writes: true, ok: 200, query: '?fileName=a.png' },
  // The address is the permission.
  'POST /v1/uploads/{uploadId}': {
    needed: 'open',
    reachesIn: true,
    ok: 201,
    body: async () => formWith(await picture()),
  },
  'GET /v1/images/{fileName}': { needed: 'open', ok: 200 },
  'POST /v1/projects-upload': {
    needed: 'user',
    ok: 201,
    body: () => formWith(sheet(newName()), { field: 'csv' }),
  },
  'GET /v1/projects-upload/template.csv': { needed: 'open', ok: 200 },
  'GET /v1/projects-upload/template.xlsx': { needed: 'open', ok: 200 },
  'DELETE /v1/projects-upload/{importId}': { needed: 'own', ok: 200 },

  'GET /v1/organizations': { needed: 'user', ok: 200 },
  'POST /v1/organizations': { needed: 'user', logIn: true, ok: 201, body: () => ({ name: 'Outro' }) },
  [`GET ${office}`]: { needed: 'colleague', ok: 200 },
  [`PATCH ${office}`]: { needed: 'office owner', logIn: true, ok: 200, body: () => ({ name: 'Outro' }) },
  [`GET ${office}/export`]: { needed: 'office owner', logIn: true, ok: 200 },
  [`DELETE ${office}`]: {
    needed: 'office owner',
    logIn: true,
    ok: 204,
    body: () => ({ current_password: password }),
  },
  [`GET ${office}/members`]: { needed: 'colleague', ok: 200 },
  [`PATCH ${office}/members/{userId}`]: {
    needed: 'office owner',
    logIn: true,
    ok: 200,
    body: () => ({ role: 'viewer', discipline: 'orçamento' }),
  },
  [`DELETE ${office}/members/{userId}`]: { needed: 'office owner', logIn: true, ok: 200 },
  [`POST ${office}/invite`]: {
    needed: 'office owner',
    logIn: true,
    ok: 200,
    body: () => ({ email: uniqueEmail(), role: 'editor' }),
  },
  [`GET ${office}/invitations`]: { needed: 'office owner', ok: 200 },
  [`DELETE ${office}/invitations/{organizationInvitationId}`]: {
    needed: 'office owner',
    logIn: true,
    ok: 204,
  },
  [`GET ${office}/single-sign-on`]: { needed: 'office owner', ok: 200 },
  // No provider answers there.
  [`PUT ${office}/single-sign-on`]: {
    needed: 'office owner',
    logIn: true,
    ok: 422,
    body: () => ({
      issuer: 'https://issuer.invalid',
      client_id: 'torre',
      client_secret: 'x',
      required: false,
      newcomer_role: 'viewer',
    }),
  },
  [`DELETE ${office}/single-sign-on`]: { needed: 'office owner', logIn: true, ok: 204 },
  [`POST ${office}/email-domains`]: {
    needed: 'office owner',
    logIn: true,
    ok: 201,
    body: () => ({ domain: 'outro.example' }),
  },
  // DNS says nothing of it.
  [`PUT ${office}/email-domains/{domain}/proof`]: { needed: 'office owner', logIn: true, ok: 422 },
  [`DELETE ${office}/email-domains/{domain}`]: { needed: 'office owner', logIn: true, ok: 204 },
  'PUT /v1/projects/{projectId}/organization': {
    needed: 'owner',
    logIn: true,
    ok: 200,
    body: ({ ids }) => ({ organization_id: ids['organizationId'] }),
  },

  'GET /v1/projects': { needed: 'user', ofOneProject: true, ok: 200 },
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
    logIn: true,
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

  'GET /v1/projects/{projectId}/towers': { needed: 'view', ok: 200 },
  'GET /v1/projects/{projectId}/declarations': { needed: 'view', ok: 200 },
  'POST /v1/projects/{projectId}/declarations': { needed: 'edit', ok: 201, body: () => declaration },
  'GET /v1/projects/{projectId}/prices': { needed: 'view', ok: 200 },
  'PATCH /v1/projects/{projectId}/prices': { needed: 'edit', ok: 200, body: () => ({ prices: [quotation] }) },
  'GET /v1/projects/{projectId}/prices/shared': { needed: 'view', ok: 200 },
  // Neither is of the office.
  'POST /v1/projects/{projectId}/prices/shared': {
    needed: 'edit',
    ok: 422,
    body: ({ ids }) => ({ prices: [{ project_id: ids['projectId'], key: quotation.key }] }),
  },
  'GET /v1/projects/{projectId}/declarations/shared': { needed: 'view', ok: 200 },
  'POST /v1/projects/{projectId}/declarations/shared': {
    needed: 'edit',
    ok: 422,
    body: ({ ids }) => ({ declaration_ids: [ids['declarationId']] }),
  },
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
  [`GET ${option}/unfinished-sheet`]: { needed: 'view', ok: 200 },
  [`PUT ${option}/unfinished-sheet`]: { needed: 'edit', ok: 200, body: () => ({ sheet: 'folha' }) },
  [`GET ${option}/proposal`]: { needed: 'view', ok: 200 },
  [`PUT ${option}/proposal`]: {
    needed: 'edit',
    ok: 200,
    body: ({ floorIds }) => ({
      modules: [{ type: 'beam_column', data: { ...sampleFrame, floor_ids: floorIds } }],
    }),
  },
  [`DELETE ${option}/proposal/{proposalId}`]: { needed: 'edit', ok: 200 },
  [`POST ${module}/versions`]: {
    needed: 'edit',
    ok: 201,
    body: () => ({ name: 'V3', type: 'beam_column', data: sampleFrame }),
  },
  [`GET ${version}`]: { needed: 'view', ok: 200 },
  [`PATCH ${version}`]: { needed: 'edit', ok: 200, body: () => ({ name: 'Melhor' }) },
  [`DELETE ${version}`]: { needed: 'edit', ok: 200 },
};
