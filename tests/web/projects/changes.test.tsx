import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  askedBy,
  type Deletion,
  goesAndComesBack,
  type Lack,
  offeredElse,
  type Place,
  sentBy,
  show,
} from '../support/controls.ts';
import { enterText } from '../support/enterText.ts';

const cards: Place = { path: '/new_projects' };
const towers: Place = { path: '/new_projects/1' };
const tab = (name: string): Place => ({ path: `/new_projects/1?tab=${name}` });
const people = tab('people');
const oneself: Place = { ...people, fixed: { 'Member.isViewer': true } };
const suppliers = tab('suppliers');
const month = { 'PriceSet.month': '2026-09' };
const prices: Place = { ...tab('prices'), fixed: month };
const details = tab('details');

const project = 'Ações do projeto Project.name';
const unit = 'Ações da torre Unit.name';
const member = 'Ações para User.name';
const invitation = 'Cancelar convite de Invitation.email';
const declaration = 'Retirar Declaration.supplier de Declaration.label';
const consent = 'Este projeto pode entrar no benchmark';
const readers = 'Mostrar as cotações a tokens e links só de leitura';

const no = (...rights: string[]) => Object.fromEntries(rights.map((right) => [right, false]));

const editProject: Lack = [no('Project.viewerCanEdit'), [`${project} › Editar`]];
const deleteProject: Lack = [no('Project.viewerCanDelete'), [`${project} › Excluir`]];
const copyProject: Lack = ['duplicates', [`${project} › Duplicar`]];
const filters: Lack = [
  'projectFilters',
  ['Buscar nome, cidade ou rua', 'Fase', 'Estado', '+ Buscar por nome'],
];
const kinds: Lack = ['buildingTypes', ['Tipo de edificação']];

const addTowers: Lack = [no('Project.viewerCanEdit'), [`${project} › Editar`, 'Nova torre']];
const editTower: Lack = [no('Unit.viewerCanEdit'), [`${unit} › Editar`, `${unit} › Duplicar`]];
const deleteTower: Lack = [no('Unit.viewerCanDelete'), [`${unit} › Excluir`]];
const copy: Lack = ['duplicates', [`${project} › Duplicar`, `${unit} › Duplicar`]];
const changeTower: Lack = ['unitChanges', [`${unit} › Editar`]];

const invite: Lack = [no('Project.viewerCanInvite'), ['Convidar', invitation]];
const move: Lack = [no('Project.viewerCanMove'), ['Tirar do escritório']];
const transfer: Lack = [no('Project.viewerCanTransfer'), [`${member} › Transferir projeto`]];
const permit: Lack = [no('Member.viewerCanEdit'), ['Permissão de User.name']];
const remove: Lack = [no('Member.viewerCanRemove'), [`${member} › Remover do projeto`]];
const leave: Lack = [no('Member.viewerCanRemove'), [`${member} › Sair do projeto`]];

const alone = { 'Project.organizationName': null };
const declare: Lack = [
  no('Project.viewerCanEdit'),
  [`${project} › Editar`, 'Declarar fornecedor', declaration],
];
const quote: Lack = [
  no('Project.viewerCanEdit'),
  [
    `${project} › Editar`,
    'Colar ou importar',
    'Cotar Option.quantitiesWithFoundation.costLines.label',
    'Cotar Project.prices.label',
    'Retirar a cotação de Project.prices.label',
  ],
];

// What is lacking twice lacks each time beside something else: a control that goes with another right is there once.
describe('nobody is offered what they may not or what the service lacks, and nothing else goes with it', () => {
  test.each<[Place, ...Lack[]]>([
    [cards, editProject, deleteProject, filters],
    [cards, editProject, copyProject, kinds],
    [cards, deleteProject, copyProject],
    [cards, filters, kinds],
    [towers, addTowers, deleteProject, deleteTower],
    [towers, addTowers, editTower, changeTower],
    [towers, deleteProject, editTower, copy],
    [towers, deleteTower, changeTower, copy],
    [people, invite, move, permit],
    [people, invite, transfer, remove],
    [people, move, transfer],
    [people, permit, remove],
    [people, [alone, ['Tirar do escritório', '+ Mover para um escritório']]],
    [oneself, leave],
    [suppliers, declare],
    [suppliers, [alone, ['Usar do escritório']]],
    [prices, [alone, ['Usar do escritório']]],
    [prices, [no('Project.viewerCanTransfer'), [readers]]],
    [prices, quote],
    [details, [no('Project.viewerCanTransfer'), [consent]]],
  ])('%o without %o', async (place, ...lacks) => {
    const { found, expected } = await offeredElse(place, lacks);
    expect(found).toEqual(expected);
  });
});

