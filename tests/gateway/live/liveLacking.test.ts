import { buildASTSchema, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Capability, capabilities } from '../../../gateway/upstream/capabilities.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { frameInput } from '../../support/mainJob.ts';

type Ids = {
  project: string;
  projectId: string;
  unit: string;
  option: string;
  module: string;
  floors: string[];
};
/** One operation that takes the capability: a field of the viewer or project, or a mutation with its input. */
type Probe = (ids: Ids) => { query: string } | { mutation: string; input: object };

const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 90, height: 3, repetition: 1 }];
const element = { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] };
const masonry = {
  concreteSlabs: element,
  grout: [],
  mortar: [{ fak: 8, volume: 1 }],
  blocks: [{ type: 'inteiro (14x19x39)', fbk: 4, quantity: 9 }],
};
const frame = frameInput(40).beamColumn;
const created = { name: 'Outro', state: 'SP', city: 'Santos', phase: 'BASIC_PROJECT' };
const person = { name: 'Bia Reis', email: 'bia@example.com', password: 'pa55word!!' };

const ofViewer =
  (fields: string): Probe =>
  () => ({ query: `{ viewer { ${fields} } }` });
const ofProject =
  (fields: string): Probe =>
  ({ projectId }) => ({
    query: `{ project(projectId: "${projectId}") { ${fields} } }`,
  });
const change =
  (mutation: string, input: (ids: Ids) => object): Probe =>
  (ids) => ({ mutation, input: input(ids) });

const probes: Partial<Record<Capability, Probe>> = {
  moduleVersions: change('createVersion', ({ module }) => ({ moduleId: module, structure: frameInput(41) })),
  structuralMasonry: change('createModule', ({ option, floors }) => ({
    optionId: option,
    floorIds: floors,
    structure: { structuralMasonry: masonry },
  })),
  fractionalSpans: change('updateModule', ({ module }) => ({
    moduleId: module,
    structure: { beamColumn: { ...frame, averageBeamSpan: 5.5 } },
  })),
  slabSystems: change('updateModule', ({ module }) => ({
    moduleId: module,
    structure: { beamColumn: { ...frame, slabSystem: 'RIBBED' } },
  })),
  foundations: change('saveFoundation', ({ option }) => ({
    optionId: option,
    foundation: { raft: { fck: 30, area: 100, thickness: 0.5, steel: [{ ca: 50, mass: 9 }] } },
  })),
  unitChanges: change('updateUnit', ({ unit }) => ({ unitId: unit, name: 'Torre B' })),
  towerRepetition: change('createUnit', ({ project }) => ({
    projectId: project,
    name: 'Torre C',
    floorGroups,
    repetitionCount: 2,
  })),
  dwellings: change('createUnit', ({ project }) => ({
    projectId: project,
    name: 'Torre D',
    floorGroups,
    dwellings: 8,
  })),
  duplicates: change('duplicateModule', ({ module }) => ({ moduleId: module })),
  takeoffs: change('saveTakeoff', ({ option, floors }) => ({
    optionId: option,
    modules: [{ name: 'x', floorIds: floors, structure: frameInput(42) }],
  })),
  members: ofProject('members { totalCount }'),
  sentInvitations: ofProject('invitations { totalCount }'),
  activity: ofProject('activity { totalCount }'),
  declarations: ofProject('declarations { totalCount }'),
  prices: change('setPrices', ({ project }) => ({
    projectId: project,
    prices: [{ key: 'form:walls', min: 1, max: 1, source: 'x', date: '2026-10-20' }],
  })),
  decisions: ofProject('decisions { totalCount }'),
  structures: ofViewer('structures { totalCount }'),
  apiTokens: ofViewer('apiTokens { totalCount }'),
  sessions: ofViewer('sessions { totalCount }'),
  secondFactors: ofViewer('secondFactors { recoveryCodesLeft }'),
  webhooks: ofViewer('webhooks { url }'),
  organizations: ofViewer('organizations { name }'),
  accountExport: ofViewer('accountExport'),
  projectFilters: ofViewer('projects(state: "RJ") { totalCount }'),
  changeOrder: ofViewer('projects(orderBy: { field: UPDATED_AT, direction: DESC }) { totalCount }'),
  benchmarkFilters: () => ({ query: '{ benchmark(of: UNITS, state: "SP") { co2 { min } } }' }),
  ownerInvitations: change('inviteUser', ({ project }) => ({
    projectId: project,
    email: 'c@example.com',
    permissions: ['OWNER'],
  })),
  editInvitations: change('inviteUser', ({ project }) => ({
    projectId: project,
    email: 'd@example.com',
    permissions: ['EDIT'],
  })),
  importChecks: change('undoImport', () => ({ importId: 'x' })),
  imports: change('importProjects', () => ({ fileName: 'a.csv', contentBase64: 'eA==', dryRun: true })),
  pictures: change('createImageUpload', () => ({ fileName: 'a.png', contentType: 'image/png' })),
  buildingTypes: change('createProject', () => ({ ...created, buildingType: 'RESIDENTIAL' })),
  benchmarkConsent: change('updateProject', ({ project }) => ({
    projectId: project,
    benchmarkConsent: true,
  })),
  clearing: change('updateProject', ({ project }) => ({ projectId: project, description: null })),
  companyAccounts: change('signUp', () => ({ ...person, companyNumber: '12345678000199' })),
  profileFields: change('updateProfile', () => ({ city: 'Santos' })),
  professionalEmail: change('updateProfile', () => ({ professionalEmail: 'ana@example.com' })),
  logOut: change('logOut', () => ({})),
  accountDeletion: change('deleteAccount', () => ({})),
};

