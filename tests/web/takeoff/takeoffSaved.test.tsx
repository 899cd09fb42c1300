import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { expectStatus, type TestOption, type TestUser } from '../../support/world.ts';
import { holdChanges } from '../support/holdChanges.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open as openIfc } from '../model/openedIfc.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const element = (volume: number, fck: number, ca: number) => ({
  volumes: [{ fck, volume }],
  steel: [{ ca, mass: volume + 200 }],
});
const shownElement = (name: string, volume: number, fck: number, ca: number) => ({
  [`${name} › Concreto C${fck} (m³)`]: String(volume),
  [`${name} › Aço CA-${ca} (kg)`]: String(volume + 200),
});

const frame = {
  type: 'beam_column',
  data: {
    concrete_columns: element(11, 40, 50),
    concrete_beams: element(12, 30, 60),
    concrete_slabs: element(13, 35, 50),
    form_columns: 14,
    form_beams: 15,
    form_slabs: 16,
    column_number: 17,
    avg_beam_span: 18,
    avg_slab_span: 19,
    form_uses: 20,
  },
  shown: {
    ...shownElement('Pilares', 11, 40, 50),
    ...shownElement('Vigas', 12, 30, 60),
    ...shownElement('Lajes', 13, 35, 50),
    'Outros dados › Área de fôrma dos pilares (m²)': '14',
    'Outros dados › Área de fôrma das vigas (m²)': '15',
    'Outros dados › Área de fôrma das lajes (m²)': '16',
    'Outros dados › Número de pilares': '17',
    'Outros dados › Vão médio das vigas (m)': '18',
    'Outros dados › Vão médio das lajes (m)': '19',
    'Outros dados › Usos das fôrmas': '20',
  },
  first: { concrete_columns: { ...element(11, 40, 50), volumes: [{ fck: 40, volume: 9 }] } },
};

/** The figures of a column, else the third group of floors, where the module is, by the names of element and row. */
function figuresOf(grid: HTMLElement, column = 3): Record<string, string> {
  let of = '';
  return Object.fromEntries(
    [...grid.querySelectorAll<HTMLTableRowElement>('tbody tr')].flatMap((row) => {
      const [head] = row.cells;
      // Notes stand behind the name.
      const name = head!.firstChild!.textContent;
      if (row.className === 'element') of = name ?? '';
      return row.className === 'element' ? [] : [[`${of} › ${name}`, row.cells[column]!.textContent]];
    }),
  );
}

function sheetPath({ unit, id }: TestOption): string {
  const { project } = unit;
  const opened = encodeURIComponent(toGlobalId('Option', project.id, unit.id, id));
  return `/new_projects/${project.id}/unit/${unit.id}/takeoff/${opened}`;
}

async function openSheet(option: TestOption, user: TestUser) {
  const { person } = await renderScreen(sheetPath(option), user);
  return { person, grid: await screen.findByRole('grid') };
}

