import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  type Deletion,
  goesAndComesBack,
  offeredElse,
  type Place,
  sentBy,
  show,
} from '../support/controls.ts';

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
const alone = { 'Project.organizationName': null };

describe('nobody is offered what they may not or what the service lacks, and nothing else goes with it', () => {
  test.each([
    [cards, no('Project.viewerCanEdit'), [`${project} › Editar`]],
    [cards, no('Project.viewerCanDelete'), [`${project} › Excluir`]],
    [cards, 'duplicates', [`${project} › Duplicar`]],
    [cards, 'projectFilters', ['Buscar nome, cidade ou rua', 'Fase', 'Estado', '+ Buscar por nome']],
    [cards, 'buildingTypes', ['Tipo de edificação']],
    [towers, no('Project.viewerCanEdit'), [`${project} › Editar`, 'Nova torre']],
    [towers, no('Project.viewerCanDelete'), [`${project} › Excluir`]],
    [towers, no('Unit.viewerCanEdit'), [`${unit} › Editar`, `${unit} › Duplicar`]],
    [towers, no('Unit.viewerCanDelete'), [`${unit} › Excluir`]],
    [towers, 'duplicates', [`${project} › Duplicar`, `${unit} › Duplicar`]],
    [towers, 'unitChanges', [`${unit} › Editar`]],
    [people, no('Project.viewerCanInvite'), ['Convidar', invitation]],
    [people, no('Project.viewerCanMove'), ['Tirar do escritório']],
    [people, alone, ['Tirar do escritório', '+ Mover para um escritório']],
    [people, no('Project.viewerCanTransfer'), [`${member} › Transferir projeto`]],
    [people, no('Member.viewerCanEdit'), ['Permissão de User.name']],
    [people, no('Member.viewerCanRemove'), [`${member} › Remover do projeto`]],
    [oneself, no('Member.viewerCanRemove'), [`${member} › Sair do projeto`]],
    [suppliers, no('Project.viewerCanEdit'), [`${project} › Editar`, 'Declarar fornecedor', declaration]],
    [suppliers, alone, ['Usar do escritório']],
    [prices, alone, ['Usar do escritório']],
    [prices, no('Project.viewerCanTransfer'), [readers]],
    [
      prices,
      no('Project.viewerCanEdit'),
      [
        `${project} › Editar`,
        'Colar ou importar',
        'Cotar Option.quantitiesWithFoundation.costLines.label',
        'Cotar Project.prices.label',
        'Retirar a cotação de Project.prices.label',
      ],
    ],
    [details, no('Project.viewerCanTransfer'), [consent]],
  ] as const)('%o without %o', async (place, change, lost) => {
    expect(await offeredElse(place, change, lost)).toEqual(lost);
  });
});

describe('a deletion can be undone for a while, and is sent once', () => {
  const gone = 'User.name não participa mais do projeto';
  test.each<Deletion>([
    [cards, `${project} › Excluir`, 'Excluir', 'Projeto excluído', true, 'Project'],
    [towers, `${unit} › Excluir`, 'Excluir', 'Torre excluída', true, 'Unit'],
    [people, `${member} › Remover do projeto`, 'Remover do projeto', gone, false, 'Member'],
    [people, invitation, 'Cancelar convite', 'Convite cancelado', false, 'Invitation'],
    [suppliers, declaration, 'Retirar', 'Declaração retirada', false, 'Declaration'],
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
  const { sent } = await show({ path });
  await waitFor(() => expect(sent(/^(Projects|Project)PageQuery$/)).toHaveLength(1));
  expect(sent(/PageQuery$/)[0]![1]).toMatchObject(variables);
});
