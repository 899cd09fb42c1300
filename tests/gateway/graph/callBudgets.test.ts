import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fckClasses } from '#domain/limits.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type RecordingProxy, startProxy } from '../../support/servers/recordingProxy.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';
import { newUser, openOffice, type TestModule, type TestUser } from '../../support/world.ts';

const file = new URL('../../../web/__generated__/persistedOperations.json', import.meta.url);
const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const queries = new Map(
  texts.flatMap((text) => {
    const name = /^query (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [[name, text] as const];
  }),
);

const estimate = {
  nome: 'Estudo rápido',
  tipoDeEstrutura: 'beam_column',
  numeroDeTorres: 1,
  pavimentosSemFundacao: 10,
  pavimentosTotalDaTorre: 12,
  pavimentosDoEmbasamento: 1,
  numeroDeSubsolos: 1,
  pavimentosTipo: 8,
  areaConstruidaTotal: 1000,
  ...Object.fromEntries(fckClasses.map((fck) => [`volumeDeConcretoFck${fck}`, 100])),
};

/** A tower with three simulations of three modules, people, invitations and a quick estimate. */
type World = {
  user: TestUser;
  project: { projectId: string };
  unit: { projectId: string; unitId: string };
  module: { projectId: string; unitId: string; moduleId: string };
  /** Global ids, for pages that follow the first. */
  ids: {
    project: string;
    unit: string;
    option: string;
    module: string;
    version: string;
    decision: string;
    foundation: string;
    webhook: string;
    office: string;
  };
  estimate: { structureId: string };
};

const page = (of: keyof World['ids']) => (world: World) => ({ id: world.ids[of], first: 50, count: 50 });
const list = () => ({ first: 50 });
const cards = () => ({ ...list(), asTable: false, buildingTypes: true });
const project = (world: World) => world.project;
const unit = (world: World) => world.unit;
const module = (world: World) => world.module;
const units = {
  units: false,
  suppliers: false,
  prices: false,
  decisions: false,
  people: false,
  details: false,
  activity: false,
};

const noTable = { asTable: false, of: 'UNITS', withFoundation: false };

const me = 'GET /v1/users/me';
const invitations = 'GET /v1/users/pending-invitations';
const projects = (order = '') => `GET /v1/projects/?page_size=50${order}`;
const names = projects('&with_totals=false&sort=name');
const offices = 'GET /v1/organizations';
const oneOffice = `${offices}/{id}`;
const ofOffice = projects('&organization_id={id}&with_totals=false');
const oneProject = 'GET /v1/projects/{id}';
const oneUnit = `${oneProject}/units/{id}`;
const declarations = `${oneProject}/declarations`;
const decisions = `${oneProject}/decisions`;
const oneDecision = `${decisions}/{id}`;
const options = `${oneUnit}/options`;
/** Enough of what happened to find who changed one thing last. */
const history = `${oneProject}/activity?page_size=20`;
/** Floors come with each tower alone. */
const eachUnit = (count: number) => Array<string>(count).fill(oneUnit);
/** What was entered comes with each module alone. */
const eachModule = (count: number) => Array<string>(count).fill(`${options}/{id}/modules/{id}`);

/** What a query may cost in the world above: its calls to /v1 in alphabetical order. */
const budgets: Record<string, [variables: (world: World) => object, calls: string[]]> = {
  AddUnitPageQuery: [(world) => ({ ...world.project, hasProject: true }), [names, oneProject]],
  MemberFrameQuery: [list, [me, `${me}/decision-notices`, invitations]],
  ComparePageQuery: [
    (world) => ({
      ...world.unit,
      optionIds: [],
      moduleIds: [],
      versionIds: [],
      ofVersions: false,
      withFoundation: false,
      withLosses: false,
    }),
    [oneProject, `${oneProject}/declarations`, oneUnit, options, `${oneUnit}/overrides`],
  ],
  CostDialogQuery: [
    (world) => ({ id: world.ids.option, withFoundation: false }),
    [oneProject, oneUnit, `${options}/{id}`],
  ],
  DashboardPageQuery: [
    list,
    [projects(), 'GET /v1/structures?page_size=50', 'GET /v1/users/me/activity?page_size=8', invitations],
  ],
  BlockDocumentNoteQuery: [
    (world) => ({ optionId: world.ids.option }),
    [oneUnit, options, `${options}/{id}`],
  ],
  DeliveriesDialogQuery: [
    (world) => ({ id: world.ids.webhook }),
    ['GET /v1/webhooks/{id}', 'GET /v1/webhooks/{id}/deliveries'],
  ],
  DeclaredSuppliersQuery: [project, [oneProject, declarations]],
  DecisionPageQuery: [(world) => ({ decisionId: world.ids.decision }), [oneProject, oneDecision, oneUnit]],
  DecisionListPaginationQuery: [list, ['GET /v1/decisions?page=1&page_size=50']],
  DecisionsPageQuery: [list, ['GET /v1/decisions?page=1&page_size=50']],
  DecisionsSectionPaginationQuery: [page('project'), [oneProject, decisions]],
  EditEstimatePageQuery: [(world) => world.estimate, ['GET /v1/structures/{id}']],
  EditUnitPageQuery: [
    (world) => ({ ...world.unit, hasProject: true, hasUnit: true }),
    [names, oneProject, oneUnit, options],
  ],
  EstimatesPaginationQuery: [list, ['GET /v1/structures?page_size=50']],
  InvitationsSectionPaginationQuery: [
    (world) => ({ ...page('project')(world), sentInvitations: true }),
    [oneProject, `${oneProject}/invitations`],
  ],
  InvitesPageQuery: [list, [me, invitations]],
  KnownTowersQuery: [() => ({ withFoundation: false }), ['GET /v1/benchmark/units']],
  MembersSectionPaginationQuery: [page('project'), [oneProject, `${oneProject}/members`, me]],
  SharedPricesQuery: [page('project'), [oneProject, `${oneProject}/prices/shared`]],
  SharedDeclarationsQuery: [page('project'), [oneProject, `${declarations}/shared`]],
  useOpenOfficesQuery: [() => ({}), [offices]],
  ModulesTablePaginationQuery: [page('option'), [oneProject, oneUnit, `${options}/{id}`]],
  NewUnitDrawerQuery: [project, [oneProject]],
  OfficePageQuery: [
    list,
    [
      offices,
      `${oneOffice}/invitations`,
      `${oneOffice}/members`,
      `${oneOffice}/single-sign-on`,
      ofOffice,
      me,
    ],
  ],
  OfficeProjectsPaginationQuery: [page('office'), [oneOffice, ofOffice]],
  EditUnitDrawerQuery: [unit, [oneProject, oneUnit, options]],
  FactorsPageQuery: [list, []],
  NewVersionPageQuery: [
    (world) => ({ ...world.module, sourceId: '', hasSource: false }),
    [oneProject, oneUnit, options, ...eachModule(1)],
  ],
  PortfolioPaginationQuery: [list, [projects()]],
  useRegistrationQuery: [() => ({}), [me]],
  ProfilePageQuery: [
    list,
    [
      'GET /v1/tokens/api',
      'GET /v1/tokens/sessions',
      me,
      'GET /v1/users/me/second-factors',
      invitations,
      'GET /v1/webhooks',
    ],
  ],
  ProjectActivityPaginationQuery: [page('project'), [oneProject, `${oneProject}/activity?page_size=50`]],
  ProjectChoicePaginationQuery: [list, [names]],
  ProjectListPaginationQuery: [cards, [projects()]],
  ProjectPageQuery: [
    (world) => ({ ...world.project, ...units, units: true, ...noTable }),
    [oneProject, ...eachUnit(2)],
  ],
  PricesSectionPaginationQuery: [page('project'), [oneProject, options, options]],
  ProjectUnitsPaginationQuery: [page('project'), [oneProject, ...eachUnit(2)]],
  ProjectsPageQuery: [cards, [projects()]],
  SuppliersSectionPaginationQuery: [page('project'), [oneProject, declarations]],
  useAllProjectsQuery: [list, [names]],
  TowerPageQuery: [
    (world) => ({ ...world.unit, asTable: true, decisions: false, withFoundation: false }),
    ['GET /v1/benchmark/units', oneProject, oneUnit, options],
  ],
  TowerOptionsPaginationQuery: [
    (world) => ({ ...page('unit')(world), asTable: false }),
    [oneProject, oneUnit, options],
  ],
  EditUnitPageUnitChoicePaginationQuery: [page('project'), [oneProject]],
  TakeoffPageQuery: [
    (world) => ({ ...world.unit, optionId: world.ids.option }),
    [oneProject, oneUnit, `${options}/{id}`, ...eachModule(4)],
  ],
  UnitDecisionsPaginationQuery: [page('unit'), [oneUnit, `${oneUnit}/decisions`]],
  UnitTablePaginationQuery: [page('project'), [oneProject, ...eachUnit(2)]],
  UnitTablesProjectPeersPaginationQuery: [page('project'), [oneProject, oneUnit]],
  VersionsPageQuery: [module, [oneProject, oneUnit, options, ...eachModule(1)]],
  VersionsTablePaginationQuery: [page('module'), [oneProject, oneUnit, ...eachModule(1)]],
  usePricesQuery: [(world) => world.project, [oneProject]],
  useUnitSlabsQuery: [
    (world) => ({ id: world.ids.project, after: null }),
    [oneProject, ...Array<string>(2).fill(options)],
  ],
  useModuleDrawerQuery: [(world) => ({ moduleId: world.ids.module }), [oneUnit, ...eachModule(1)]],
  useFoundationDrawerQuery: [(world) => ({ id: world.ids.foundation }), eachModule(1)],
  useFoundationVersionsQuery: [page('foundation'), [oneProject, ...eachModule(1)]],
  useFreshFoundationQuery: [
    page('foundation'),
    [oneProject, history, oneUnit, `${options}/{id}`, ...eachModule(1)],
  ],
  useAssumeInfillQuery: [page('option'), [oneUnit, `${options}/{id}`, ...eachModule(3)]],
  useTowerModelTypologyOptionQuery: [page('unit'), [oneUnit]],
  useLcaxFilesQuery: [
    (world) => ({ ids: [world.ids.option], useDeclared: true, withLosses: false }),
    [oneProject, declarations, oneUnit, `${options}/{id}`],
  ],
  useSaveWhatIfQuery: [page('option'), [`${options}/{id}`, ...eachModule(3)]],
  useDecisionPdfQuery: [(world) => ({ decisionId: world.ids.decision }), [oneDecision]],
  useCepFillQuery: [() => ({ cep: '05508-010' }), []],
  knownOffersQuery: [() => ({}), []],
  useFilledFiguresQuery: [(world) => ({ ...world.project, mostCalls: 20 }), [oneProject]],
  useFreshSheetQuery: [
    (world) => ({ optionId: world.ids.option }),
    [oneUnit, `${options}/{id}`, ...eachModule(4)],
  ],
  FromOptionDialogQuery: [(world) => ({ optionId: world.ids.option }), [oneUnit, options, `${options}/{id}`]],
  ModelFoundationDrawerQuery: [
    (world) => ({ optionId: world.ids.option }),
    [`${options}/{id}`, ...eachModule(1)],
  ],
  CopyModuleDialogQuery: [
    (world) => ({ moduleId: world.ids.module }),
    [oneUnit, options, `${options}/{id}`, ...eachModule(1)],
  ],
  useFreshModuleQuery: [page('module'), [oneProject, history, oneUnit, `${options}/{id}`, ...eachModule(1)]],
  GrantsNoticeQuery: [(world) => world.project, [oneProject, `${oneProject}/members`]],
  EditProjectDrawerFreshProjectQuery: [
    (world) => ({ id: world.ids.project, buildingTypes: true }),
    [oneProject, history],
  ],
  useFreshUnitQuery: [page('unit'), [oneProject, history, oneUnit]],
  VersionDrawerFreshVersionQuery: [
    page('version'),
    [oneProject, history, oneUnit, `${options}/{id}`, ...eachModule(1)],
  ],
};

let api: TestApi;
let proxy: RecordingProxy;
let postalCodes: StubUpstream;
let gateway: TestGateway;
let world: World;

beforeAll(async () => {
  api = await startApi();
  proxy = await startProxy(api.url);
  const address = {
    cep: '05508010',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Butantã',
    street: 'Rua do Lago',
  };
  postalCodes = await startUpstream({ 'GET /05508010': { body: address } });
  gateway = await startGateway(proxy.url, {
    postalCodes: { brasilApi: postalCodes.url, viaCep: postalCodes.url },
  });
  world = await build(await newUser(api.url));
  // Its first answer tells which service it is.
  await gateway.ask('{ viewer { user { name } } }', { token: world.user.token });
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await postalCodes.close();
  await api.close();
});

async function build(user: TestUser): Promise<World> {
  const made = await user.project();
  await made.share(await newUser(api.url), 'project:edit');
  await user.call('POST', `${made.path}/invite`, {
    email: 'convidado@example.com',
    permissions: ['project:view'],
  });
  const tower = await made.unit();
  await made.unit({ name: 'Torre B' });
  const modules: TestModule[] = [];
  for (const name of ['A', 'B', 'C']) {
    const option = await tower.option({ name, active: name === 'A' });
    for (const each of [1, 2, 3]) modules.push(await option.module({ name: `Módulo ${each}` }));
  }
  const [first] = modules;
  const raft = { type: 'raft_foundation', data: sampleRaft };
  const foundationId =
    first && (await user.call('POST', `${first.option.path}/modules`, raft)).body.module.id;
  if (first === undefined) throw new Error('no module');
  const projectId = made.id;
  const unitId = tower.id;
  const moduleId = first.id;
  const kept = await user.call('POST', '/v1/structures', estimate);
  const structureId = String(kept.body.structure.id);
  const { data } = await gateway.ask(
    `query($projectId: ID!, $unitId: ID!, $moduleId: ID!) {
      project(projectId: $projectId) { id }
      module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) { id currentVersion { id } option { id unit { id } } }
    }`,
    { token: user.token, variables: { projectId, unitId, moduleId } },
  );
  const { option } = data.module;
  const choices = await user.call('GET', `${tower.path}/options`);
  const [one, two] = choices.body.tower_options.map(({ id }: { id: string }) => id);
  const choice = { option_ids: [one, two], reference_id: one, chosen_id: two, reason: 'Menos aço.' };
  await user.call('POST', `${tower.path}/decisions`, choice);
  const decided = await gateway.ask(
    `query($projectId: ID!) { project(projectId: $projectId) { decisions { edges { node { id } } } } }`,
    { token: user.token, variables: { projectId } },
  );
  const webhook = { url: 'https://receiver.invalid/', events: ['unit'] };
  const hook = (await user.call('POST', '/v1/webhooks', webhook)).body.webhook.id;
  const office = await openOffice(user);
  await office.take(made);
  const ids = {
    webhook: toGlobalId('Webhook', hook),
    decision: decided.data.project.decisions.edges[0].node.id,
    project: data.project.id,
    unit: option.unit.id,
    option: option.id,
    module: data.module.id,
    version: data.module.currentVersion.id,
    office: toGlobalId('Organization', office.id),
    foundation: toGlobalId('Foundation', projectId, unitId, first.option.id, foundationId),
  };
  return {
    user,
    project: { projectId },
    unit: { projectId, unitId },
    module: { projectId, unitId, moduleId },
    estimate: { structureId },
    ids,
  };
}

describe('calls to /v1 of each query the client sends', () => {
  test.each([...queries.keys()].toSorted())('%s', async (name) => {
    const budget = budgets[name];
    if (budget === undefined) throw new Error(`${name} has no budget: state what it may cost`);
    const [variables, calls] = budget;
    proxy.taken();
    const answer = await gateway.ask(queries.get(name) ?? '', {
      token: world.user.token,
      variables: variables(world),
    });
    expect(answer.errors).toEqual([]);
    expect(proxy.taken()).toEqual(calls);
  });

  test('versions of a module are compared for one call more', async () => {
    proxy.taken();
    const answer = await gateway.ask(queries.get('ComparePageQuery') ?? '', {
      token: world.user.token,
      variables: {
        ...world.unit,
        optionIds: [],
        moduleIds: [world.ids.module],
        versionIds: [],
        ofVersions: true,
        withFoundation: false,
        withLosses: false,
      },
    });
    expect(answer.errors).toEqual([]);
    expect(proxy.taken()).toEqual([oneProject, oneUnit, options, ...eachModule(1)]);
  });

  test('the table of a project costs the known towers and its suppliers more', async () => {
    proxy.taken();
    const answer = await gateway.ask(queries.get('ProjectPageQuery') ?? '', {
      token: world.user.token,
      variables: { ...world.project, ...units, ...noTable, asTable: true },
    });
    expect(answer.errors).toEqual([]);
    expect(proxy.taken()).toEqual(['GET /v1/benchmark/units', oneProject, declarations, ...eachUnit(2)]);
  });

  test('the start of a list costs the rows that are asked for', async () => {
    const { token } = world.user;
    const some = '(first: 3) { nodes { id } }';
    await gateway.ask(
      `{ viewer { projects(first: 3) { nodes { area } } structures${some} activity${some} } }`,
      { token },
    );
    const lists = ['projects/', 'structures', 'users/me/activity'];
    expect(proxy.taken()).toEqual(lists.map((path) => `GET /v1/${path}?page_size=3`));
  });

  test('no budget outlives its query', () => {
    expect(Object.keys(budgets).filter((name) => !queries.has(name))).toEqual([]);
  });
});
