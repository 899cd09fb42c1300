import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const counts = [
  /Número de torres/,
  /Pavimentos sem fundação/,
  /Total de pavimentos/,
  /Pavimentos do embasamento/,
  /Número de subsolos/,
  /Pavimentos tipo/,
];

async function fill(person: UserEvent, name: string) {
  const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  change(await screen.findByLabelText(/^Nome/), name);
  await person.click(screen.getByRole('combobox', { name: /Tipo de estrutura/ }));
  await person.click(await screen.findByRole('option', { name: 'Parede de concreto' }));
  for (const label of counts) change(screen.getByLabelText(label), '2');
  change(screen.getByLabelText(/Área construída/), '1.000');
  await person.click(screen.getByLabelText(/fck 30/));
  await person.keyboard('100,5');
}

describe('quick estimates', () => {
  test('show the range while typing, are kept, changed, and deleted with a way back', async () => {
    const { person, router } = await renderScreen('/layers/new', await someone());
    await fill(person, 'Estudo da torre');
    // 100.5 m³ of C30 over 1000 m².
    expect(screen.getByText('101 m³')).toBeTruthy();
    expect(screen.getByRole('img', { name: '22,9 – 34,1 kgCO₂e/m²' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));

    await person.click(await screen.findByRole('link', { name: 'Estudo da torre' }));
    const name = await screen.findByLabelText<HTMLInputElement>(/^Nome/);
    expect(name.value).toBe('Estudo da torre');
    expect(screen.getByLabelText<HTMLInputElement>(/fck 30/).value).toBe('100,5');
    fireEvent.change(name, { target: { value: 'Estudo revisto' } });
    await person.click(screen.getByRole('button', { name: 'Salvar' }));

    await person.click(await screen.findByRole('button', { name: 'Ações da estimativa Estudo revisto' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Estudo revisto' })).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('link', { name: 'Estudo revisto' })).toBeTruthy();
  });

  test('one that was changed is deleted without asking whether to discard', async () => {
    const { person, router } = await renderScreen('/layers/new', await someone());
    await fill(person, 'De mais');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await person.click(await screen.findByRole('link', { name: 'De mais' }));
    fireEvent.change(await screen.findByLabelText(/^Nome/), { target: { value: 'Mudada' } });
    await person.click(screen.getByRole('button', { name: 'Excluir' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByText('Descartar alterações?')).toBeNull();
    expect(screen.queryByRole('link', { name: 'De mais' })).toBeNull();
    expect(Object.keys(sessionStorage).filter((key) => /^draft:\d+\.estimate/.test(key))).toEqual([]);
  });

  test('a draft goes only with the answer "discard"', async () => {
    const { person, router } = await renderScreen('/layers/new', await someone());
    await person.type(await screen.findByLabelText(/^Nome/), 'Pela metade');
    const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d+\.estimate/.test(key));
    const leave = async () => {
      await person.click(screen.getByRole('button', { name: 'Cancelar' }));
      return within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
    };
    await person.click((await leave()).getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Pela metade');
    expect(drafts()).toHaveLength(1);
    await person.click((await leave()).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(drafts()).toEqual([]);
  });
});
