import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { routeTable } from '../../../web/build/start/routeTable.ts';
import { screens } from '../../../web/routes.tsx';
import { dropSession } from '../../../web/session/session.ts';
import type { TestUser } from '../../support/world.ts';
import { askedBy, type Place, show } from '../support/controls.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';
import { rawTexts } from '../support/shownTexts.ts';

/** Each another, so that none can stand in the place of another. */
const given: Record<string, string> = {
  projectId: '7',
  unitId: '8',
  optionId: '9',
  moduleId: '10',
  decisionId: '11',
};

/** How it is answered, what follows the path in the address, and the breadcrumbs. */
type Case = Omit<Place, 'path'> & { search?: string; trail: string[] };

const home = 'Início';
const inProject = [home, 'Projetos', 'Project.name'];
const inTower = [...inProject, 'Unit.name'];
const inModule = [...inTower, 'Viga-pilar', 'Versões'];
const token = `?tkn=${'A'.repeat(26)}`;
const guest = (trail: string[], search = ''): Case => ({ trail, search, isGuest: true });

const cases: Record<string, Case> = {
  '/': guest([]),
  login: guest([]),
  'login/callback': guest([home, 'Entrar']),
  'sign-up': guest([home, 'Criar conta']),
  reset: guest([home, 'Nova senha'], token),
  forget: guest([home, 'Esqueci minha senha']),
  activate: guest([home, 'Ativar conta'], token),
  privacy: guest([home, 'Política de privacidade']),
  terms: guest([home, 'Termos de uso']),
  benchmark: guest([home, 'Benchmark de estruturas']),
  factors: { trail: [home, 'Fatores'] },
  office: { trail: [home, 'Escritório'] },
  settings: { trail: [home, 'Configurações'] },
  profile: { trail: [home, 'Perfil'] },
  'profile/invites': { trail: [home, 'Perfil', 'Convites'] },
  dashboard: { trail: ['Painel'] },
  projects: { trail: [home, 'Projetos'] },
  'projects/:projectId': { trail: inProject },
  'projects/:projectId/:unitId': { node: 'Unit', trail: inTower },
  'projects/:projectId/:unitId/:moduleId': {
    node: 'Module',
    search: '?type=beam_column',
    trail: inModule,
  },
  'projects/:projectId/:unitId/:moduleId/simulation/new': {
    node: 'Module',
    trail: [...inModule, 'Criar Simulação'],
  },
  new_projects: { trail: [home, 'Projetos'] },
  'new_projects/:projectId': { trail: inProject },
  'new_projects/:projectId/unit': { trail: [...inProject, 'Nova torre'] },
  'new_projects/:projectId/unit/:unitId/edit': { node: 'Unit', trail: [...inProject, 'Editar Unit.name'] },
  'new_projects/:projectId/unit/:unitId': { node: 'Unit', trail: inTower },
  'new_projects/:projectId/unit/:unitId/constructive-technologies': {
    node: 'Unit',
    trail: [...inTower, 'Tecnologias Construtivas'],
  },
  'new_projects/:projectId/unit/:unitId/takeoff/:optionId': {
    node: 'Option',
    trail: [...inTower, 'Quantitativos: Query.node.name'],
  },
  decisions: { trail: [home, 'Decisões'] },
  'new_projects/:projectId/decisions/:decisionId': {
    node: 'Decision',
    fixed: { 'Decision.number': 1 },
    trail: [...inTower, 'Decisão 1'],
  },
  'unit/new': { search: '?projectId=7', trail: [home, 'Projetos', 'Nova torre'] },
  'unit/edit': {
    node: 'Unit',
    search: '?projectId=7&unitId=8',
    trail: [home, 'Projetos', 'Editar torre'],
  },
  'upload/projects': { trail: [home, 'Projetos', 'Importar projetos'] },
  'layers/new': { trail: [home, 'Nova estimativa rápida'] },
  'layers/edit': { node: 'Structure', search: '?id=1', trail: [home, 'Structure.nome'] },
  '*': guest([home, 'Página não encontrada']),
};

/** The breadcrumbs, also under a drawer; none where there is no bar. */
const shownTrail = () =>
  [...document.querySelectorAll('nav[aria-label=Caminho] li:not([aria-hidden=true])')].map(
    ({ textContent }) => textContent,
  );

/** Drawers with an address of their own hang under the screen they open over. */
const addresses = screens.flatMap((route) => [route, ...(route.children ?? [])]);
const nameOf = ({ path = '' }: { path?: string }) => path.replace(/^\/(?=.)/, '');
const paths = addresses.map(nameOf);
const members = paths.filter((path) => cases[path]?.isGuest !== true);
const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const addressOf = (path: string) => {
  const address = path.replace('*', 'nowhere').replaceAll(/:(\w+)/g, (_whole, name: string) => given[name]!);
  return `/${address.replace(/^\//, '')}${cases[path]?.search ?? ''}`;
};

