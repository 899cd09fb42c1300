import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RangeBar } from '../../../web/components/figures/RangeBar.tsx';
import { numberText } from '../../../web/forms/fields/numberText.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

/** The empty form of a new project, in its drawer. */
async function openNewProject() {
  const user = await someone();
  await user.project();
  const { person } = await renderScreen('/new_projects', user);
  const [open] = await screen.findAllByRole('button', { name: 'Novo projeto' });
  await person.click(open ?? document.body);
  const drawer = within(await screen.findByRole('dialog', { name: 'Novo projeto' }));
  return { person, drawer };
}

describe('a drawer with changes', () => {
  test('asks once before it closes, and keeps what was typed unless told otherwise', async () => {
    const { person, drawer } = await openNewProject();
    const name = drawer.getByLabelText(/^Nome/);
    await person.click(name);
    await person.paste('Vila Nova');
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
    await person.click(question.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
    expect((name as HTMLInputElement).value).toBe('Vila Nova');
    await person.click(name);
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('without changes it just closes, and the focus returns', async () => {
    const user = await someone();
    await user.project();
    const { person } = await renderScreen('/new_projects', user);
    const [open] = await screen.findAllByRole('button', { name: 'Novo projeto' });
    await person.click(open ?? document.body);
    await screen.findByRole('dialog', { name: 'Novo projeto' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(open);
  });
});

test('a field says its fault once it is left, and then on each change', async () => {
  const { person } = await renderScreen('/layers/new', await someone());
  const name = await screen.findByLabelText(/^Nome/);
  const fault = () => screen.queryByText('O nome deve ter pelo menos 3 caracteres');
  await person.clear(name);
  await person.type(name, 'Vi');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(fault()).toBeNull();
  await person.tab();
  await waitFor(() => expect(fault()).toBeTruthy());
  await person.type(name, 'l');
  await waitFor(() => expect(fault()).toBeNull());
  await person.keyboard('{Backspace}');
  await waitFor(() => expect(fault()).toBeTruthy());
});

test('the project form asks in the order of its record', async () => {
  const user = await someone();
  await user.project();
  const { person } = await renderScreen('/new_projects', user);
  const [open] = await screen.findAllByRole('button', { name: 'Novo projeto' });
  await person.click(open ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: 'Novo projeto' });
  const names = [...drawer.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  const address = ['postalCode', 'state', 'city', 'neighborhood', 'street', 'number'];
  expect(names).toEqual(['name', ...address, 'phase', 'buildingType', 'description']);
});

describe('the quick estimate', () => {
  test('is refused word for word', async () => {
    const { person } = await renderScreen('/layers/new', await someone());
    const area = await screen.findByLabelText(/^Área construída total/);
    for (const label of [/^Número de torres/, /^Número de subsolos/, /^Área construída total/]) {
      await person.clear(screen.getByLabelText(label));
      await person.type(screen.getByLabelText(label), '0');
    }
    await person.click(screen.getByLabelText(/^Nome/));
    await person.paste('ab');
    await person.click(screen.getByRole('button', { name: /^(Salvar|Criar)/ }));
    for (const text of [
      'O nome deve ter pelo menos 3 caracteres',
      'O número de torres deve ser maior que 0',
      'O número de subsolos deve ser maior que 0',
      'O valor da área construída total deve ser maior que 0',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await person.clear(area);
    await person.type(area, '1234,5');
    await person.tab();
    expect((area as HTMLInputElement).value).toBe('1234,5');
    expect(screen.queryByText('O valor da área construída total deve ser maior que 0')).toBeNull();
  });
});

describe('a figure', () => {
  test('in a field is written as the language does', () => {
    expect(numberText(1234.5, 'pt-BR')).toBe('1234,5');
    expect(numberText(1234.5, 'en-US')).toBe('1234.5');
    expect(numberText(undefined, 'pt-BR')).toBe('');
    expect(numberText('12,x', 'pt-BR')).toBe('12,x');
  });

  test('that is a range has both ends written, also where it is spoken', async () => {
    await renderScreen('/login', null);
    const { container } = render(<RangeBar range={{ min: -1234.5, max: 61 }} unit="kgCO₂e/m²" />);
    const bar = within(container).getByRole('img', { name: 'de −1.230 a +61,0 kgCO₂e/m²' });
    expect(bar.textContent).toBe('−1.23061,0');
    const none = render(<RangeBar range={null} unit="kgCO₂e/m²" />);
    expect(none.container.textContent).toBe('-');
  });
});

describe('a form that is refused', () => {
  test('lists its faults beside the button, each leading to its field, until they are mended', async () => {
    const { person, drawer } = await openNewProject();
    expect(drawer.queryByRole('group', { name: 'Para salvar, corrija:' })).toBeNull();
    await person.click(drawer.getByRole('button', { name: 'Criar' }));
    const list = within(await drawer.findByRole('group', { name: 'Para salvar, corrija:' }));
    const state = list.getByRole('button', { name: /^Estado: / });
    expect(list.getByRole('button', { name: 'Nome: O nome deve ter pelo menos 3 caracteres' })).toBeTruthy();
    await person.click(state);
    expect(document.activeElement).toBe(drawer.getByRole('combobox', { name: /^Estado/ }));
    const before = list.getAllByRole('button').length;
    await person.type(drawer.getByLabelText(/^Nome/), 'Vila Nova');
    await waitFor(() => expect(list.getAllByRole('button').length).toBe(before - 1));
  });
});
