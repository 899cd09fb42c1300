import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followOtherTabs } from '../../../web/session/followOtherTabs.ts';
import { tokenKey, userKey } from '../../../web/session/storedSession.ts';
import { colorSchemeAttribute } from '../../../web/theme/colorScheme.ts';
import { estimate } from '../../support/access/accessWorld.ts';
import { expectStatus } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

afterEach(() => window.happyDOM.setViewport({ width: 1024, height: 768 }));

const crumbLinks = () => within(screen.getByRole('navigation', { name: 'Caminho' })).getAllByRole('link');
const crumbs = () => crumbLinks().map((link) => link.getAttribute('href'));

describe('another tab', () => {
  test('a log-out there shows here, and the log-in leads back to the same place', async () => {
    const user = await someone();
    const { router } = await renderScreen('/profile?x=1', user);
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    const stop = followOtherTabs(router);
    const stored = [tokenKey, userKey].map((key) => localStorage.getItem(key) ?? '');
    for (const key of [tokenKey, userKey]) localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: tokenKey })));
    expect(await screen.findByText('Você saiu em outra aba. Entre para voltar a onde estava.')).toBeTruthy();
    expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/profile?x=1');

    [tokenKey, userKey].forEach((key, index) => localStorage.setItem(key, stored[index]!));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: userKey })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    stop();
  });
});

describe('what is gone', () => {
  test('while it is in view, by a colleague, says so, with a way out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    const project = await user.project({ name: 'Sumido' });
    const { router, person } = await renderScreen(`/new_projects/${project.id}`, user);
    await screen.findByRole('heading', { level: 1, name: 'Sumido' });
    await expectStatus(200, user.call('DELETE', project.path));
    await act(() => router.navigate('?tab=details'));
    expect(
      await screen.findByText('Estava aqui há pouco: alguém excluiu ou retirou o seu acesso.'),
    ).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Ver os projetos' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Projetos' })).toBeTruthy();
  });

  test('another estimate at the same address was never here', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    const { structure } = (await expectStatus(201, user.call('POST', '/v1/structures', estimate))).body;
    const { router } = await renderScreen(`/layers/edit?id=${structure.id}`, user);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/layers/edit?id=nope'));
    expect(await screen.findByText(/^Pode ter sido excluído/)).toBeTruthy();
  });
});

describe('the two families of screens of a tower', () => {
  const tower = async () => {
    const user = await someone();
    const project = await user.project({ name: 'Casa' });
    const unit = await project.unit({ name: 'Torre A' });
    const reading = ['/projects', `/projects/${project.id}`, `/projects/${project.id}/${unit.id}`];
    const home = `/new_projects/${project.id}`;
    const working = ['/new_projects', home, `${home}/unit/${unit.id}`];
    return { user, unit, reading, working };
  };
  const main = () => within(screen.getByRole('main'));

  test('link from work to tables, and a module reached from work keeps that trail', async () => {
    const { user, unit, reading, working } = await tower();
    await (await unit.option()).module({ name: 'Tipo' });
    const { person } = await renderScreen(working[2]!, user);
    const tables = await screen.findByRole('link', { name: 'Tabela' });
    expect(tables.getAttribute('href')).toBe(reading[2]);
    await person.click(await screen.findByRole('link', { name: 'Tipo' }));
    await screen.findByRole('heading', { level: 1, name: 'Tipo' });
    await waitFor(() => expect(crumbs()).toEqual(['/dashboard', ...working]));
    await person.click(main().getByRole('link', { name: 'Nova versão' }));
    await screen.findByRole('heading', { level: 1, name: 'Nova versão' });
    await waitFor(() => expect(crumbs().slice(0, 4)).toEqual(['/dashboard', ...working]));
    // The way back does, too.
    await person.click(crumbLinks().at(-1)!);
    await screen.findByRole('heading', { level: 1, name: 'Tipo' });
    await waitFor(() => expect(crumbs()).toEqual(['/dashboard', ...working]));
  });

  test('link from tables to work, and a comparison reached from tables keeps that trail', async () => {
    const { user, reading, working } = await tower();
    const { person } = await renderScreen(reading[2]!, user);
    await screen.findByRole('heading', { level: 1, name: 'Torre A' });
    const work = main().getByRole('link', { name: 'Cartões' });
    expect(work.getAttribute('href')).toBe(working[2]);
    await person.click(main().getByRole('link', { name: /^Comparar/ }));
    await waitFor(() => expect(crumbs()).toEqual(['/dashboard', ...reading]));
  });
});

test('a refusal for want of activation opens the dialog on an address typed, whatever else fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const user = await someone();
  const real = globalThis.fetch;
  const refusal = { errors: [{ message: 'x', extensions: { code: 'ACCOUNT_NOT_ACTIVATED' } }] };
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/graphql') ? Promise.resolve(Response.json(refusal)) : real(input, init);
  });
  await renderScreen('/projects', user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ativação da conta' }));
  expect(dialog.getByText(`Enviar um novo e-mail de ativação para ${user.email}?`)).toBeTruthy();
});

test('the log-in shows the ways home and to itself', async () => {
  await renderScreen('/login', null);
  const nav = within(await screen.findByRole('navigation', { name: 'Navegação principal' }));
  expect(nav.getByRole('link', { name: 'Início' })).toBeTruthy();
  expect(nav.getByRole('link', { name: 'Entrar' })).toBeTruthy();
});

test.each([
  ['a guest to the sign-up', false, 'Criar conta', '/sign-up'],
  ['who is signed in to the projects', true, 'Abrir projetos', '/new_projects'],
])('the benchmark leads %s', async (_whom, isSignedIn, name, to) => {
  await renderScreen('/benchmark', isSignedIn ? await someone() : null);
  const card = within(
    (await screen.findByRole('heading', { name: 'Onde fica a sua torre?' })).closest('section')!,
  );
  expect(card.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

describe('the frame', () => {
  test('says that the line is down for as long as it is', async () => {
    await renderScreen('/login', null);
    await screen.findByRole('heading', { level: 1 });
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Sem conexão\. O que você digitar fica/)).toBeTruthy();
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Sem conexão\./)).toBeNull());
  });

  test.each(['/login', '/benchmark'])('a guest’s %s in dark prints light', async (path) => {
    await renderScreen(path, null);
    await screen.findByRole('heading', { level: 1 });
    const root = document.documentElement;
    root.setAttribute(colorSchemeAttribute, 'dark');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(root.getAttribute(colorSchemeAttribute)).toBe('light');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(root.getAttribute(colorSchemeAttribute)).toBe('dark');
    root.removeAttribute(colorSchemeAttribute);
  });

  test('a log-in leaves the sidebar open where there is room, and labels the icons of a closed one', async () => {
    const user = await someone();
    window.happyDOM.setViewport({ width: 1200, height: 900 });
    const { router, person } = await renderScreen('/settings', user);
    await screen.findByRole('button', { name: 'Recolher menu' });
    // As a log-in does.
    localStorage.setItem('sidebarStatus', 'closed');
    await act(() => router.navigate('/profile'));
    expect(screen.getByRole('button', { name: 'Recolher menu' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Recolher menu' }));
    const kept = () => ['sidebarStatus', 'sidebarStatus.roomy'].map((key) => localStorage.getItem(key));
    const open = await screen.findByRole('button', { name: 'Abrir menu' });
    expect(screen.getByRole('link', { name: 'Projetos' }).textContent).toBe('Projetos');
    expect(kept()).toEqual(['closed', 'closed']);
    await person.click(open);
    expect(kept()).toEqual(['open', 'open']);
  });
});
