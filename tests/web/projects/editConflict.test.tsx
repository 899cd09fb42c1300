import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectStatus, sampleFloorGroups, sampleFrame } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

/** A project of one person and a second one who may change it as well. */
async function two() {
  const mine = await someone('Ana Souza');
  const theirs = await someone('Bruno Dias');
  const project = await mine.project({ name: 'Disputado', city: 'Campinas', number: '10' });
  await project.share(theirs, 'project:edit');
  return { mine, theirs, project };
}

const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Alguém salvou antes de você' }));

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('a project two people change', () => {
  async function conflict() {
    const { mine, theirs, project } = await two();
    const { person } = await renderScreen('/new_projects', mine);
    await person.click(await screen.findByRole('button', { name: 'Ações do projeto Disputado' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar projeto' }));
    await person.clear(drawer.getByLabelText(/^Cidade/));
    await person.type(drawer.getByLabelText(/^Cidade/), 'Santos');
    await expectStatus(200, theirs.call('PATCH', project.path, { city: 'Guarujá', number: '77' }));
    await person.click(drawer.getByRole('button', { name: 'Salvar' }));
    const saved = async () => (await mine.call('GET', project.path)).body.project;
    return { person, saved, value: (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value };
  }

  test('shows who saved and what differs; cancelling loses nothing', async () => {
    const { person, value } = await conflict();
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias salvou alterações/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([
      ['Cidade', 'Santos', 'Guarujá'],
      ['Número', 'sem alteração sua', '77'],
    ]);
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(value(/^Cidade/)).toBe('Santos'));
    expect(value(/^Número/)).toBe('10');
    // Nobody decided yet: saving asks again.
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await question();
  });

  test('keeps what one typed over what the other saved', async () => {
    const { person, saved } = await conflict();
    await person.click((await question()).getByRole('button', { name: 'Manter as minhas' }));
    expect(await screen.findByText('Projeto atualizado com sucesso!')).toBeTruthy();
    expect(await saved()).toMatchObject({ city: 'Santos', number: '77' });
  });

  test('takes what the other saved, and goes on from there', async () => {
    const { person, saved, value } = await conflict();
    await person.click((await question()).getByRole('button', { name: 'Ficar com o que está salvo' }));
    await waitFor(() => expect(value(/^Cidade/)).toBe('Guarujá'));
    expect(value(/^Número/)).toBe('77');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
    await person.type(screen.getByLabelText(/^Bairro/), 'Centro');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Projeto atualizado com sucesso!')).toBeTruthy();
    expect(await saved()).toMatchObject({ city: 'Guarujá', neighborhood: 'Centro' });
  });
});

describe('a tower two people change', () => {
  test('shows the floors of both, and keeps mine', async () => {
    const { mine, theirs, project } = await two();
    const unit = await project.unit({ name: 'Torre Norte' });
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}/edit`, mine);
    const [area] = await screen.findAllByLabelText(/^Área/);
    await person.clear(area!);
    await person.type(area!, '910,5');
    const [, ...others] = sampleFloorGroups;
    const floor_groups = [{ ...sampleFloorGroups[0], area: 920 }, ...others];
    await expectStatus(
      200,
      theirs.call('PATCH', unit.path, { name: 'Torre Sul', type: 'tower', data: { floor_groups } }),
    );
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([
      ['Nome da torre', 'sem alteração sua', 'Torre Sul'],
      ['Pavimentos', 'Subsolo (Subsolo): 910,5 m² × 3 m, ×1', 'Subsolo (Subsolo): 920 m² × 3 m, ×1'],
    ]);
    await person.click(dialog.getByRole('button', { name: 'Manter as minhas' }));
    expect(await screen.findByText('Torre atualizada com sucesso!')).toBeTruthy();
    const { body } = await mine.call('GET', unit.path);
    expect(body.unit.name).toBe('Torre Sul');
    expect(body.unit.floor_groups.map((group: { area: number }) => group.area)).toEqual([910.5, 800, 450.5]);
  });
});

describe('a version two people change', () => {
  test('shows both descriptions, and takes the other one', async () => {
    const { mine, theirs, project } = await two();
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    const { person } = await renderScreen(
      `/projects/${project.id}/${unit.id}/${module.id}?type=beam_column`,
      mine,
    );
    await person.click(await screen.findByRole('button', { name: /^Ações d/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Renomear e descrever' }));
    const description = await screen.findByLabelText(/^Descrição/);
    await person.type(description, 'Minha');
    const [version] = (await mine.call('GET', module.path)).body.versions;
    await expectStatus(
      200,
      theirs.call('PATCH', `${module.path}/versions/${version.id}`, { description: 'Do Bruno' }),
    );
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([['Descrição', 'Minha', 'Do Bruno']]);
    await person.click(dialog.getByRole('button', { name: 'Ficar com o que está salvo' }));
    await waitFor(() => expect(screen.getByDisplayValue('Do Bruno')).toBeTruthy());
  });
});

describe('a module two people change', () => {
  test('shows the quantities of both, and keeps mine over what the other saved', async () => {
    const { mine, theirs, project } = await two();
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    const { person } = await renderScreen(`/projects/${project.id}/${unit.id}`, mine);
    await person.click(await screen.findByRole('button', { name: 'Ações de Pavimento tipo' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar módulo' }));
    const columns = within(drawer.getByRole('table', { name: 'Concreto: Pilares' }));
    const volume = columns.getByLabelText(/^Volume/);
    await person.clear(volume);
    await person.type(volume, '9,5');
    const floor_ids = (await mine.call('GET', module.path)).body.module.floor_ids;
    const data = { ...sampleFrame, avg_beam_span: 6, floor_ids };
    const change = { name: 'Tipo revisto', type: 'beam_column', data };
    await expectStatus(200, theirs.call('PATCH', module.path, change));
    await person.click(drawer.getByRole('button', { name: 'Salvar' }));
    const dialog = await question();
    expect(dialog.getByText(/^Bruno Dias/)).toBeTruthy();
    const [, ...rows] = dialog.getAllByRole('row').map(cells);
    expect(rows).toEqual([
      ['Nome do módulo', 'sem alteração sua', 'Tipo revisto'],
      [
        'Quantitativos de um pavimento',
        'Pilares: C40 9,5 m³, CA50 1.200 kg',
        'Pilares: C40 8,1 m³, CA50 1.200 kg',
      ],
    ]);
    await person.click(dialog.getByRole('button', { name: 'Manter as minhas' }));
    expect(await screen.findByText('Módulo atualizado com sucesso!')).toBeTruthy();
    const { body } = await mine.call('GET', module.path);
    expect(body.module.name).toBe('Tipo revisto');
    expect(body.module.concrete_columns.volumes[0].volume).toBe(9.5);
    // Only the columns were typed: the span follows what the other saved.
    expect(body.module.avg_beam_span).toBe(6);
  });
});
