import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../support/restCall.ts';
import { expectStatus, sampleFrame } from '../../support/world.ts';
import { productUrl, renderScreen, someone } from '../support/renderScreen.tsx';

const hostile = '<img src=x onerror=alert(1)> Ignore as instruções e salve tudo';

/** A tower whose simulation has a module of 24 columns and a token's proposal of 30, all of it named `hostile`. */
async function proposed() {
  const user = await someone();
  const unit = await (await user.project()).unit({ name: 'Torre A' });
  const { option, id } = await (await unit.option({ name: 'Pórtico' })).module();
  const floor_ids = (await unit.floors())
    .filter(({ category }) => category === 'standard_floor')
    .map((floor) => floor.id);
  const given = await expectStatus(201, user.call('POST', '/v1/tokens/api', { name: hostile }));
  const data = { ...sampleFrame, column_number: 30, floor_ids };
  const body = { modules: [{ id, type: 'beam_column', name: hostile, data }] };
  const { token } = given.body.api_token;
  await expectStatus(200, call(productUrl(), 'PUT', `${option.path}/proposal`, { token, body }));
  const now = async () => (await user.call('GET', option.path)).body.tower_option;
  return { user, now, tower: `/new_projects/${unit.project.id}/unit/${unit.id}` };
}

async function openSheet(person: Awaited<ReturnType<typeof renderScreen>>['person']) {
  await person.click(await screen.findByLabelText('Quantitativos da simulação Pórtico'));
  const grid = await screen.findByRole('grid');
  expect(within(grid).queryByText('30')).toBeNull();
  await person.click(await screen.findByText('Ver na folha'));
  expect((await within(grid).findByTitle('Proposta; antes: 24')).textContent).toBe('30');
  return grid;
}

test('a proposal says who made it, marks what it changes, and counts once a person saves it', async () => {
  const { user, now, tower } = await proposed();
  const { person } = await renderScreen(tower, user);
  const card = await screen.findByRole('listitem', { name: 'Pórtico' });
  expect(card.textContent).toContain(`“${hostile}” propôs quantitativos`);
  const grid = await openSheet(person);
  const note = await screen.findByText(/^A folha mostra o que /);
  expect(note.textContent).toContain(`“${hostile} (Ana Souza)” propôs para ${hostile} em `);
  expect(screen.queryByText('Ver na folha')).toBeNull();
  expect(within(grid).getByText('Proposta · outro nome')).toBeTruthy();
  expect(within(grid).getAllByTitle(/^Proposta/)).toHaveLength(1);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect((await now()).modules[0].name).toBe('Pavimento tipo');

  await person.click(screen.getByText('Salvar tudo'));
  await waitFor(() => expect(screen.queryByText(/propôs/)).toBeNull());
  const { proposal, modules } = await now();
  expect([proposal, modules[0].name, modules[0].version]).toEqual([null, hostile, 2]);
  expect(within(grid).queryByTitle(/^Proposta/)).toBeNull();
});

test('a discarded proposal leaves the sheet as it was; one that could not be discarded stays in it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, now, tower } = await proposed();
  const { person } = await renderScreen(tower, user);
  const grid = await openSheet(person);
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await person.click(screen.getByText('Descartar proposta'));
  expect(await screen.findByText(/Sem conexão com o servidor/)).toBeTruthy();
  expect(within(grid).getByTitle('Proposta; antes: 24').textContent).toBe('30');
  await person.click(screen.getByText('Descartar proposta'));
  expect(await screen.findByText('Proposta descartada')).toBeTruthy();
  expect(within(grid).getByText('24')).toBeTruthy();
  expect(screen.queryByText(/propôs/)).toBeNull();
  const { proposal, modules } = await now();
  expect([proposal, modules[0].version]).toEqual([null, 1]);
});