/** A sheet with the module above. */
async function openFrame() {
  const user = await someone();
  const option = await (await (await user.project()).unit()).option();
  const module = await option.module({ name: 'Tipo', type: frame.type, data: frame.data });
  const read = async () => (await expectStatus(200, user.call('GET', module.path))).body.module;
  return { user, option, module, read, ...(await openSheet(option, user)) };
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:takeoff'));

/** The first figure of a group of floors, counted from 1. */
const firstOf = (grid: HTMLElement, group: number) =>
  grid.querySelector(`tbody tr:not(.element) td:nth-child(${group + 1})`)!;

function typeIn(cell: Element, text: string): void {
  fireEvent.pointerDown(cell, { button: 0 });
  for (const key of [...text.split(''), 'Enter']) fireEvent.keyDown(cell, { key });
}

const typeFirst = (grid: HTMLElement, text: string, group = 3) => typeIn(firstOf(grid, group), text);

/** The first figure becomes 9, and is kept on the device. */
async function typeNine(grid: HTMLElement): Promise<void> {
  typeFirst(grid, '9');
  await waitFor(() => expect(drafts()).toHaveLength(1));
}

const back = { name: 'Voltar ao que estava salvo' };
const unread = /^Feito, mas o que está salvo não pôde ser lido de novo\. O serviço está fora do ar/;

test('a sheet shows what is saved, changes one figure alone, and its module goes with its last figure', async () => {
  const { data, shown, first } = frame;
  const { user, option, module, read, person, grid } = await openFrame();
  const saved = await read();
  expect(figuresOf(grid)).toEqual(shown);

  await typeNine(grid);
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(async () => expect(await read()).toMatchObject({ ...data, ...first }));
  expect(await read()).toMatchObject({ name: 'Tipo', floor_ids: saved.floor_ids });
  await waitFor(() => expect(drafts()).toEqual([]));

  const { revision } = await read();
  const { unit } = option;
  const sent = vi.spyOn(globalThis, 'fetch');
  fireEvent.keyDown(grid, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(grid, { key: 'Delete' });
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  const asking = await screen.findByRole('dialog', { name: 'Excluir um módulo?' });
  expect(asking.textContent).toContain('A coluna de “Tipo” ficou vazia');
  await person.click(within(asking).getByRole('button', { name: 'Salvar e excluir' }));
  await waitFor(async () => expect((await user.call('GET', module.path)).status).toBe(404));
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse((init?.body ?? '{}') as string));
  expect(bodies.map(({ variables }) => variables?.input).filter((input) => input?.removedModules)).toEqual([
    expect.objectContaining({
      modules: [],
      removedModules: [
        { moduleId: toGlobalId('Module', unit.project.id, unit.id, option.id, module.id), revision },
      ],
    }),
  ]);
});

type Answered = { data: Record<string, { option: object | null; errors: object[] }>; errors?: object[] };

/** From now on, every answer to a change is another. */
function answerChanges(otherwise: (answer: Answered, name: string) => Answered) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (typeof init?.body !== 'string' || !JSON.parse(init.body).operationName?.endsWith('Mutation'))
      return response;
    const answer = (await response.json()) as Answered;
    return Response.json(otherwise(answer, Object.keys(answer.data)[0]!));
  });
}

/** From now on, what an option has failed in every answer to a change. */
const failModulesOfChanges = () =>
  answerChanges((answer, name) => {
    Object.assign(answer.data[name]!.option!, { modules: null });
    const extensions = { code: 'UPSTREAM_UNAVAILABLE', requestId: 'req-42' };
    return { ...answer, errors: [{ message: 'x', path: [name, 'option', 'modules'], extensions }] };
  });

test.each(['Salvar tudo', 'Salvar incompleta'])(
  'a sheet whose answer to "%s" lacks its modules says so and stays as typed',
  async (button) => {
    const { person, grid } = await openFrame();
    await typeNine(grid);
    failModulesOfChanges();
    await person.click(screen.getByRole('button', { name: button }));
    await screen.findByText(unread);
    expect(Object.values(figuresOf(grid))[0]).toBe('9');
    expect(drafts()).toHaveLength(1);
  },
);

test('going back to what was saved says so too where that cannot be read', async () => {
  const { person, grid } = await openFrame();
  await typeNine(grid);
  await person.click(screen.getByRole('button', { name: 'Salvar incompleta' }));
  await person.click(await screen.findByRole('button', back));
  failModulesOfChanges();
  await person.click(within(screen.getByRole('dialog')).getByRole('button', back));
  await screen.findByText('A simulação voltou ao que estava salvo');
  await screen.findByText(unread);
  expect(Object.values(figuresOf(grid))[0]).toBe('9');
});

test('what was typed can be undone after the sheet was saved unfinished, and not after all was saved', async () => {
  const { person, grid } = await openFrame();
  await typeNine(grid);
  const release = holdChanges();
  await person.click(screen.getByRole('button', { name: 'Salvar incompleta' }));
  expect(screen.getByRole('button', { name: 'Salvar incompleta' })).toHaveProperty('disabled', true);
  release();
  await screen.findByRole('button', back);
  const undone = () => {
    fireEvent.keyDown(grid, { key: 'z', ctrlKey: true });
    return Object.values(figuresOf(grid))[0];
  };
  expect([undone(), screen.queryAllByText('Folha incompleta salva').length]).toEqual(['11', 1]);
  typeFirst(grid, '8');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(() => expect(screen.queryByRole('button', back)).toBeNull());
  expect(undone()).toBe('8');
});

