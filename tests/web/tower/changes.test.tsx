import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  askedBy,
  choices,
  type Deletion,
  goesAndComesBack,
  type Lack,
  offeredElse,
  type Place,
  sentBy,
  show,
} from '../support/controls.ts';
import { enterText } from '../support/enterText.ts';

const tower: Place = { path: '/new_projects/1/unit/1', node: 'Unit' };
const tables: Place = { path: '/projects/1/1', node: 'Unit' };
const versions: Place = { path: '/projects/1/1/1?type=beam_column', node: 'Module' };

const option = 'Ações da simulação Option.name';
const foundation = 'Ações da fundação de Option.name';
const module = 'Ações de Module.name';
const version = 'Ações de Version.name';
const reference = 'Usar como referência';
const isReference = { 'Option.isReference': true };

const no = (...rights: string[]) => Object.fromEntries(rights.map((right) => [right, false]));
const items = (menu: string, ...names: string[]) => names.map((name) => `${menu} › ${name}`);

const editTower: Lack = [no('Unit.viewerCanEdit'), ['Adicionar Simulação', 'Editar pavimentos']];
const changeTower: Lack = ['unitChanges', ['Editar pavimentos']];
const editOption: Lack = [
  no('Option.viewerCanEdit'),
  [
    reference,
    ...items(option, 'Renomear simulação', 'Precisão dos quantitativos', 'Duplicar'),
    ...items(foundation, 'Editar fundação', 'Versões', 'Excluir fundação'),
    'Adicionar módulo',
    'Excluir',
  ],
];
const deleteOption: Lack = [no('Option.viewerCanDelete'), items(option, 'Excluir')];
const editModule: Lack = [
  no('Module.viewerCanEdit'),
  items(module, 'Editar', 'Duplicar', 'Copiar para outra simulação…'),
];
const deleteModule: Lack = [no('Module.viewerCanDelete'), items(module, 'Excluir')];
const copy: Lack = ['duplicates', [...items(option, 'Duplicar'), ...items(module, 'Duplicar')]];
const decide: Lack = ['decisions', [...items(option, 'Precisão dos quantitativos'), 'Decisão #']];
const takeOff: Lack = [
  'takeoffs',
  ['Quantitativos da simulação Option.name', ...items(module, 'Copiar para outra simulação…')],
];
const found: Lack = [
  'foundations',
  ['# – # R$/m²', ...items(foundation, 'Editar fundação', 'Versões', 'Excluir fundação')],
];
const keepVersions: Lack = [
  'moduleVersions',
  [...items(foundation, 'Versões'), 'Module.name', ...items(module, 'Versões')],
];

// What is lacking twice lacks each time beside something else: a control that goes with another right is there once.
describe('nobody is offered what they may not or what the service lacks, and nothing else goes with it', () => {
  test.each<[Place, ...Lack[]]>([
    [tower, editTower, editOption, deleteOption, editModule],
    [tower, editTower, deleteModule, copy, decide, takeOff],
    [tower, editOption, deleteModule, found, keepVersions],
    [tower, deleteOption, copy, found, changeTower],
    [tower, editModule, decide, keepVersions, changeTower],
    [tower, takeOff],
    [tables, [no('Unit.viewerCanEdit'), ['Adicionar Simulação']]],
    [tables, [no('Option.viewerCanEdit'), ['Adicionar módulo', 'Excluir']]],
    [
      versions,
      [
        no('Version.viewerCanEdit'),
        items(version, 'Tornar válida', 'Restaurar como nova versão', 'Renomear e descrever'),
      ],
    ],
    [versions, [no('Version.viewerCanDelete'), items(version, 'Excluir')]],
    [
      versions,
      [{ 'Version.isValid': true }, items(version, 'Tornar válida', 'Restaurar como nova versão', 'Excluir')],
    ],
    [versions, [no('Module.viewerCanEdit'), ['Nova versão']]],
  ])('%o without %o', async (place, ...lacks) => {
    const { found: gone, expected } = await offeredElse(place, lacks);
    expect(gone).toEqual(expected);
  });

  test('a simulation without a foundation: none is added by who may not change it', async () => {
    const fixed = { 'Option.foundation': null, ...no('Option.viewerCanEdit') };
    await show({ ...tower, fixed });
    expect(await screen.findByLabelText('Quantitativos da simulação Option.name')).toBeTruthy();
    expect(screen.queryByLabelText('Adicionar fundação à simulação Option.name')).toBeNull();
    expect(screen.queryByText('Adicionar fundação')).toBeNull();
  });
});

