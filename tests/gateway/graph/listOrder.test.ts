import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

const tower = '/v1/projects/p1/units/u1';
const made = (month: number) => `2026-0${month}-01T00:00:00Z`;
/** The older one was changed last. */
const rows = [
  { id: 'a', name: 'A', active: true, modules: [], created_at: made(1), updated_at: made(3) },
  { id: 'b', name: 'B', active: false, modules: [], created_at: made(2), updated_at: made(2) },
];
const sessions = [
  { id: 'a', device: 'A', current: true, created_at: made(1), last_used_at: made(3) },
  { id: 'b', device: 'B', current: false, created_at: made(2), last_used_at: null },
];
const project = { id: 'p1', name: 'P', state: 'SP', city: 'Santos', created_at: made(1), units: rows };
/** A UUID v7 of the first day of a month. */
const idOf = (month: number) => {
  const time = Date.parse(made(month)).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};
const frame = { id: idOf(1), name: 'M', type: 'beam_column', floor_ids: ['f1'], outdated: false };
const untimed = [3, 2].map((month) => ({
  id: idOf(month),
  version: month - 1,
  type: 'beam_column',
  name: 'V',
}));
const timed = [1, 2].map((version, at) => ({ ...rows[at], version, type: 'beam_column', data: {} }));
/** Rows of each list with texts of their own, none a part of another: `ofname` with the letter of the row. */
const twice = (row: (letter: string) => Record<string, unknown>) =>
  ['a', 'b'].map((letter, at) => ({
    id: letter,
    created_at: made(at + 1),
    updated_at: made(at + 1),
    ...row(letter),
  }));
const range = { min: 1, max: 2 };
const words = (letter: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `of${name.replaceAll('_', '')}${letter}`]));
const waiting = twice((letter) => ({
  ...words(letter, 'email', 'project_name', 'inviter_name'),
  status: 'pending',
  project_id: 'p1',
  expires_at: made(9),
  permissions: ['project:view'],
}));
const decisions = twice((letter) => ({
  ...words(letter, 'chosen', 'reason', 'author_name', 'project_name', 'unit_name', 'pdf_url'),
  project_id: 'p1',
  unit_id: 'u1',
  number: 1,
  comparison: { items: [], differences: [] },
  today: 'STANDS',
  today_because: [],
  today_against: [],
}));
const declarations = twice((letter) => ({
  ...words(letter, 'material', 'supplier', 'document', 'label', 'user_name'),
  unit: 'kg',
  expired: false,
  co2: range,
}));
const { gateway } = await serveStub({
  'GET /v1/users/pending-invitations': () => ({ body: { invitations: waiting } }),
  'GET /v1/projects/p1/invitations': () => ({ body: { invitations: waiting } }),
  'GET /v1/projects/p1/members': () => ({
    body: {
      members: twice((letter) => ({ ...words(letter, 'name', 'email'), permissions: ['project:view'] })),
    },
  }),
  'GET /v1/projects/p1/decisions': () => ({ body: { decisions } }),
  [`GET ${tower}/decisions`]: () => ({ body: { decisions } }),
  'GET /v1/projects/p1/declarations': () => ({ body: { declarations } }),
  'GET /v1/tokens/api': () => ({
    body: {
      api_tokens: twice((letter) => ({ ...words(letter, 'name'), expires_at: made(9), read_only: true })),
    },
  }),
  [`GET ${tower}/options/a/modules/${frame.id}`]: () => ({ body: { module: frame, versions: untimed } }),
  [`GET ${tower}/options/a/modules/m`]: () => ({ body: { module: { ...frame, id: 'm' }, versions: timed } }),
  'GET /v1/tokens/sessions': () => ({ body: { sessions } }),
  'GET /v1/projects/p1': () => ({ body: { project } }),
  [`GET ${tower}`]: () => ({ body: { unit: { id: 'u1', name: 'T', tower: { floors: [] } } } }),
  [`GET ${tower}/options`]: () => ({ body: { tower_options: rows } }),
  'GET /v1/projects/p1/units/a': () => ({ body: { unit: { ...rows[0], tower: { floors: [] } } } }),
  'GET /v1/projects/p1/units/b': () => ({ body: { unit: { ...rows[1], tower: { floors: [] } } } }),
});