test('what was saved unfinished is there when the sheet is opened again, and is saved as a change', async () => {
  const { user, option, read, ...first } = await openFrame();
  await typeNine(first.grid);
  await first.person.click(screen.getByRole('button', { name: 'Salvar incompleta' }));
  await screen.findByRole('button', back);
  // As on another device: what this one had kept goes with its screen.
  const { person, grid } = await openSheet(option, user);
  expect(Object.values(figuresOf(grid))[0]).toBe('9');
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await waitFor(async () => expect(await read()).toMatchObject(frame.first));
});

test('what is typed while a sheet is being saved stays, and is saved next, in the same modules', async () => {
  const { user, option, person, grid } = await openFrame();
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar tudo' });
  const saved = async () => {
    const { body } = await expectStatus(200, user.call('GET', option.path));
    const { modules } = body.tower_option as { modules: { id: string }[] };
    return Promise.all(
      modules.map(async ({ id }) => {
        const { module } = (await user.call('GET', `${option.path}/modules/${id}`)).body;
        return [module.name, id, module.concrete_columns.volumes[0].volume];
      }),
    );
  };
  await person.click(screen.getByRole('button', { name: 'Ações de Tipo' }));
  await person.click(screen.getByRole('menuitem', { name: 'Copiar para outro grupo…' }));
  const copy = within(screen.getByRole('dialog', { name: 'Copiar Tipo' }));
  for (const box of copy.getAllByRole('checkbox')) await person.click(box);
  await person.click(copy.getByRole('button', { name: 'Copiar' }));
  const release = holdChanges();
  await person.click(save());
  await waitFor(async () => expect(await saved()).toHaveLength(3));
  const made = await saved();
  for (const [text, group] of [
    ['8', 3],
    ['6', 1],
  ] as const)
    typeFirst(grid, text, group);
  fireEvent.pointerDown(firstOf(grid, 2), { button: 0 });
  fireEvent.doubleClick(firstOf(grid, 2));
  fireEvent.change(within(grid).getByRole('textbox'), { target: { value: '77' } });
  release();
  await screen.findByText('Quantitativos salvos!');
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.keyDown(within(grid).getByRole('textbox'), { key: 'Enter' });
  const shown = () => [1, 2, 3].map((group) => firstOf(grid, group).textContent);
  expect(shown()).toEqual(['6', '77', '8']);
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await person.click(save());
  await waitFor(() => expect(save().disabled).toBe(true));
  const volumes = { Subsolo: 6, Térreo: 77, Tipo: 8 } as Record<string, number>;
  expect(await saved()).toEqual(made.map(([name, id]) => [name, id, volumes[name]]));
  expect(shown()).toEqual(['6', '77', '8']);
});

test('who may only view selects cells and opens none', async () => {
  const { option } = await openFrame();
  const guest = await someone('Bruno Dias');
  await option.unit.project.share(guest, 'project:view');
  const { grid } = await openSheet(option, guest);
  const cell = firstOf(grid, 3);
  const opened = (open: () => void) => {
    open();
    const isOpen = within(grid).queryByRole('textbox') !== null;
    fireEvent.keyDown(grid, { key: 'Escape' });
    return isOpen;
  };
  const touch = { button: 0, pointerType: 'touch' };
  fireEvent.pointerDown(cell, { button: 0 });
  expect([
    opened(() => fireEvent.doubleClick(cell)),
    opened(() => fireEvent.pointerDown(cell, touch)),
    opened(() => fireEvent.keyDown(grid, { key: 'a' })),
    opened(() => fireEvent.keyDown(grid, { key: 'F2' })),
  ]).toEqual([false, false, false, false]);
  fireEvent.keyDown(grid, { key: 'a', ctrlKey: true });
  expect(grid.querySelectorAll('[aria-selected=false]')).toHaveLength(0);
});