describe('a deletion can be undone for a while, and is sent once', () => {
  const gone = 'User.name não participa mais do projeto';
  test.each<Deletion>([
    [cards, `${project} › Excluir`, 'Excluir', 'Projeto excluído', 'in totals', 'Project'],
    [people, `${member} › Remover do projeto`, 'Remover do projeto', gone, 'elsewhere', 'Member'],
    [people, invitation, 'Cancelar convite', 'Convite cancelado', 'here', 'Invitation'],
    [suppliers, declaration, 'Retirar', 'Declaração retirada', 'elsewhere', 'Declaration'],
  ])('%o: %s', async (...deletion) => {
    expect.hasAssertions();
    await goesAndComesBack(...deletion);
  });
});

/** What is shown the other way round than on the screens of everyScreen/shown, where all other presses are. */
test.each<[string, Place, string, object]>([
  [
    'consent',
    { ...details, fixed: no('Project.benchmarkConsent') },
    consent,
    { projectId: 'Project', benchmarkConsent: true },
  ],
  [
    'quotations shown',
    { ...prices, fixed: { ...month, ...no('Project.pricesForReaders') } },
    readers,
    { projectId: 'Project', pricesForReaders: true },
  ],
])('a press sends %s', async (_what, place, control, input) => {
  expect(await sentBy(place, control)).toEqual(input);
});

test('a member who may edit is left the right to look', async () => {
  const { person, sent } = await show({ ...people, fixed: { 'Member.permissions': ['VIEW', 'EDIT'] } });
  await person.click(await screen.findByLabelText('Permissão de User.name'));
  await person.click(await screen.findByRole('option', { name: 'Visualizar' }));
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  expect(sent(/Mutation$/)[0]![1]).toMatchObject({ input: { memberId: 'Member', permissions: ['VIEW'] } });
});

test('the button of a sample project waits for the answer, so that it is sent once', async () => {
  const none = { 'Query.viewer.projects.edges': [] };
  const { sent } = await show({ ...cards, fixed: none }, { isLasting: true });
  const button = await screen.findByText<HTMLButtonElement>('Abrir um projeto de exemplo', {
    selector: 'main button',
  });
  fireEvent.click(button);
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  await waitFor(() => expect(button.disabled).toBe(true), { timeout: 2000 });
});

const unfiltered = { phase: null, buildingType: null, state: null, search: null, orderBy: null };
const allTabs = ['units', 'suppliers', 'prices', 'decisions', 'people', 'details', 'activity'];
const onlyTab = (one: string | null) => Object.fromEntries(allTabs.map((name) => [name, name === one]));
const peers = { technology: null, storeys: null, state: null, phase: null, withFoundation: false };