let user: TestUser;
beforeAll(async () => {
  user = await anyone();
});

/** Names on elements without a role: screen readers pass over them, and axe leaves them to be looked at by hand. */
const labelsNobodyReads = () =>
  [...document.querySelectorAll('div, span, p')]
    .filter((element) => element.hasAttribute('aria-label') && !element.hasAttribute('role'))
    .map((element) => `${element.textContent}: ${element.getAttribute('aria-label')}`);

describe('every screen', () => {
  test('has a case in this test', () => {
    expect(paths.filter((path) => cases[path] === undefined)).toEqual([]);
  });

  // Its heading and texts stand in everyScreen/shown.
  test.each(paths)('%s has its trail and title, and asks for what its address names', async (path) => {
    const { search: _search, trail, ...place } = cases[path]!;
    const { requests } = await show({ ...place, path: addressOf(path) });
    const asked = () => requests.flatMap(([, variables]) => Object.entries(variables));
    // A decision is found by its id alone.
    const named = parameters(path).filter((name) => name !== 'projectId' || !path.includes(':decisionId'));
    await waitFor(() =>
      expect(asked()).toEqual(expect.arrayContaining(named.map((name) => [name, given[name]]))),
    );
    await waitFor(() => expect(document.querySelector('h1')).toBeTruthy());
    await waitFor(() => expect(shownTrail()).toEqual(trail));
    expect(document.querySelector('nav[aria-label=Caminho] [aria-current=page]')?.textContent).toBe(
      trail.at(-1),
    );
    expect(document.title).toMatch(/\S · Torre$/);
    expect(labelsNobodyReads()).toEqual([]);
    expect(rawTexts()).toEqual([]);
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(
      asked().filter(([name, value]) => named.length > 0 && name in given && value !== given[name]),
    ).toEqual([]);
  });
});

describe('what a screen asks for', () => {
  const early = routeTable('web').flatMap(({ path, early: asked }) => (asked ? [{ path, ...asked }] : []));

  test.each(early)('the early request of $path has the variables that its code sends', async (each) => {
    const { path, name, variables } = each;
    const named = Object.entries(variables).map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith(':') ? given[value.slice(1)] : value,
    ]);
    expect(early.length).toBeGreaterThan(5);
    const address = addressOf(path).split('?')[0]!;
    expect(await askedBy(address, new RegExp(`^${name}$`))).toEqual(Object.fromEntries(named));
  });

  /** Where others may have changed something meanwhile. */
  const asksAnew = [
    'dashboard',
    'decisions',
    'new_projects/:projectId/unit/:unitId/constructive-technologies',
    'new_projects/:projectId/unit/:unitId/takeoff/:optionId',
    'office',
    'profile/invites',
  ];

  const asksNothing = ['layers/new', 'upload/projects'];

  test.each(members.filter((path) => path !== '*' && path !== 'settings'))(
    '%s asks for what it has shown before only where others may have changed it',
    async (path) => {
      const { search: _search, trail: _trail, ...place } = cases[path]!;
      const { requests, router } = await show({ ...place, path: addressOf(path) });
      const heading = () => document.querySelector('main h1')?.textContent;
      await waitFor(() => expect(heading()).toBeTruthy());
      await act(() => router.navigate('/settings'));
      await waitFor(() => expect(heading()).toBe('Configurações'));
      const pages = requests.filter(([name]) => name.endsWith('PageQuery')).map(([name]) => name);
      expect(pages.length > 0).toBe(!asksNothing.includes(path));
      const from = requests.length;
      await act(() => router.navigate(addressOf(path)));
      await waitFor(() => expect(heading()).toMatch(/^(?!Configurações)./));
      const again = requests.slice(from).filter(([name]) => pages.includes(name));
      expect(again.length > 0).toBe(asksAnew.includes(path));
    },
  );
});

const peers = ['technology', 'storeys', 'state', 'phase', 'foundation'];
const asking: Record<string, readonly string[]> = {
  '/layers/edit': ['id'],
  '/profile/invites': ['tkn'],
  '/office': [],
  '/benchmark': peers,
  '/projects': ['q', 'phase', 'building', 'state', 'sort'],
  '/new_projects/7': ['tab'],
  '/projects/7': ['of', ...peers],
  '/new_projects/7/unit/8': ['losses'],
  '/projects/7/8': [...peers, 'losses'],
};

