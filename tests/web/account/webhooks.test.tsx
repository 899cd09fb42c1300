import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebhookReceiver } from '../../support/servers/webhookReceiver.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const receiver = new WebhookReceiver();
beforeAll(() => receiver.open());
afterAll(() => receiver.close());

test('a webhook is made in the profile, tried, sent to again, paused, edited and deleted', async () => {
  const user = await someone();
  await user.project({ name: 'Ipê' });
  const { person } = await renderScreen('/profile', user);
  const url = `${receiver.url}/web`;
  const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));

  await press('Novo webhook');
  const form = within(await screen.findByRole('dialog'));
  await person.click(form.getByLabelText(/^Endereço/));
  await person.paste('http://example.com/');
  await person.click(form.getByRole('button', { name: 'Criar' }));
  expect(await form.findByText('Informe um endereço https, sem usuário, senha nem #')).toBeTruthy();
  await person.clear(form.getByLabelText(/^Endereço/));
  await person.paste(url);
  await person.click(form.getByRole('combobox', { name: /^Projeto/ }));
  await person.click(await screen.findByRole('option', { name: 'Ipê' }));
  await person.click(form.getByRole('combobox', { name: /^Mudanças em/ }));
  for (const name of ['Projetos', 'Preços']) await person.click(await screen.findByRole('option', { name }));
  await person.keyboard('{Escape}');
  await person.click(form.getByRole('button', { name: 'Criar' }));
  receiver.secret = (await form.findByText(/^whsec_/)).textContent;
  await person.click(form.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('Ipê · 8 tipos de mudança')).toBeTruthy();
  expect(screen.queryByText(/whsec_/)).toBeNull();

  receiver.answers['/web'] = [500];
  await press(`Enviar um teste a ${url}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Recusado: o endereço respondeu 500');
  await press(`Entregas a ${url}`);
  const sent = within(await screen.findByRole('dialog', { name: 'Entregas' }));
  await person.click(await sent.findByRole('button', { name: 'Reenviar webhook.test' }));
  expect(await sent.findByText('Entregue: o endereço respondeu 200 · 2 tentativas')).toBeTruthy();
  expect(receiver.of('/web').map(({ isSigned }) => isSigned)).toEqual([true, true]);
  await person.click(sent.getByRole('button', { name: 'Fechar' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('switch', { name: `Ativo: ${url}` }));
  expect(await screen.findByText(/^Pausado/)).toBeTruthy();
  const choose = async (name: string) => {
    await press(/^Mais ações de/);
    await person.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const edited = await choose('Editar');
  await person.click(edited.getByLabelText(/^Endereço/));
  await person.paste('/b');
  await person.click(edited.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(`${url}/b`)).toBeTruthy();
  expect(screen.getByText('Ipê · 8 tipos de mudança')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const renewed = await choose('Novo segredo');
  await person.click(renewed.getByRole('button', { name: 'Criar' }));
  expect((await renewed.findByText(/^whsec_/)).textContent).not.toBe(receiver.secret);
  await person.click(renewed.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Excluir');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Nenhum webhook')).toBeTruthy();
}, 60_000);

test('a webhook says what is wrong with it; that it was paused is no fault, and does not look like one', async () => {
  const failingSince = '2020-01-01T12:00:00Z';
  const states: [object, RegExp][] = [
    [{ enabled: true }, /^$/],
    [{ enabled: false }, /^Pausado/],
    [{ enabled: true, failingSince }, /^O endereço não aceita nada\. Primeira falha: há [\d.]+ dias/],
    [{ enabled: false, offReason: 'FAILING', failingSince }, /^Desligado: .* durante dias/],
    [{ enabled: false, offReason: 'GONE' }, /^Desligado: .* \(410\)/],
    [{ enabled: false, offReason: 'PASSWORD' }, /^Desligado: a senha/],
  ];
  const url = (at: number) => `https://example.com/${at}`;
  const fields = states.flatMap(([state], at) => {
    const row = { id: String(at), url: url(at), offReason: null, failingSince: null, ...state };
    return Object.entries(row).map(([name, value]) => [`webhook${at}.${name}`, value] as const);
  });
  answerDistinctly({
    ...Object.fromEntries(fields),
    'Query.viewer.webhooks': states.map((_, at) => ({ place: `webhook${at}` })),
  });
  await renderScreen('/profile', await someone());
  await screen.findByText(url(0));
  const texts = states.map((_, at) =>
    screen.getByText(url(at)).closest('li')!.querySelector('p.MuiTypography-body2'),
  );
  expect(texts.map((text) => text?.textContent ?? '')).toEqual(
    states.map(([, said]) => expect.stringMatching(said)),
  );
  const switches = screen.getAllByRole<HTMLInputElement>('switch', { name: /^Ativo: / });
  expect(switches.map(({ checked }) => ({ enabled: checked }))).toMatchObject(
    states.map(([state]) => ({ enabled: 'enabled' in state && state.enabled })),
  );
  // Colours are none of what the tests keep; another one still is another class.
  const [, paused, ...faults] = texts.map((text) => text?.className);
  expect(new Set(faults).size).toBe(1);
  expect(faults).not.toContain(paused);
});
