import { expect, test, vi } from 'vitest';
import { accessTable, type RouteRow } from '../../support/access/accessTable.ts';
import { buildCallers } from '../../support/access/callers.ts';
import { changedRows, primaryKeys, readable } from '../../support/access/changedRows.ts';
import { everything, restore } from '../../support/access/everything.ts';
import { answerTo, askedOf } from '../../support/callRoute.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { decision, quotation, webhook } from '../../support/access/accessWorld.ts';
import { password, sampleFrame } from '../../support/world.ts';

// What the service does by itself some seconds after its start is no call's.
vi.mock('../../../api/repeatRegularly.ts', () => ({ repeatRegularly: () => () => Promise.resolve() }));

/*
 * What each call that changes something leaves in the tables, to whoever reads them next: rows, activity, mails, tokens
 * and when they end. Read what changed before `-u` writes it anew.
 */
const api = await serveApi();
const { callers, world, state } = await buildCallers(api);
const keys = await primaryKeys(api);
const named = new Map(
  Object.entries(world.ids).flatMap(([name, id]) => (id.includes('-') ? [[id, name]] : [])),
);
named.set(`invitations ${world.ids['invitationId']}`, 'invitationId');
named.set(`invitations ${world.ids['organizationInvitationId']}`, 'organizationInvitationId');
const people: Record<string, { id: number; email: string }> = {};
for (const [name, { token, reach, isDead }] of Object.entries(callers)) {
  if (token === undefined || reach !== undefined || isDead === true) continue;
  people[name] = (await call(api.url, 'GET', '/v1/users/me', { token })).body.user;
}
people['other'] = world.other;
for (const [name, { id, email }] of Object.entries(people)) named.set(`users ${id}`, name).set(email, name);
const idOf = (name: string) => String(people[name]!.id);
const emailOf = (name: string) => people[name]!.email;

const { unit } = (
  await call(api.url, 'GET', world.project.path.concat('/units/', world.ids['unitId']!), {
    token: callers['owner']!.token!,
  })
).body;
for (const { id, name } of unit.floor_groups) named.set(id, `group ${name}`);
for (const { id, index } of unit.tower.floors) named.set(id, `floor ${index}`);

/** A call, of the owner unless said otherwise; its body may follow from the answer to the call before. */
type Step = { route: string; body?: unknown; query?: string; by?: string; ids?: Record<string, string> };

async function linesOf(steps: readonly Step[]): Promise<string[]> {
  const lines: string[] = [];
  let before = state;
  let answer: unknown;
  for (const { route, body, query = '', by = 'owner', ids = {} } of steps) {
    const since = Date.now();
    const sent = typeof body === 'function' ? body(answer) : body;
    const row: RouteRow = { needed: 'open', ok: 200, query, body: () => sent };
    const { status, text } = await answerTo(api, route, row, callers[by]!, {
      ...world,
      ids: { ...world.ids, ...ids },
    });
    answer = text === '' ? undefined : JSON.parse(text);
    const after = await everything(api);
    const told = sent === undefined || sent instanceof FormData ? '' : ` ${JSON.stringify(sent)}`;
    const { error } = status < 400 ? {} : (answer as { error?: unknown });
    const refused = error === undefined ? '' : ` ${JSON.stringify(error)}`;
    lines.push(
      ...readable([`${route}${told} by ${by}: ${status}${refused}`], named),
      ...changedRows([before, after], keys, named, since).map((line) => `  ${line}`),
    );
    before = after;
  }
  await restore(api, state, before);
  return [...lines, ''];
}

