import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/texts/messages.ts';
import { call } from '../../support/restCall.ts';
import { password, uniqueEmail } from '../../support/world.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { deviceMarks, keepDeviceMark } from '../../../web/session/deviceMarks.ts';
import { productUrl, renderScreen, someone } from '../support/renderScreen.tsx';

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
  test.each<[Language, string, RegExp, RegExp, RegExp]>([
    ['pt-BR', 'E-mail ou senha incorretos', /^E-mail/, /^Senha/, /^Entrar$/],
    ['en-US', 'Incorrect email or password', /^Email/, /^Password/, /^Log in$/],
    ['es-ES', 'Correo o contraseña incorrectos', /^Correo/, /^Contraseña/, /sesión$/],
    ['ru-RU', 'Неверный адрес или пароль', /^E-mail/, /^Пароль/, /^Войти$/],
  ])(
    '%s: a wrong password is "%s" and nothing else happens',
    async (language, text, email, secret, button) => {
      const { person, router } = await renderScreen('/login', null, language);
      await fill(person, await screen.findByLabelText(email), 'ninguem@example.com');
      await fill(person, screen.getByLabelText(secret, { selector: 'input' }), 'senha-errada');
      await person.click(submit(button));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(router.state.location.pathname).toBe('/login');
      expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
      expect(screen.getByLabelText<HTMLInputElement>(email).value).toBe('ninguem@example.com');
    },
  );

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
    const { router } = await renderScreen('/login?redirect=%2F%2Fevil.example', await someone());
    await waitFor(() => expect(router.state.location.pathname).toBe('/new_projects'));
  });

  test('wants both fields', async () => {
    const { person } = await renderScreen('/login', null);
    await person.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(await screen.findAllByText('Este campo é obrigatório')).toHaveLength(2);
  });

  test('logging out forgets token, user and sidebar, and the token is worth nothing', async () => {
    const user = await someone();
    const { person, router } = await renderScreen('/settings', user);
    await person.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    for (const key of ['tanstack.auth.token', 'tanstack.auth.user', 'sidebarStatus'])
      expect(localStorage.getItem(key)).toBeNull();
    expect((await user.call('GET', '/v1/users/me')).status).toBe(401);
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

  test('required fields carry an asterisk, the others none', async () => {
    await renderScreen('/sign-up', null);
    await screen.findByRole('button', { name: 'Criar conta' });
    const starred = [...document.querySelectorAll('label')]
      .filter((label) => label.querySelector('.MuiFormLabel-asterisk'))
      .map((label) => label.textContent?.replace(/\s*\*$/, ''));
    expect(starred).toEqual(['Nome completo', 'E-mail', 'Senha', 'Confirmar senha']);
  });

  test('ends in the success dialog, from there to the log-in, and the mail activates', async () => {
    const email = uniqueEmail();
    const { person, router } = await renderScreen('/sign-up', null);
    await screen.findByRole('button', { name: 'Criar conta' });
    await fill(person, field(/^Nome completo/), 'Ana Souza');
    await fill(person, field(/^E-mail(?! prof)/), email);
    await fill(person, field(/^Senha/), 'segredo-123');
    await fill(person, field(/^Confirmar senha/), 'segredo-123');
    const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await person.click(submit('Criar conta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conta criada' }));
    expect(drafts()).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Ir para o login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));

    const second = await renderScreen(await mailedLink(email), null);
    await second.person.click(await screen.findByRole('button', { name: 'Ativar conta' }));
    expect(await screen.findByRole('heading', { name: 'Conta ativada' })).toBeTruthy();
  });

  test('a taken address is reported at its field', async () => {
    const { email } = await someone();
    const { person } = await renderScreen('/sign-up', null);
    await screen.findByRole('button', { name: 'Criar conta' });
    await fill(person, field(/^Nome completo/), 'Ana Souza');
    await fill(person, field(/^E-mail(?! prof)/), email);
    await fill(person, field(/^Senha/), 'segredo-123');
    await fill(person, field(/^Confirmar senha/), 'segredo-123');
    await person.click(submit('Criar conta'));
    expect(await screen.findByText('Este e-mail já está cadastrado')).toBeTruthy();
  });
});

