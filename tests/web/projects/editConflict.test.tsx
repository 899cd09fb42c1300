import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { expectStatus, sampleFloorGroups, sampleFrame, type TestUser } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { enterText } from '../support/enterText.ts';

let mine: TestUser;
let theirs: TestUser;
beforeAll(async () => {
  [mine, theirs] = [await someone('Ana Souza'), await someone('Bruno Dias')];
});

/** A project of one person that a second one may change as well. */
async function shared(given: Record<string, unknown> = {}) {
  const project = await mine.project(given);
  await project.share(theirs, 'project:edit');
  return project;
}

const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Alguém salvou antes de você' }));

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

const draftsKept = () => Object.entries(sessionStorage).filter(([key]) => /^draft:\d/.test(key));

/** Opens a screen anew in the same tab, which keeps what was typed. */
async function reopen(path: string) {
  await waitFor(() => expect(draftsKept()).toHaveLength(1));
  const kept = draftsKept();
  const { router } = await renderScreen('/settings', mine);
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  await act(() => router.navigate(path));
}

/** The drawer of a project that two people change. */
async function editingProject(name: string) {
  const project = await shared({ name, city: 'Campinas', number: '10' });
  const { person } = await renderScreen('/new_projects', mine);
  const edit = async () => {
    await person.click(await screen.findByLabelText(`Ações do projeto ${name}`));
    await person.click(await screen.findByText('Editar', { selector: '[role=menuitem]' }));
    return screen.findByLabelText<HTMLInputElement>(/^Cidade/);
  };
  const theySave = (fields: object) => expectStatus(200, theirs.call('PATCH', project.path, fields));
  const save = () => person.click(screen.getByText('Salvar'));
  const isSaved = async (fields: object) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await mine.call('GET', project.path)).body.project).toMatchObject(fields);
  };
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  return { person, edit, theySave, save, isSaved, value };
}

test('of a project two people change, a dialog shows who saved and what differs, and either goes on', async () => {
  const { person, edit, theySave, save, isSaved, value } = await editingProject('Disputado');
  enterText(await edit(), 'Santos');
  const place = { state: 'RJ', cep: '20040-002', neighborhood: 'Centro', street: 'Rua do Ouvidor' };
  const kind = { phase: 'basic_project', building_type: 'residential', description: 'Duas torres' };
  await theySave({ city: 'Guarujá', number: '77', ...place, ...kind });
  await save();
  const dialog = await question();
  expect(dialog.getByText(/^Bruno Dias salvou alterações/)).toBeTruthy();
  const [, ...rows] = dialog.getAllByRole('row').map(cells);
  const ofTheirs = (label: string, text: string) => [label, 'sem alteração sua', text];
  expect(rows).toEqual([
    ofTheirs('Fase', 'Projeto básico'),
    ofTheirs('Tipo de edificação', 'Residencial'),
    ofTheirs('CEP', '20040-002'),
    ofTheirs('Estado', 'RJ'),
    ['Cidade', 'Santos', 'Guarujá'],
    ofTheirs('Bairro', 'Centro'),
    ofTheirs('Rua', 'Rua do Ouvidor'),
    ofTheirs('Número', '77'),
    ofTheirs('Descrição', 'Duas torres'),
  ]);
  // Cancelling loses nothing.
  await person.click(dialog.getByText('Cancelar'));
  await waitFor(() => expect(screen.queryByText('Alguém salvou antes de você')).toBeNull());
  expect([value(/^Cidade/), value(/^Número/)]).toEqual(['Santos', '10']);
  // Nobody decided yet: saving asks again.
  await save();
  await person.click((await question()).getByText('Ficar com o que está salvo'));
  await waitFor(() => expect(value(/^Cidade/)).toBe('Guarujá'));
  expect(value(/^Número/)).toBe('77');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  enterText(screen.getByLabelText(/^Bairro/), 'Centro');
  await save();
  await isSaved({ city: 'Guarujá', neighborhood: 'Centro' });

  // What was typed over what the other saved, beside what only the other changed.
  enterText(await edit(), 'Santos');
  await theySave({ city: 'Bertioga', number: '88' });
  await save();
  await person.click((await question()).getByText('Manter as minhas'));
  await isSaved({ city: 'Santos', number: '88' });
});

