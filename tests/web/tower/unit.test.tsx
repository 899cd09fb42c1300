import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { refreshData } from '../../../web/relay/dataInvalidation.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { sampleFloorGroups, sampleFrame, type TestOption } from '../../support/world.ts';
import { open as openIfc } from '../model/openedIfc.ts';
import { show } from '../support/controls.ts';
import { holdChanges } from '../support/holdChanges.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

async function tower(given: object = {}) {
  const user = await anyone();
  const project = await user.project();
  const unit = await project.unit({ name: 'Torre Norte', ...given });
  return { user, project, unit, path: `/new_projects/${project.id}/unit/${unit.id}` };
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowNames = () =>
  within(screen.getByRole('group', { name: 'Grupos de pavimentos' }))
    .getAllByLabelText<HTMLInputElement>(/^Nome/)
    .map(({ value }) => value);
const typology = '15 pavimentos, parede de concreto 12 cm';
const typologies = () => screen.findByRole('combobox', { name: 'Começar de uma tipologia' });

describe('a new tower', () => {
  test('is drawn as rows are pasted, saved, and opens for its simulations', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person, router } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    await screen.findByLabelText(/^Nome da torre/);
    fill(/^Nome da torre/, 'Torre A');
    fill(/^Torres iguais/, '2');
    fill(/^Unidades habitacionais/, '1.056');
    const understoodRows = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    const groups = screen.getByRole('group', { name: 'Grupos de pavimentos' });
    const paste = (text: string) => fireEvent.paste(groups, { clipboardData: { getData: () => text } });
    const three =
      'Garagem\tSubsolo\t820,5\t3\t2\nTérreo\tTérreo\t656\t4\t1\nTipo\tPavimento tipo\t410,25\t2,8\t14';
    paste('410\t2,8\t3');
    expect(await screen.findByText('1 linha entendida')).toBeTruthy();
    expect(understoodRows()).toEqual([['-', 'Pavimento tipo', '410', '2,8', '3']]);
    await person.click(within(screen.getByRole('dialog')).getByText('Cancelar'));
    paste(three);
    expect(await screen.findByText('3 linhas entendidas')).toBeTruthy();
    expect(understoodRows()).toEqual([
      ['Garagem', 'Subsolo', '820,5', '3', '2'],
      ['Térreo', 'Térreo', '656', '4', '1'],
      ['Tipo', 'Pavimento tipo', '410,25', '2,8', '14'],
    ]);
    fireEvent.click(screen.getByText('Adicionar ao fim'));
    expect(await screen.findByLabelText('Torre com 17 pavimentos e 49,2 m de altura.')).toBeTruthy();
    paste('Ático\tCobertura\t246\t3\t1');
    fireEvent.click(await screen.findByText('Adicionar ao fim'));
    await waitFor(() => expect(rowNames()).toEqual(['Garagem', 'Térreo', 'Tipo', 'Ático']));
    await screen.findByLabelText('Torre com 18 pavimentos e 52,2 m de altura.');
    const facts = [...groups.closest('form')!.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['18', '15', '1', '2', '14', '8.287 m²', '52,2 m']);
    paste(three);
    fireEvent.click(await screen.findByText('Substituir tudo'));
    await waitFor(() => expect(rowNames()).toEqual(['Garagem', 'Térreo', 'Tipo']));
    await person.click(screen.getByText('Criar'));
    expect(await screen.findByText('Nenhuma simulação ainda')).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/\/unit\/[^/]+$/);
    const size = '17 pavimentos · 8.041 m² · 1.056 unidades habitacionais';
    expect(screen.getByText(`${size} · construída 2 vezes; os números desta tela são de uma`)).toBeTruthy();
  });

  test('takes floors of a typology for those typed by hand when told so, and a first simulation of assumed amounts', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person, router } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    const name = () => screen.getByLabelText(/^Nome\s*\*?$/);
    const choose = async (wanted: string) => {
      await person.click(await typologies());
      await person.click(await screen.findByRole('option', { name: wanted }));
    };
    await typologies();
    fill(/^Nome\s*\*?$/, 'Garagem');
    await choose(typology);
    await person.click(await screen.findByRole('button', { name: 'Manter os meus' }));
    expect(name()).toHaveProperty('value', 'Garagem');
    expect(screen.queryByText(/^Estimativa por m²/)).toBeNull();
    await choose(typology);
    await person.click(await screen.findByRole('button', { name: 'Substituir' }));
    await waitFor(() => expect(name()).toHaveProperty('value', 'Pavimento tipo'));
    await choose('Nenhuma');
    await waitFor(() => expect(name()).toHaveProperty('value', 'Garagem'));
    await choose(typology);
    await person.click(await screen.findByRole('button', { name: 'Substituir' }));
    expect(await screen.findByText(/^Estimativa por m²: concreto .* m³, aço .* suposta/)).toBeTruthy();
    expect(await screen.findByLabelText('Torre com 15 pavimentos e 43,5 m de altura.')).toBeTruthy();
    await person.click(screen.getByText('Criar'));
    const grid = await screen.findByRole('grid');
    expect(router.state.location.pathname).toMatch(/\/takeoff\//);
    const filled = within(grid).getAllByTitle('Suposto pela quantidade usual');
    expect(filled.map(({ textContent }) => textContent)).toEqual(['67,2', '2.776,7', '40', '1.983,3']);
    expect(screen.getByText(/^Quantidades supostas, em itálico, em: Pavimento tipo/)).toBeTruthy();
    const [unit] = (await user.call('GET', project.path)).body.project.units;
    const { body } = await user.call('GET', `${project.path}/units/${unit.id}/options`);
    const [option] = body.tower_options;
    expect(option.name).toBe(typology);
    expect(option.modules).toMatchObject([{ name: 'Pavimento tipo', flags: ['assumed'] }]);
    expect(option.precision).toBeGreaterThan(0.1);
    for (const path of [`unit/${unit.id}`, '']) {
      await act(() => router.navigate(`/new_projects/${project.id}/${path}`));
      expect((await screen.findAllByText('Suposto')).length).toBeGreaterThan(0);
    }
  });

  test('opens all the same where its typology could not fill the first simulation', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person, router } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    await person.click(await typologies());
    await person.click(await screen.findByRole('option', { name: typology }));
    await screen.findByLabelText('Torre com 15 pavimentos e 43,5 m de altura.');
    fill(/^Nome da torre/, 'Torre A');
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isFilling =
        typeof init?.body === 'string' && init.body.includes('"useTowerModelTypologyOptionQuery"');
      if (isFilling) throw new TypeError('offline');
      return real(input, init);
    });
    await person.click(screen.getByText('Criar'));
    expect(
      await screen.findByText(/^A torre e a simulação foram criadas; as quantidades usuais, não/),
    ).toBeTruthy();
    const [unit] = (await user.call('GET', project.path)).body.project.units;
    const saved = `/new_projects/${project.id}/unit/${unit.id}`;
    await waitFor(() => expect(router.state.location.pathname).toBe(saved));
  });

  test('stands in a drawer over its project, as its changes do later, and closes where it opened', async () => {
    const user = await anyone();
    const project = await user.project();
    const unit = await project.unit({ name: 'Torre Norte' });
    const { person, router } = await renderScreen(`/new_projects/${project.id}`, user);
    await screen.findByText('Torre Norte');
    // Strong is what comes next: the tower has no structure yet.
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Quantitativos de Torre Norte').className).toContain('contained');
    const open = main.getByText('Nova torre');
    expect(open.className).not.toContain('contained');
    await person.click(open);
    const drawer = within(await screen.findByRole('dialog', { name: 'Nova torre' }));
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}/unit`);
    expect(screen.getByText('Torre Norte')).toBeTruthy();
    await person.click(drawer.getByLabelText('Fechar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}`);
    expect(document.title).toMatch(/^Residencial Ipê \d+ · Torre$/);

    await person.click(screen.getByLabelText('Ações da torre Torre Norte'));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Editar Torre Norte' }));
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}/unit/${unit.id}/edit`);
    fill(/^Nome da torre/, 'Torre Sul');
    await person.click(editing.getByText('Salvar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Torre Sul')).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}`);
  });

  test('is refused to a viewer before anything is typed', async () => {
    await show({ path: '/new_projects/1/unit', fixed: { 'Project.viewerCanEdit': false } });
    expect(await screen.findByText(/^Você só pode ver este projeto/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Nome da torre/)).toBeNull();
  });

  test('on a page of its own wants its project', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Casa Verde' });
    const { person, router } = await renderScreen('/unit/new', user);
    const choice = await screen.findByRole('combobox', { name: /^Projeto/ });
    expect(screen.queryByText('Selecione uma opção')).toBeNull();
    await person.click(screen.getByText('Criar'));
    expect(await screen.findByText('Selecione uma opção')).toBeTruthy();
    expect(screen.getByText('O nome deve ter pelo menos 3 caracteres')).toBeTruthy();
    fill(/^Área/, '-3');
    fireEvent.blur(screen.getByLabelText(/^Área/));
    expect(await screen.findByText('Área deve ser um número positivo')).toBeTruthy();
    await person.click(choice);
    await person.click(await screen.findByRole('option', { name: 'Casa Verde' }));
    await waitFor(() => expect(screen.queryByText('Selecione uma opção')).toBeNull());
    expect(router.state.location.search).toBe(`?projectId=${project.id}`);
  });
});

