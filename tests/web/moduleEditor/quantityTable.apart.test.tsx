import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import validation from '../../../domain/locales/pt-BR.json' with { type: 'json' };
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { EditorLayout } from '../../../web/editors/moduleEditor/EditorLayout.tsx';
import moduleEditor from '../../../web/editors/moduleEditor/locales/pt-BR.json' with { type: 'json' };
import { ChoiceCell } from '../../../web/editors/moduleEditor/quantityTable/ChoiceCell.tsx';
import { emptyModule, moduleFormSchemaFor } from '../../../web/editors/moduleEditor/values/moduleForm.ts';
import { StructureFields } from '../../../web/editors/moduleEditor/fields/StructureFields.tsx';
import { useStructureForm } from '../../../web/editors/moduleEditor/values/useStructureForm.ts';
import { startTexts } from '../support/startTexts.ts';

const save = vi.fn<(values: unknown) => void>();
const floors = [{ area: 401 }, { area: 500 }];
/** Nothing here asks the service. */
const environment = new Environment({
  network: Network.create(() => Promise.reject(new Error('no service'))),
  store: new Store(new RecordSource()),
});

function Editor() {
  const schema = useMemo(() => moduleFormSchemaFor('pt-BR'), []);
  const values = useMemo(
    () => ({ ...emptyModule(), name: 'Tipo', floorIds: ['f1'], technology: 'beam_column' as const }),
    [],
  );
  const form = useStructureForm(schema, values, 'module.test');
  const fields = form as unknown as UseFormReturn;
  return (
    <RelayEnvironmentProvider environment={environment}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <EditorLayout form={fields} floors={floors}>
          <StructureFields form={fields} floors={floors} />
        </EditorLayout>
        <button>salvar</button>
      </form>
    </RelayEnvironmentProvider>
  );
}

beforeAll(() => startTexts({ common, validation, moduleEditor }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  save.mockReset();
});

const table = (name: string) => within(screen.getByRole('table', { name }));
const cell = (tableName: string, name: string) => table(tableName).getByLabelText<HTMLInputElement>(name);
const totals = () => screen.getByRole('region', { name: 'Totais' }).textContent.replaceAll(' ', ' ');

function paste(target: HTMLElement, text: string) {
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
}

function fillCase1() {
  const type = (tableName: string, name: string, value: string) =>
    fireEvent.change(cell(tableName, name), { target: { value } });
  type('Concreto: Pilares', 'Fck, linha 1', '40');
  type('Concreto: Pilares', 'Volume, linha 1', '8,1');
  type('Aço: Pilares', 'Massa, linha 1', '1.200');
  type('Concreto: Vigas', 'Volume, linha 1', '10');
  type('Aço: Vigas', 'Massa, linha 1', '900');
  type('Concreto: Lajes', 'Volume, linha 1', '40');
  type('Aço: Lajes', 'CA, linha 1', '60');
  type('Aço: Lajes', 'Massa, linha 1', '2000');
}