test.each<[string, object]>([
  ['/new_projects', { asTable: false, first: 50, ...unfiltered }],
  ['/projects', { asTable: true, first: 50, ...unfiltered }],
  [
    '/projects?q=%20ip%C3%AA%20&phase=basic_project&building=mixed&state=PE&sort=-name',
    {
      search: 'ipê',
      phase: 'BASIC_PROJECT',
      buildingType: 'MIXED',
      state: 'PE',
      orderBy: { field: 'NAME', direction: 'DESC' },
    },
  ],
  ['/projects?q=%20&phase=x&building=y&state=ZZ', unfiltered],
  ['/projects?sort=-created', { orderBy: null }],
  ['/projects?sort=foo', { orderBy: null }],
  ['/projects?sort=-updated', { orderBy: { field: 'UPDATED_AT', direction: 'DESC' } }],
  ...['name', 'city', 'state', 'phase'].map((name): [string, object] => [
    `/projects?sort=${name}`,
    { orderBy: { field: name.toUpperCase(), direction: 'ASC' } },
  ]),
  ['/new_projects/7', { projectId: '7', asTable: false, of: 'PROJECTS', ...onlyTab('units'), ...peers }],
  ['/new_projects/7?tab=nothing', onlyTab('units')],
  ...allTabs.map((name): [string, object] => [`/new_projects/7?tab=${name}`, onlyTab(name)]),
  ['/projects/7', { projectId: '7', asTable: true, of: 'PROJECTS', ...onlyTab(null), ...peers }],
  [
    '/projects/7?of=units&technology=concrete_wall&storeys=from_21&state=PE&phase=basic_project&foundation=yes',
    {
      of: 'UNITS',
      technology: 'CONCRETE_WALL',
      storeys: 'FROM_21',
      state: 'PE',
      phase: 'BASIC_PROJECT',
      withFoundation: true,
    },
  ],
  ['/projects/7?of=floors&technology=x&storeys=y&foundation=yes', { ...peers, of: 'FLOORS' }],
])('%s is asked for what the address says', async (path, variables) => {
  expect(await askedBy(path, /^(Projects|Project)PageQuery$/)).toMatchObject(variables);
});

const draftsKept = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));

