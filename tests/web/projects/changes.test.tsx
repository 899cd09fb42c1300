import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  const field = async () => {
    if (opener !== null) await person.click(await screen.findByText(opener));
    return screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
  };
  enterText(await field(), 'texto');
  await waitFor(() => expect(draftsKept()).toHaveLength(1));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByText('Cancelar'));
  await screen.findByText('Descartar alterações?');
  expect(draftsKept()).toHaveLength(1);
  await person.click(screen.getByText('Descartar', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftsKept()).toEqual([]);
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/new_projects/1', search]);
  if (opener !== null) expect((await field()).value).toBe('');
});