test('beside faults a sheet can be saved unfinished, beside a refusal it cannot', async () => {
  const { person, grid } = await openFrame();
  const offered = () => screen.getAllByRole('button', { name: 'Salvar incompleta' }).length;
  typeFirst(grid, '0');
  const before = offered();
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByText('A folha ainda não foi salva');
  expect(offered()).toBe(before + 1);
  expect(screen.getByText(/^Tipo · Pilares · Concreto C40 \(m³\): \S/)).toBeTruthy();
  await typeNine(grid);
  expect(screen.queryByText('A folha ainda não foi salva')).toBeNull();
  const refusal = { code: 'FORBIDDEN', path: null, message: 'no right' };
  answerChanges((_answer, name) => ({ data: { [name]: { option: null, errors: [refusal] } } }));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByText('A folha ainda não foi salva');
  expect(offered()).toBe(before);
});

test.each([
  ['Manter o que digitei', '9'],
  ['Ver o que foi salvo', '11'],
])('without the network "%s" says so and leaves what was typed, and works afterwards', async (name, then) => {
  const { user, module, person, grid } = await openFrame();
  await typeNine(grid);
  await expectStatus(200, user.call('PATCH', module.path, { name: 'De outra pessoa' }));
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByRole('button', { name });
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof init?.body === 'string' && init.body.includes('"useFreshSheetQuery"'))
      throw new TypeError('offline');
    return real(input, init);
  });
  await person.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Sem conexão com o servidor')).toBeTruthy();
  expect([grid.isConnected, Object.values(figuresOf(grid))[0]]).toEqual([true, '9']);
  vi.restoreAllMocks();
  const choice = screen.getByRole('button', { name });
  await waitFor(() => expect(choice).toHaveProperty('disabled', false));
  await person.click(choice);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(Object.values(figuresOf(grid))[0]).toBe(then);
});

test('a draft opens over the floors as they are now, and is saved with them', async () => {
  const { user, option, read, grid } = await openFrame();
  await typeNine(grid);
  const [name = ''] = drafts();
  const draft = localStorage.getItem(name) ?? '';
  const { unit } = option;
  const { floor_groups: groups } = (await user.call('GET', unit.path)).body.unit;
  const changed = groups.map((group: { name: string }) =>
    group.name === 'Tipo' ? { ...group, area: 500, repetition: 1 } : group,
  );
  const roof = { name: 'Cobertura', category: 'penthouse_floor', area: 100, height: 3, repetition: 1 };
  const data = { floor_groups: [...changed, roof] };
  await expectStatus(200, user.call('PATCH', unit.path, { data }));
  // The draft, in the browser that kept it.
  const { router, person } = await renderScreen('/', user);
  localStorage.setItem(name, draft);
  await act(() => router.navigate(sheetPath(option)));
  const opened = await screen.findByRole('grid');
  expect(Object.values(figuresOf(opened))[0]).toBe('9');
  const found = () => screen.queryByText(/^Continuamos do rascunho de /);
  expect(found()).toBeTruthy();
  const heads = within(opened)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.slice(3, 5)).toEqual([
    expect.stringMatching(/^Tipo1 pavimento · 500 m²/),
    expect.stringMatching(/^Cobertura1 pavimento · 100 m²/),
  ]);
  const save = screen.getByRole('button', { name: 'Salvar tudo' });
  await person.click(save);
  // Other floors made the module another, too.
  await person.click(await screen.findByRole('button', { name: 'Manter o que digitei' }));
  await waitFor(() => expect(screen.queryByText(/^Outra pessoa salvou módulos/)).toBeNull());
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await person.click(save);
  await waitFor(async () => expect(await read()).toMatchObject(frame.first));
  // What is typed then is no draft of an earlier visit.
  await waitFor(() => expect(drafts()).toEqual([]));
  typeFirst(opened, '8');
  await waitFor(() => expect(drafts()).toEqual([name]));
  expect(found()).toBeNull();
  // It goes with whoever leaves it.
  await act(() => router.navigate('/'));
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(drafts()).toEqual([]);
});