describe('a deletion can be undone for a while, and is sent once', () => {
  test.each<Deletion>([
    [
      tower,
      `${foundation} › Excluir fundação`,
      'Excluir fundação',
      'Fundação excluída',
      'in totals',
      'Foundation',
    ],
    [versions, `${version} › Excluir`, 'Excluir', 'Versão excluída', 'here', 'Version'],
  ])('%o: %s', async (...deletion) => {
    expect.hasAssertions();
    await goesAndComesBack(...deletion);
  });
});

test('the mark of the reference goes from one simulation to the other before the answer', async () => {
  const unit = { 'Option#2.unit': { id: 'Unit' } };
  const fixed = { ...unit, 'Option.isReference': true, 'Option#2.isReference': false };
  await show({ ...tower, fixed }, { rows: 2, isLasting: true });
  const marks = () =>
    screen
      .getAllByRole('listitem', { name: /^Option/ })
      .map((item) => within(item).queryByText('Referência') !== null);
  fireEvent.click(await screen.findByText(reference));
  await waitFor(() => expect(marks()).toEqual([false, true]));
});

test('of simulations without structure the reference is in view, and not the newest', async () => {
  const bare = ['Option', 'Option#2'].map((at) => [`${at}.coverage.coveredFloors`, 0]);
  const marked = { 'Option.isReference': true, 'Option#2.isReference': false };
  await show({ ...tower, fixed: { ...Object.fromEntries(bare), ...marked } }, { rows: 2 });
  expect(await screen.findByRole('heading', { name: 'Módulos de Option.name' })).toBeTruthy();
});