test('what a tower begins with takes the place of what was chosen before, the model of a usual tower too', async () => {
  const read = await openIfc(towerIfc({ storeys: ['1', '2'] }));
  const thread = class extends EventTarget {
    terminate = vi.fn<() => void>();
    postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: { model: read } }));
  };
  vi.stubGlobal('Worker', thread);
  const user = await anyone();
  const { person } = await renderScreen(`/unit/new?projectId=${(await user.project()).id}`, user);
  const takeModel = async (name: string) => {
    await person.upload(await screen.findByLabelText('Escolher modelo IFC'), new File(['x'], name));
    const found = within(await screen.findByRole('dialog', { name: `Pavimentos de ${name}` }));
    await person.click(await found.findByText('Usar estes pavimentos'));
    const waits = `Ao salvar, ${name} abre na folha da primeira simulação.`;
    expect(await screen.findByText(waits)).toBeTruthy();
    return waits;
  };
  const chosen = async () => (await typologies()).textContent;
  const waits = await takeModel('torre.ifc');
  const none = await chosen();
  await person.click(await typologies());
  await person.click(await screen.findByRole('option', { name: typology }));
  await waitFor(async () => expect(await chosen()).toBe(typology));
  expect(screen.queryByText(waits)).toBeNull();
  await takeModel('torre.ifczip');
  expect(await chosen()).toBe(none);
});

