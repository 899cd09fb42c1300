import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { languages } from '#domain/texts/messages.ts';
import { type OpenapiDocument, operationsOf } from '../../../api/openapi/document.ts';
import { frame, masonry, walls } from '../../../seed/structures.ts';
import { mailsTo } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { declare } from '../../support/towers/decidedTower.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  type TestModule,
  type TestOption,
  type TestUser,
  uniqueEmail,
} from '../../support/world.ts';
import { linesOf } from '../../support/writtenLines.ts';

/*
 * What /v1 answers to every GET about one tower of an office, to its owner and to a colleague who may only look, the
 * mails that went out, and the decision on paper: most fields of it no other test asks for. Read what changed before
 * `-u` writes it anew.
 */
const api = await serveApi({ webhookLocalhost: true });
const document: OpenapiDocument = (await call(api.url, 'GET', '/v1/openapi.json')).body;

/** The steps of the preparation in order, each with the moment it ended: a time is told by the step it falls in. */
const steps: { made: string; until: number }[] = [];
async function afterMaking(made: string): Promise<void> {
  // So that no time is of the same millisecond as the end of its step.
  await setTimeout(2);
  steps.push({ made, until: Date.now() });
  await setTimeout(2);
}
function toldTime(time: string): string {
  const at = Date.parse(time);
  const step = steps.find(({ until }) => at < until)?.made;
  return step === undefined ? (at > Date.now() ? 'later' : 'last') : `during ${step}`;
}

await afterMaking('long ago');
const [owner, colleague, guest] = [await newUser(api.url), await newUser(api.url), await newUser(api.url)];
await afterMaking('people');
const office = await openOffice(owner);
await afterMaking('office');
await office.join(colleague, 'viewer');
await expectStatus(
  200,
  owner.call('POST', `${office.path}/invite`, { email: uniqueEmail(), role: 'editor' }),
);
await afterMaking('office’s members');
const project = await owner.project({ name: 'Residencial Ipê' });
await afterMaking('project');
await office.take(project);
await project.share(guest, 'project:edit');
await afterMaking('project’s members');
const invitation = { email: colleague.email, permissions: ['project:edit'] };
const other = await guest.project({ name: 'Jardim das Paineiras' });
await afterMaking('other project');
await expectStatus(200, guest.call('POST', `${other.path}/invite`, invitation));
await afterMaking('invitation');
const unit = await project.unit({ name: 'Torre', housing_units_count: 8, repetition_count: 2 });
await afterMaking('tower');
const floors = (await unit.floors()).map(({ id }) => id);
const options: TestOption[] = [];
const modules: TestModule[] = [];
for (const [name, type, data] of [
  ['Pórtico', 'beam_column', frame(400, 1)],
  ['Paredes', 'concrete_wall', walls(400, 1)],
  ['Alvenaria', 'structural_masonry', masonry(400, 1)],
] as const) {
  const option = await unit.option({ name, active: name === 'Pórtico' });
  options.push(option);
  await afterMaking(`simulation ${name}`);
  modules.push(await option.module({ name, type, data, floorIds: floors.slice(1) }));
  await afterMaking(`module ${name}`);
}
const [option, module] = [options[0]!, modules[0]!];
const raft = { name: 'Radier', type: 'raft_foundation', data: sampleRaft };
await expectStatus(201, owner.call('POST', `${option.path}/modules`, raft));
await afterMaking('foundation');
const version = { name: 'V2', type: 'beam_column', data: frame(380, 1), is_valid: false };
const made = await expectStatus(201, owner.call('POST', `${module.path}/versions`, version));
await afterMaking('version');
await declare(unit, 'concrete:30', 210, '2999-12-31');
await afterMaking('declaration');
const prices = [{ key: 'concrete:columns:30', min: 10, max: 20, source: 'Sul', date: '2020-01-15' }];
await expectStatus(200, owner.call('PATCH', `${project.path}/prices`, { prices }));
await afterMaking('price');
const decide = async (chosen: number) => {
  const body = {
    option_ids: options.map(({ id }) => id),
    reference_id: option.id,
    chosen_id: options[chosen]!.id,
    reason: 'Prazo menor.',
    overrides: [
      { rule: 'NO_GAPS', note: 'Vêm depois.' },
      { rule: 'SAME_FOUNDATION', note: 'É a mesma.' },
    ],
  };
  return (await expectStatus(201, owner.call('POST', `${unit.path}/decisions`, body))).body.decision;
};
await decide(1);
await afterMaking('decision');
const decision = await decide(2);
await afterMaking('next decision');
// Its paper says when it was taken.
await sql`update decisions set created_at = '2026-11-20T12:00:00Z' where id = ${decision.id}`.execute(api.db);
const passedOver = { option_ids: options.map(({ id }) => id), rule: 'NO_GAPS', note: 'Vêm depois.' };
await expectStatus(200, owner.call('PUT', `${unit.path}/overrides`, passedOver));
await afterMaking('override');
// Each of them was changed after it was made.
for (const [what, { path }, name] of [
  ['tower', unit, 'Torre'],
  ['simulation', option, 'Pórtico'],
  ['module', module, 'Pórtico'],
] as const) {
  await expectStatus(200, owner.call('PATCH', path, { name }));
  await afterMaking(`change of the ${what}`);
}
const hook = { url: 'http://127.0.0.1:9/', events: ['unit'], project_id: project.id };
const webhook = (await expectStatus(201, owner.call('POST', '/v1/webhooks', hook))).body.webhook;
await afterMaking('webhook');
await expectStatus(201, owner.call('POST', '/v1/tokens/api', { name: 'Planilha', project_id: project.id }));
await afterMaking('token');

