import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { sampleFloorGroups, sampleFrame } from '../../support/world.ts';
import { open as openIfc } from '../model/openedIfc.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

async function tower() {
  const user = await anyone();
  const project = await user.project();
  const unit = await project.unit({ name: 'Torre Norte' });
  return { user, project, unit, path: `/new_projects/${project.id}/unit/${unit.id}` };
}

describe('a new tower', () => {
  test('is drawn as rows are pasted, saved, and opens for its simulations', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person, router } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    await person.type(await screen.findByLabelText(/^Nome da torre/), 'Torre A');
    await person.clear(screen.getByLabelText(/^Torres iguais/));
    await person.type(screen.getByLabelText(/^Torres iguais/), '2');
    await person.type(screen.getByLabelText(/^Unidades habitacionais/), '1.056');
    fireEvent.paste(screen.getByRole('group', { name: 'Grupos de pavimentos' }), {
      clipboardData: {
        getData: () =>
          'Garagem\tSubsolo\t820,5\t3\t2\nTérreo\tTérreo\t656\t4\t1\nTipo\tPavimento tipo\t410,25\t2,8\t14',
      },
    });
    expect(await screen.findByText('3 linhas entendidas')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Adicionar ao fim' }));
    expect(
      await screen.findByRole('img', { name: 'Torre com 17 pavimentos e 49,2 m de altura.' }),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Nenhuma simulação ainda')).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/\/unit\/[^/]+$/);
    const size = '17 pavimentos · 8.041 m² · 1.056 unidades habitacionais';
    expect(screen.getByText(`${size} · construída 2 vezes; os números desta tela são de uma`)).toBeTruthy();
  });

  test('starts from a typology: usual floors, and a first simulation in which every amount is marked', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person, router } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    await person.click(await screen.findByRole('combobox', { name: 'Começar de uma tipologia' }));
    const wanted = '15 pavimentos, parede de concreto 12 cm';
    await person.click(await screen.findByRole('option', { name: wanted }));
    expect(await screen.findByText(/^Estimativa por m²: concreto .* m³, aço .* suposta/)).toBeTruthy();
    const drawing = { name: 'Torre com 15 pavimentos e 43,5 m de altura.' };
    expect(await screen.findByRole('img', drawing)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Criar' }));
    const grid = await screen.findByRole('grid');
    expect(router.state.location.pathname).toMatch(/\/takeoff\//);
    const filled = within(grid).getAllByTitle('Suposto pela quantidade usual');
    expect(filled.map(({ textContent }) => textContent)).toEqual(['67,2', '2.776,7', '40', '1.983,3']);
    expect(screen.getByText(/^Quantidades supostas, em itálico, em: Pavimento tipo/)).toBeTruthy();
    const [unit] = (await user.call('GET', project.path)).body.project.units;
    const { body } = await user.call('GET', `${project.path}/units/${unit.id}/options`);
    const [option] = body.tower_options;
    expect(option.name).toBe(wanted);
    expect(option.modules).toMatchObject([{ name: 'Pavimento tipo', flags: ['assumed'] }]);
    expect(option.precision).toBeGreaterThan(0.1);
    for (const path of [`unit/${unit.id}`, '']) {
      await act(() => router.navigate(`/new_projects/${project.id}/${path}`));
      expect((await screen.findAllByText('Suposto')).length).toBeGreaterThan(0);
    }
  });

  test('asks before a typology takes the place of floors typed by hand, and gives them back', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    const name = () => screen.getByRole('textbox', { name: /^Nome\s*\*?$/ });
    const choose = async (wanted: string) => {
      await person.click(await screen.findByRole('combobox', { name: 'Começar de uma tipologia' }));
      await person.click(await screen.findByRole('option', { name: wanted }));
    };
    await screen.findByRole('combobox', { name: 'Começar de uma tipologia' });
    await person.type(name(), 'Garagem');
    const wanted = '15 pavimentos, parede de concreto 12 cm';
    await choose(wanted);
    await person.click(await screen.findByRole('button', { name: 'Manter os meus' }));
    expect(name()).toHaveProperty('value', 'Garagem');
    expect(screen.queryByText(/^Estimativa por m²/)).toBeNull();
    await choose(wanted);
    await person.click(await screen.findByRole('button', { name: 'Substituir' }));
    await waitFor(() => expect(name()).toHaveProperty('value', 'Pavimento tipo'));
    await choose('Nenhuma');
    await waitFor(() => expect(name()).toHaveProperty('value', 'Garagem'));
  });

  test('says what is missing, word for word', async () => {
    const user = await anyone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}/unit`, user);
    await person.click(await screen.findByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('O nome deve ter pelo menos 3 caracteres')).toBeTruthy();
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: /^Tipo de unidade/ }));
    await person.click(await screen.findByRole('option', { name: 'Selecione' }));
    expect(await screen.findByText('Selecione um tipo de unidade')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: /^Tipo de unidade/ }));
    await person.click(await screen.findByRole('option', { name: 'Torre' }));
    await person.type(screen.getByLabelText(/^Área/), '-3');
    await person.tab();
    expect(await screen.findByText('Área deve ser um número positivo')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Remover/ }));
    await person.click(screen.getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Pelo menos um pavimento deve ser adicionado')).toBeTruthy();
  });

  test('stands in a drawer over its project, and closes where it opened', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Residencial Ipê' });
    await project.unit({ name: 'Torre Norte' });
    const { person, router } = await renderScreen(`/new_projects/${project.id}`, user);
    await screen.findByRole('link', { name: 'Torre Norte' });
    // Strong is what comes next: the tower has no structure yet.
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Quantitativos de Torre Norte' }).className).toContain('contained');
    expect(main.getByRole('link', { name: 'Nova torre' }).className).not.toContain('contained');
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Nova torre' }));
    const drawer = await screen.findByRole('dialog', { name: 'Nova torre' });
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}/unit`);
    expect(screen.getByText('Torre Norte')).toBeTruthy();
    await person.click(within(drawer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}`);
    expect(document.title).toBe('Residencial Ipê · Torre');
  });

  test('is refused to a viewer before anything is typed', async () => {
    const [owner, guest] = [await someone('Rui Lima'), await someone()];
    const project = await owner.project();
    await project.share(guest, 'project:view');
    await renderScreen(`/new_projects/${project.id}/unit`, guest);
    expect(await screen.findByText(/^Você só pode ver este projeto/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Nome da torre/)).toBeNull();
  });

  test('on a page of its own is refused as soon, while another project can be chosen', async () => {
    const [owner, guest] = [await someone('Rui Lima'), await someone()];
    const project = await owner.project();
    await project.share(guest, 'project:view');
    await renderScreen(`/unit/new?projectId=${project.id}`, guest);
    expect(await screen.findByText(/^Você só pode ver este projeto/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Nome da torre/)).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Projeto/ })).toBeTruthy();
  });

  test('is edited in a drawer that closes where it was opened', async () => {
    const { user, project, path } = await tower();
    const { person, router } = await renderScreen(`/new_projects/${project.id}`, user);
    await person.click(await screen.findByRole('button', { name: 'Ações da torre Torre Norte' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar Torre Norte' }));
    expect(router.state.location.pathname).toBe(`${path}/edit`);
    const name = drawer.getByLabelText(/^Nome da torre/);
    await person.clear(name);
    await person.type(name, 'Torre Sul');
    await person.click(drawer.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Torre Sul' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/new_projects/${project.id}`);
  });

  test('on a page of its own wants its project', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Casa Verde' });
    const { person, router } = await renderScreen('/unit/new', user);
    const choice = await screen.findByRole('combobox', { name: /^Projeto/ });
    expect(screen.queryByText('Selecione uma opção')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Selecione uma opção')).toBeTruthy();
    expect(screen.getByText('O nome deve ter pelo menos 3 caracteres')).toBeTruthy();
    await person.click(choice);
    await person.click(await screen.findByRole('option', { name: 'Casa Verde' }));
    await waitFor(() => expect(screen.queryByText('Selecione uma opção')).toBeNull());
    expect(router.state.location.search).toBe(`?projectId=${project.id}`);
  });
});