/** Nothing of what a service lacks: it loses nothing by that. */
const nothings: Record<string, Probe> = {
  'no profile': change('updateProfile', () => ({
    birthDate: null,
    activityArea: null,
    professionalEmail: null,
  })),
  'an empty profile': change('updateProfile', () => ({
    activityArea: '',
    companyName: '',
    professionalEmail: '',
  })),
  'a new account without a profile': change('signUp', () => ({
    ...person,
    email: 'bea@example.com',
    city: '',
    activityArea: null,
    companyNumber: null,
  })),
  'no type of building': change('createProject', () => ({
    ...created,
    name: 'Sem tipo',
    buildingType: null,
  })),
  'no type of building, and a text that is empty already': change('updateProject', ({ project }) => ({
    projectId: project,
    buildingType: null,
    neighborhood: null,
  })),
  'no counts of a tower': change('createUnit', ({ project }) => ({
    projectId: project,
    name: 'Torre E',
    floorGroups,
    repetitionCount: null,
  })),
  'no name of a module': change('createModule', ({ option, floors }) => ({
    optionId: option,
    name: null,
    floorIds: floors,
    structure: { beamColumn: frame },
  })),
  'no slab system, uses of forms or other materials': change('updateModule', ({ module }) => ({
    moduleId: module,
    structure: { beamColumn: { ...frame, slabSystem: null, formUses: null, otherMaterials: [] } },
  })),
  'amounts that are not assumed': change('updateModule', ({ module }) => ({
    moduleId: module,
    structure: { beamColumn: { ...frame, concreteColumns: counted } },
  })),
};
const counted = {
  volumes: [{ fck: 30, volume: 12, assumed: false }],
  steel: [{ ca: 50, mass: 900, assumed: false }],
};

/** After these nobody is there any more: somebody without projects asks for them. */
const leaves: readonly string[] = ['logOut', 'accountDeletion'];

/** What the gateway makes up for, so that nothing is refused for want of it. */
const madeUpFor: readonly Capability[] = [
  'moduleNames',
  'partialModuleChanges',
  'partStrengths',
  'passwordConfirmation',
  'emailConfirmation',
  'ownUser',
  'listTotals',
  'towerlessProjects',
  'floorlessModules',
  'liveUpdates',
];

