import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/texts/messages.ts';
import { onSessionExpired, sessionExpired } from '../../../web/relay/sessionExpired.ts';
import { createAppRouter } from '../../../web/routes.tsx';
import { readSession } from '../../../web/session/storedSession.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const addressOf = (input: unknown) => (input instanceof Request ? input.url : String(input));
const isGraphql = (input: unknown) => addressOf(input).endsWith('/graphql');
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Lets `answer` take the screens' requests; the rest, such as translations, goes on. */
function takeOver(answer: (body: string) => Promise<Response>) {
  const real = globalThis.fetch;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      isGraphql(input) ? answer(init?.body as string) : real(input, init),
    );
}
const failure = (code: string) => async () =>
  json({
    data: { viewer: null },
    errors: [{ message: 'x', extensions: { code } }],
    extensions: { requestId: 'req-42' },
  });

test('a file that does not come is told, and can be asked for again', async () => {
  const user = await someone();
  const { person } = await renderScreen('/profile', user);
  const button = await screen.findByRole('button', { name: 'Exportar meus dados' });
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    addressOf(input).endsWith('/account.json')
      ? json({ code: 'RATE_LIMITED', error: 'x' }, 429)
      : real(input, init),
  );
  await person.click(button);
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

describe('a screen whose data does not come', () => {
  test('says so with the request id, and a retry shows it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    await user.project({ name: 'Casa' });
    const broken = takeOver(failure('UPSTREAM_UNAVAILABLE'));
    const { person } = await renderScreen('/projects', user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('O serviço está fora do ar. Tente de novo em instantes')).toBeTruthy();
    expect(alert.getByText('Código da requisição: req-42')).toBeTruthy();
    broken.mockRestore();
    await person.click(alert.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Casa')).toBeTruthy();
  });

  test.each([
    ['PROJECT_UNREADABLE', '/new_projects/1', 'Adicione a primeira torre'],
    ['PROJECT_UNREADABLE', '/projects', 'Não foi possível mostrar esta parte'],
    ['UPSTREAM_UNAVAILABLE', '/new_projects/1', 'Erro ao buscar o projeto'],
  ])('for %s says at %s what can be done there', async (code, path, title) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    takeOver(failure(code));
    await renderScreen(path, user);
    const shown = await screen.findByText(title);
    const [addTower] = screen.queryAllByRole('link', { name: 'Adicionar torre' });
    const isTowerless = title === 'Adicione a primeira torre';
    expect(addTower?.getAttribute('href')).toBe(isTowerless ? '/unit/new?projectId=1' : undefined);
    expect(shown.closest('[role=alert]') === null).toBe(isTowerless);
  });

  test('an answer nobody can read is shown with the id of its request', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    takeOver(async () => new Response('<html>', { headers: { 'x-request-id': 'req-43' } }));
    await renderScreen('/projects', user);
    expect(await screen.findByText('Código da requisição: req-43')).toBeTruthy();
  });

  test.each<[Language, string, string]>([
    ['pt-BR', 'Ocorreu um erro desconhecido', 'Tentar de novo'],
    ['en-US', 'An unknown error occurred', 'Try again'],
    ['es-ES', 'Ocurrió un error desconocido', 'Reintentar'],
    ['ru-RU', 'Произошла неизвестная ошибка', 'Повторить'],
  ])('%s: an error of no known kind reads "%s"', async (language, text, retry) => {
    vi.spyOn(console, 'error').mockReturnValue();
    takeOver(failure('SOMETHING_NEW'));
    await renderScreen('/projects', await someone(), language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: retry })).toBeTruthy();
  });
});

describe('parts of a screen that fail', () => {
  test('each say why by themselves, with the id of their own request', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    const real = globalThis.fetch;
    const failed = (field: string, code: string, requestId: string) => ({
      message: 'x',
      path: ['viewer', field],
      extensions: { code, requestId },
    });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init);
      if (!isGraphql(input)) return response;
      const answer = (await response.json()) as { data: { viewer?: { sessions?: unknown } } };
      if (answer.data.viewer?.sessions === undefined) return json(answer);
      const viewer = { ...answer.data.viewer, sessions: null, apiTokens: null };
      const errors = [
        failed('sessions', 'UPSTREAM_UNAVAILABLE', 'req-1'),
        failed('apiTokens', 'FORBIDDEN', 'req-2'),
      ];
      return json({ ...answer, data: { ...answer.data, viewer }, errors });
    });
    await renderScreen('/profile', user);
    const section = async (title: string) =>
      within((await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!);
    const sessions = await section('Sessões');
    expect(sessions.getByText('O serviço está fora do ar. Tente de novo em instantes')).toBeTruthy();
    expect(sessions.getByText('Código da requisição: req-1')).toBeTruthy();
    // Somebody else can change that: a retry's code is of no use.
    const tokens = await section('Você não tem permissão para isso');
    expect(tokens.getByText(/Quem é dono do projeto dá esse direito/)).toBeTruthy();
  });

  test.each([
    [
      '/dashboard',
      {
        activity: 'Erro ao buscar as alterações',
        pendingInvitations: 'Erro ao buscar os convites',
        projects: 'Erro ao buscar os totais',
        structures: 'Erro ao buscar as estimativas',
      },
    ],
    [
      '/profile',
      {
        pendingInvitations: 'Convites',
        secondFactors: 'Segunda etapa do login',
        sessions: 'Sessões',
        apiTokens: 'Tokens de acesso',
        webhooks: 'Webhooks',
      },
    ],
  ])('are called at %s by what is missing there', async (path, titles) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    const real = globalThis.fetch;
    const fields = Object.keys(titles);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init);
      if (!isGraphql(input)) return response;
      const answer = (await response.json()) as { data: { viewer?: Record<string, unknown> | null } };
      const viewer = answer.data.viewer;
      if (!fields.some((field) => viewer?.[field] !== undefined)) return json(answer);
      const failed = fields.filter((field) => viewer?.[field] !== undefined);
      const errors = failed.map((field) => {
        const extensions = { code: 'UPSTREAM_UNAVAILABLE', requestId: `req-${field}` };
        return { message: 'x', path: ['viewer', field], extensions };
      });
      const none = Object.fromEntries(failed.map((field) => [field, null]));
      return json({ data: { ...answer.data, viewer: { ...viewer, ...none } }, errors });
    });
    await renderScreen(path, user);
    for (const [field, title] of Object.entries(titles)) {
      const code = await screen.findByText(`Código da requisição: req-${field}`);
      expect([field, code.parentElement?.firstElementChild?.textContent]).toEqual([field, title]);
    }
  });
});