test('where what the other saved cannot be read it says so, and what was typed stays', async () => {
  const { person, edit, theySave, save, isSaved, value } = await editingProject('Ilegível');
  enterText(await edit(), 'Peruíbe');
  await theySave({ city: 'Itanhaém' });
  const answer = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isReading = typeof init?.body === 'string' && init.body.includes('FreshProjectQuery');
    return isReading ? Promise.reject(new TypeError('Failed to fetch')) : answer(input, init);
  });
  await save();
  expect(await screen.findByText(/^Alguém salvou alterações depois que você abriu\. Atualize/)).toBeTruthy();
  expect(value(/^Cidade/)).toBe('Peruíbe');
  fetched.mockRestore();
  await save();
  await person.click((await question()).getByText('Manter as minhas'));
  await isSaved({ city: 'Peruíbe' });
});

test('two people who typed the same have nothing to choose', async () => {
  const { person, edit, theySave, save, isSaved } = await editingProject('Igual');
  enterText(await edit(), 'Cubatão');
  await theySave({ city: 'Cubatão', number: '77' });
  await save();
  const same = await question();
  expect(same.getByText(/Não há diferença entre o que você digitou e o que está salvo\.$/)).toBeTruthy();
  const [, ...rows] = same.getAllByRole('row').map(cells);
  expect(rows).toEqual([['Número', 'sem alteração sua', '77']]);
  expect(same.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancelar',
    'Ficar com o que está salvo',
  ]);
  await person.click(same.getByText('Ficar com o que está salvo'));
  await waitFor(() => expect(screen.queryByText('Alguém salvou antes de você')).toBeNull());
  enterText(screen.getByLabelText(/^Bairro/), 'Centro');
  await save();
  await isSaved({ city: 'Cubatão', number: '77', neighborhood: 'Centro' });
});

test('what was typed and is found again stands over what the other saved meanwhile, and saving asks', async () => {
  const { person, edit, theySave, save, isSaved, value } = await editingProject('Reencontrado');
  await edit();
  enterText(screen.getByLabelText(/^Bairro/), 'Centro');
  await theySave({ city: 'Guarujá', number: '77' });
  await reopen('/new_projects');
  await edit();
  expect([value(/^Cidade/), value(/^Número/), value(/^Bairro/)]).toEqual(['Guarujá', '77', 'Centro']);
  await save();
  const dialog = await question();
  expect(dialog.getByText(/^Bruno Dias salvou alterações/)).toBeTruthy();
  const [, ...rows] = dialog.getAllByRole('row').map(cells);
  expect(rows).toEqual([['Bairro', 'Centro', '-']]);
  await person.click(dialog.getByText('Manter as minhas'));
  await isSaved({ city: 'Guarujá', number: '77', neighborhood: 'Centro' });

  // Of what the other saved alike nothing is left to ask about.
  enterText(await edit(), 'Bertioga');
  await theySave({ city: 'Bertioga', number: '88' });
  await reopen('/new_projects');
  await edit();
  enterText(screen.getByLabelText(/^Bairro/), 'Praia');
  await save();
  await isSaved({ city: 'Bertioga', number: '88', neighborhood: 'Praia' });
});