test.each(['torre.ifc', 'torre.ifczip'])('a tower begins with the model %s', async (name) => {
  const thread = class extends EventTarget {
    postMessage = vi.fn<() => void>();
    terminate = vi.fn<() => void>();
  };
  vi.stubGlobal('Worker', thread);
  const user = await someone();
  const { person } = await renderScreen(`/unit/new?projectId=${(await user.project()).id}`, user);
  await person.upload(await screen.findByLabelText('Escolher modelo IFC'), new File(['x'], name));
  expect(await screen.findByRole('dialog', { name: `Pavimentos de ${name}` })).toBeTruthy();
});

test('what a tower begins with takes the place of what was chosen before, the model of a usual tower too', async () => {
  const read = await openIfc(towerIfc({ storeys: ['1', '2'] }));
  const thread = class extends EventTarget {
    terminate = vi.fn<() => void>();
    postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: { model: read } }));
  };
  vi.stubGlobal('Worker', thread);
  const user = await someone();
  const { person } = await renderScreen(`/unit/new?projectId=${(await user.project()).id}`, user);
  const takeModel = async () => {
    await person.upload(await screen.findByLabelText('Escolher modelo IFC'), new File(['x'], 'torre.ifc'));
    await person.click(await screen.findByRole('button', { name: 'Usar estes pavimentos' }));
  };
  const chosen = () => screen.getByRole('combobox', { name: 'Começar de uma tipologia' }).textContent;
  const waits = 'Ao salvar, torre.ifc abre na folha da primeira simulação.';
  await takeModel();
  expect(await screen.findByText(waits)).toBeTruthy();
  const none = chosen();
  const usual = '15 pavimentos, parede de concreto 12 cm';
  await person.click(screen.getByRole('combobox', { name: 'Começar de uma tipologia' }));
  await person.click(await screen.findByRole('option', { name: usual }));
  await waitFor(() => expect(chosen()).toBe(usual));
  expect(screen.queryByText(waits)).toBeNull();
  await takeModel();
  expect(await screen.findByText(waits)).toBeTruthy();
  expect(chosen()).toBe(none);
});