test('each capability has a probe, or is made up for', () => {
  expect([...Object.keys(probes), ...madeUpFor].toSorted()).toEqual([...capabilities].toSorted());
});

describe.each([
  ['of September 2025', () => LiveWorld.start()],
  ['of April 2026', () => LiveWorld.startG3()],
] as const)('what the live service %s is told to lack', (_, start) => {
  let world: LiveWorld;
  let token: string;
  let guest: string;
  let capable: Record<Capability, boolean>;
  let ids: Ids;
  beforeAll(async () => {
    world = await start();
    token = await world.user('ana@example.com');
    guest = await world.user('eva@example.com', 'Eva Lima');
    const { data } = await world.ask(token, `{ viewer { capabilities { ${capabilities.join(' ')} } } }`);
    capable = data.viewer.capabilities;
    const { id: project, databaseId: projectId } = await world.project(token);
    const tower = await world.tower(token, project);
    const floors = await world.floorIds(token, projectId, tower.databaseId);
    const { optionId, moduleId } = await world.option(token, tower.id, floors);
    ids = { project, projectId, unit: tower.id, option: optionId, module: moduleId, floors };
    const described =
      'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { errors { code } } }';
    await world.made(token, described, { projectId: project, description: 'Estudo' });
  });
  afterAll(() => world.close());

  test.each(Object.entries(probes))(
    '%s: what is lacking is refused and changes nothing, what is there works',
    async (name, probe) => {
      const asked = probe(ids);
      const isChange = 'mutation' in asked;
      const input = isChange ? `${asked.mutation[0]!.toUpperCase()}${asked.mutation.slice(1)}Input!` : '';
      const query = isChange
        ? `mutation ($input: ${input}) { ${asked.mutation}(input: $input) { errors { code } } }`
        : asked.query;
      world.live.requests.splice(0);
      const { data, errors } = await world.ask(
        leaves.includes(name) ? guest : token,
        query,
        isChange ? { input: asked.input } : {},
      );
      const refusals = isChange
        ? (Object.values(data ?? {})[0] as { errors: { code: string }[] } | null)
        : null;
      const codes = [
        ...errors.map(({ extensions }) => extensions.code),
        ...(refusals?.errors ?? []).map(({ code }) => code),
      ];
      // A call that the service does not know may go out, for its answer tells that; it changes nothing.
      const changed = world.live.requests.filter(
        ({ method, path, status }) =>
          status < 400 && method !== 'GET' && !(method === 'PATCH' && path === '/v1/users'),
      );
      const has = capable[name as Capability];
      const isLacking = /^(NOT_SUPPORTED_BY_UPSTREAM|VALIDATION_FAILED)$/.test(codes.join(' '));
      const outcome = isLacking ? 'lacking' : codes.join(' ') || 'done';
      expect([outcome, has ? [] : changed]).toEqual([has ? 'done' : 'lacking', []]);
    },
  );

  test.each(['account.json', 'office.json?organization=1'])('%s is refused as a file', async (file) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(`/graphql/${file}`, world.gateway.url), { headers });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([502, null]);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } }],
    });
  });

  test.each(Object.entries(nothings))('%s is taken', async (_name, probe) => {
    const asked = probe(ids);
    const { mutation, input } = asked as { mutation: string; input: object };
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { errors { code key path } } }`;
    const { data, errors } = await world.ask(token, query, { input });
    expect([errors, data?.[mutation]]).toEqual([[], { errors: [] }]);
  });
});

test('the schema describes each capability', () => {
  const schema = buildASTSchema(parse(readFileSync('schema.graphql', 'utf8')));
  const type = schema.getType('Capabilities');
  const fields = type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : [];
  expect(fields.toSorted()).toEqual(['generation', ...capabilities].toSorted());
});
