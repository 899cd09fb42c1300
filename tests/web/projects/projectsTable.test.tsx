import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from '../support/renderScreen.tsx';

describe('the table of projects', () => {
  test('says what has no structure, and keeps search, filters and order in the address', async () => {
    const user = await someone();
    await user.project({ name: 'Alfa' });
    await user.project({ name: 'Beta', state: 'PE', city: 'Recife' });
    const { person, router } = await renderScreen('/projects?sort=name', user);
    await screen.findByText('Alfa');
    expect(screen.getAllByText('Sem estrutura lançada')).toHaveLength(2);
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