test('of another simulation the groups left ticked are copied, and of an empty one nothing', async () => {
  const { option, grid } = await openFrame();
  const { unit } = option;
  const [lowest] = await unit.floors();
  const other = await unit.option({ name: 'Variante' });
  const slabs = { ...frame.data, concrete_slabs: element(77, 35, 50) };
  await other.module({ name: 'Tipo', data: slabs });
  await other.module({ name: 'Base', data: slabs, floorIds: [lowest!.id] });
  await unit.option({ name: 'Vazia' });
  fireEvent.click(screen.getByRole('button', { name: 'De outra simulação' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copiar de outra simulação' }));
  const use = () => fireEvent.click(dialog.getByRole('button', { name: 'Copiar para a folha' }));
  const choice = dialog.getByRole('combobox');
  await waitFor(() => expect(choice.getAttribute('aria-disabled')).toBeNull());
  const choose = (name: string) => {
    fireEvent.mouseDown(choice);
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Variante', 'Vazia']);
    fireEvent.click(screen.getByRole('option', { name }));
  };
  choose('Vazia');
  await dialog.findByText('Essa simulação ainda não tem quantitativos.');
  use();
  choose('Variante');
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Base (1 pavimento)' }));
  expect(dialog.getByText(/^Serão preenchidos/).textContent).toBe('Serão preenchidos: Tipo.');
  use();
  const shown = () => [1, 3].map((at) => figuresOf(grid, at)['Lajes › Concreto C35 (m³)']);
  expect(shown()).toEqual(['', '77']);
  fireEvent.keyDown(grid, { key: 'z', ctrlKey: true });
  expect(shown()).toEqual(['', '13']);
});

test('a foundation saved from a model is a column of the sheet, which undoing the model leaves, and is changed there', async () => {
  const storeys = ['Subsolo', 'Térreo', '1º Pavimento', '2º Pavimento'];
  const model = await openIfc(towerIfc({ storeys, foundation: true }));
  const thread = class extends EventTarget {
    terminate = vi.fn<() => void>();
    postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: { model } }));
  };
  vi.stubGlobal('Worker', thread);
  const user = await someone();
  const option = await (await (await user.project()).unit()).option();
  const { person, grid } = await openSheet(option, user);
  await person.upload(await screen.findByLabelText('Escolher modelo IFC'), new File(['x'], 'torre.ifc'));
  const placing = within(await screen.findByRole('dialog', { name: 'Quantitativos de torre.ifc' }));
  await person.click(await placing.findByRole('button', { name: 'Preencher a folha' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Adicionar fundação' }));
  await person.click(drawer.getByRole('button', { name: 'Salvar' }));

  await within(grid).findByRole('columnheader', { name: /^Fundação/ });
  expect(screen.queryByRole('button', { name: 'Fundação na folha' })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveProperty('disabled', false),
  );
  const [piles, slabs] = ['Estacas › Concreto C30 (m³)', 'Lajes › Concreto C30 (m³)'];
  const shown = () => [figuresOf(grid, 4)[piles], figuresOf(grid)[slabs]];
  expect(shown()).toEqual(['3,2', '12']);
  fireEvent.keyDown(grid, { key: 'z', ctrlKey: true });
  expect(shown()).toEqual(['3,2', '']);

  const cells = [...grid.querySelectorAll('td:nth-child(5)')];
  typeIn(
    cells.find(({ textContent }) => textContent === '3,2')!,
    '4',
  );
  await person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  await screen.findByText('Quantitativos salvos!');
  const { foundation } = (await user.call('GET', option.path)).body.tower_option;
  const saved = await expectStatus(200, user.call('GET', `${option.path}/modules/${foundation.id}`));
  expect(saved.body.module).toMatchObject({ piles: { volume: 4 }, version: 2 });
});