test('an address asks for the form of a foundation where there is none', async () => {
  const asked = { ...tower, path: `${tower.path}?foundation=Option` };
  await show({ ...asked, fixed: { 'Option.foundation': null } });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await show(asked);
  await screen.findByText('Adicionar Simulação');
  // As long as the form took to open above, and more.
  await new Promise((done) => setTimeout(done, 500));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deleted foundation that may come back leaves no place for another', async () => {
  await show({ ...tower, fixed: { 'Foundation.id': 'Foundation undone' } });
  fireEvent.click(await screen.findByLabelText(foundation));
  fireEvent.click(await screen.findByText('Excluir fundação'));
  fireEvent.click(await screen.findByText('Excluir fundação', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('Desfazer')).toBeTruthy();
  const places = () => screen.queryByLabelText('Adicionar fundação à simulação Option.name');
  expect(places()).toBeNull();
  fireEvent.click(screen.getByText('Desfazer'));
  expect(await screen.findByLabelText(foundation)).toBeTruthy();
  await show({ ...tower, fixed: { 'Option.foundation': null } });
  await waitFor(() => expect(places()).not.toBeNull());
});

test('a count of dwellings that is emptied is sent as none', async () => {
  const { sent } = await show({ ...tower, path: '/unit/edit?projectId=1&unitId=1' });
  enterText(await screen.findByLabelText(/^Unidades habitacionais/), '');
  fireEvent.click(screen.getByText('Salvar'));
  await waitFor(() => expect(sent(/Mutation$/)).toHaveLength(1));
  expect(sent(/Mutation$/)[0]![1].input).toMatchObject({ dwellings: null });
});

test.each([
  [['Pórtico'], 'Pórtico deixou de ser a referência: revise os módulos desatualizados e marque de novo'],
  [
    ['Pórtico', 'Paredes'],
    'Pórtico, Paredes deixaram de ser a referência: revise os módulos desatualizados e marque de novo',
  ],
  [[], null],
])('references that a saved tower no longer has are told: %j', async (names, said) => {
  const fixed = { 'Mutation.updateUnit.lostReferences': names };
  await show({ ...tower, path: '/unit/edit?projectId=1&unitId=1', fixed });
  enterText(await screen.findByLabelText(/^Unidades habitacionais/), '7');
  fireEvent.click(screen.getByText('Salvar'));
  expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
  const told = await Promise.all(said === null ? [] : [screen.findByText(said)]);
  expect(screen.queryAllByText(/de ser a referência/)).toEqual(told);
});

// All other presses are held by everyScreen/shown, where the simulation is no reference.
test('a press on a reference sends that it is one no more', async () => {
  const sent = await sentBy({ ...tower, fixed: isReference }, 'Referência');
  expect(sent).toEqual({ optionId: 'Option', isReference: false });
});

const peers = { technology: null, storeys: null, state: null, phase: null, withFoundation: false };
const narrowed = '?technology=concrete_wall&storeys=from_21&state=PE&phase=basic_project&foundation=yes';

test.each<[string, object]>([
  [
    '/new_projects/7/unit/8',
    { projectId: '7', unitId: '8', asTable: false, decisions: true, withLosses: null, ...peers },
  ],
  [
    '/projects/7/8',
    { projectId: '7', unitId: '8', asTable: true, decisions: false, withLosses: null, ...peers },
  ],
  // Beside its cards a tower has no peers.
  [`/new_projects/7/unit/8${narrowed}&losses=yes`, { ...peers, withLosses: true }],
  ['/new_projects/7/unit/8?losses=no', { withLosses: null }],
  [
    `/projects/7/8${narrowed}&losses=yes`,
    {
      technology: 'CONCRETE_WALL',
      storeys: 'FROM_21',
      state: 'PE',
      phase: 'BASIC_PROJECT',
      withFoundation: true,
      withLosses: true,
    },
  ],
])('%s is asked for what the address says', async (path, variables) => {
  expect(await askedBy(path, /^TowerPageQuery$/)).toMatchObject(variables);
});

test('who only looks is led to the comparison where there are two to compare', async () => {
  const looking = no('Unit.viewerCanEdit', 'Option.viewerCanEdit', 'Option#2.viewerCanEdit');
  await show({ ...tower, fixed: looking }, { rows: 2 });
  await screen.findByText('Comparar simulações');
  const strong = [...document.querySelectorAll('main .MuiButton-contained')];
  expect(strong.map(({ textContent }) => textContent)).toEqual(['Comparar simulações']);
});

/** Five known towers beside one's own, of which the second is not on the screen. */
const known = [
  ...[10, 20, 30, 40, 50].map((min, at) => ({
    position: at / 4,
    min,
    max: min + 10,
    isOwn: false,
    databaseId: null,
  })),
  { position: 0.1, min: 12, max: 22, isOwn: true, databaseId: '1' },
];
const other = { position: 0.9, min: 47, max: 57, isOwn: true, databaseId: 'another' };
const range = (min: number, max: number) => ({ min, max });
const intensities = {
  'Option.quantities.perSquareMeter.co2': range(20, 40),
  'Option.quantities.perSquareMeter.energy': range(50, 60),
  'Option.quantitiesWithFoundation.perSquareMeter.co2': range(30, 40),
  'Option.quantitiesWithFoundation.perSquareMeter.energy': range(30, 40),
};
const benchmark = (more: object = {}) => ({
  ...intensities,
  'Query.benchmark': {
    isFilterable: true,
    isOwnKnown: true,
    owners: null,
    co2: known,
    energy: known,
    ...more,
  },
});
const filters = ['Parte', 'Tecnologia', 'Pavimentos', 'Estado', 'Fase'];

describe('among the known towers', () => {
  const legend = ['Resultados conhecidos', 'O que está nesta tela'];
  const own = 'Outros resultados seus';
  const quartiles = /^Metade das 5 torres conhecidas fica entre 25,0 e 45,0; mediana 35,0 (kgCO₂e|MJ)\/m²/;
  const ofOwners = /^Nas torres conhecidas de 7 donos, a metade do meio fica entre 25,0 e 45,0; mediana 35,0/;
  const both = [
    /^Option\.name: 20,0 – 40,0 kgCO₂e\/m²; de 25 % a 50 % das torres conhecidas ficam abaixo\. SCORS A\+\+\.$/,
    /^Option\.name: 50,0 – 60,0 MJ\/m²; de 100 % a 100 % das torres conhecidas ficam abaixo\.$/,
  ];
  const founded = /^Option\.name: 30,0 – 40,0 (kgCO₂e|MJ)\/m²; de 50 % a 50 % das torres/;
  test.each<
    [string, object, { search?: string; says: RegExp[]; not?: RegExp[]; kinds: string[]; asks: string[] }]
  >([
    [
      'says where each simulation stands',
      benchmark(),
      {
        says: [quartiles, ...both, /sem fundações nem obra/],
        not: [/Nem todos os seus/],
        kinds: legend,
        asks: filters,
      },
    ],
    [
      'counts what carries them where that is asked for',
      benchmark(),
      {
        search: '?foundation=yes',
        says: [quartiles, founded, /A1–A3, sem a obra/],
        not: [/^Option\.name: 20,0/],
        kinds: legend,
        asks: filters,
      },
    ],
    [
      'leaves out a simulation that nothing carries there',
      { ...benchmark(), 'Option.foundation': null },
      { search: '?foundation=yes', says: [quartiles], not: [founded], kinds: legend, asks: filters },
    ],
    [
      'names what else is of the reader, and the owners behind the curve',
      benchmark({ owners: 7, co2: [...known, other], energy: [...known, other] }),
      { says: [ofOwners, ...both], kinds: [legend[0]!, own, legend[1]!], asks: filters },
    ],
    [
      'says what a service does not know, and has no filters there',
      benchmark({ isFilterable: false, isOwnKnown: false }),
      { says: [/^Nem todos os seus/, /que o serviço conectado conhece/], kinds: legend, asks: [] },
    ],
    [
      'says so with none',
      benchmark({ co2: known.slice(5), energy: known.slice(5) }),
      {
        says: [/^Menos de cinco donos conhecidos$/],
        not: [/SCORS/, /das torres conhecidas/],
        kinds: [],
        asks: filters,
      },
    ],
  ])('%s', async (_what, fixed, { search = '', says, not = [], kinds, asks }) => {
    await show({ ...tables, path: `${tables.path}${search}`, fixed: fixed as Record<string, unknown> });
    for (const sentence of says) expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    for (const sentence of not) expect(screen.queryAllByText(sentence)).toEqual([]);
    const shown = screen.queryAllByText(
      /^(Resultados conhecidos|Outros resultados seus|O que está nesta tela)$/,
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(kinds);
    expect(choices()).toEqual(asks);
  });
});

const [founded, byTower] = ['foundation=yes', 'foundation=yes&of=units'];
const [first, second] = ['Unit.name: 31,0 – 41,0', 'Unit#2.name: 32,0 – 42,0'];
test.each<[object, Record<string, string[]>]>([
  [{}, { [founded]: ['Este projeto: 30,0 – 40,0'], [byTower]: [first, second] }],
  [
    { 'Unit#2.foundationQuantities': null },
    { 'phase=basic_project': ['Este projeto: 20,0 – 40,0'], [founded]: [], [byTower]: [first] },
  ],
])('a project or tower whose foundation lacks has no place among those with one: %o', async (more, all) => {
  const together = (of: string) => `${of}.quantitiesWithFoundation.perSquareMeter.co2`;
  const alone = { 'Project.quantities.perSquareMeter.co2': range(20, 40), 'Unit#2.databaseId': '2' };
  const ofTowers = { [together('Unit')]: range(31, 41), [together('Unit#2')]: range(32, 42) };
  const fixed = { ...benchmark(), ...alone, ...ofTowers, [together('Project')]: range(30, 40), ...more };
  const { router } = await show({ path: '/projects/1', fixed }, { rows: 2 });
  for (const [search, says] of Object.entries(all)) {
    await act(() => router.navigate(`/projects/1?${search}`));
    await screen.findAllByText(/conhecid[oa]s fica entre/);
    const said = screen.queryAllByText(/^(Este projeto|Unit(#2)?\.name): .* kgCO₂e\/m²;/);
    expect(said.map(({ textContent }) => textContent.split(' kgCO₂e')[0])).toEqual(says);
  }
});
