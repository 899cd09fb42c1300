import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from './support/renderScreen.tsx';

const links = async () => {
  const navigation = within(await screen.findByRole('navigation', { name: 'Navegação principal' }));
  return navigation.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('the sidebar', () => {
  test('leads to every private screen that no project has to lead to', async () => {
    await renderScreen('/settings', await someone());
    const places = ['/dashboard', '/new_projects', '/profile', '/settings'];
    const tools = ['/projects', '/upload/projects', '/unit/new', '/unit/edit', '/layers/new'];
    expect(await links()).toEqual(expect.arrayContaining([...places, ...tools]));
    const current = screen.getByRole('link', { name: 'Configurações', current: 'page' });
    expect(current.getAttribute('href')).toBe('/settings');
  });

  test('names a link of the closed sidebar while the pointer is on it, and no longer', async () => {
    const { person } = await renderScreen('/settings', await someone());
    await person.click(await screen.findByRole('button', { name: 'Recolher menu' }));
    const link = screen.getByRole('link', { name: 'Projetos' });
    await person.hover(link);
    expect(await screen.findByRole('tooltip', { name: 'Projetos' })).toBeTruthy();
    await person.unhover(link);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  test('offers guests sign-up and log-in only', async () => {
    await renderScreen('/', null);
    const found = await links();
    expect(found).toEqual(expect.arrayContaining(['/sign-up', '/login']));
    expect(found).not.toContain('/dashboard');
  });
});