test.each(Object.entries(asking))(
  '%s asks anew for another thing, and where of its address %j change',
  (path, names) => {
    const route = matchRoutes(screens, path)?.at(-1)?.route;
    const [currentUrl, here] = [new URL(path, 'http://torre.test'), { currentParams: {}, nextParams: {} }];
    const asks = (search: string, params = {}) => {
      const nextUrl = new URL(path + search, currentUrl);
      const way = { currentUrl, nextUrl, ...here, ...params, defaultShouldRevalidate: true };
      return route?.shouldRevalidate?.(way);
    };
    expect(names.filter((name) => asks(`?${name}=x`) !== true)).toEqual([]);
    expect([asks(''), asks('?page=2'), asks('?page=2', { nextParams: { id: '9' } })]).toEqual([
      true,
      false,
      true,
    ]);
  },
);

describe('who may see what', () => {
  test.each(members.filter((path) => path !== '*'))(
    '%s leads a guest to the log-in and remembers',
    async (path) => {
      const address = addressOf(path);
      dropSession();
      const { loader } = addresses.find((route) => nameOf(route) === path) ?? {};
      const enter = typeof loader === 'function' ? loader : () => null;
      const args = { params: {}, request: new Request(`http://torre.test${address}`) };
      const sent: unknown = await Promise.resolve(enter(args as never, undefined)).catch(
        (thrown: unknown) => thrown,
      );
      expect(sent).toBeInstanceOf(Response);
      const to = new URL((sent as Response).headers.get('location') ?? '', 'http://torre.test');
      expect([to.pathname, to.searchParams.get('redirect')]).toEqual(['/login', address]);
    },
  );

  test('a guest who asked for a screen sees the log-in', async () => {
    await renderScreen('/settings', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
  });

  test.each([
    ['/login', '/new_projects'],
    ['/sign-up', '/dashboard'],
  ])('%s leads someone signed in to %s', async (from, to) => {
    const { router } = await renderScreen(from, user);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  test('/reset logs out whoever enters', async () => {
    await renderScreen('/reset?tkn=ABCDEFGHIJKLMNOPQRSTUVWXYZ', user);
    expect(await screen.findByRole('heading', { name: 'Criar uma nova senha' })).toBeTruthy();
    expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
    expect(localStorage.getItem('tanstack.auth.user')).toBeNull();
  });
});

describe('a fault in the address', () => {
  const unknown = '00000000-0000-7000-8000-000000000000';
  const noType = 'O ID do módulo e o tipo são obrigatórios';
  const says = async (path: string, text: string) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await renderScreen(path, user);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${text} · Torre`));
  };

  test.each([
    ['a module without its type', `/projects/7/8/${unknown}`, noType],
    ['a module of a type that there is not', `/projects/7/8/${unknown}?type=wood`, noType],
    ['no id at all', '/projects/nonsense', 'Projeto não encontrado'],
    ['a new tower of nobody’s project', `/new_projects/${unknown}/unit`, 'Projeto não encontrado'],
    ['an estimate without its id', '/layers/edit', 'O ID da estimativa é obrigatório'],
    ['a blank project', '/new_projects/%20', 'O ID do projeto é obrigatório'],
    ['a blank project of tables', '/projects/%20', 'O ID do projeto é obrigatório'],
    ['a blank tower', '/projects/7/%20', 'Os IDs do projeto e da unidade são obrigatórios'],
  ])('%s is said to be so', async (_what, path, text) => {
    expect.hasAssertions();
    await says(path, text);
  });

  test.each([
    [`/new_projects/${unknown}`, 'Projeto não encontrado', 'Ver os projetos', '/new_projects'],
    [`/new_projects/7/unit/${unknown}`, 'Torre não encontrada', 'Voltar ao projeto', '/new_projects/7'],
    [`/projects/7/8/${unknown}?type=beam_column`, 'Módulo não encontrado', 'Voltar à torre', '/projects/7/8'],
    [`/projects/${unknown}`, 'Projeto não encontrado', 'Ver os projetos', '/projects'],
    [`/projects/7/${unknown}`, 'Torre não encontrada', 'Voltar ao projeto', '/projects/7'],
    [`/layers/edit?id=${unknown}`, 'Estimativa não encontrada', 'Ir para o painel', '/dashboard'],
  ])('%s says "%s", and has the way out "%s"', async (path, text, label, to) => {
    await says(path, text);
    expect(screen.getByText(label, { selector: 'main a' }).getAttribute('href')).toBe(to);
    expect(screen.getByText(/^Pode ter sido excluído/)).toBeTruthy();
  });
});
