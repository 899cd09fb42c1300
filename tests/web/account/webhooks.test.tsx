import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../support/controls.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

test('the list of webhooks has what is made, edited, paused and deleted', async () => {
  const user = await someone();
  await user.project({ name: 'Ipê' });
  const { person } = await renderScreen('/profile', user);
  const url = 'https://receiver.invalid/web';
  const pressIn = async (text: string) =>
    person.click(await screen.findByText(text, { selector: '[role=dialog] button' }));
  const noDialog = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

  await person.click(await screen.findByText('Novo webhook'));
  await person.click(await screen.findByLabelText(/^Endereço/));
  await person.paste(url);
  await person.click(screen.getByLabelText('Projeto'));
  await person.click(await screen.findByText('Ipê', { selector: '[role=option]' }));
  await person.click(screen.getByLabelText(/^Mudanças em/));
  for (const name of ['Projetos', 'Preços'])
    await person.click(await screen.findByText(name, { selector: '[role=option]' }));
  await person.keyboard('{Escape}');
  await pressIn('Criar');
  expect(await screen.findByText(/^whsec_/)).toBeTruthy();
  await pressIn('Fechar');
  expect(await screen.findByText('Ipê · 8 tipos de mudança')).toBeTruthy();
  expect(screen.queryByText(/whsec_/)).toBeNull();
  await noDialog();
  await person.click(screen.getByLabelText(`Ativo: ${url}`));
  expect(await screen.findByText(/^Pausado/)).toBeTruthy();
  const choose = async (name: string) => {
    await person.click(await screen.findByLabelText(/^Mais ações de/));
    await person.click(await screen.findByText(name, { selector: '[role=menuitem]' }));
  };
  await choose('Editar');
  await person.click(await screen.findByLabelText(/^Endereço/));
  await person.paste('/b');
  await pressIn('Salvar');
  expect(await screen.findByText(`${url}/b`)).toBeTruthy();
  expect(screen.getByText('Ipê · 8 tipos de mudança')).toBeTruthy();
  await noDialog();
  await choose('Excluir');
  await pressIn('Excluir');
  expect(await screen.findByText('Nenhum webhook')).toBeTruthy();
});

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

test('a webhook of a project that its owner no longer sees is not told as one of all projects', async () => {
  answerDistinctly({ 'Webhook.projectName': null });
  await renderScreen('/profile', await someone());
  expect((await screen.findAllByText(/^Um projeto que você não vê mais · /)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Todos os projetos · \d+ tipos? de mudança/)).toBeNull();
});

test('deliveries that could not be read again are said so until they could', async () => {
  const { person } = await show({ path: '/profile', node: 'Webhook' });
  await person.click(await screen.findByLabelText('Entregas a Webhook.url'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entregas' }));
  const again = await dialog.findByRole('button', { name: /^Reenviar / });
  refuseOnce('DeliveriesDialogQuery');
  await person.click(again);
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await person.click(again);
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
});

test('a delivery says what came of it, how often it was tried, and when it is sent again', async () => {
  const nextAt = '2026-11-28T15:00:00Z';
  const told: [delivery: object, text: string][] = [
    [{ status: 'DELIVERED', responseStatus: 204 }, 'Entregue: o endereço respondeu 204'],
    [{ status: 'WAITING', attempts: 0, nextAt }, 'A enviar'],
    [
      { status: 'WAITING', failure: 'TIMEOUT', attempts: 2, nextAt },
      'Sem resposta em 10 segundos · 2 tentativas · próxima tentativa: 28/11/2026, 12:00',
    ],
    [{ status: 'FAILED', failure: 'TLS', nextAt }, 'O certificado do endereço não é válido'],
  ];
  const once = { createdAt: nextAt, attempts: 1, nextAt: null, failure: null, responseStatus: null };
  const deliveries = told.map(([each], at) => ({ ...once, id: `${at}`, event: `e${at}`, ...each }));
  const fixed = {
    'Webhook.deliveries': deliveries,
    'Mutation.testWebhook.delivery': { status: 'DELIVERED', failure: null, responseStatus: 200 },
  };
  const { person } = await show({ path: '/profile', node: 'Webhook', fixed });
  await person.click(await screen.findByLabelText('Enviar um teste a Webhook.url'));
  const done = await screen.findByText('Entregue: o endereço respondeu 200');
  expect(done.closest('[role=status]')).toBeTruthy();
  await person.click(screen.getByLabelText('Entregas a Webhook.url'));
  await screen.findByLabelText('Reenviar e3');
  const rows = [...document.querySelectorAll('[role=dialog] li')];
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(told.map(([, text]) => text));
  deliveries.length = 0;
  await person.click(screen.getByLabelText('Reenviar e3'));
  expect(await screen.findByText('Nada foi enviado nos últimos 7 dias.')).toBeTruthy();
});
