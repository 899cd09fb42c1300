import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../../web/paths.ts';
import { offeredNow, setOffered } from '../../../web/session/offered.ts';
import { sourcesBelow } from '../../architecture/sources.ts';
import { openOffice } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { declare, decidedTower } from '../../support/towers/decidedTower.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

afterEach(() => window.happyDOM.setViewport({ width: 1024, height: 768 }));

/** Somebody whom the real service does not know, so that its notifications put nothing in the place of the answers. */
const stranger = async () => Object.assign(await someone('Ana Maria Souza'), { token: 'of-nobody' });

describe('the shell', () => {
  test.each(['/login', '/', '/settings'])('the first link of %s leads past the menus', async (path) => {
    await renderScreen(path, path === '/settings' ? await stranger() : null);
    const link = await screen.findByRole('link', { name: 'Ir para o conteúdo' });
    expect(document.querySelector('a, button')).toBe(link);
    const target = document.querySelector(link.getAttribute('href')!);
    expect([target?.tagName, target?.getAttribute('tabindex')]).toEqual(['MAIN', '-1']);
  });

  test('says that the browser is offline until it is back', async () => {
    await renderScreen('/settings', await anyone());
    await screen.findByRole('heading', { level: 1 });
    const banner = () => screen.queryByText(/^Sem conexão\. O que você digitar fica/);
    expect(banner()).toBeNull();
    for (const isOnline of [false, true]) {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
      expect(banner() === null).toBe(isOnline);
    }
  });

  test('the theme chosen is the one marked, which is the system’s at first', async () => {
    const { person } = await renderScreen('/settings', await anyone());
    const themes = within(await screen.findByRole('group', { name: 'Tema' }));
    const marked = () =>
      themes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(marked()).toEqual(['Sistema']);
    for (const theme of ['Escuro', 'Claro', 'Sistema']) {
      await person.click(themes.getByRole('button', { name: theme }));
      expect(marked()).toEqual([theme]);
    }
    for (const [theme, name] of [
      ['Escuro', 'Mudar para o tema escuro'],
      ['Claro', 'Mudar para o tema claro'],
    ] as const) {
      await person.click(screen.getByLabelText(name));
      expect(marked()).toEqual([theme]);
    }
  });

  test('the language menu offers three languages and keeps the choice', async () => {
    const { person } = await renderScreen('/settings', await anyone());
    await person.click(await screen.findByRole('button', { name: 'Idioma' }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(names.toSorted()).toEqual(['English', 'Español', 'Português']);
    await person.click(screen.getByRole('menuitem', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Settings · Torre'));
    expect(document.documentElement.lang).toBe('en-US');
    expect(localStorage.getItem('i18nextLng')).toBe('en-US');
    expect(document.cookie).toContain('i18next=en-US');
  });

  test('the words of the service follow the language, on a screen in view or seen before, and in the notices', async () => {
    const viewer = await someone();
    const { unit } = await decidedTower(await someone('Rui Lima'), viewer);
    await declare(unit, 'concrete:30', 250);
    await declare(unit, 'steel:50', 5);
    const { person, router } = await renderScreen('/decisions', viewer);
    const reason = (text: string) => screen.findByTitle(text, { exact: false });
    const notice = async (bell: string) => {
      await person.click(await screen.findByRole('button', { name: bell }));
      const { textContent } = await screen.findByRole('dialog');
      await person.keyboard('{Escape}');
      return textContent;
    };
    const [portuguese, english] = [
      'CA50: Sul declarou depois da decisão',
      'CA50: declared by Sul after the decision',
    ];
    await reason(portuguese);
    expect(await notice('Notificações: 1')).toContain(portuguese);
    await person.click(screen.getByRole('button', { name: 'Idioma' }));
    await person.click(await screen.findByRole('menuitem', { name: 'English' }));
    await reason(english);
    expect(await notice('Notifications: 1')).toContain(english);

    await act(() => router.navigate('/settings'));
    await person.click(await screen.findByRole('button', { name: 'Português' }));
    await screen.findByRole('heading', { level: 1, name: 'Configurações' });
    await act(() => router.navigate('/decisions'));
    await reason(portuguese);
  });
});

describe('the list of notifications', () => {
  const standings = [
    ['STANDS', 'mantém-se de novo'],
    ['WITHIN_PRECISION', 'a diferença cabe agora na precisão'],
    ['DEPENDS', 'depende agora dos fornecedores'],
    ['TURNED', 'outra simulação é agora melhor'],
  ] as const;

  test('has each thing once, leads to it, and a decision opened is read', async () => {
    const notice = 'Query.viewer.decisionNotices';
    const fixed = Object.fromEntries(
      standings.flatMap(([today, because], at) => [
        [`notice${at}.today`, today],
        [`notice${at}.number`, at + 1],
        [`notice${at}.decisionId`, `D${at}`],
        [`notice${at}.todayBecause`, [because.toUpperCase()]],
      ]),
    );
    answerDistinctly({
      ...fixed,
      [notice]: standings.map((_, at) => ({ place: `notice${at}` })),
      'Mutation.readDecisionNotice.viewer.decisionNotices': [],
    });
    const { person, router } = await renderScreen('/settings', await stranger());
    await person.click(await screen.findByRole('button', { name: 'Notificações: 6' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notificações' });
    expect(getComputedStyle(document.querySelector('.MuiPopover-paper')!).maxHeight).toBe('400px');
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/invites?inviteId=1',
      '/profile/invites?inviteId=1',
      ...standings.map((_, at) => `/new_projects/1/decisions/D${at}`),
    ]);
    const said = links.map(({ textContent }) => textContent);
    expect(said[0]).toMatch(/^Invitation\.inviterName .* projeto Invitation\.projectNamehá /);
    expect(said[1]).toMatch(
      /^OrganizationInvitation\.inviterName .* OrganizationInvitation\.organizationNamehá /,
    );
    standings.forEach(([, how], at) => {
      const text = `Decisão ${at + 1} (notice${at}.unitName, notice${at}.projectName)`;
      expect(said[at + 2]?.startsWith(text)).toBe(true);
      expect(said[at + 2]).toMatch(new RegExp(`${how}.*${how.toUpperCase()}\\.há `));
    });
    await person.click(links[3]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/new_projects/1/decisions/D1'));
    const bodies = vi.mocked(globalThis.fetch).mock.calls.map(([, init]) => (init?.body ?? '') as string);
    const read = bodies.filter((body) => body.includes('DecisionNoticeMutation'));
    expect(read.map((body) => JSON.parse(body).variables.input)).toEqual([{ decisionId: 'D1' }]);
    expect(await screen.findByRole('button', { name: 'Notificações: 2' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull();
  });

  test('follows what others do while it is in view', async () => {
    const [owner, guest] = await Promise.all([someone('Rui Lima'), someone()]);
    const project = await owner.project({ name: 'Torre Sul' });
    await renderScreen('/settings', guest);
    await screen.findByRole('button', { name: 'Notificações: 0' });
    const invite = { email: guest.email, permissions: ['project:view'] };
    await owner.call('POST', `${project.path}/invite`, invite);
    expect(await screen.findByRole('button', { name: 'Notificações: 1' })).toBeTruthy();
    await (await openOffice(owner)).invite(guest.email, 'viewer');
    expect(await screen.findByRole('button', { name: 'Notificações: 2' })).toBeTruthy();
  });

  test('hears nothing while the tab is hidden, and shows what came meanwhile once it is seen again', async () => {
    const [owner, guest] = await Promise.all([someone('Rui Lima'), someone()]);
    const project = await owner.project({ name: 'Torre Norte' });
    await renderScreen('/settings', guest);
    const bell = (count: number) => ({ name: `Notificações: ${count}` });
    await screen.findByRole('button', bell(0));
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    turn('hidden');
    const invite = { email: guest.email, permissions: ['project:view'] };
    await owner.call('POST', `${project.path}/invite`, invite);
    // An open connection would have brought it well within this.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(screen.getByRole('button', bell(0))).toBeTruthy();
    turn('visible');
    expect(await screen.findByRole('button', bell(1))).toBeTruthy();
  });
});

describe('what the connected service lacks', () => {
  test('is announced once per tab and has no link, and its address shows what is missing', async () => {
    const before = offeredNow();
    onTestFinished(() => setOffered(before));
    answerDistinctly({
      'Query.viewer.capabilities.webhooks': false,
      'Query.viewer.capabilities.decisions': false,
    });
    const user = await stranger();
    const { person, router } = await renderScreen('/settings', user);
    const text =
      'O serviço conectado não oferece registro de decisões e avisos a outros sistemas (webhooks). O que falta não aparece nas telas.';
    const notice = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;
    expect(screen.queryByRole('link', { name: 'Decisões' })).toBeNull();
    await act(() => router.navigate('/decisions'));
    const lacking = await screen.findByRole('heading', {
      level: 1,
      name: /^O serviço conectado não oferece registro de decisões$/,
    });
    expect(lacking).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link').getAttribute('href')).toBe('/new_projects');
    await person.click(within(notice).getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText(text)).toBeNull();
    expect(sessionStorage.getItem('torre.service-notice')).toBe('read');
    await act(() => router.navigate('/profile'));
    await screen.findByRole('heading', { level: 2, name: 'Sessões' });
    expect(screen.queryByRole('heading', { level: 2, name: 'Webhooks' })).toBeNull();
    expect(screen.queryByText(text)).toBeNull();
  });
});

const tower = { projectId: '1', unitId: '1' };
const module = { ...tower, moduleId: '1' };
const needed = [
  [paths.decisions, 'decisions', paths.projectCards],
  [paths.decision('1', '1'), 'decisions', paths.project('1')],
  [paths.newEstimate, 'structures', paths.dashboard],
  [paths.editEstimate(1), 'structures', paths.dashboard],
  [paths.importProjects, 'imports', paths.projectCards],
  [paths.versions(module, 'BEAM_COLUMN'), 'moduleVersions', paths.towerTables(tower)],
  [paths.newVersion(module, 'BEAM_COLUMN'), 'moduleVersions', paths.towerTables(tower)],
  [paths.office, 'organizations', paths.projectCards],
  [paths.takeoff(tower, '1'), 'takeoffs', paths.project('1')],
  [`${paths.editUnit}?projectId=1&unitId=1`, 'unitChanges', paths.projectCards],
] as const;

test.each(needed)(
  '%s without %s shows what the service lacks, asks for nothing of it, and leads to %s',
  async (path, offer, out) => {
    const { leave } = await show({ path, lacking: offer });
    const title = /^O serviço conectado não oferece /;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link').getAttribute('href')).toBe(out);
    leave();
  },
);

test('each screen that needs an offer is among these', () => {
  const needs = sourcesBelow('web').flatMap(({ text }) => [...text.matchAll(/^ +needs: '(\w+)',$/gm)]);
  const names = needs.map(([, offer = '']) => offer);
  expect(names.toSorted()).toEqual(needed.map(([, offer]): string => offer).toSorted());
});

test('a narrow screen opens its menu over the page, and closes it with the way somewhere', async () => {
  window.happyDOM.setViewport({ width: 600, height: 900 });
  const { person, router } = await renderScreen('/settings', await anyone());
  const menu = await screen.findByRole('button', { name: 'Abrir menu' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Projetos' })).toBeNull();
  await person.click(menu);
  await person.click(await screen.findByRole('link', { name: 'Projetos' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/new_projects'));
  expect(await screen.findByRole('button', { name: 'Abrir menu' })).toBeTruthy();
  expect(localStorage.getItem('sidebarStatus')).toBeNull();
});
