import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client, openIdentityProvider } from '../../support/servers/identityProvider.ts';
import { openOffice } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { productUrl, renderScreen, someone } from '../support/renderScreen.tsx';

test('an address of no office is refused at its field', async () => {
  const { person } = await renderScreen('/login', null);
  await person.click(await screen.findByRole('button', { name: 'Entrar com a conta do escritório' }));
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ana@nenhum.example');
  await person.click(screen.getByRole('button', { name: 'Entrar com a conta do escritório' }));
  expect(await screen.findByText('Nenhum escritório entra com o domínio deste e-mail')).toBeTruthy();
});

test('what a provider says is not shown, nor kept in the address, and the way on stays', async () => {
  // Nothing was begun here: somebody else's log-in is not finished.
  const { router, person } = await renderScreen('/login/callback?state=x&code=y', null);
  expect(await screen.findByText(/^Este acesso não começou neste navegador/)).toBeTruthy();
  expect(router.state.location.search).toBe('');
  sessionStorage.setItem('signOn', JSON.stringify({ secret: 'A'.repeat(26), redirect: '/compare?a=1&b=2' }));
  await router.navigate('/login');
  await screen.findByRole('button', { name: 'Entrar' });
  // What an earlier log-in on this device was given lets in while others guess.
  localStorage.setItem('deviceMarks', 'AAAA');
  const sent = vi.spyOn(globalThis, 'fetch');
  await router.navigate('/login/callback?state=x&error=access_denied&error_description=%3Cb%3Eno');
  expect(await screen.findByText(/^Este acesso expirou/)).toBeTruthy();
  const [input] = sent.mock.calls.flatMap(
    ([, init]) => JSON.parse(init?.body as string).variables.input ?? [],
  );
  expect(input).toMatchObject({ deviceMarks: ['AAAA'] });
  expect(document.body.textContent).not.toContain('<b>no');
  expect(sessionStorage.getItem('signOn')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/compare?a=1&b=2')}`);
});

test('who comes back from the provider is on the screen that was wanted', async () => {
  const fixed = { 'Mutation.finishSignOn.secondFactor': null, 'Mutation.finishSignOn.signUp': null };
  const { router } = await show({ path: '/projects?order=name&page=2', isGuest: true, fixed });
  const email = await screen.findByRole('textbox', { name: /^E-mail/ });
  expect(router.state.location.pathname).toBe('/login');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  fireEvent.change(email, { target: { value: 'ana@ipe.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Entrar com a conta do escritório' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  await act(() => router.navigate('/login/callback?code=1&state=2'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  expect(router.state.location.search).toBe('?order=name&page=2');
});

test('the office lists its provider and domains as they are set, proved and removed', async () => {
  const owner = await someone();
  const office = await openOffice(owner, 'Estruturas Ipê');
  const provider = await openIdentityProvider(`${productUrl()}/login/callback`);
  onTestFinished(provider.close);
  const { person } = await renderScreen('/office', owner);
  const press = async (text: string, selector = 'button') =>
    person.click((await screen.findAllByText(text, { selector })).at(-1)!);
  const fill = async (name: RegExp, text: string) => {
    await person.click(await screen.findByLabelText(name));
    await person.paste(text);
  };
  await press('Configurar provedor');
  await fill(/^Endereço do provedor/, provider.issuer);
  await fill(/^ID do cliente/, client.clientId);
  await press('Salvar');
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
  await fill(/^Segredo do cliente/, client.clientSecret);
  await press('Salvar');
  expect(await screen.findByText(/^Quem entra pela primeira vez: Leitor · a senha/)).toBeTruthy();
  const { status, body } = await owner.call('GET', `${office.path}/single-sign-on`);
  expect([status, body.single_sign_on.issuer]).toEqual([200, provider.issuer]);

  await press('Adicionar domínio');
  await fill(/^Domínio/, 'gmail.com');
  await press('Adicionar domínio', '[role=dialog] button');
  expect(await screen.findByText('Este domínio é de um serviço de e-mail aberto a todos')).toBeTruthy();
  await person.clear(screen.getByLabelText(/^Domínio/));
  await fill(/^Domínio/, 'ipe.invalid');
  await press('Adicionar domínio', '[role=dialog] button');
  const domains = within(await screen.findByRole('list', { name: 'Domínios dos e-mails' }));
  expect(domains.getByText('Não verificado')).toBeTruthy();
  await person.click(domains.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toMatch(/^torre-verification=/);
  await person.click(domains.getByLabelText('Verificar ipe.invalid'));
  expect(await screen.findByText(/^O DNS ainda não mostra este registro TXT/)).toBeTruthy();

  await person.click(domains.getByLabelText('Remover ipe.invalid'));
  await press('Remover', '[role=dialog] button');
  await waitFor(() => expect(screen.queryByText('ipe.invalid')).toBeNull());
  await person.click(screen.getByLabelText(`Remover ${provider.issuer}`));
  await press('Remover', '[role=dialog] button');
  expect(await screen.findByText('Configurar provedor')).toBeTruthy();
});
