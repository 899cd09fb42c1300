import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client, openIdentityProvider } from '../../support/servers/identityProvider.ts';
import { openOffice } from '../../support/world.ts';
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

test('an owner sets how the office logs in; colleagues see nothing of it', async () => {
  const [owner, colleague] = [await someone(), await someone()];
  await (await openOffice(owner, 'Estruturas Ipê')).join(colleague, 'editor');
  const provider = await openIdentityProvider(`${productUrl()}/login/callback`);
  onTestFinished(provider.close);
  const { person, unmount } = await renderScreen('/office', owner);
  const open = (name: string) => screen.findByRole('button', { name }).then((button) => person.click(button));
  const fill = (name: RegExp, text: string) => person.type(screen.getByLabelText(name), text);

  await open('Configurar provedor');
  await open('Copiar');
  expect(await navigator.clipboard.readText()).toMatch(/\/login\/callback$/);
  await fill(/^Endereço do provedor/, provider.issuer);
  await fill(/^ID do cliente/, client.clientId);
  await open('Salvar');
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
  await fill(/^Segredo do cliente/, client.clientSecret);
  await fill(/^Disciplina/, 'estrutura');
  await open('Salvar');
  expect(await screen.findByText(/^Quem entra pela primeira vez: Leitor, estrutura · a senha/)).toBeTruthy();

  await open('Mudar o provedor');
  expect(screen.getByLabelText(/^Segredo do cliente/)).toHaveProperty('value', '');
  await person.click(screen.getByRole('switch', { name: /^Exigir de quem/ }));
  await open('Salvar');
  expect(await screen.findByText(/sem senha, exceto proprietários$/)).toBeTruthy();

  await open('Adicionar domínio');
  await fill(/^Domínio/, 'gmail.com');
  const asked = within(screen.getByRole('dialog'));
  await person.click(asked.getByRole('button', { name: 'Adicionar domínio' }));
  expect(await screen.findByText('Este domínio é de um serviço de e-mail aberto a todos')).toBeTruthy();
  await person.clear(screen.getByLabelText(/^Domínio/));
  await fill(/^Domínio/, 'ipe.invalid');
  await person.click(asked.getByRole('button', { name: 'Adicionar domínio' }));
  const domains = within(await screen.findByRole('list', { name: 'Domínios dos e-mails' }));
  expect(domains.getByText('Não verificado')).toBeTruthy();
  await person.click(domains.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toMatch(/^torre-verification=/);
  await open('Verificar ipe.invalid');
  expect(await screen.findByText(/^O DNS ainda não mostra este registro TXT/)).toBeTruthy();

  await open('Remover ipe.invalid');
  await open('Remover');
  await waitFor(() => expect(screen.queryByText('ipe.invalid')).toBeNull());
  await open(`Remover ${provider.issuer}`);
  await open('Remover');
  expect(await screen.findByRole('button', { name: 'Configurar provedor' })).toBeTruthy();
  unmount();
  await renderScreen('/office', colleague);
  await screen.findByRole('heading', { name: 'Projetos do escritório' });
  expect(screen.queryByText('Login do escritório')).toBeNull();
});