describe('rows of floors', () => {
  test('go, come twice and stay away once saved', async () => {
    const { user, path, unit } = await tower();
    const { person } = await renderScreen(`${path}/edit`, user);
    const area = (await screen.findAllByLabelText(/^Área/))[0]!;
    // Each row names its handle, every time it is drawn, and the form its fields.
    const translate = vi.spyOn(i18next, 't');
    await person.type(area, '1{Backspace}');
    const keys = translate.mock.calls.map(([key]) => key);
    translate.mockRestore();
    expect(keys, 'the first key, and the last change taken back, say whether there are changes').toContain(
      'cancel',
    );
    expect(keys, 'neither draws a row').not.toContain('floors.move');
    expect(keys, 'nor the form').not.toContain('floors.text');
    await person.click(await screen.findByRole('button', { name: 'Remover Tipo' }));
    expect(rowNames()).toEqual(['Subsolo', 'Térreo']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remover Térreo' }));
    await person.click(screen.getByRole('button', { name: 'Duplicar Subsolo' }));
    expect(rowNames()).toEqual(['Subsolo', 'Subsolo', 'Térreo']);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await user.call('GET', unit.path);
    expect(body.unit.floor_groups.map(({ name }: { name: string }) => name)).toEqual([
      'Subsolo',
      'Subsolo',
      'Térreo',
    ]);
  });
});

test.each(['page', 'drawer'])(
  'what is typed on a %s while a tower is being saved is saved next',
  async (place) => {
    const { user, project, unit } = await tower();
    const home = `/new_projects/${project.id}/unit/${unit.id}`;
    const page = `/unit/edit?projectId=${project.id}&unitId=${unit.id}`;
    const { person, router } = await renderScreen(place === 'page' ? page : `${home}/edit`, user);
    const draft = () => Object.keys(sessionStorage).filter((key) => key.includes('unit.'));
    const kept = async () => (await user.call('GET', unit.path)).body.unit;
    const save = () => screen.getByRole('button', { name: 'Salvar' });
    await screen.findByLabelText(/^Nome da torre/);
    fill(/^Nome da torre/, 'Torre Sul');
    fill(/^Unidades habitacionais/, '40');
    const release = holdChanges();
    await person.click(save());
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ name: 'Torre Sul', housing_units_count: 40 }),
    );
    fill(/^Unidades habitacionais/, '48');
    fireEvent.change(screen.getAllByLabelText(/^Área/)[0]!, { target: { value: '910' } });
    release();
    await screen.findByText('Torre atualizada com sucesso!');
    const shown = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)[0]!.value;
    await waitFor(() => expect(draft()).toHaveLength(1));
    expect([shown(/^Nome da torre/), shown(/^Unidades hab/), shown(/^Área/)]).toEqual([
      'Torre Sul',
      '48',
      '910',
    ]);
    expect(screen.queryByText('Descartar alterações?')).toBeNull();
    await person.click(save());
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ name: 'Torre Sul', housing_units_count: 48 }),
    );
    expect((await kept()).floor_groups[0].area).toBe(910);
    await waitFor(() => expect(draft()).toEqual([]));
    const next = place === 'drawer' ? home : '/unit/edit';
    await waitFor(() => expect(router.state.location.pathname).toBe(next));
  },
);