describe('links of mails', () => {
  const spent = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

  test.each(['/activate', '/activate?tkn=short', '/reset', '/reset?tkn=short'])(
    '%s, a link that is none, says so before anything is sent',
    async (link) => {
      await renderScreen(link, null);
      expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
    },
  );

  test('a spent activation link says so', async () => {
    const { person } = await renderScreen(`/activate?tkn=${spent}`, null);
    await person.click(await screen.findByRole('button', { name: 'Ativar conta' }));
    expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
  });

  test('activation out of reach is an error to try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { person } = await renderScreen(`/activate?tkn=${spent}`, null);
    const button = await screen.findByRole('button', { name: 'Ativar conta' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await person.click(button);
    expect(await screen.findByRole('heading', { name: 'Não foi possível ativar' })).toBeTruthy();
    expect(screen.getByText('Sem conexão com o servidor.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  test('a forgotten password: the same answer for every address, then a new one by the mail', async () => {
    const user = await someone();
    const { person } = await renderScreen('/forget', null);
    await person.click(await screen.findByRole('button', { name: 'Enviar link' }));
    expect(await screen.findByText('O e-mail é obrigatório')).toBeTruthy();
    await fill(person, screen.getByLabelText(/^E-mail/), user.email);
    await person.click(submit('Enviar link'));
    expect(await screen.findByRole('heading', { name: 'Confira seu e-mail' })).toBeTruthy();

    const link = await mailedLink(user.email);
    const reset = await renderScreen(link, null);
    await fill(
      reset.person,
      await screen.findByLabelText(/^Nova senha/, { selector: 'input' }),
      'outra-senha-1',
    );
    await fill(reset.person, screen.getByLabelText(/^Confirmar/, { selector: 'input' }), 'outra-senha');
    await reset.person.click(submit('Salvar nova senha'));
    expect(await screen.findByText('As senhas não coincidem')).toBeTruthy();
    await fill(reset.person, screen.getByLabelText(/^Confirmar/, { selector: 'input' }), '-1');
    await reset.person.click(submit('Salvar nova senha'));
    expect(await screen.findByRole('heading', { name: 'Senha alterada' })).toBeTruthy();
    const body = { email: user.email, password: 'outra-senha-1' };
    expect((await call(productUrl(), 'POST', '/v1/tokens/authentication', { body })).status).toBe(201);
  });

  test('a forgotten password out of reach says what to check', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { person } = await renderScreen('/forget', null);
    await fill(person, await screen.findByLabelText(/^E-mail/), 'ana@example.com');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await person.click(submit('Enviar link'));
    const text = 'Algo deu errado. Verifique se o e-mail está correto ou tente de novo mais tarde.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a spent reset link says so', async () => {
    const { person } = await renderScreen(`/reset?tkn=${spent}`, null);
    await fill(person, await screen.findByLabelText(/^Nova senha/, { selector: 'input' }), 'outra-senha-1');
    await fill(person, screen.getByLabelText(/^Confirmar/, { selector: 'input' }), 'outra-senha-1');
    await person.click(submit('Salvar nova senha'));
    expect(await screen.findByRole('heading', { name: 'Link inválido ou expirado' })).toBeTruthy();
  });
});

const notActivated = () => someone('Ana Souza', { activated: false });

describe('an account not activated', () => {
  test('is warned; the dialog asks, sends, says so, and starts over', async () => {
    const user = await notActivated();
    const { person } = await renderScreen('/settings', user);
    const warning = await screen.findByText(/^Sua conta ainda não foi ativada/);
    expect(warning).toBeTruthy();
    await person.click(submit('Enviar e-mail de ativação'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ativação da conta' }));
    expect(dialog.getByText(`Enviar um novo e-mail de ativação para ${user.email}?`)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Enviar e-mail de ativação' }));
    expect(await dialog.findByText(/^E-mail de ativação enviado para/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(submit('Enviar e-mail de ativação'));
    expect(await screen.findByText(`Enviar um novo e-mail de ativação para ${user.email}?`)).toBeTruthy();
  });

  test('a mail that could not be sent is shown in the dialog and by a toast', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { person } = await renderScreen('/settings', await notActivated());
    await person.click(await screen.findByRole('button', { name: 'Enviar e-mail de ativação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ativação da conta' }));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await person.click(dialog.getByRole('button', { name: 'Enviar e-mail de ativação' }));
    expect(await dialog.findByText(/^Não foi possível enviar o e-mail de ativação/)).toBeTruthy();
    const title = await screen.findByText('Erro ao enviar o e-mail de ativação. Tente de novo mais tarde.');
    expect(title.nextSibling?.textContent).toBe('Sem conexão com o servidor');
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
