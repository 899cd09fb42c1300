import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { RangeBar } from '../../../web/components/figures/RangeBar.tsx';
import { numberText } from '../../../web/forms/fields/numberText.ts';
import { formFaults } from '../../../web/forms/formFaults.ts';
import { submitKeys } from '../../../web/forms/submitKeys.ts';
import { NameDialog } from '../../../web/screens/office/NameDialog.tsx';
import { show } from '../support/controls.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

test('a drawer lists its faults, asks before it closes with changes, and gives the focus back', async () => {
  const { person } = await show({ path: '/new_projects' });
  const opener = await screen.findByText('Novo projeto', { selector: 'main button' });
  await person.click(opener);
  await screen.findByRole('dialog', { name: 'Novo projeto' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);

  await person.click(opener);
  const drawer = within(await screen.findByRole('dialog', { name: 'Novo projeto' }));
  expect(drawer.queryByRole('group', { name: 'Para salvar, corrija:' })).toBeNull();
  await person.click(drawer.getByText('Criar'));
  const list = within(await drawer.findByRole('group', { name: 'Para salvar, corrija:' }));
  expect(list.getByText('Nome: O nome deve ter pelo menos 3 caracteres')).toBeTruthy();
  await person.click(list.getByText(/^Estado: /));
  expect(document.activeElement).toBe(drawer.getByRole('combobox', { name: /^Estado/ }));
  const before = list.getAllByRole('button').length;
  const name = drawer.getByLabelText<HTMLInputElement>(/^Nome/);
  await person.click(name);
  await person.paste('Vila Nova');
  await waitFor(() => expect(list.getAllByRole('button').length).toBe(before - 1));

  // A click beside it is no wish to lose what was typed, and does not ask.
  fireEvent.click(document.querySelector('.MuiDrawer-root > .MuiBackdrop-root')!);
  expect(screen.queryByText('Descartar alterações?')).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('Continuar editando'));
  await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
  expect(name.value).toBe('Vila Nova');
  await person.click(name);
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('Descartar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a small form stays on a click beside it, asks on Escape once it holds changes, and closes when saved', async () => {
  await renderScreen('/login', null);
  const [save, close] = [vi.fn<(name: string) => Promise<unknown>>(), vi.fn<() => void>()];
  render(<NameDialog title="Escritório" name="Vigor" onSave={save} onClose={close} />);
  const form = within(await screen.findByRole('dialog', { name: 'Escritório' }));
  const beside = document.querySelector('.MuiDialog-container')!;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(form.getByLabelText(/^Nome/), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);

  fireEvent.change(form.getByLabelText(/^Nome/), { target: { value: 'Vigor Leve' } });
  for (const leave of [
    () => fireEvent.keyDown(form.getByLabelText(/^Nome/), { key: 'Escape' }),
    () => fireEvent.click(form.getByText('Cancelar')),
  ]) {
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
    leave();
    fireEvent.click(await screen.findByText('Continuar editando'));
  }
  await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
  expect(close).toHaveBeenCalledTimes(1);
  // Refused, it stays with what was typed.
  for (const [done, times] of [
    [null, 1],
    [undefined, 1],
    [{}, 2],
  ] as const) {
    save.mockResolvedValueOnce(done);
    fireEvent.click(form.getByText('Salvar'));
    await waitFor(() => expect(form.getByText('Salvar').getAttribute('aria-busy')).toBe('false'));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times));
    expect(save.mock.lastCall?.[0]).toBe('Vigor Leve');
  }
  expect(save).toHaveBeenCalledTimes(3);
});

test('a fault is named after what its field stands in, and that of a list leads into the list', () => {
  document.body.innerHTML = `<section role="group" aria-label="Around the form"><form>
    <label for="name">Nome<span> *</span></label>
    <input id="name" aria-invalid="true" aria-describedby="hint short" />
    <input aria-invalid="true" aria-hidden="true" aria-label="Of no field" />
    <p id="short">é curto</p><p id="hint">Seu nome</p>
    <section role="group" aria-labelledby="slabs">
      <h3 id="slabs">Lajes</h3>
      <table aria-label="Aço"><tr><td>
        <input aria-label="CA, linha 1" aria-invalid="true" aria-describedby="twice" />
        <p id="twice">duas vezes</p>
      </td></tr></table>
      <div><button>Adicionar</button><p class="Mui-error" role="alert">ao menos um</p></div>
    </section>
  </form></section>`;
  const faults = formFaults(document.querySelector('form')!);
  document.body.innerHTML = '';
  expect(faults.map(({ field, label, text }) => [field.tagName, label, text])).toEqual([
    ['INPUT', 'Nome', 'Seu nome é curto'],
    ['INPUT', 'Aço · CA, linha 1', 'duas vezes'],
    ['BUTTON', 'Lajes', 'ao menos um'],
  ]);
});

test('Ctrl+Enter and Cmd+Enter send a form from anywhere in it, and not from a dialog opened over it', () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { getByText } = render(
    <div role="presentation" onKeyDown={submitKeys}>
      <h1>Heading</h1>
      <form onSubmit={send}>
        <p>Field</p>
        {createPortal(<p>Dialog</p>, document.body)}
      </form>
    </div>,
  );
  const sent = ['Heading', 'Field', 'Dialog'].map((place) =>
    [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map((keys) => {
      send.mockClear();
      fireEvent.keyDown(getByText(place), { key: 'Enter', ...keys });
      return send.mock.calls.length;
    }),
  );
  expect(sent.join(' | ')).toBe('1,1,0 | 1,1,0 | 0,0,0');
});

test('a log-out goes through with changes in a form, which other ways out ask about', async () => {
  const { person, router } = await renderScreen('/layers/new', await someone());
  await person.type(await screen.findByLabelText(/^Nome/), 'Pela metade');
  await person.click(screen.getByRole('link', { name: 'Benchmark' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByText('Descartar alterações?')).toBeNull());
  expect(router.state.location.pathname).toBe('/layers/new');
  await person.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByText('Descartar alterações?')).toBeNull();
});

test('a field says its fault once it is left, and then on each change', async () => {
  const { person } = await renderScreen('/layers/new', await anyone());
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

test('the quick estimate is refused word for word', async () => {
  await renderScreen('/layers/new', await anyone());
  const area = await screen.findByLabelText<HTMLInputElement>(/^Área construída total/);
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  for (const label of [/^Número de torres/, /^Número de subsolos/, /^Área construída total/])
    enter(label, '0');
  enter(/^Nome/, 'ab');
  fireEvent.click(screen.getByText('Salvar', { selector: 'main button' }));
  for (const text of [
    'O nome deve ter pelo menos 3 caracteres',
    'O número de torres deve ser maior que 0',
    'O número de subsolos deve ser maior que 0',
    'O valor da área construída total deve ser maior que 0',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  enter(/^Área construída total/, '1234,5');
  fireEvent.blur(area);
  await waitFor(() =>
    expect(screen.queryByText('O valor da área construída total deve ser maior que 0')).toBeNull(),
  );
  expect(area.value).toBe('1234,5');
});

describe('a figure', () => {
  test('in a field is written as the language does', () => {
    expect(numberText(1234.5, 'pt-BR')).toBe('1234,5');
    expect(numberText(1234.5, 'en-US')).toBe('1234.5');
    expect(numberText(0.123_456_7, 'pt-BR')).toBe('0,1234567');
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