const timedModule = toGlobalId('Module', 'p1', 'u1', 'a', 'm');
const lists = {
  versions: (of: string) =>
    `node(id: "${timedModule}") { ... on Module { list: versions(${of}) { nodes { name } } } }`,
  sessions: (of: string) => `viewer { list: sessions(${of}) { nodes { name: device } } }`,
  options: (of: string) =>
    `node(id: "${toGlobalId('Unit', 'p1', 'u1')}") { ... on Unit { list: options(${of}) { nodes { name } } } }`,
  units: (of: string) =>
    `node(id: "${toGlobalId('Project', 'p1')}") { ... on Project { list: units(${of}) { nodes { name } } } }`,
};

test.each(Object.entries(lists))(
  '%s go by when they were made, and by when they were last changed',
  async (_, list) => {
    const ask = async (of: string) => {
      const { data, errors } = await gateway.ask(`{ ${list(of)} }`);
      expect(errors).toEqual([]);
      const [{ list: found }] = Object.values(data) as [{ list: { nodes: { name: string }[] } }];
      return found.nodes.map(({ name }) => name).join('');
    };
    expect({
      made: await ask('orderBy: {field: CREATED_AT, direction: ASC}'),
      changed: await ask('orderBy: {field: UPDATED_AT, direction: ASC}'),
      changedLast: await ask('orderBy: {field: UPDATED_AT, direction: DESC}'),
      changedSince: await ask(`updatedSince: "${made(3)}"`),
    }).toEqual({ made: 'AB', changed: 'BA', changedLast: 'AB', changedSince: 'A' });
  },
);

test('versions of a service that tells no times are as old as their own ids', async () => {
  const id = toGlobalId('Module', 'p1', 'u1', 'a', frame.id);
  const query = `{ node(id: "${id}") { ... on Module { versions(first: 9) { nodes { number createdAt updatedAt } } } } }`;
  const { data, errors } = await gateway.ask(query);
  expect(errors).toEqual([]);
  const times = (month: number) => {
    const time = made(month).replace('Z', '.000Z');
    return { number: month - 1, createdAt: time, updatedAt: time };
  };
  expect(data.node.versions.nodes).toEqual([times(3), times(2)]);
});

const ofUnit = (field: string) =>
  `node(id: "${toGlobalId('Unit', 'p1', 'u1')}") { ... on Unit { list: ${field} { nodes { id } } } }`;
const ofProject = (field: string) =>
  `node(id: "${toGlobalId('Project', 'p1')}") { ... on Project { list: ${field} { nodes { id } } } }`;

/** What each list is searched by. */
const searched: Record<string, [list: (of: string) => string, texts: string]> = {
  pendingInvitations: [
    (of) => `viewer { list: pendingInvitations(${of}) { nodes { id } } }`,
    'email projectname invitername',
  ],
  apiTokens: [(of) => `viewer { list: apiTokens(${of}) { nodes { id } } }`, 'name'],
  members: [(of) => ofProject(`members(${of})`), 'name email'],
  invitations: [(of) => ofProject(`invitations(${of})`), 'email projectname invitername'],
  'decisions of a project': [(of) => ofProject(`decisions(${of})`), 'reason authorname'],
  'decisions of a tower': [(of) => ofUnit(`decisions(${of})`), 'reason authorname'],
  declarations: [(of) => ofProject(`declarations(${of})`), 'material supplier document'],
};
const allTexts =
  'name email projectname invitername reason authorname chosen unitname material supplier document label';

test.each(Object.entries(searched))(
  '%s are searched by their texts, and go by their making',
  async (_, [list, texts]) => {
    const ask = async (of: string): Promise<string[]> => {
      const { data, errors } = await gateway.ask(`{ ${list(of)} }`);
      expect(errors).toEqual([]);
      const [{ list: found }] = Object.values(data) as [{ list: { nodes: { id: string }[] } }];
      return found.nodes.map(({ id }) => id);
    };
    const [older, newer] = await ask('orderBy: {field: CREATED_AT, direction: ASC}');
    expect(await ask('orderBy: {field: CREATED_AT, direction: DESC}')).toEqual([newer, older]);
    expect(await ask(`updatedSince: "${made(2)}"`)).toEqual([newer]);
    const found: string[] = [];
    for (const text of allTexts.split(' ')) {
      const those = await ask(`search: "of${text}b"`);
      if (those.length > 0) found.push(text);
      expect([text, those]).toEqual([text, those.length > 0 ? [newer] : []]);
    }
    expect(found.toSorted()).toEqual(texts.split(' ').toSorted());
  },
);
