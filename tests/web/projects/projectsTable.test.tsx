import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the table of projects', () => {
  test('shows figures per m² and says what has no structure', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Edifício Cheio' });
    const option = await (await project.unit()).option();
    await option.module();
    await user.project({ name: 'Edifício Vazio', city: 'Recife', state: 'PE' });
    await renderScreen('/projects', user);

    const full = await rowOf(/Edifício Cheio/);
    expect(full.getByText('São Paulo, SP')).toBeTruthy();
    expect(full.getByText('2 de 4 pavimentos sem estrutura')).toBeTruthy();
    // Two floors of 15 599.93 to 24 601.65 kgCO₂e over 900 + 800 + 2 · 450.5 m².
    expect(full.getByRole('img', { name: '34,6 – 54,6 kgCO₂e/m²' })).toBeTruthy();
    expect(full.getByRole('link', { name: 'Edifício Cheio' }).getAttribute('href')).toBe(
      `/projects/${project.id}`,
    );
    expect((await rowOf(/Edifício Vazio/)).getByText('Sem estrutura lançada')).toBeTruthy();
  });

  test('keeps search, filters and order in the address', async () => {
    const user = await someone();
    await user.project({ name: 'Alfa' });
    await user.project({ name: 'Beta', state: 'PE', city: 'Recife' });
    const { person, router } = await renderScreen('/projects?sort=name', user);
    await screen.findByRole('link', { name: 'Alfa' });
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);
    expect(names()).toEqual(['Alfa', 'Beta']);

    await person.click(screen.getByRole('button', { name: 'Projeto' }));
    await waitFor(() => expect(names()).toEqual(['Beta', 'Alfa']));
    expect(router.state.location.search).toBe('?sort=-name');

    await person.type(screen.getByRole('searchbox'), 'alf');
    await waitFor(() => expect(names()).toEqual(['Alfa']));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('alf');

    await person.clear(screen.getByRole('searchbox'));
    await person.type(screen.getByRole('searchbox'), 'zzz');
    await person.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(names()).toEqual(['Beta', 'Alfa']));
  });
});