describe('a tower two people change', () => {
  test('keeps what is found again and what the other saved, and asks', async () => {
    const project = await shared();
    const unit = await project.unit({ name: 'Torre Norte' });
    const path = `/new_projects/${project.id}/unit/${unit.id}/edit`;
    await renderScreen(path, mine);
    enterText(await screen.findByLabelText(/^Nome da torre/), 'Torre Leste');
    const [first, ...others] = sampleFloorGroups;
    const data = { floor_groups: [{ ...first, area: 920 }, ...others] };
    await expectStatus(200, theirs.call('PATCH', unit.path, { name: 'Torre Norte', type: 'tower', data }));
    await reopen(path);
    const area = async () => (await screen.findAllByLabelText<HTMLInputElement>(/^Área/))[0]?.value;
    await waitFor(async () => expect(await area()).toBe('920'));
    await screen.findByDisplayValue('Torre Leste');
    fireEvent.click(screen.getByText('Salvar'));
    const dialog = await question();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([['Nome da torre', 'Torre Leste', 'Torre Norte']]);
    fireEvent.click(dialog.getByText('Manter as minhas'));
    expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
    const { body } = await mine.call('GET', unit.path);
    expect([body.unit.name, body.unit.floor_groups[0].area]).toEqual(['Torre Leste', 920]);
  });

  test('shows the floors of both, and keeps mine', async () => {
    const project = await shared();
    const unit = await project.unit({ name: 'Torre Norte' });
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}/edit`, mine);
    const [area] = await screen.findAllByLabelText(/^Área/);
    enterText(area!, '910,5');
    const [, ...others] = sampleFloorGroups;
    const floor_groups = [{ ...sampleFloorGroups[0], area: 920 }, ...others];
    const change = { name: 'Torre Sul', type: 'tower', repetition_count: 3, housing_units_count: 40 };
    await expectStatus(200, theirs.call('PATCH', unit.path, { ...change, data: { floor_groups } }));
    // Who changed another tower since is not who is asked about.
    await project.unit({ name: 'Torre Oeste' });
    await person.click(screen.getByText('Salvar'));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([
      ['Nome da torre', 'sem alteração sua', 'Torre Sul'],
      ['Torres iguais', 'sem alteração sua', '3'],
      ['Unidades habitacionais', 'sem alteração sua', '40'],
      ['Pavimentos', 'Subsolo (Subsolo): 910,5 m² × 3 m, ×1', 'Subsolo (Subsolo): 920 m² × 3 m, ×1'],
    ]);
    await person.click(dialog.getByText('Manter as minhas'));
    expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
    const { body } = await mine.call('GET', unit.path);
    expect(body.unit.name).toBe('Torre Sul');
    expect(body.unit.floor_groups.map((group: { area: number }) => group.area)).toEqual([910.5, 800, 450.5]);
  });
});

describe('a version two people change', () => {
  test('shows both descriptions, and takes the other one', async () => {
    const project = await shared();
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    const { person } = await renderScreen(
      `/projects/${project.id}/${unit.id}/${module.id}?type=beam_column`,
      mine,
    );
    await person.click(await screen.findByLabelText(/^Ações d/));
    await person.click(await screen.findByText('Renomear e descrever'));
    const description = await screen.findByLabelText(/^Descrição/);
    enterText(description, 'Minha');
    const [version] = (await mine.call('GET', module.path)).body.versions;
    await expectStatus(
      200,
      theirs.call('PATCH', `${module.path}/versions/${version.id}`, { description: 'Do Bruno' }),
    );
    await person.click(screen.getByText('Salvar'));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([['Descrição', 'Minha', 'Do Bruno']]);
    await person.click(dialog.getByText('Ficar com o que está salvo'));
    await waitFor(() => expect(screen.getByDisplayValue('Do Bruno')).toBeTruthy());
  });
});

describe('a module two people change', () => {
  test('shows the quantities of both, and keeps mine over what the other saved', async () => {
    const project = await shared();
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    const { person } = await renderScreen(`/projects/${project.id}/${unit.id}`, mine);
    await person.click(await screen.findByLabelText('Ações de Pavimento tipo'));
    await person.click(await screen.findByText('Editar', { selector: '[role=menuitem]' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
    const columns = within(drawer.getByRole('table', { name: 'Concreto: Pilares' }));
    enterText(columns.getByLabelText(/^Volume/), '9,5');
    const floor_ids = (await unit.floors()).slice(1).map(({ id }) => id);
    const data = { ...sampleFrame, avg_beam_span: 6, floor_ids };
    const change = { name: 'Tipo revisto', type: 'beam_column', data };
    await expectStatus(200, theirs.call('PATCH', module.path, change));
    await person.click(drawer.getByText('Salvar'));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([
      ['Nome do módulo', 'sem alteração sua', 'Tipo revisto'],
      ['Pavimentos que o módulo cobre', 'sem alteração sua', 'Térreo: 1 pavimento'],
      [
        'Quantitativos de um pavimento',
        'Pilares: C40 9,5 m³, CA50 1.200 kg',
        'Pilares: C40 8,1 m³, CA50 1.200 kg',
      ],
    ]);
    await person.click(dialog.getByText('Manter as minhas'));
    expect(await screen.findByText('Módulo atualizado com sucesso!')).toBeTruthy();
    const { body } = await mine.call('GET', module.path);
    expect(body.module.name).toBe('Tipo revisto');
    expect(body.module.concrete_columns.volumes[0].volume).toBe(9.5);
    // Only the columns were typed: the span follows what the other saved.
    expect(body.module.avg_beam_span).toBe(6);
  });
});
