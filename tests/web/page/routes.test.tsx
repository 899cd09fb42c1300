import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { screens } from '../../../web/routes.tsx';
import { dropSession } from '../../../web/session/session.ts';
import { call } from '../../support/restCall.ts';
import type { TestUser } from '../../support/world.ts';
import { productUrl, renderScreen, someone } from '../support/renderScreen.tsx';
import { rawTexts } from '../support/shownTexts.ts';

type Place = {
  project: string;
  unit: string;
  option: string;
  module: string;
  estimate: string;
  decision: string;
};

/** A screen's address, its heading in Portuguese and the screens above it; guests see those that say so. */
type Case = [path: (at: Place) => string, heading: string | RegExp, trail: string[], guest?: true];

const tower = ({ project, unit }: Place) => `/projects/${project}/${unit}`;
const editor = ({ project, unit }: Place) => `/new_projects/${project}/unit/${unit}`;

const cases: Record<string, Case> = {
  '/': [() => '/', /./, [], true],
  login: [() => '/login', 'Entrar', [], true],
  'login/callback': [() => '/login/callback', 'Entrar', ['Entrar'], true],
  'sign-up': [() => '/sign-up', 'Criar conta', ['Criar conta'], true],
  reset: [() => '/reset?tkn=ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'Criar uma nova senha', ['Nova senha'], true],
  forget: [() => '/forget', 'Esqueci minha senha', ['Esqueci minha senha'], true],
  activate: [() => '/activate?tkn=ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'Ativar sua conta', ['Ativar conta'], true],
  privacy: [() => '/privacy', 'Política de privacidade', ['Política de privacidade'], true],
  terms: [() => '/terms', 'Termos de uso', ['Termos de uso'], true],
  factors: [() => '/factors', 'Fatores', ['Fatores']],
  office: [() => '/office', 'Escritório', ['Escritório']],
  settings: [() => '/settings', 'Configurações', ['Configurações']],
  profile: [() => '/profile', 'Perfil', ['Perfil']],
  'profile/invites': [() => '/profile/invites', 'Convites', ['Perfil', 'Convites']],
  dashboard: [() => '/dashboard', 'Painel', []],
  projects: [() => '/projects', 'Projetos', ['Projetos']],
  'projects/:projectId': [(at) => `/projects/${at.project}`, 'Casa', ['Projetos', 'Casa']],
  'projects/:projectId/:unitId': [tower, 'Torre A', ['Projetos', 'Casa', 'Torre A']],
  'projects/:projectId/:unitId/:moduleId': [
    (at) => `${tower(at)}/${at.module}?type=beam_column`,
    'Pavimento tipo',
    ['Projetos', 'Casa', 'Torre A', 'Viga-pilar', 'Versões'],
  ],
  'projects/:projectId/:unitId/:moduleId/simulation/new': [
    (at) => `${tower(at)}/${at.module}/simulation/new`,
    'Nova versão',
    ['Projetos', 'Casa', 'Torre A', 'Viga-pilar', 'Versões', 'Criar Simulação'],
  ],
  new_projects: [() => '/new_projects', 'Projetos', ['Projetos']],
  'new_projects/:projectId': [(at) => `/new_projects/${at.project}`, 'Casa', ['Projetos', 'Casa']],
  'new_projects/:projectId/unit': [
    (at) => `/new_projects/${at.project}/unit`,
    'Nova torre',
    ['Projetos', 'Casa', 'Nova torre'],
  ],
  'new_projects/:projectId/unit/:unitId/edit': [
    (at) => `${editor(at)}/edit`,
    'Editar Torre A',
    ['Projetos', 'Casa', 'Editar Torre A'],
  ],
  'new_projects/:projectId/unit/:unitId': [editor, 'Torre A', ['Projetos', 'Casa', 'Torre A']],
  'new_projects/:projectId/unit/:unitId/constructive-technologies': [
    (at) => `${editor(at)}/constructive-technologies`,
    'Comparar simulações de Torre A',
    ['Projetos', 'Casa', 'Torre A', 'Tecnologias Construtivas'],
  ],
  'new_projects/:projectId/unit/:unitId/takeoff/:optionId': [
    (at) => `${editor(at)}/takeoff/${at.option}`,
    'Quantitativos: Mais concreto',
    ['Projetos', 'Casa', 'Torre A', 'Quantitativos: Mais concreto'],
  ],
  decisions: [() => '/decisions', 'Decisões', ['Decisões']],
  'new_projects/:projectId/decisions/:decisionId': [
    (at) => `/new_projects/${at.project}/decisions/${at.decision}`,
    /Decisão/,
    ['Projetos', 'Casa', 'Torre A', 'Decisão 1'],
  ],
  benchmark: [() => '/benchmark', 'Benchmark de estruturas', ['Benchmark de estruturas'], true],
  'unit/new': [(at) => `/unit/new?projectId=${at.project}`, 'Nova torre', ['Projetos', 'Nova torre']],
  'unit/edit': [
    (at) => `/unit/edit?projectId=${at.project}&unitId=${at.unit}`,
    'Editar torre',
    ['Projetos', 'Editar torre'],
  ],
  'upload/projects': [() => '/upload/projects', 'Importar projetos', ['Projetos', 'Importar projetos']],
  'layers/new': [() => '/layers/new', 'Nova estimativa rápida', ['Nova estimativa rápida']],
  'layers/edit': [(at) => `/layers/edit?id=${at.estimate}`, 'Editar estimativa', ['Estudo']],
  '*': [() => '/nowhere', 'Página não encontrada', ['Página não encontrada']],
};

/** The breadcrumbs below home, also under a drawer; none where there is no bar. */
const shownTrail = () =>
  within(screen.queryByRole('navigation', { name: 'Caminho', hidden: true }) ?? document.createElement('nav'))
    .queryAllByRole('listitem', { hidden: true })
    .filter((item) => item.getAttribute('aria-hidden') !== 'true')
    .slice(1)
    .map((item) => item.textContent);

/** Drawers with an address of their own hang under the screen they open over. */
const addresses = screens.flatMap((route) => [route, ...(route.children ?? [])]);
const nameOf = ({ path = '' }: { path?: string }) => path.replace(/^\/(?=.)/, '');
const paths = addresses.map(nameOf);
const guests = paths.filter((path) => cases[path]?.[3] === true);
const members = paths.filter((path) => !guests.includes(path));

let user: TestUser;
let place: Place;

beforeAll(async () => {
  user = await someone();
  const project = await user.project({ name: 'Casa' });
  const unit = await project.unit();
  const first = await unit.option({ name: 'Mais concreto' });
  const module = await first.module();
  const second = await unit.option({ name: 'Mais aço', active: false });
  await second.module();
  const decided = await user.call('POST', `${unit.path}/decisions`, {
    option_ids: [first.id, second.id],
    reference_id: first.id,
    chosen_id: second.id,
    reason: 'Prazo menor.',
  });
  const volumes = [20, 25, 30, 35, 40, 45].map((fck) => [`volumeDeConcretoFck${fck}`, 10]);
  const counts = [
    'numeroDeTorres',
    'pavimentosSemFundacao',
    'pavimentosTotalDaTorre',
    'pavimentosDoEmbasamento',
  ];
  const record = [...counts, 'numeroDeSubsolos', 'pavimentosTipo', 'areaConstruidaTotal'].map((name) => [
    name,
    8,
  ]);
  const kept = await call(productUrl(), 'POST', '/v1/structures', {
    token: user.token,
    body: { nome: 'Estudo', tipoDeEstrutura: 'beam_column', ...Object.fromEntries([...record, ...volumes]) },
  });
  place = {
    project: project.id,
    unit: unit.id,
    option: toGlobalId('Option', project.id, unit.id, first.id),
    module: module.id,
    estimate: String(kept.body.structure.id),
    decision: toGlobalId('Decision', project.id, decided.body.decision.id),
  };
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

  test.each(paths)('%s shows its heading and trail, and texts in two languages', async (path) => {
    const [address, heading, trail, guest] = cases[path] ?? [() => path, /./, []];
    await renderScreen(address(place), guest === true ? null : user);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.queryByText('Não foi possível mostrar esta parte')).toBeNull();
    await waitFor(() => expect(shownTrail()).toEqual(trail));
    expect(labelsNobodyReads()).toEqual([]);
    // Another language has the same keys and parameters: tests/web/texts asks for them.
    for (const language of ['pt-BR', 'en-US'] as const) {
      await act(() => i18next.changeLanguage(language));
      await waitFor(() => expect(document.querySelector('h1')).toBeTruthy());
      expect([language, ...rawTexts()]).toEqual([language]);
      expect(document.documentElement.lang).toBe(language);
      expect(document.title).toMatch(/\S · Torre$/);
    }
  });
});

test('home has a breadcrumb bar too, with itself alone', async () => {
  await renderScreen('/dashboard', user);
  const bar = await screen.findByRole('navigation', { name: 'Caminho' });
  await waitFor(() => expect(within(bar).getAllByRole('listitem')).toHaveLength(1));
  expect(within(bar).getByText('Painel').getAttribute('aria-current')).toBe('page');
});

describe('who may see what', () => {
  test.each(members.filter((path) => path !== '*'))(
    '%s leads a guest to the log-in and remembers',
    async (path) => {
      const address = cases[path]?.[0](place) ?? '';
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
  test.each<[string, (at: Place) => string, string]>([
    [
      'a module without its type',
      (at) => `${tower(at)}/${at.module}`,
      'O ID do módulo e o tipo são obrigatórios',
    ],
    [
      'a module of a type that there is not',
      (at) => `${tower(at)}/${at.module}?type=wood`,
      'O ID do módulo e o tipo são obrigatórios',
    ],
    ['nobody’s project', () => `/new_projects/${unknown}`, 'Projeto não encontrado'],
    ['nobody’s project, as tables', () => `/projects/${unknown}`, 'Projeto não encontrado'],
    ['no id at all', () => '/projects/nonsense', 'Projeto não encontrado'],
    ['nobody’s tower', (at) => `/projects/${at.project}/${unknown}`, 'Torre não encontrada'],
    [
      'a tower to edit that is not there',
      (at) => `/new_projects/${at.project}/unit/${unknown}`,
      'Torre não encontrada',
    ],
    ['a new tower of nobody’s project', () => `/new_projects/${unknown}/unit`, 'Projeto não encontrado'],
    ['nobody’s module', (at) => `${tower(at)}/${unknown}?type=beam_column`, 'Módulo não encontrado'],
    ['an estimate without its id', () => '/layers/edit', 'O ID da estimativa é obrigatório'],
    ['nobody’s estimate', () => `/layers/edit?id=${unknown}`, 'Estimativa não encontrada'],
    ['a blank project', () => '/new_projects/%20', 'O ID do projeto é obrigatório'],
    ['a blank project of tables', () => '/projects/%20', 'O ID do projeto é obrigatório'],
    [
      'a blank tower',
      (at) => `/projects/${at.project}/%20`,
      'Os IDs do projeto e da unidade são obrigatórios',
    ],
  ])('%s is said to be so', async (_what, path, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await renderScreen(path(place), user);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${text} · Torre`));
  });
});