describe('rows of floors', () => {
  const rowNames = () =>
    within(screen.getByRole('group', { name: 'Grupos de pavimentos' }))
      .getAllByLabelText<HTMLInputElement>(/^Nome/)
      .map(({ value }) => value);

  test('go, come twice and stay away once saved', async () => {
    const { user, path, unit } = await tower();
    const { person } = await renderScreen(`${path}/edit`, user);
    const area = (await screen.findAllByLabelText(/^Área/))[0]!;
    // Each row names its handle, every time it is drawn, and the form its fields.
    const said = vi.spyOn(i18next, 't');
    await person.type(area, '1{Backspace}');
    const keys = said.mock.calls.map(([key]) => key);
    said.mockRestore();
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

describe('the simulations of a tower', () => {
  test("'Adicionar Simulação' wants a name, and one reference stands at most", async () => {
    const { user, path, unit } = await tower();
    await unit.option({ name: 'Pórtico', active: true });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Adicionar Simulação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Simulação' }));
    await person.click(dialog.getByRole('button', { name: 'Criar' }));
    expect(await dialog.findByText('O nome é obrigatório')).toBeTruthy();
    await person.type(dialog.getByLabelText(/^Nome/), 'Paredes');
    await person.click(dialog.getByLabelText('Usar como referência'));
    await person.click(dialog.getByRole('button', { name: 'Criar' }));
    const added = within(await screen.findByRole('listitem', { name: 'Paredes' }));
    expect(added.getByRole('button', { name: 'Referência' })).toBeTruthy();
    const first = within(screen.getByRole('listitem', { name: 'Pórtico' }));
    await person.click(await first.findByRole('button', { name: 'Usar como referência' }));
    expect(await first.findByRole('button', { name: 'Referência' })).toBeTruthy();
    await waitFor(() => expect(added.getByRole('button', { name: 'Usar como referência' })).toBeTruthy());
  });

  test('take a pasted table as the numbers in view are read', async () => {
    const { user, path, unit } = await tower();
    await (await unit.option({ name: 'Pórtico' })).module();
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByLabelText('Quantitativos da simulação Pórtico'));
    const grid = await screen.findByRole('grid');
    await person.click(screen.getByRole('button', { name: 'Por grupo' }));
    act(() => grid.focus());
    fireEvent.paste(grid, { clipboardData: { getData: () => 'Elemento\tConcreto (m³)\nLajes\t48' } });
    expect(await screen.findByText(/com os valores lidos como “Por grupo”/)).toBeTruthy();
  });

  test("'Adicionar Simulação' asks before it throws a name away", async () => {
    const { user, path } = await tower();
    const { person } = await renderScreen(path, user);
    const opens = await screen.findAllByRole('button', { name: 'Adicionar Simulação' });
    await person.click(opens[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Simulação' }));
    const name = dialog.getByLabelText<HTMLInputElement>(/^Nome/);
    await person.type(name, 'Paredes');
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
    await person.click(question.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
    expect(name.value).toBe('Paredes');
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('renames at once', async () => {
    const { user, path, unit } = await tower();
    await unit.option({ name: 'Antigo' });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: 'Ações da simulação Antigo' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Renomear simulação' }));
    const name = await screen.findByLabelText(/^Nome \*$|^Nome$/, { selector: '[role=dialog] input' });
    await person.clear(name);
    await person.type(name, 'Novo{Enter}');
    expect(await screen.findByRole('listitem', { name: 'Novo' })).toBeTruthy();
    expect(await screen.findByText('Simulação atualizada com sucesso!')).toBeTruthy();
  });

  test('takes how much the quantities may err, in per cent, and gives it back to the phase', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico' });
    const { person } = await renderScreen(path, user);
    const open = async () => {
      await person.click(await screen.findByRole('button', { name: 'Ações da simulação Pórtico' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Precisão dos quantitativos' }));
      return screen.findByLabelText<HTMLInputElement>(/^Erro esperado/);
    };
    const kept = async () => (await user.call('GET', option.path)).body.tower_option.precision;
    let field = await open();
    expect(field.value).toBe('');
    await person.type(field, '51{Enter}');
    expect(await screen.findByText('O valor deve ser no máximo 50')).toBeTruthy();
    await person.clear(field);
    await person.type(field, '2,5{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await kept()).toBe(0.025);
    field = await open();
    expect(field.value).toBe('2,5');
    await person.clear(field);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () => expect(await kept()).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('show the modules of one, with technology and CO₂; another takes its place by its name', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    await option.module({ name: 'Pavimento tipo', data: sampleFrame });
    await unit.option({ name: 'Paredes' });
    const { person } = await renderScreen(path, user);
    const modules = within(await screen.findByRole('group', { name: 'Módulos de Pórtico' }));
    expect(modules.getByRole('link', { name: 'Pavimento tipo' })).toBeTruthy();
    expect(modules.getByText('Viga-pilar')).toBeTruthy();
    expect(modules.getByText('49.203,30')).toBeTruthy();
    const cards = screen.getByRole('list', { name: 'Simulações' });
    await person.click(within(cards).getByRole('link', { name: 'Paredes' }));
    expect(await screen.findByRole('heading', { name: 'Módulos de Paredes' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pavimento tipo' })).toBeNull();
  });

  test.each([
    ['none', [], ['Adicionar Simulação']],
    ['one without a structure', [false], ['Quantitativos da simulação 1']],
    ['one built', [true], ['Adicionar Simulação']],
    ['one of two built', [true, false], ['Quantitativos da simulação 2']],
    ['two built', [true, true], ['Comparar simulações']],
  ])('the strong button is the step that is due: %s', async (_case, built, expected) => {
    const { user, path, unit } = await tower();
    const floorIds = (await unit.floors()).map(({ id }) => id);
    for (const [index, hasStructure] of built.entries()) {
      const option = await unit.option({ name: String(index + 1), active: index === 0 });
      if (hasStructure) await option.module({ name: 'Todos', data: sampleFrame, floorIds });
    }
    await renderScreen(path, user);
    await screen.findByRole('button', { name: 'Adicionar Simulação' });
    const strong = document.querySelectorAll('main .MuiButton-contained');
    const names = Array.from(strong, (button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(expected);
  });
});

describe('changing floors', () => {
  test('asks first when modules lie on them, then saves', async () => {
    const { user, path, unit } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    await option.module({ name: 'Pavimento tipo', data: sampleFrame });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('link', { name: 'Editar pavimentos' }));
    const rows = within(await screen.findByRole('group', { name: 'Grupos de pavimentos' }));
    const areas = rows.getAllByLabelText(/^Área/);
    expect(areas).toHaveLength(sampleFloorGroups.length);
    for (const area of areas) {
      await person.clear(area);
      await person.type(area, '500,5');
    }
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Alterar pavimentos com estrutura?')).toBeTruthy();
    expect(screen.getByText('Pórtico: Pavimento tipo')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Alterar mesmo assim' }));
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
    const { user, path, unit } = await tower();
    const [, ground, , top] = await unit.floors();
    const chosen = await unit.option({ name: 'Pórtico', active: true });
    await chosen.module({ data: sampleFrame });
    await chosen.module({ name: 'Cobertura', data: sampleFrame, floorIds: [top?.id ?? ''] });
    const other = await unit.option({ name: 'Paredes', active: false });
    await other.module({ data: sampleFrame, floorIds: [ground?.id ?? ''] });
    await renderScreen(path, user);
    // The frame is 15 599.93 to 24 601.65 kgCO₂e and 131 169.30 to 221 671.20 MJ a floor; two lie on the top one.
    expect(await rowsOf()).toEqual([
      ['Nome', 'Áream²', 'CO₂tCO₂e', 'CO₂kgCO₂e/m²', 'EnergiaMJ', 'EnergiaMJ/m²'],
      ['Tipo 2 de 2', '450,5', '31,2 – 49,2', '69,3 – 109', '262.000 – 443.000', '582 – 984'],
      ['Tipo 1 de 2', '450,5', '15,6 – 24,6', '34,6 – 54,6', '131.000 – 222.000', '291 – 492'],
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
