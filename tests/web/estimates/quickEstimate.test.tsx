import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from '../support/renderScreen.tsx';

describe('a quick estimate', () => {
  test('gives ranges of three answers and becomes a project by one click', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/layers/new', user);
    await person.type(await screen.findByLabelText(/Área de todos os pavimentos/), '12.000');
    await person.type(screen.getByLabelText(/^Número de pavimentos/), '20');
    const part = within(screen.getByRole('region', { name: 'Em um minuto' }));
    expect(part.getByText('1.920 – 2.640 m³')).toBeTruthy();
    expect(part.getByText('144 – 240 t')).toBeTruthy();
    expect(part.getByText('600 m² por pavimento')).toBeTruthy();
    expect((await part.findByText('R$/m²')).parentElement?.textContent).toMatch(/^\d+ – \d+ R\$\/m²$/);
    const bars = () => part.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'));
    expect(bars().map((name) => name?.split(' ').at(-1))).toEqual(['tCO₂e', 'GJ', 'kgCO₂e/m²', 'MJ/m²']);
    const choose = async (field: RegExp, name: string) => {
      await person.click(part.getByRole('combobox', { name: field }));
      await person.click(await screen.findByRole('option', { name }));
    };
    const change = (field: RegExp, value: string) =>
      fireEvent.change(part.getByLabelText(field), { target: { value } });
    await choose(/^Tecnologia/, 'Alvenaria estrutural');
    expect(part.getByText('Blocos').nextSibling?.textContent).toMatch(/^[\d.]+ – [\d.]+$/);
    expect(part.getByText(/Sem graute e argamassa/)).toBeTruthy();
    for (const floors of ['20,5', '0', '1000']) {
      change(/^Número de pavimentos/, floors);
      expect(part.queryByText('Criar projeto')).toBeNull();
    }
    change(/^Número de pavimentos/, '20');
    const usual = bars();
    await choose(/^Fck/, '45 MPa');
    expect(bars()).not.toEqual(usual);
    await choose(/^Estado/, 'PE');
    change(/^Cidade/, 'Recife');
    await person.click(part.getByRole('button', { name: 'Criar projeto' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/new_projects\/.+/), {
      timeout: 8000,
    });
    const { body } = await user.call('GET', '/v1/projects');
    const name = 'Estimativa: Alvenaria estrutural, 12.000 m²';
    expect(body.projects).toMatchObject([{ name, state: 'PE', city: 'Recife' }]);
    const { id, units } = (await user.call('GET', `/v1/projects/${body.projects[0].id}`)).body.project;
    const options = await user.call('GET', `/v1/projects/${id}/units/${units[0].id}/options`);
    const [{ elements }] = options.body.tower_options[0].modules;
    for (const { materials } of elements)
      for (const { flags } of materials) expect(flags).toContain('assumed');
  });
});

describe('an empty account', () => {
  test('opens a sample project by one click: one tower under three technologies', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/new_projects', user);
    // Its code comes after the screen; until then a button of the same name waits in its place.
    const sample = () => screen.getByRole('button', { name: 'Abrir um projeto de exemplo' });
    await waitFor(() => expect(sample().hasAttribute('disabled')).toBe(false));
    await person.click(sample());
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/new_projects\/.+/), {
      timeout: 8000,
    });
    const id = router.state.location.pathname.split('/')[2];
    const { project } = (await user.call('GET', `/v1/projects/${id}`)).body;
    const options = await user.call('GET', `/v1/projects/${id}/units/${project.units[0].id}/options`);
    expect(options.body.tower_options).toHaveLength(3);
  });

  test('shows the first steps until they are put away, for good', async () => {
    localStorage.removeItem('firstSteps');
    const user = await someone();
    const { person } = await renderScreen('/new_projects', user);
    expect(await screen.findByRole('heading', { name: 'Primeiros passos' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Entendi, não mostrar mais' }));
    expect(screen.queryByRole('heading', { name: 'Primeiros passos' })).toBeNull();
    expect(localStorage.getItem('firstSteps')).toBe('seen');
    localStorage.removeItem('firstSteps');
  });
});
