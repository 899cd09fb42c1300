import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { useCepFillQuery$data } from '#relay/useCepFillQuery.graphql.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Novo projeto' }));

async function choose(person: UserEvent, label: RegExp, option: RegExp) {
  await person.click((await drawer()).getByRole('combobox', { name: label }));
  await person.click(await screen.findByRole('option', { name: option }));
}

/** Answers the search for a CEP in place of the public services; all else goes to the product. */
function answerCep(postalCode: useCepFillQuery$data['postalCode']) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    typeof init?.body === 'string' && init.body.includes('useCepFillQuery')
      ? Response.json({ data: { postalCode } })
      : real(input, init),
  );
}

describe('projects as cards', () => {
  test('an empty list offers the first project', async () => {
    await renderScreen('/new_projects', await someone());
    expect(await screen.findByText('Nenhum projeto ainda')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Novo projeto' })).toBeTruthy();
  });

  test('shows each project and finds by name; "/" goes to the search', async () => {
    const user = await someone();
    await user.project({ name: 'Edifício Aurora' });
    await user.project({ name: 'Parque Central' });
    const { person, router } = await renderScreen('/new_projects', user);
    expect(await screen.findByRole('link', { name: 'Edifício Aurora' })).toBeTruthy();
    expect(screen.getByText('2 projetos')).toBeTruthy();
    await person.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await person.keyboard('Aurora');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Parque Central' })).toBeNull());
    expect(router.state.location.search).toBe('?q=Aurora');
    expect(screen.getByRole('link', { name: 'Edifício Aurora' })).toBeTruthy();
  });

  test('draws the towers of a project, floors in what builds them', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Edifício Aurora' });
    await project.unit({ repetition_count: 3 });
    await (await (await project.unit({ name: 'Torre B' })).option()).module();
    await renderScreen('/new_projects', user);
    const drawing = await screen.findByRole('img', { name: /Torre A × 3/ });
    expect(drawing.getAttribute('aria-label')).toBe(
      'Torre A × 3: Torre com 4 pavimentos e 12,6 m de altura. Sem estrutura. Torre B: Torre com 4 pavimentos e 12,6 m de altura. Viga-pilar.',
    );
    const fills = [...drawing.querySelectorAll('g')].map((tower) =>
      [...tower.querySelectorAll('rect')].map((floor) => floor.getAttribute('fill')),
    );
    const [none, frame] = ['url(#pattern-uncovered)', 'url(#pattern-beam_column)'];
    expect(fills).toEqual([
      [none, none, none],
      [none, none, frame],
    ]);
  });

  test('says what a new project lacks, word for word, then makes it', async () => {
    const { person, router } = await renderScreen('/new_projects', await someone());
    await person.click(await screen.findByRole('button', { name: 'Novo projeto' }));
    await person.click((await drawer()).getByRole('button', { name: 'Criar' }));
    for (const message of [
      'O nome deve ter pelo menos 3 caracteres',
      'Selecione uma fase do projeto',
      'A cidade deve ter pelo menos 3 caracteres',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    await person.type((await drawer()).getByLabelText(/^Nome/), 'Residencial Ipê');
    await choose(person, /^Fase/, /Projeto básico/);
    await choose(person, /^Estado/, /^SP/);
    await person.type((await drawer()).getByLabelText(/^Cidade/), 'São Paulo');
    await choose(person, /^Tipo de edificação/, /^Misto/);
    await person.click((await drawer()).getByRole('button', { name: 'Criar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Residencial Ipê' })).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/^\/new_projects\/./);
    expect(await screen.findByText('Projeto criado com sucesso!')).toBeTruthy();
    await person.click(await screen.findByRole('tab', { name: 'Detalhes' }));
    expect((await screen.findByText('Tipo de edificação')).nextSibling?.textContent).toBe('Misto');
    await act(() => router.navigate('/new_projects?building=corporate'));
    expect(await screen.findByText('Nenhum projeto encontrado')).toBeTruthy();
    await act(() => router.navigate('/new_projects?building=mixed'));
    expect(await screen.findByText('1 projeto')).toBeTruthy();
  });

  test('the eighth digit fills the address in, but not over what was typed', async () => {
    const { person } = await renderScreen('/new_projects', await someone());
    answerCep({ state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' });
    await person.click(await screen.findByRole('button', { name: 'Novo projeto' }));
    const fields = await drawer();
    await person.type(fields.getByLabelText('Rua'), 'Rua que digitei');
    await person.type(fields.getByLabelText('CEP'), '01310100');
    expect(fields.getByLabelText('CEP')).toHaveProperty('value', '01310-100');
    await waitFor(() => expect(fields.getByLabelText(/^Cidade/)).toHaveProperty('value', 'São Paulo'));
    expect(fields.getByLabelText('Bairro')).toHaveProperty('value', 'Bela Vista');
    expect(fields.getByLabelText('Rua')).toHaveProperty('value', 'Rua que digitei');
  });

  test('a CEP nobody knows is only a warning', async () => {
    const { person } = await renderScreen('/new_projects', await someone(), 'en-US');
    answerCep(null);
    await person.click(await screen.findByRole('button', { name: 'New project' }));
    await person.type(await screen.findByLabelText('ZIP code'), '99999999');
    expect(await screen.findByText('Please verify the ZIP code')).toBeTruthy();
    expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('false');
    // It is over as soon as another one is typed.
    await person.type(screen.getByLabelText('ZIP code'), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Please verify the ZIP code')).toBeNull());
  });

  test('a taken name is reported at its field and nothing is lost', async () => {
    const user = await someone();
    await user.project({ name: 'Torre Única' });
    const { person } = await renderScreen('/new_projects', user);
    await person.click(await screen.findByRole('button', { name: 'Novo projeto' }));
    await person.type((await drawer()).getByLabelText(/^Nome/), 'Torre Única');
    await choose(person, /^Fase/, /Projeto básico/);
    await choose(person, /^Estado/, /^SP/);
    await person.type((await drawer()).getByLabelText(/^Cidade/), 'Santos');
    await person.click((await drawer()).getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Você já tem um projeto com este nome')).toBeTruthy();
    expect((await drawer()).getByLabelText(/^Cidade/)).toHaveProperty('value', 'Santos');
  });

  test('a deletion can be undone, and is sent when the page is left', async () => {
    const user = await someone();
    const { id } = await user.project({ name: 'Vai e volta' });
    const { person } = await renderScreen('/new_projects', user);
    const remove = async () => {
      await person.click(await screen.findByRole('button', { name: 'Ações do projeto Vai e volta' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
      await person.click(await screen.findByRole('button', { name: 'Excluir' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Vai e volta' })).toBeNull());
    };
    await remove();
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('link', { name: 'Vai e volta' })).toBeTruthy();
    expect((await user.call('GET', `/v1/projects/${id}`)).status).toBe(200);
    await remove();
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    await waitFor(async () => expect((await user.call('GET', `/v1/projects/${id}`)).status).toBe(404));
    await waitFor(() => expect(screen.queryByText('Totais ainda com o que foi excluído')).toBeNull());
  });

  test('duplicates a project, and from its page leads back to them', async () => {
    const user = await someone();
    const { id } = await user.project({ name: 'Modelo' });
    const { person, router } = await renderScreen('/new_projects', user);
    const duplicate = async () => {
      await person.click(await screen.findByRole('button', { name: 'Ações do projeto Modelo' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    };
    await duplicate();
    expect(await screen.findByRole('link', { name: 'Modelo (cópia)' })).toBeTruthy();
    expect(screen.getByText('2 projetos')).toBeTruthy();
    await act(() => router.navigate(`/new_projects/${id}`));
    await duplicate();
    expect(await screen.findByText('3 projetos')).toBeTruthy();
    // From its tables to the table of all.
    await act(() => router.navigate(`/projects/${id}`));
    await duplicate();
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  });
});
