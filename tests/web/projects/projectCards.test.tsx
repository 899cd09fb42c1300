import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { useCepFillQuery$data } from '#relay/useCepFillQuery.graphql.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';
import { enterText } from '../support/enterText.ts';

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
  test('draws the towers of a project, floors in what builds them; "/" goes to the search, which finds by name', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Edifício Aurora' });
    await user.project({ name: 'Parque Central' });
    await project.unit({ repetition_count: 3 });
    await (await (await project.unit({ name: 'Torre B' })).option()).module();
    const { person, router } = await renderScreen('/new_projects', user);
    const drawing = await screen.findByLabelText(/Torre A × 3/);
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

    expect(screen.getByText('2 projetos')).toBeTruthy();
    await person.click(screen.getByLabelText('Ações do projeto Edifício Aurora'));
    await person.click(await screen.findByText('Duplicar'));
    expect(await screen.findByText('3 projetos')).toBeTruthy();
    const names = screen.getAllByRole('link', { name: /^(Edifício Aurora|Parque Central)/ });
    const copy = 'Edifício Aurora (cópia)';
    expect(names.map(({ textContent }) => textContent)).toEqual([copy, 'Parque Central', 'Edifício Aurora']);
    await person.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await person.keyboard('Aurora');
    await waitFor(() => expect(screen.queryByText('Parque Central')).toBeNull());
    expect(router.state.location.search).toBe('?q=Aurora');
    expect(screen.getByText('Edifício Aurora')).toBeTruthy();
  });

  test('a taken name is reported at its field, nothing is lost, and with another the project is made', async () => {
    const user = await someone();
    await user.project({ name: 'Torre Única' });
    const { person, router } = await renderScreen('/new_projects', user);
    await person.click(await screen.findByText('Novo projeto'));
    const fields = await drawer();
    enterText(fields.getByLabelText(/^Nome/), 'Torre Única');
    await choose(person, /^Fase/, /Projeto básico/);
    await choose(person, /^Estado/, /^SP/);
    await choose(person, /^Tipo de edificação/, /^Misto/);
    enterText(fields.getByLabelText(/^Cidade/), 'Santos');
    await person.click(fields.getByText('Criar'));
    expect(await fields.findByText('Você já tem um projeto com este nome')).toBeTruthy();
    expect(fields.getByLabelText(/^Cidade/)).toHaveProperty('value', 'Santos');
    enterText(fields.getByLabelText(/^Nome/), 'Residencial Ipê');
    await person.click(fields.getByText('Criar'));
    expect(await screen.findByText('Residencial Ipê', { selector: 'h1' })).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/^\/new_projects\/./);
    expect(await screen.findByText('Projeto criado com sucesso!')).toBeTruthy();
    await person.click(screen.getByText('Detalhes'));
    expect((await screen.findByText('Tipo de edificação')).nextSibling?.textContent).toBe('Misto');
    await act(() => router.navigate('/new_projects?building=corporate'));
    expect(await screen.findByText('Nenhum projeto encontrado')).toBeTruthy();
    await act(() => router.navigate('/new_projects?building=mixed'));
    expect(await screen.findByText('1 projeto')).toBeTruthy();
  });

  test('a CEP nobody knows is only a warning; the eighth digit of another fills the address in, but not over what was typed', async () => {
    const { person } = await renderScreen('/new_projects', await anyone(), 'en-US');
    answerCep(null);
    await person.click(await screen.findByText('New project'));
    const code = await screen.findByLabelText('ZIP code');
    await person.type(code, '99999999');
    expect(await screen.findByText('Please verify the ZIP code')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('false');
    // It is over as soon as another one is typed.
    await person.type(code, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Please verify the ZIP code')).toBeNull());

    vi.mocked(globalThis.fetch).mockRestore();
    answerCep({ state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' });
    enterText(screen.getByLabelText('Street'), 'Rua que digitei');
    await person.clear(code);
    await person.type(code, '01310100');
    expect(code).toHaveProperty('value', '01310-100');
    await waitFor(() => expect(screen.getByLabelText(/^City/)).toHaveProperty('value', 'São Paulo'));
    expect(screen.getByLabelText('Neighborhood')).toHaveProperty('value', 'Bela Vista');
    expect(screen.getByLabelText('Street')).toHaveProperty('value', 'Rua que digitei');
  });
});