test('what each call changes is as written', { timeout: 300_000 }, async () => {
  const lines: string[] = [];
  for (const [route, row] of Object.entries(accessTable)) {
    if (!askedOf(route, row).changes) continue;
    const body = await row.body?.(world);
    lines.push(...(await linesOf([{ route, body, query: row.query ?? '' }])));
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('written/calls.txt');
});

const at = {
  project: '/v1/projects/{projectId}',
  unit: '/v1/projects/{projectId}/units/{unitId}',
  option: '/v1/projects/{projectId}/units/{unitId}/options/{optionId}',
  module: '/v1/projects/{projectId}/units/{unitId}/options/{optionId}/modules/{moduleId}',
  version:
    '/v1/projects/{projectId}/units/{unitId}/options/{optionId}/modules/{moduleId}/versions/{versionId}',
  office: '/v1/organizations/{organizationId}',
};
const { ids } = world;
const waiting = await call(api.url, 'GET', '/v1/users/pending-invitations', {
  token: callers['invited']!.token!,
});
const replyId = String(waiting.body.invitations[0].id);
const otherOption = { optionId: ids['otherOptionId']! };
const foundation = { moduleId: ids['foundationId']!, versionId: ids['foundationVersionId']! };
const [{ id: _, ...basementAgain }, ground, standard] = unit.floor_groups;
const bothOptions = [ids['optionId'], ids['otherOptionId']];
const frameOver = (floor_ids: string[], columns: number) => ({
  type: 'beam_column',
  data: { ...sampleFrame, column_number: columns, floor_ids },
});
const [firstFloor, secondFloor] = world.floorIds;
const override = { option_ids: bothOptions, rule: 'NO_GAPS' };

/** What the table of calls has no place for: other bodies, other callers, and one call after another. */
const scenes: Record<string, Step[]> = {
  'a new address and a new password': [
    { route: 'PATCH /v1/users', body: { email: 'nova@example.com', current_password: password } },
    { route: 'PATCH /v1/users', body: { email: 'outra@example.com', current_password: password } },
    { route: 'PATCH /v1/users', body: { password: 'outra5enha!', current_password: password } },
  ],
  'a profile': [
    {
      route: 'PATCH /v1/users',
      body: { birth_date: null, company_name: 'Ipê', professional_number: 'CREA 9' },
    },
  ],
  'mails asked for again': [
    { route: 'POST /v1/tokens/password-reset', body: { email: world.other.email } },
    { route: 'POST /v1/tokens/password-reset', body: { email: world.other.email } },
    { route: 'POST /v1/tokens/activation', body: { email: emailOf('unproved stranger') } },
  ],
  'a wrong password': [
    { route: 'POST /v1/tokens/authentication', body: { email: world.other.email, password: 'errada123' } },
    { route: 'POST /v1/tokens/authentication', body: { email: world.other.email, password } },
  ],
  'an invitation accepted': [
    { route: 'PUT /v1/users/reply/{replyId}', body: { status: 'accepted' }, by: 'invited', ids: { replyId } },
    { route: 'PUT /v1/users/reply/{replyId}', body: { status: 'declined' }, by: 'invited', ids: { replyId } },
  ],
  'an invitation declined': [
    { route: 'PUT /v1/users/reply/{replyId}', body: { status: 'declined' }, by: 'invited', ids: { replyId } },
  ],
  'an invitation made twice': [
    {
      route: `POST ${at.project}/invite`,
      body: { email: emailOf('stranger'), permissions: ['project:edit'] },
    },
    {
      route: `POST ${at.project}/invite`,
      body: { email: emailOf('stranger'), permissions: ['project:view'] },
    },
    {
      route: `POST ${at.office}/invite`,
      body: { email: emailOf('stranger'), role: 'owner', discipline: 'obra' },
    },
    { route: `POST ${at.office}/invite`, body: { email: emailOf('stranger'), role: 'viewer' } },
  ],
  'a member leaves': [
    { route: `DELETE ${at.project}/members/{userId}`, by: 'viewer', ids: { userId: idOf('viewer') } },
  ],
  'a colleague becomes an owner, and the owner leaves': [
    { route: `PUT ${at.project}/organization`, body: { organization_id: ids['organizationId'] } },
    { route: `PATCH ${at.office}/members/{userId}`, body: { role: 'owner' } },
    { route: `DELETE ${at.office}/members/{userId}`, ids: { userId: idOf('owner') } },
  ],
  'a project into an office and out of it': [
    { route: `PUT ${at.project}/organization`, body: { organization_id: ids['organizationId'] } },
    { route: `PUT ${at.project}/organization`, body: { organization_id: null } },
  ],
  'all of a project': [
    {
      route: `PATCH ${at.project}`,
      body: {
        name: 'Jardim',
        cep: null,
        state: 'RJ',
        city: 'Niterói',
        neighborhood: 'Icaraí',
        street: 'Rua A',
        number: '10',
        phase: 'basic_project',
        building_type: 'corporate',
        description: 'Duas torres.',
        benchmark_consent: true,
        prices_for_readers: true,
        revision: 1,
      },
    },
  ],
  'floors changed, added and removed': [
    {
      route: `PATCH ${at.unit}`,
      body: {
        name: 'Torre',
        housing_units_count: 8,
        repetition_count: 3,
        data: {
          floor_groups: [
            { ...ground, area: 810 },
            { ...standard, repetition: 3, name: 'Tipo 1' },
            { name: 'Ático', category: 'penthouse_floor', area: 200, height: 3, repetition: 1 },
          ],
        },
        revision: 1,
      },
    },
    { route: `PATCH ${at.unit}`, body: { data: { floor_groups: [ground, basementAgain] } } },
  ],
  'another reference': [
    { route: `PATCH ${at.option}`, body: { active: true }, ids: otherOption },
    { route: `PATCH ${at.option}`, body: { precision: 0.1 } },
    { route: `DELETE ${at.option}`, ids: otherOption },
  ],
  'a module on other floors': [
    { route: `PATCH ${at.module}`, body: { floor_ids: [firstFloor] } },
    { route: `PATCH ${at.module}`, body: { data: { ...sampleFrame, column_number: 30 } } },
    { route: `PATCH ${at.module}`, body: { floor_ids: [] } },
  ],
  'a version becomes valid': [
    { route: `PATCH ${at.version}`, body: { is_valid: true, description: 'Revisto.' } },
    {
      route: `POST ${at.module}/versions`,
      body: { name: 'V3', type: 'beam_column', is_valid: true, data: { ...sampleFrame, form_slabs: 410 } },
    },
    { route: `DELETE ${at.version}` },
  ],
  'another foundation': [
    { route: `PATCH ${at.version}`, body: { is_valid: true }, ids: foundation },
    { route: `DELETE ${at.module}`, ids: foundation },
    {
      route: `POST ${at.option}/modules`,
      body: { name: 'Radier', type: 'raft_foundation', data: sampleRaft },
    },
  ],
  'a check passed over': [
    { route: `PUT ${at.unit}/overrides`, body: { ...override, note: 'Vem depois.' } },
    { route: `PUT ${at.unit}/overrides`, body: { ...override, note: 'Já veio.' }, by: 'editor' },
    { route: `PUT ${at.unit}/overrides`, body: { ...override, note: null } },
  ],
  'a price kept, changed and given up': [
    { route: `PATCH ${at.project}/prices`, body: { prices: [quotation] } },
    { route: `PATCH ${at.project}/prices`, body: { prices: [{ ...quotation, max: 30 }] }, by: 'editor' },
    { route: `PATCH ${at.project}/prices`, body: { prices: [], withdrawn: [quotation.key] } },
  ],
  'a decision and who reads it': [
    {
      route: `POST ${at.unit}/decisions`,
      body: {
        ...decision(ids['otherOptionId']!, ids['optionId']!),
        overrides: [{ rule: 'NO_GAPS', note: 'Vem depois.' }],
      },
      by: 'editor',
    },
    { route: 'DELETE /v1/users/me/decision-notices/{decisionId}', by: 'viewer' },
    { route: `PATCH ${at.module}`, body: { data: { ...sampleFrame, column_number: 48 } } },
  ],
  'a proposal saved': [
    { route: `PUT ${at.option}/proposal`, body: { modules: [frameOver([firstFloor!], 30)] }, by: 'editor' },
    {
      route: `PUT ${at.option}/takeoff`,
      body: (answer: { tower_option: { proposal: { id: string } } }) => ({
        modules: [
          { id: ids['moduleId'], ...frameOver([secondFloor!], 20) },
          { name: 'Primeiro', ...frameOver([firstFloor!], 30) },
        ],
        proposal_id: answer.tower_option.proposal.id,
      }),
    },
  ],
  'a sheet that removes a module': [
    { route: `PUT ${at.option}/unfinished-sheet`, body: { sheet: 'folha' } },
    { route: `PUT ${at.option}/unfinished-sheet`, body: { sheet: 'outra' }, by: 'editor' },
    { route: `PUT ${at.option}/unfinished-sheet`, body: { sheet: null } },
    { route: `PUT ${at.option}/takeoff`, body: { modules: [], removed: [{ id: ids['moduleId'] }] } },
  ],
  'a webhook on and off': [
    { route: 'PATCH /v1/webhooks/{webhookId}', body: { url: 'https://other.invalid/' } },
    { route: 'POST /v1/webhooks', body: { ...webhook, project_id: ids['projectId'], events: ['unit'] } },
  ],
  'a token that reads one project': [
    {
      route: 'POST /v1/tokens/api',
      body: { name: 'Leitura', read_only: true, project_id: ids['projectId'] },
    },
  ],
  'the office of two owners deleted': [
    { route: `PATCH ${at.office}/members/{userId}`, body: { role: 'owner' } },
    { route: `PUT ${at.project}/organization`, body: { organization_id: ids['organizationId'] } },
    { route: 'DELETE /v1/users/me', body: { current_password: password } },
  ],
};

test('what calls one after another change is as written', { timeout: 300_000 }, async () => {
  const lines: string[] = [];
  for (const [scene, steps] of Object.entries(scenes)) lines.push(`## ${scene}`, ...(await linesOf(steps)));
  await expect(lines.join('\n')).toMatchFileSnapshot('written/scenes.txt');
});