test.each<[string, string | null, RegExp, string]>([
  ['/new_projects/1?tab=suppliers&declare=concrete:30', null, /^Fornecedor/, '?tab=suppliers'],
  ['/new_projects/1?tab=people', 'Convidar', /^E-mail/, '?tab=people'],
  ['/new_projects/1/unit', null, /^Nome da torre/, ''],
])('what is typed at %s is kept until it is discarded', async (path, opener, name, search) => {
  const { person, router } = await show({ path });
  if (opener !== null) await person.click(await screen.findByText(opener));
  enterText(await screen.findByLabelText(name, { selector: 'input' }), 'texto');
  await waitFor(() => expect(draftsKept()).toHaveLength(1));
  await person.click(within(screen.getByRole('dialog')).getByText('Cancelar'));
  await screen.findByText('Descartar alterações?');
  expect(draftsKept()).toHaveLength(1);
  await person.click(screen.getByText('Descartar', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { location } = router.state;
  expect([location.pathname, location.search, ...draftsKept()]).toEqual(['/new_projects/1', search]);
});

test('a new tower that is given up is empty again, and goes into the project of its address though that cannot be read', async () => {
  const { person, sent } = await show({ path: '/unit/new?projectId=7', fixed: { 'Query.project': null } });
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  enterText(await screen.findByLabelText(/^Nome da torre/), 'Torre de mais');
  await waitFor(() => expect(draftsKept()).toHaveLength(1));
  await person.click(screen.getByText('Cancelar'));
  expect([field(/^Nome da torre/).value, ...draftsKept()]).toEqual(['']);
  enterText(field(/^Nome da torre/), 'Torre A');
  enterText(field(/^Nome\s*\*?$/), 'Tipo');
  enterText(field(/^Área/), '400');
  enterText(field(/^Pé-direito|^Altura/), '3');
  await person.click(screen.getByText('Criar'));
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  expect(sent(/Mutation$/)[0]![1]).toMatchObject({ input: { projectId: '7', name: 'Torre A' } });
});

test('another project is chosen among those one may change: its towers are others, the list is as long', async () => {
  const path = '/unit/edit?projectId=1&unitId=1&page.projects=2';
  const ids = { 'Project#2.databaseId': '2', 'Project#3.databaseId': '3', 'Project#4.databaseId': '4' };
  // The chosen one is listed though it can only be read, as another is not.
  const fixed = { ...ids, 'Project.viewerCanEdit': false, 'Project#3.viewerCanEdit': false };
  const { person, router } = await show({ path, fixed }, { rows: 4 });
  await person.click(await screen.findByRole('combobox', { name: /^Projeto/ }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Project.name', 'Project#2.name', 'Project#4.name']);
  await person.click(screen.getByText('Project#4.name', { selector: '[role=option]' }));
  await waitFor(() => expect(router.state.location.search).toBe('?projectId=4&page.projects=2'));
});

test('figures are asked for from the top, project by project, while enough calls are left, and on demand again', async () => {
  const ids = [2, 3, 4, 5].map((at) => [`Project#${at}.databaseId`, `${at}`]);
  const lacking = ['', '#2', '#3', '#4', '#5'].map((at) => [`Project${at}.figures.isComplete`, at === '#2']);
  const known = ['Query.project', { figures: { calls: 14, isComplete: true } }];
  const four = ['Query.viewer.projects.totalCount', 4];
  const fixed = Object.fromEntries([...ids, ...lacking, known, four]);
  const { person, sent } = await show({ path: '/projects', fixed }, { rows: 5 });
  const asked = () =>
    sent(/^useFilledFigures/).map(([, of]) => [of['projectId'], of['mostCalls']].join(': '));
  expect(await screen.findByText(/^2 de 5 projetos ainda sem todos os números/)).toBeTruthy();
  expect(asked()).toEqual(['1: 30', '3: 16']);
  expect(screen.queryByText('Primeiros passos')).toBeNull();
  await person.click(screen.getByText('Buscar mais números'));
  await waitFor(() => expect(screen.queryByText(/ainda sem todos os números/)).toBeNull());
  expect(asked()).toEqual(['1: 30', '3: 16', '4: 30', '5: 16']);
});

test('what nobody answers counts as the least that figures cost, so that a list of many is not asked through', async () => {
  const at = (row: number) => (row === 1 ? '' : `#${row}`);
  const rows = Array.from({ length: 30 }, (_, row) => row + 1);
  const lacking = rows.map((row) => [`Project${at(row)}.figures.isComplete`, false]);
  const fixed = {
    ...Object.fromEntries(lacking),
    'Query.project': null,
    'Query.viewer.projects.totalCount': 30,
  };
  const { sent } = await show({ path: '/projects', fixed }, { rows: 30 });
  expect(await screen.findByText('Buscar mais números')).toBeTruthy();
  const left = sent(/^useFilledFigures/).map(([, of]) => of['mostCalls']);
  expect(left).toEqual([30, 27, 24, 21, 18, 15, 12, 9, 6, 3]);
});

test('a list that is narrowed in any way says so where nothing is found, and is whole again at a press', async () => {
  const none = { 'Query.viewer.projects.edges': [], 'Query.viewer.projects.totalCount': 3 };
  const fixed = { ...none, 'Mutation.importProjects.rows.projectId': null };
  const { person, router } = await show({ path: '/projects', fixed });
  expect(await screen.findByText('Nenhum projeto ainda')).toBeTruthy();
  expect(screen.getByText('Primeiros passos')).toBeTruthy();
  // A sample that cannot be made says why.
  const sample = { selector: 'button:not(:disabled)' };
  await person.click(await screen.findByText('Abrir um projeto de exemplo', sample));
  expect(await screen.findByText('Mutation.importProjects.rows.errors.message')).toBeTruthy();
  const narrowing = ['q=a', 'phase=basic_project', 'building=mixed', 'state=PE'];
  for (const search of [...narrowing, `${narrowing.join('&')}&page=2&sort=name`]) {
    await act(() => router.navigate(`/projects?${search}`));
    expect(await screen.findByText('Nenhum projeto encontrado')).toBeTruthy();
    expect(screen.queryByText('Primeiros passos')).toBeNull();
  }
  await person.click(screen.getByText('Limpar filtros'));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
});

test('a picture that cannot be had gives way to the outline of a building, where no tower is drawn', async () => {
  const imageUrl = 'https://torre.test/gone.webp';
  await show({ ...cards, fixed: { 'Project.imageUrl': imageUrl, 'Project.figures.elevations': [] } });
  const picture = await waitFor(() => {
    const found = document.querySelector('main img');
    expect(found?.getAttribute('src')).toBe(imageUrl);
    return found!;
  });
  const icons = () => document.querySelectorAll('main li svg').length;
  const before = icons();
  fireEvent.error(picture);
  expect(document.querySelector('main img')).toBeNull();
  expect(icons()).toBe(before + 1);
});