describe('the simulations of a tower', () => {
  test('a new one asks before its name is thrown away, and takes over from the reference until told otherwise', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    await option.module({ name: 'Pavimento tipo', data: sampleFrame });
    const { person } = await renderScreen(path, user);
    await screen.findByRole('heading', { name: 'Módulos de Pórtico' });
    const modules = () => screen.queryAllByText('Pavimento tipo', { selector: 'a' }).length;
    expect(modules()).toBe(1);

    await person.click(screen.getByText('Adicionar Simulação'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Simulação' }));
    const name = dialog.getByLabelText<HTMLInputElement>(/^Nome/);
    await person.type(name, 'Um');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByText('Continuar editando'));
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
    expect(name.value).toBe('Um');
    await person.click(dialog.getByText('Cancelar'));
    await person.click(await screen.findByText('Descartar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(screen.getByText('Adicionar Simulação'));
    const again = within(await screen.findByRole('dialog', { name: 'Adicionar Simulação' }));
    await person.type(again.getByLabelText(/^Nome/), 'Paredes');
    await person.click(again.getByLabelText('Usar como referência'));
    await person.click(again.getByText('Criar'));
    const added = within(await screen.findByRole('listitem', { name: 'Paredes' }));
    expect(added.getByText('Referência')).toBeTruthy();
    const first = within(screen.getByRole('listitem', { name: 'Pórtico' }));
    await person.click(await first.findByText('Usar como referência'));
    expect(await first.findByText('Referência')).toBeTruthy();
    expect(await added.findByText('Usar como referência')).toBeTruthy();

    expect(await screen.findByRole('heading', { name: 'Módulos de Paredes' })).toBeTruthy();
    expect(modules()).toBe(0);
    await person.click(first.getByText('Pórtico'));
    expect(await screen.findByRole('heading', { name: 'Módulos de Pórtico' })).toBeTruthy();
    expect(modules()).toBe(1);
  });

  test('take a pasted table as the numbers in view are read', async () => {
    const { user, path, unit } = await tower();
    await unit.option({ name: 'Pórtico' });
    await renderScreen(path, user);
    fireEvent.click(await screen.findByLabelText('Quantitativos da simulação Pórtico'));
    const grid = await screen.findByRole('grid');
    fireEvent.click(screen.getByText('Por grupo'));
    act(() => grid.focus());
    fireEvent.paste(grid, { clipboardData: { getData: () => 'Elemento\tConcreto (m³)\nLajes\t48' } });
    expect(await screen.findByText(/com os valores lidos como “Por grupo”/)).toBeTruthy();
  });

  test('takes how much the quantities may err, in per cent, and gives it back to the phase', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico' });
    const { person } = await renderScreen(path, user);
    const open = async () => {
      await person.click(await screen.findByLabelText('Ações da simulação Pórtico'));
      await person.click(await screen.findByText('Precisão dos quantitativos'));
      return screen.findByLabelText<HTMLInputElement>(/^Erro esperado/);
    };
    const kept = async () => (await user.call('GET', option.path)).body.tower_option.precision;
    let before = '';
    for (const [text, share] of [
      ['2,5', 0.025],
      ['0', 0],
    ] as const) {
      const opened = await open();
      expect(opened.value).toBe(before);
      await person.clear(opened);
      await person.type(opened, `${text}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await kept()).toBe(share);
      before = text;
    }
    const field = await open();
    expect(field.value).toBe(before);
    await person.clear(field);
    await person.click(screen.getByText('Salvar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await kept()).toBeNull();
  });

  test('the strong button is the step that is due, from the first simulation to the comparison', async () => {
    const { user, path, unit } = await tower();
    const floorIds = (await unit.floors()).map(({ id }) => id);
    const { router } = await renderScreen(path, user);
    const built = (option: TestOption) => option.module({ name: 'Todos', data: sampleFrame, floorIds });
    const strong = () =>
      Array.from(
        document.querySelectorAll('main .MuiButton-contained'),
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      );
    const isDue = async (name: string) => {
      refreshData();
      await act(() => router.revalidate());
      await waitFor(() => expect(strong()).toEqual([name]));
    };
    await isDue('Adicionar Simulação');
    const first = await unit.option({ name: '1', active: true });
    await isDue('Quantitativos da simulação 1');
    await built(first);
    await isDue('Adicionar Simulação');
    const second = await unit.option({ name: '2', active: false });
    await isDue('Quantitativos da simulação 2');
    await built(second);
    await isDue('Comparar simulações');
  });
});

describe('changing floors', () => {
  test('asks first when modules lie on them, then saves', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    await option.module({ name: 'Pavimento tipo', data: sampleFrame });
    const floorIds = (await unit.floors()).map(({ id }) => id);
    await option.module({ name: 'Base', data: sampleFrame, floorIds: floorIds.slice(0, 2) });
    const other = await unit.option({ name: 'Paredes', active: false });
    await other.module({ name: 'Tudo', data: sampleFrame, floorIds });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByText('Editar pavimentos'));
    const rows = within(await screen.findByRole('group', { name: 'Grupos de pavimentos' }));
    const areas = rows.getAllByLabelText(/^Área/);
    expect(areas).toHaveLength(sampleFloorGroups.length);
    fireEvent.change(areas.at(-1)!, { target: { value: '500,5' } });
    await person.click(screen.getByText('Salvar'));
    const question = within(await screen.findByRole('dialog', { name: 'Alterar pavimentos com estrutura?' }));
    const listed = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed.toSorted()).toEqual(['Paredes: Tudo', 'Pórtico: Pavimento tipo']);
    await person.click(screen.getByText('Alterar mesmo assim'));
    expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
    expect(await screen.findByText('desatualizado')).toBeTruthy();
  });
});

describe('CO₂ and energy by floor', () => {
  const rowsOf = async () => {
    const table = within(await screen.findByRole('group', { name: 'CO₂ e energia por pavimento' }));
    return table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')));
  };
  const noStructure = ['-', '-', '-', '-'];

  test('adds up the modules on each floor, from the top down, under the reference', async () => {
    const [basement, first, typical] = sampleFloorGroups;
    const floor_groups = [basement, first, { ...typical, repetition: 4 }];
    const { user, path, unit } = await tower({ floor_groups });
    const floors = await unit.floors();
    const [, ground] = floors;
    const top = floors.at(-1);
    const chosen = await unit.option({ name: 'Pórtico', active: true });
    await chosen.module({ data: sampleFrame });
    await chosen.module({ name: 'Cobertura', data: sampleFrame, floorIds: [top?.id ?? ''] });
    const other = await unit.option({ name: 'Paredes', active: false });
    await other.module({ data: sampleFrame, floorIds: [ground?.id ?? ''] });
    await renderScreen(path, user);
    // The frame is 15 599.93 to 24 601.65 kgCO₂e and 131 169.30 to 221 671.20 MJ a floor; two lie on the top one.
    expect(await rowsOf()).toEqual([
      ['Nome', 'Áream²', 'CO₂tCO₂e', 'CO₂kgCO₂e/m²', 'EnergiaMJ', 'EnergiaMJ/m²'],
      ['Tipo 4 de 4', '450,5', '31,2 – 49,2', '69,3 – 109', '262.000 – 443.000', '582 – 984'],
      ['Tipo 1–3 de 4', '1.351,5', '46,8 – 73,8', '34,6 – 54,6', '394.000 – 665.000', '291 – 492'],
      ['Térreo', '800', ...noStructure],
      ['Subsolo', '900', ...noStructure],
    ]);
    expect(screen.getByText(/pela simulação de referência\.$/)).toBeTruthy();
  });

  test('takes the newest simulation with structure where none is the reference', async () => {
    const { user, path, unit } = await tower();
    const built = await unit.option({ name: 'Pórtico' });
    await built.module({ data: sampleFrame });
    await user.call('PATCH', built.path, { active: false });
    await unit.option({ name: 'Vazia', active: false });
    await renderScreen(path, user);
    expect((await rowsOf())[1]?.[3]).toBe('34,6 – 54,6');
    expect(screen.getByText(/pela simulação mais nova com estrutura/)).toBeTruthy();
  });

  test('puts equal floors in one row, with what all of them come to', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    await option.module({ data: sampleFrame, floorIds: (await unit.floors()).map(({ id }) => id) });
    await renderScreen(path, user);
    expect((await rowsOf()).slice(1, 3)).toEqual([
      ['Tipo × 2', '901', '31,2 – 49,2', '34,6 – 54,6', '262.000 – 443.000', '291 – 492'],
      ['Térreo', '800', '15,6 – 24,6', '19,5 – 30,8', '131.000 – 222.000', '164 – 277'],
    ]);
  });

  test('is not there before any simulation has a module', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico' });
    await user.call('PATCH', option.path, { active: false });
    await renderScreen(path, user);
    await screen.findByRole('listitem', { name: 'Pórtico' });
    expect(await screen.findByRole('region', { name: 'Desenho' })).toBeTruthy();
    expect(screen.queryByText('CO₂ e energia por pavimento')).toBeNull();
  });
});
