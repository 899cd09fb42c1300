import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectStatus, password, uniqueEmail } from '../../support/world.ts';
import { deviceMarks, keepDeviceMark } from '../../../web/session/deviceMarks.ts';
import { undoableDelete } from '../../../web/components/deletion/undoableDelete.tsx';
import { getSession, setSession, updateSessionUser } from '../../../web/session/session.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

/** Fills a field in one go: typing key by key is what other tests are about. */
const fill = async (person: Person, field: HTMLElement, text: string) => {
  await person.click(field);
  await person.paste(text);
};
type Person = Awaited<ReturnType<typeof renderScreen>>['person'];

const submit = (name: string | RegExp) => screen.getByRole('button', { name });
/** A field of the form in view, by its label. */
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

describe('the log-in', () => {
  test('a wrong password is said, and nothing else happens', async () => {
    const { person, router } = await renderScreen('/login', null);
    await fill(person, await screen.findByLabelText(/^E-mail/), 'ninguem@example.com');
    await fill(person, field(/^Senha/), 'senha-errada');
    await person.click(submit('Entrar'));
    expect((await screen.findByText('E-mail ou senha incorretos')).closest('[role=alert]')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('ninguem@example.com');
  });

  test('keeps token and user by the specification’s names, closes the sidebar, and goes where the guest wanted', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/login?redirect=%2Fsettings', null);
    await fill(person, await screen.findByLabelText(/^E-mail/), user.email);
    await fill(person, screen.getByLabelText(/^Senha/, { selector: 'input' }), password);
    await person.click(submit('Entrar'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    const kept = JSON.parse(localStorage.getItem('tanstack.auth.token') ?? '{}');
    expect(kept.token).toMatch(/^[A-Z2-7]{26}$/);
    expect(Date.parse(kept.expiry)).toBeGreaterThan(Date.now());
    expect(JSON.parse(localStorage.getItem('tanstack.auth.user') ?? '{}')).toMatchObject({
      email: user.email,
      token: kept.token,
    });
    expect(localStorage.getItem('sidebarStatus')).toBe('closed');
    // What the device was given stays with it, and goes along the next time.
    const marks = localStorage.getItem('deviceMarks');
    expect(marks).toMatch(/^[A-Z2-7]{26}$/);
    expect(deviceMarks()).toEqual([marks]);
    for (const mark of ['B', 'C', 'D', 'E', 'F', 'B']) keepDeviceMark(mark);
    expect(deviceMarks()).toEqual(['B', 'F', 'E', 'D', 'C']);
  });

  test('never leads to another site', async () => {
    const { router } = await renderScreen('/login?redirect=%2F%2Fevil.example', await anyone());
    await waitFor(() => expect(router.state.location.pathname).toBe('/new_projects'));
  });

  test('logging out forgets token, user and sidebar, and the token is worth nothing', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/settings', user);
    const out = await screen.findByRole('button', { name: 'Sair' });
    for (const store of [localStorage, sessionStorage]) store.setItem('draft:sheet', 'typed');
    for (const key of ['sidebarStatus', 'sidebarStatus.roomy']) localStorage.setItem(key, 'closed');
    // A deletion that waits is sent while the session may still send it.
    let authorOfDeletion: string | undefined;
    const remove = () => (authorOfDeletion = getSession()?.token);
    act(() => undoableDelete('Apagado', { hide: () => {}, restore: () => {}, remove }));
    await person.click(out);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(authorOfDeletion).toBe(user.token);
    for (const key of ['tanstack.auth.token', 'tanstack.auth.user', 'sidebarStatus', 'sidebarStatus.roomy'])
      expect(localStorage.getItem(key)).toBeNull();
    for (const store of [localStorage, sessionStorage]) expect(store.getItem('draft:sheet')).toBeNull();
    expect((await user.call('GET', '/v1/users/me')).status).toBe(401);
  });

  test('logging out works without a line, and from then on shows a guest', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { person, router } = await renderScreen('/', await anyone());
    expect(await screen.findByRole('link', { name: 'Abrir projetos' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Criar conta' })).toBeNull();
    const out = await screen.findByRole('button', { name: 'Sair' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await person.click(out);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
    expect(screen.queryByText('Sem conexão com o servidor')).toBeNull();
  });
});

describe('sign-up', () => {
  test('says what is wrong word for word', async () => {
    const { person } = await renderScreen('/sign-up', null);
    await person.click(await screen.findByRole('button', { name: 'Criar conta' }));
    expect(await screen.findAllByText('Este campo é obrigatório')).toHaveLength(4);
    await fill(person, field(/^Senha/), 'curta');
    await person.tab();
    expect(await screen.findByText('A senha deve ter pelo menos 8 caracteres')).toBeTruthy();
    await fill(person, field(/^Nome completo/), 'Ana');
    await fill(person, field(/^E-mail(?! prof)/), 'ana@');
    await fill(person, field(/^Senha/), '-segredo');
    await fill(person, field(/^Confirmar senha/), 'outra-senha');
    const today = new Date();
    await fill(person, field(/^Data de nascimento/), `${today.getFullYear() - 17}-01-01`);
    await person.click(submit('Criar conta'));
    for (const text of [
      'Informe seu nome completo',
      'Informe um e-mail válido',
      'As senhas não coincidem',
      'Você deve ter pelo menos 18 anos',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a taken address is reported at its field; a free one ends in the success dialog, and there to the log-in', async () => {
    const { email } = await anyone();
    const { person, router } = await renderScreen('/sign-up', null);
    await screen.findByText('Criar conta', { selector: 'main button' });
    const address = field(/^E-mail(?! prof)/);
    await fill(person, field(/^Nome completo/), 'Ana Souza');
    await fill(person, address, email);
    await fill(person, field(/^Senha/), 'segredo-123');
    await fill(person, field(/^Confirmar senha/), 'segredo-123');
    await person.click(submit('Criar conta'));
    expect(await screen.findByText('Este e-mail já está cadastrado')).toBeTruthy();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await person.clear(address);
    await fill(person, address, uniqueEmail());
    await person.click(submit('Criar conta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conta criada' }));
    expect(drafts()).toEqual([]);
    await person.click(dialog.getByText('Ir para o login'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

test.each(['/activate', '/activate?tkn=short', '/reset', '/reset?tkn=short'])(
  '%s, a link that is none, says so before anything is sent',
  async (link) => {
    await renderScreen(link, null);
    expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
  },
);

test('a new password that could not be saved is typed once more, and a spent link says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { person } = await renderScreen('/reset?tkn=ABCDEFGHIJKLMNOPQRSTUVWXYZ', null);
  const save = async () => {
    await screen.findByText('Salvar nova senha');
    await fill(person, field(/^Nova senha/), 'outra-senha-1');
    await fill(person, field(/^Confirmar/), 'outra-senha-1');
    await person.click(submit('Salvar nova senha'));
  };
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await save();
  await person.click(await screen.findByText('Tentar de novo'));
  await save();
  expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
});

test('an activation that failed can be tried again, and a spent link says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { person } = await renderScreen('/activate?tkn=ABCDEFGHIJKLMNOPQRSTUVWXYZ', null);
  const button = await screen.findByText('Ativar conta', { selector: 'button' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await person.click(button);
  await person.click(await screen.findByText('Tentar de novo'));
  expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
});

test('drafts are kept under a new address, and are nothing for somebody else', async () => {
  const user = await someone();
  const address = uniqueEmail();
  const change = { email: address, current_password: password };
  await expectStatus(200, user.call('PATCH', '/v1/users', change));
  const { person } = await renderScreen(await mailedLink(address), user);
  await screen.findByRole('button', { name: 'Notificações: 0' });
  const stores = [localStorage, sessionStorage];
  const drafts = () => stores.map((store) => store.getItem('draft:sheet'));
  for (const store of stores) store.setItem('draft:sheet', 'typed');
  await person.click(await screen.findByText('Ativar conta', { selector: 'button' }));
  await waitFor(() => expect(localStorage.getItem('tanstack.auth.user')).toContain(address));
  expect(drafts()).toEqual(['typed', 'typed']);
  expect((await screen.findByRole('link', { name: 'Ir para os projetos' })).getAttribute('href')).toBe(
    '/new_projects',
  );

  // A tab where somebody else typed before keeps nothing of theirs, and takes nothing of the other tabs along.
  sessionStorage.setItem('draftsOf', uniqueEmail());
  act(() => updateSessionUser({ name: 'Ana Lima' }));
  expect(drafts()).toEqual(['typed', null]);
  const { name, email, token } = await someone('Rui Lima');
  act(() => setSession({ user: { name, email, activated: true }, token, expiry: '' }));
  expect(drafts()).toEqual([null, null]);
});

const notActivated = () => someone('Ana Souza', { activated: false });

describe('an account not activated', () => {
  test('is warned; a mail that failed is said in the dialog and by a toast, sent again, and asked for anew', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const user = await notActivated();
    const { person } = await renderScreen('/settings', user);
    expect(await screen.findByText(/^Sua conta ainda não foi ativada/)).toBeTruthy();
    await person.click(submit('Enviar e-mail de ativação'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ativação da conta' }));
    const asked = `Enviar um novo e-mail de ativação para ${user.email}?`;
    expect(dialog.getByText(asked)).toBeTruthy();
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await person.click(dialog.getByRole('button', { name: 'Enviar e-mail de ativação' }));
    expect(await dialog.findByText(/^Não foi possível enviar o e-mail de ativação/)).toBeTruthy();
    const title = await screen.findByText('Erro ao enviar o e-mail de ativação. Tente de novo mais tarde.');
    expect(title.nextSibling?.textContent).toBe('Sem conexão com o servidor');
    await person.click(dialog.getByText('Tentar de novo'));
    const sent = await dialog.findByText(/^E-mail de ativação enviado para/);
    expect(sent.getAttribute('role')).toBe('status');
    await person.click(dialog.getByText('Fechar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(submit('Enviar e-mail de ativação'));
    expect(await screen.findByText(asked)).toBeTruthy();
  });

  test('closing while the mail is under way starts over all the same', async () => {
    const { person } = await renderScreen('/settings', await notActivated());
    await person.click(await screen.findByRole('button', { name: 'Enviar e-mail de ativação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ativação da conta' }));
    const send = globalThis.fetch;
    const answered = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await send(...request);
      await released.promise;
      answered.resolve();
      return response;
    });
    await person.click(dialog.getByRole('button', { name: 'Enviar e-mail de ativação' }));
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    released.resolve();
    await answered.promise;
    const open = screen.getByRole('button', { name: 'Enviar e-mail de ativação' });
    await person.click(open);
    expect(await screen.findByText(/^Enviar um novo e-mail de ativação para/)).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText(/^E-mail de ativação enviado/)).toBeNull();
  });
});