describe('quantity tables', () => {
  test('live totals are those of the first worked case', async () => {
    render(<Editor />);
    fillCase1();
    await waitFor(() => expect(totals()).toContain('15,6 – 24,6'));
    expect(totals()).toContain('131 – 222');
    expect(totals()).toContain('34,6 – 54,6');
    expect(totals()).toContain('58,1 m³ · 139 t');
    expect(totals()).toContain('4,10');
  });

  test('Enter and arrows move between cells and open a new row', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    const volume = cell('Concreto: Pilares', 'Volume, linha 1');
    await user.click(volume);
    await user.keyboard('8{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(cell('Concreto: Pilares', 'Fck, linha 1'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cell('Concreto: Pilares', 'Fck, linha 2').value).toBe('35'));
    expect(document.activeElement).toBe(cell('Concreto: Pilares', 'Volume, linha 2'));
    await user.keyboard('2{ArrowUp}');
    expect(document.activeElement).toBe(volume);
    const goes = async (keys: string, name: string) => {
      await user.keyboard(keys);
      expect([keys, document.activeElement?.getAttribute('aria-label')]).toEqual([keys, name]);
    };
    await goes('{ArrowDown}', 'Volume, linha 2');
    await goes('{Shift>}{Enter}{/Shift}', 'Volume, linha 1');
    await goes('{Enter}', 'Volume, linha 2');
    await goes('{ArrowDown}', 'Volume, linha 2');
    await goes('{ArrowLeft}', 'Fck, linha 2');
    await goes('40{ArrowLeft}', 'Fck, linha 2');
    await goes('{ArrowRight}', 'Fck, linha 2');
    await goes('{ArrowRight}', 'Volume, linha 2');
    expect(save).not.toHaveBeenCalled();
  });

  test('rows just added are at fault when left empty or saved, not before', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    const faults = () => screen.queryAllByText('Este campo é obrigatório').length;
    await user.click(screen.getByRole('button', { name: 'Adicionar linha em Concreto: Pilares' }));
    await waitFor(() => expect(cell('Concreto: Pilares', 'Volume, linha 2').value).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Adicionar material' }));
    const row = within(await screen.findByRole('group', { name: 'Outro material 1' }));
    expect(document.activeElement).toBe(row.getByLabelText(/^Material/));
    // The check that the library starts after a row is added has answered by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(faults()).toBe(1);
    await user.tab();
    await waitFor(() => expect(faults()).toBe(2));
    await user.click(screen.getByRole('button', { name: 'salvar' }));
    await waitFor(() => expect(faults()).toBeGreaterThan(8));
    expect(save).not.toHaveBeenCalled();
  });

  test('pasted cells are shown as understood, then fill the table', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    paste(cell('Concreto: Lajes', 'Fck, linha 1'), 'Fck\tVolume\r\nC30\t30,5\r\n32,5\t9,5\r\n50\tx\r\n');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('x (não entendido)')).toBeTruthy();
    expect(dialog.getByText('3 linhas entendidas, a partir da linha 1.')).toBeTruthy();
    expect(dialog.getByText('1 célula não foi entendida; corrija na tabela.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Usar estes valores' }));
    await waitFor(() => expect(cell('Concreto: Lajes', 'Fck, linha 3').value).toBe('50'));
    expect(cell('Concreto: Lajes', 'Volume, linha 2').value).toBe('9,5');
    expect(table('Concreto: Lajes').getByText('fator interpolado')).toBeTruthy();
    expect(table('Concreto: Lajes').getByText('personalizado')).toBeTruthy();
    expect(await table('Concreto: Lajes').findByText('Informe um número')).toBeTruthy();
    for (const row of [3, 2]) {
      await user.click(table('Concreto: Lajes').getByRole('button', { name: `Excluir linha ${row}` }));
      expect(document.activeElement).toBe(cell('Concreto: Lajes', `Fck, linha ${row - 1}`));
    }
    expect(cell('Concreto: Lajes', 'Volume, linha 1').value).toBe('30,5');
    await user.click(table('Concreto: Lajes').getByRole('button', { name: 'Excluir linha 1' }));
    expect(await screen.findByText('Pelo menos um elemento deve ser mantido.')).toBeTruthy();
    expect(cell('Concreto: Lajes', 'Volume, linha 1').value).toBe('30,5');
  });

  test('cells are pasted from the one on that has the cursor', async () => {
    render(<Editor />);
    fireEvent.click(screen.getByLabelText('Adicionar linha em Concreto: Lajes'));
    paste(await table('Concreto: Lajes').findByLabelText('Volume, linha 2'), '4\n5\tfachada\tnorte\n6');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('3 linhas entendidas, a partir da linha 2.')).toBeTruthy();
    expect(dialog.getByText('2 células além das colunas da tabela ficam de fora.')).toBeTruthy();
    fireEvent.click(dialog.getByText('Usar estes valores'));
    await waitFor(() => expect(cell('Concreto: Lajes', 'Volume, linha 4').value).toBe('6'));
    const values = (name: string) =>
      [1, 2, 3, 4].map((row) => cell('Concreto: Lajes', `${name}, linha ${row}`).value);
    expect([values('Fck'), values('Volume')].join(' | ')).toBe('30,35,40,45 | ,4,5,6');
    expect(document.activeElement).toBe(cell('Concreto: Lajes', 'Fck, linha 4'));
  });

  test('an assumed amount that is pasted or typed over is assumed no longer', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    fireEvent.change(cell('Concreto: Lajes', 'Volume, linha 1'), { target: { value: '40' } });
    await user.click(await screen.findByRole('button', { name: 'Usar a taxa usual de aço em Lajes' }));
    const marks = () => table('Aço: Lajes').queryAllByText('quantidade usual, suposta').length;
    await waitFor(() => expect(marks()).toBe(1));
    fireEvent.change(cell('Aço: Lajes', 'Massa, linha 1'), { target: { value: '7' } });
    await waitFor(() => expect(marks()).toBe(0));
    fireEvent.click(table('Aço: Lajes').getByLabelText('Excluir linha 1'));
    fireEvent.click(await screen.findByLabelText('Usar a taxa usual de aço em Lajes'));
    await waitFor(() => expect(marks()).toBe(1));
    paste(cell('Aço: Lajes', 'CA, linha 1'), '50\t1234');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Usar estes valores' }));
    await waitFor(() => expect(cell('Aço: Lajes', 'Massa, linha 1').value).toBe('1234'));
    expect(marks()).toBe(0);
  });

  test('a block of no known type stays visible as it was pasted', () => {
    function Block({ type }: { type: string }) {
      const { control } = useForm({ defaultValues: { type } });
      return (
        <ChoiceCell
          {...{ control: control as never, name: 'type', label: type, row: 0, onChanged: () => {} }}
        />
      );
    }
    render(['canaleta 14', 'inteiro (14x19x39)'].map((type) => <Block key={type} type={type} />));
    const [unknown, known] = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect([unknown?.value, known?.value]).toEqual(['canaleta 14', 'inteiro (14x19x39)']);
    expect(unknown?.options).toHaveLength(known!.options.length + 1);
  });

  test('strand is added by its class, once, and counted by its own factor', async () => {
    render(<Editor />);
    const group = screen.getByRole('group', { name: 'Lajes' });
    fireEvent.click(within(group).getByRole('button', { name: /^Adicionar cordoalha CP-190/ }));
    const ca = await within(group).findByRole('textbox', { name: 'CA, linha 2' });
    expect((ca as HTMLInputElement).value).toBe('190');
    expect(within(group).queryByRole('button', { name: /^Adicionar cordoalha/ })).toBeNull();
    expect(within(group).getByText('Aço de protensão (CP-190)')).toBeTruthy();
    expect(document.activeElement).toBe(within(group).getByLabelText('Massa, linha 2'));
  });

  test('a slab that is prestressed lacks its strand until it has one, and has anchorages', async () => {
    render(<Editor />);
    const lacking = () => screen.queryByText('Laje protendida sem cordoalha (CP-190).') !== null;
    fireEvent.change(cell('Concreto: Lajes', 'Volume, linha 1'), { target: { value: '40' } });
    fireEvent.change(cell('Aço: Lajes', 'Massa, linha 1'), { target: { value: '900' } });
    expect([lacking(), screen.queryByText('Ancoragens')]).toEqual([false, null]);
    fireEvent.mouseDown(screen.getByLabelText('Sistema de laje'));
    fireEvent.click(await screen.findByText('Lisa protendida'));
    await waitFor(() => expect(lacking()).toBe(true));
    paste(cell('Aço: Lajes', 'CA, linha 1'), '190\t90');
    fireEvent.click(await screen.findByText('Usar estes valores'));
    await waitFor(() => expect(lacking()).toBe(false));
    fireEvent.click(screen.getByText('Ancoragens'));
    const row = within(await screen.findByLabelText('Outro material 1'));
    expect(row.getByLabelText(/^Material/)).toHaveProperty('value', 'Ancoragens de protensão');
    expect(row.getByLabelText(/^Unidade/).textContent).toBe('un');
  });

  test('where the classes end a custom strength is offered, extrapolated and flagged', async () => {
    const user = userEvent.setup();
    render(<Editor />);
    await user.click(screen.getByRole('button', { name: 'Adicionar Fck acima de 45 em Concreto: Pilares' }));
    await waitFor(() => expect(cell('Concreto: Pilares', 'Fck, linha 2').value).toBe('50'));
    await user.type(cell('Concreto: Pilares', 'Volume, linha 2'), '3');
    expect(await table('Concreto: Pilares').findByText('fator extrapolado')).toBeTruthy();
    await user.click(table('Concreto: Pilares').getByRole('button', { name: 'Duplicar linha 2' }));
    await waitFor(() => expect(cell('Concreto: Pilares', 'Fck, linha 3').value).toBe('55'));
    expect(cell('Concreto: Pilares', 'Volume, linha 3').value).toBe('3');
    expect(document.activeElement).toBe(cell('Concreto: Pilares', 'Fck, linha 3'));
    // Only one that a class may have goes back among them.
    const back = () => screen.queryByRole('button', { name: 'Usar classe de 20 a 45' });
    expect(back()).toBeNull();
    await user.clear(cell('Concreto: Pilares', 'Fck, linha 2'));
    await user.type(cell('Concreto: Pilares', 'Fck, linha 2'), '32,5');
    await user.click(await screen.findByRole('button', { name: 'Usar classe de 20 a 45' }));
    await waitFor(() => expect(back()).toBeNull());
    expect(cell('Concreto: Pilares', 'Fck, linha 2').value).toBe('32,5');
    fireEvent.change(cell('Concreto: Pilares', 'Fck, linha 1'), { target: { value: '52,5' } });
    fireEvent.click(await screen.findByText('Usar como Fck personalizado'));
    await waitFor(() => expect(screen.queryByText('Usar como Fck personalizado')).toBeNull());
    expect(table('Concreto: Pilares').getAllByText('personalizado')).toHaveLength(2);
    expect(cell('Concreto: Pilares', 'Fck, linha 1').value).toBe('52,5');
  });

  test('infill is assumed for the mean of the floors', async () => {
    render(<Editor />);
    const walls = () => screen.getByLabelText('m² de parede por m² de piso');
    const take = () => fireEvent.click(screen.getByText('Supor vedação e revestimento'));
    const fields = () => screen.queryAllByLabelText<HTMLInputElement>(/^Quantidade por pavimento/);
    const amounts = () => fields().map(({ value }) => value);
    for (const wrong of ['0', '20,1', 'x']) {
      fireEvent.change(walls(), { target: { value: wrong } });
      take();
    }
    expect(amounts()).toEqual([]);
    fireEvent.change(walls(), { target: { value: '2' } });
    take();
    await waitFor(() => expect(amounts()).toEqual(['901', '901']));
    expect(screen.queryByText('Supor vedação e revestimento')).toBeNull();
    for (const row of [2, 1]) fireEvent.click(screen.getByLabelText(`Excluir material ${row}`));
    fireEvent.keyDown(walls(), { key: 'Enter' });
    await waitFor(() => expect(amounts()).toEqual(['720,8', '720,8']));
    const [first] = fields();
    expect(screen.getAllByText('suposta')).toHaveLength(2);
    fireEvent.change(first!, { target: { value: '700' } });
    await waitFor(() => expect(screen.getAllByText('suposta')).toHaveLength(1));
    fireEvent.click(screen.getByText('Adicionar material'));
    const added = within(await screen.findByLabelText('Outro material 3'));
    expect(added.getByLabelText(/^Finalidade/).textContent).toBe('Outra');
  });

  test('each single figure says what it is for', () => {
    render(<Editor />);
    const described = (name: string) => {
      const id = screen.getByLabelText(new RegExp(`^${name}`)).getAttribute('aria-describedby');
      return document.getElementById(id ?? '')?.textContent;
    };
    expect(described('Área de fôrma dos pilares')).toBe('Para a taxa de fôrma (m²/m³); não entra no CO₂.');
    expect(described('Vão médio das lajes')).toContain('vãos maiores pedem mais concreto');
  });
});
