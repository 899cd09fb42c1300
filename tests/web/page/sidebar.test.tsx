import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const links = async () => {
  const navigation = within(await screen.findByRole('navigation', { name: 'Navegação principal' }));
  return navigation.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('the sidebar', () => {
  test('has six entries, one for both views of the projects, and below them the office and the user with profile and settings', async () => {
    await renderScreen('/projects', await someone());
    const own = ['/dashboard', '/new_projects', '/decisions'];
    const places = [...own, '/benchmark', '/layers/new', '/upload/projects'];
    expect(await links()).toEqual(['/', ...places, '/office', '/profile', '/settings']);
    const current = screen.getByRole('link', { name: 'Projetos', current: 'page' });
    expect(current.getAttribute('href')).toBe('/new_projects');
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