describe('a session that ended', () => {
  test('is dropped; the session-expired page leads to the log-in and back', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await someone();
    const { router, person } = await renderScreen('/settings', user);
    // The browser's own router says where to; the one drawn here goes there.
    window.history.replaceState(null, '', '/profile?x=1');
    const own = createAppRouter();
    own.subscribe(({ location }) => void router.navigate(location, { state: location.state }));
    await user.call('POST', '/v1/tokens/revoke');
    takeOver(async () => json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 401));
    await act(() => router.navigate('/profile?x=1'));
    const title = 'Ops, sua sessão expirou...';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
    expect(localStorage.getItem('tanstack.auth.user')).toBeNull();
    vi.restoreAllMocks();
    await person.click(screen.getByRole('button', { name: 'Ir para o login' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/profile?x=1')}`);
  });

  test('ends once, however many answers say so', async () => {
    const user = await someone();
    await renderScreen('/settings', user);
    const leave = vi.fn<() => void>();
    onSessionExpired(leave);
    sessionExpired(user.token);
    sessionExpired(user.token);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('a stored session that does not parse is logged, and the visitor goes on as a guest', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem('tanstack.auth.user', '{"name":');
    localStorage.setItem('tanstack.auth.token', '"x"');
    expect(readSession()).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test('either stored key signs in when it holds a token', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const person = { name: 'Ana Souza', email: 'ana@example.com', activated: false };
    localStorage.setItem('tanstack.auth.user', JSON.stringify({ ...person, token: 'of the user' }));
    expect(readSession()).toEqual({ user: person, token: 'of the user', expiry: '' });
    localStorage.setItem('tanstack.auth.user', '{"name":');
    localStorage.setItem('tanstack.auth.token', '{"token":"of the token","expiry":"2026-12-01T00:00:00Z"}');
    expect(readSession()).toEqual({
      user: { name: '', email: '', activated: true },
      token: 'of the token',
      expiry: '2026-12-01T00:00:00Z',
    });
    localStorage.setItem('tanstack.auth.token', '{"token":""}');
    expect(readSession()).toBeNull();
  });

  test.each<[Language, string]>([
    ['en-US', 'Oops, your session has expired...'],
    ['es-ES', 'Vaya, su sesión ha caducado...'],
    ['ru-RU', 'Сеанс завершён...'],
  ])('%s: "%s"', async (language, text) => {
    await renderScreen('/login', null, language);
    expect(i18next.t('sessionExpired.title')).toBe(text);
  });
});

describe('an invitation that is none', () => {
  test.each(['', '?inviteId=00000000-0000-7000-8000-000000000000'])(
    'leaves /profile/invites%s one main heading',
    async (search) => {
      await renderScreen(`/profile/invites${search}`, await someone());
      await screen.findByText(search === '' ? 'Nenhum convite pendente' : 'Convite não encontrado');
      expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
        'Convites',
      ]);
    },
  );

  test.each<[Language, string]>([
    ['pt-BR', 'O convite que você procura não existe ou já foi aceito.'],
    ['en-US', 'The invite you are looking for does not exist or has already been accepted.'],
  ])('%s: "%s"', async (language, text) => {
    await renderScreen(
      '/profile/invites?inviteId=00000000-0000-7000-8000-000000000000',
      await someone(),
      language,
    );
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
  });

  test('one that waits is accepted, and leads into its project', async () => {
    const [owner, guest] = await Promise.all([someone('Rui Lima'), someone('Bia Reis')]);
    const invite = async (name: string) => {
      const project = await owner.project({ name });
      const body = { email: guest.email, permissions: ['project:edit'] };
      const invited = await owner.call('POST', `${project.path}/invite`, body);
      return { project, id: invited.body.invitation.id };
    };
    await invite('Mais antigo');
    const { project, id } = await invite('Convidado aqui');
    await invite('Mais novo');
    const { person, router } = await renderScreen(`/profile/invites?inviteId=${id}`, guest);
    // The one the mail's link names comes first.
    const card = within((await screen.findAllByRole('article'))[0]!);
    expect(card.getByText('Convidado aqui')).toBeTruthy();
    expect(card.getByText(/^Convite de Rui Lima/)).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('Agora você participa de Convidado aqui')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/new_projects/${project.id}`));
  });
});
