import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from './support/renderScreen.tsx';

test('an address of no office is told so at its field', async () => {
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