// Answers tell whether the mail of an invitation was sent.
const isWaiting = async () => (await api.db.selectFrom('outbox').select('id').execute()).length > 0;
await vi.waitUntil(async () => !(await isWaiting()), { timeout: 30_000 });

const given: Record<string, string> = {
  projectId: project.id,
  unitId: unit.id,
  optionId: option.id,
  moduleId: module.id,
  versionId: made.body.version.id,
  organizationId: office.id,
  webhookId: webhook.id,
  decisionId: decision.id,
};
/** Files, streams, and what a person holds of all of it. */
const isElsewhere = (path: string) =>
  /export$|pdf$|template|openapi|docs$|events$|images|presigned|structureId/.test(path);

/** Without what is another on every run. */
const lasting = (line: string) =>
  line
    .replaceAll(/[\w.+-]+@[\w.-]+/g, 'an address')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, '#')
    .replaceAll(/\b[A-Z2-7]{26}\b/g, 'a token')
    .replaceAll(/127\.0\.0\.1:\d{2,}/g, 'here')
    // Written at most once a minute.
    .replaceAll(/last_used_at (?!null)[^,]+/g, 'last_used_at a time');

/** A link to a file is signed anew every second. */
const unsigned = (body: object) => JSON.parse(JSON.stringify(body).replaceAll(/(?<=\/pdf\?)[^"]+/g, '…'));

const paths = operationsOf(document).flatMap(({ method, path }) =>
  method === 'get' && !isElsewhere(path) ? [path] : [],
);
const addressOf = (path: string, ids = given) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);

async function answersFor(user: TestUser): Promise<string[]> {
  const lines: string[] = [];
  const before = new Map<string, string>();
  for (const path of paths) {
    const { status, body } = await user.call('GET', addressOf(path));
    lines.push(
      `GET ${path} ${status}`,
      ...linesOf(unsigned(body), before, toldTime).map((line) => `  ${lasting(line)}`.trimEnd()),
    );
  }
  return lines;
}

test('what the owner of an office is answered, and a colleague otherwise', async () => {
  const lines = await answersFor(owner);
  // One page has all of each list.
  expect(lines.filter((line) => /last_page (?!1\b)/.test(line))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/owner.txt');
  const isCall = (line: string) => line.startsWith('GET');
  const others = (await answersFor(colleague)).filter((line) => isCall(line) || !lines.includes(line));
  const differing = others.filter((line, at) => !isCall(line) || others[at + 1]?.startsWith(' ') === true);
  await expect(`${differing.join('\n')}\n`).toMatchFileSnapshot('written/colleague.txt');
});

test('the mails that went out', async () => {
  const people = { owner, colleague, guest };
  const lines: string[] = [];
  for (const [who, { email }] of Object.entries(people))
    for (const { subject, text } of (await mailsTo(api.db, email)).toReversed())
      lines.push(
        `to the ${who}: ${subject}`,
        ...lasting(text.trimEnd())
          .split('\n')
          .map((line) => `  ${line}`.trimEnd()),
      );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/mails.txt');
});

test.each(languages)('the decision on paper in %s', async (language) => {
  const response = await fetch(new URL(`${decision.pdf_url}&lng=${language}`, api.url));
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  // When a check was accepted.
  const undated = text.replaceAll(/(?<=\(Ana Souza, )[^)]+/g, '…');
  await expect(undated).toMatchFileSnapshot(`written/decision.${language}.txt`);
});

/** Another tower, of whose one module the floors are gone. */
async function towerWithoutCoveredFloors() {
  const tower = await project.unit({ name: 'Outra' });
  const [lowest] = await tower.floors();
  const own = await tower.option({ name: 'Pórtico' });
  const uncovered = await own.module({ type: 'beam_column', data: frame(400, 1), floorIds: [lowest!.id] });
  const [, ...groups] = (await expectStatus(200, owner.call('GET', tower.path))).body.unit.floor_groups;
  await expectStatus(200, owner.call('PATCH', tower.path, { data: { floor_groups: groups } }));
  const { versions } = (await expectStatus(200, owner.call('GET', uncovered.path))).body;
  return { unitId: tower.id, optionId: own.id, moduleId: uncovered.id, versionId: versions[0].id };
}

test('what has an id is told alike wherever it stands', async () => {
  const uncovered = await towerWithoutCoveredFloors();
  /** What is told under each name, and how often. */
  const told = new Map<string, { values: Set<string>; times: number }>();
  const note = (value: unknown, id: string | undefined, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      if (id === undefined) return;
      const known = told.get(`${id} ${path}`) ?? { values: new Set(), times: 0 };
      known.values.add(JSON.stringify(value));
      told.set(`${id} ${path}`, { ...known, times: known.times + 1 });
      return;
    }
    if (Array.isArray(value)) note(value.length, id, `${path}.length`);
    const own = 'id' in value && typeof value.id === 'string' ? value.id : undefined;
    for (const [key, each] of Object.entries(value))
      note(each, own ?? id, own === undefined ? `${path}.${key}` : key);
  };
  const unanswered: string[] = [];
  // Points of both indicators share an id, with different ranges.
  for (const path of paths.filter((each) => !each.startsWith('/v1/benchmark/')))
    for (const ids of path.includes('{unitId}') ? [given, { ...given, ...uncovered }] : [given]) {
      const { status, body } = await owner.call('GET', addressOf(path, ids));
      if (status !== 200) unanswered.push(`${path} ${status}`);
      note(unsigned(body), undefined, '');
    }
  expect(unanswered).toEqual([]);
  const twice = [...told].filter(([, { times }]) => times > 1);
  expect(twice.length).toBeGreaterThan(500);
  for (const id of [uncovered.moduleId, uncovered.versionId])
    expect(told.get(`${id} co2_min`)).toEqual({ values: new Set(['0']), times: expect.any(Number) });
  // The list of all versions also counts a change of the module's floors.
  const isUnlike = ([name, { values }]: (typeof twice)[0]) =>
    values.size > 1 && !(name.endsWith(' updated_at') && told.has(name.replace('updated_at', 'version')));
  expect(twice.filter(isUnlike)).toEqual([]);
});
