import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { offeredNow, setOffered } from '../../../web/session/offered.ts';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { password } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByText(name, { selector: 'button' }));
async function fill(person: UserEvent, place: HTMLElement, label: RegExp, text: string) {
  const field = within(place).getByLabelText(label, { selector: 'input' });
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

test('a second step is set up by an app, asked for at the log-in, and stood in for by a recovery code', async () => {
  const user = await someone();
  const { person, unmount } = await renderScreen('/profile', user);
  await press(person, 'Adicionar aplicativo');
  const dialog = () => screen.findByRole('dialog');
  expect(within(await dialog()).getByText('Adicionar aplicativo')).toBeTruthy();
  await fill(person, await dialog(), /^Senha atual/, 'errada-mesmo');
  await press(person, 'Continuar');
  const wrong = await screen.findByText('A senha atual não confere');
  expect(wrong.id).toBe(
    within(await dialog())
      .getByLabelText(/^Senha atual/)
      .getAttribute('aria-describedby'),
  );
  await fill(person, await dialog(), /^Senha atual/, password);
  await press(person, 'Continuar');
  await screen.findByRole('img', { name: 'Código QR para o aplicativo' });
  const key = document.querySelector('[role=dialog] code')!.textContent;
  expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = key.replaceAll(' ', '');
  await fill(person, await dialog(), /^Código/, '12');
  await press(person, 'Continuar');
  expect(await screen.findByText('Digite os 6 números do aplicativo')).toBeTruthy();
  await fill(person, await dialog(), /^Código/, codeAt(secret, stepAt(Date.now()) - 1));
  await press(person, 'Continuar');
  await screen.findByText('Segunda etapa ativada');
  const shown = within(await screen.findByRole('dialog', { name: 'Códigos de recuperação' }));
  const codes = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(codes).toHaveLength(10);
  // Without the permission, or over plain HTTP.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValueOnce(undefined as never);
  await press(person, 'Copiar');
  expect(await screen.findByText('Não foi possível copiar: selecione o texto')).toBeTruthy();
  expect(screen.queryByText('Copiado')).toBeNull();
  await press(person, 'Copiar');
  await screen.findByText('Copiado');
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await press(person, 'Fechar');
  expect(await screen.findByText('Aplicativo de códigos · Ainda sem uso')).toBeTruthy();
  expect(screen.getByText('Códigos de recuperação: 10')).toBeTruthy();
  unmount();

  const guest = await renderScreen('/login?redirect=%2Fsettings', null);
  const enter = async () => {
    const form = (await screen.findByLabelText(/^E-mail/)).closest('form')!;
    await fill(guest.person, form, /^E-mail/, user.email);
    await fill(guest.person, form, /^Senha/, password);
    await press(guest.person, 'Entrar');
    return screen.findByLabelText(/^Código/);
  };
  const prove = async (code: string) => {
    await fill(guest.person, (await screen.findByLabelText(/^Código/)).closest('form')!, /^Código/, code);
    await press(guest.person, 'Entrar');
  };
  await enter();
  expect(screen.getByText(/^Digite o código de 6 números do aplicativo\./)).toBeTruthy();
  expect(localStorage.getItem('tanstack.auth.token')).toBeNull();
  await prove('000000');
  expect((await screen.findByRole('alert')).textContent).toBe('O código não confere');
  await press(guest.person, 'Voltar');
  await enter();
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = vi.spyOn(globalThis, 'fetch');
  await prove(codes[0]!.toLowerCase());
  await waitFor(() => expect(guest.router.state.location.pathname).toBe('/settings'));
  const body = sent.mock.calls
    .map(([, init]) => (init?.body ?? '') as string)
    .find((text) => text.includes('SecondStep'));
  expect(JSON.parse(body!).variables.input).toMatchObject({ recoveryCode: codes[0]!.toLowerCase() });
  expect(localStorage.getItem('tanstack.auth.token')).not.toBeNull();
});

test('a profile sends what was changed: a new address waits, and a new password takes the present one', async () => {
  const user = await someone();
  const { person, router } = await renderScreen('/profile', user);
  const form = (await screen.findByLabelText(/^Nome completo/)).closest('form')!;
  const sent = vi.spyOn(globalThis, 'fetch');
  const save = async () => {
    sent.mockClear();
    await press(person, 'Salvar');
    const bodies = () => sent.mock.calls.map(([, init]) => (init?.body ?? '') as string);
    const isSent = (body: string) => body.includes('ProfileFormMutation');
    await waitFor(() => expect(bodies().filter(isSent)).toHaveLength(1));
    return JSON.parse(bodies().find(isSent)!).variables.input;
  };
  await fill(person, form, /^E-mail(?! prof)/, `nova.${user.email}`);
  expect(await save()).toMatchObject({ email: `nova.${user.email}` });
  expect(await screen.findByText(/senha/i, { selector: '.Mui-error' })).toBeTruthy();
  await fill(person, form, /^Senha atual/, password);
  await save();
  const waits = `Novo e-mail nova.${user.email}: abra o link que enviamos para lá para confirmá-lo. Até então vale ${user.email}.`;
  expect(await screen.findByText(waits)).toBeTruthy();
  const value = (label: RegExp) =>
    within(form).getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;
  await waitFor(() => expect(value(/^Senha atual/)).toBe(''));
  expect(value(/^E-mail(?! prof)/)).toBe(user.email);
  // A saved form holds nothing back.
  await fill(person, form, /^Cidade/, 'Santos');
  const input = await save();
  expect(input).toMatchObject({ name: 'Ana Souza', city: 'Santos', companyName: null });
  for (const unchanged of ['email', 'password', 'currentPassword'])
    expect(input).not.toHaveProperty(unchanged);
  await waitFor(async () => expect((await user.call('GET', '/v1/users/me')).body.user.city).toBe('Santos'));
  expect(screen.getByText(waits)).toBeTruthy();
  await person.click(screen.getByText('Ver convites'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/invites'));
});

test('an account is deleted by whoever types its address and password, and nobody else', async () => {
  const user = await someone();
  const { person, router } = await renderScreen('/profile', user);
  const files = watchDownloads();
  await press(person, 'Exportar meus dados');
  await waitFor(() =>
    expect(files).toMatchObject([{ name: 'torre-account.json', type: 'application/json' }]),
  );
  expect(await files[0]?.text).toContain(user.email);
  await person.click(await screen.findByRole('button', { name: 'Excluir conta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir sua conta?' }));
  const send = () => person.click(dialog.getByRole('button', { name: 'Excluir conta' }));
  const address = dialog.getByLabelText<HTMLInputElement>(`Digite ${user.email} para confirmar`);
  const secret = dialog.getByLabelText<HTMLInputElement>('Senha atual');
  // What was typed does not wait for the next who opens it.
  fireEvent.change(address, { target: { value: 'x' } });
  fireEvent.change(secret, { target: { value: 'x' } });
  await send();
  fireEvent.keyDown(address, { key: 'Escape' });
  expect([address.value, secret.value, dialog.queryByText('O e-mail não confere')]).toEqual(['', '', null]);
  fireEvent.click(screen.getByText('Excluir conta', { selector: 'main button' }));
  await person.type(address, 'outra@example.com');
  await send();
  expect(await dialog.findByText('O e-mail não confere')).toBeTruthy();
  expect(secret.getAttribute('aria-invalid')).toBe('false');
  await person.clear(address);
  await person.type(address, ` ${user.email.toUpperCase()}`);
  await person.type(secret, 'senha-errada');
  await send();
  await waitFor(() => expect(secret.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('A senha atual não confere')).toHaveLength(1);
  expect((await user.call('GET', '/v1/users/me')).status).toBe(200);
  // What is refused for another reason is said beside the dialog.
  const answer = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isDeletion = typeof init?.body === 'string' && init.body.includes('DeleteAccountDialogMutation');
    const errors = [{ code: 'FORBIDDEN', message: 'Not now', key: null, path: null }];
    return isDeletion
      ? Promise.resolve(Response.json({ data: { deleteAccount: { errors } } }))
      : answer(input, init);
  });
  await send();
  expect(await screen.findByText(/Você não tem permissão para isso$/)).toBeTruthy();
  fetched.mockRestore();
  const draft = 'draft:1.estimate';
  sessionStorage.setItem(draft, '{}');
  await person.clear(secret);
  await person.type(secret, password);
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sessionStorage.getItem(draft)).toBeNull();
  for (const key of ['tanstack.auth.token', 'tanstack.auth.user'])
    expect(localStorage.getItem(key)).toBeNull();
  expect(await screen.findByText('Conta excluída')).toBeTruthy();
  expect((await user.call('GET', '/v1/users/me')).status).toBe(401);
});

test('where the service takes a new address at once, its owner is asked before and offered the mail after', async () => {
  const before = offeredNow();
  onTestFinished(() => setOffered(before));
  const lacks = ['emailConfirmation', 'passwordConfirmation', 'professionalEmail'];
  const { person, sent } = await show({
    path: '/profile',
    fixed: {
      ...Object.fromEntries(lacks.map((name) => [`Query.viewer.capabilities.${name}`, false])),
      'User.name': 'Ana Souza',
      'User.email': 'ana@example.com',
      'User.activated': false,
      'User.birthDate': null,
      'User.professionalEmail': null,
      'User.companyNumber': '12345678000199',
    },
  });
  await screen.findByText('Conta de empresa, CNPJ 12.345.678/0001-99.');
  await waitFor(() => expect(screen.queryByLabelText(/^(Senha atual|E-mail prof)/)).toBeNull());
  expect(screen.getByText(/^Se mudar, o novo e-mail vale na hora/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^E-mail/), { target: { value: 'nova@example.com' } });
  for (const answer of ['Cancelar', 'Trocar o e-mail']) {
    await press(person, 'Salvar');
    await screen.findByText(/^nova@example\.com passa a valer na hora/);
    expect(sent(/Mutation$/)).toEqual([]);
    await press(person, answer);
    await waitFor(() => expect(screen.queryByText('Trocar o e-mail da conta?')).toBeNull());
  }
  expect(await screen.findByRole('dialog', { name: 'Ativação da conta' })).toBeTruthy();
  const input = sent(/^ProfileForm/)[0]?.[1]['input'];
  expect(input).toMatchObject({ name: 'Ana Souza', email: 'nova@example.com', city: 'User.city' });
  for (const name of ['currentPassword', 'professionalEmail']) expect(input).not.toHaveProperty(name);
});
