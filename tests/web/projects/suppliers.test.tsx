import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flushPendingDeletes } from '../../../web/components/deletion/undoableDelete.tsx';
import { ilcdConcrete, openRebar } from '../../support/epdSamples.ts';
import { show } from '../support/controls.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';
import { enterText } from '../support/enterText.ts';

test('a factor is declared with a single value or by the file of an EPD, listed, counted in totals, and withdrawn', async () => {
  const user = await anyone();
  const project = await user.project();
  await (await (await project.unit()).option()).module();
  const { person, router } = await renderScreen(`/new_projects/${project.id}?tab=suppliers`, user);
  const open = async () => {
    await person.click(screen.getByText('Declarar fornecedor'));
    return within(await screen.findByRole('dialog', { name: 'Declarar fator de um fornecedor' }));
  };
  type Drawer = Awaited<ReturnType<typeof open>>;
  const shown = (drawer: Drawer, name: RegExp) => drawer.getByLabelText<HTMLInputElement>(name).value;
  const choose = async (drawer: Drawer) => {
    await person.type(drawer.getByRole('combobox', { name: /^Material/ }), 'C30');
    await person.click(await screen.findByRole('option', { name: 'C30' }));
  };
  const send = (drawer: Drawer) => person.click(drawer.getByText('Declarar fornecedor'));

  await screen.findByText('Declarar fornecedor');
  const plain = await open();
  await send(plain);
  expect(await plain.findByText('Escolha um material do conjunto de fatores')).toBeTruthy();
  const end = (name: RegExp) => plain.getByLabelText(name).getAttribute('aria-invalid');
  expect([end(/^CO₂, mínimo/), end(/^CO₂, máximo/)]).toEqual(['true', 'false']);
  await choose(plain);
  enterText(plain.getByLabelText(/^Fornecedor/), 'Concreteira Sul');
  enterText(plain.getByLabelText(/^Documento/), 'EPD 42');
  enterText(plain.getByLabelText(/^CO₂, mínimo/), '220,5');
  refuseOnce('DeclareDrawerMutation');
  await send(plain);
  expect(await screen.findByText(/^Erro ao declarar o fornecedor/)).toBeTruthy();
  await send(plain);
  const row = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
  expect(row.getByText('220,5 / m³')).toBeTruthy();
  expect(row.getByText('Sem prazo')).toBeTruthy();
  await person.click(row.getByLabelText('Retirar Concreteira Sul de C30'));
  await person.click(await screen.findByText('Retirar', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('Nenhum fornecedor declarado')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => flushPendingDeletes());

  const drawer = await open();
  const read = (name: string, data: unknown) =>
    person.upload(drawer.getByLabelText('Arquivo da EPD'), new File([JSON.stringify(data)], name));
  await read('concreto.json', ilcdConcrete());
  expect(await drawer.findByText(/Escolha o material: CO₂ e energia serão convertidos/)).toBeTruthy();
  const values = (...names: RegExp[]) => names.map((name) => shown(drawer, name));
  expect(values(/^Fornecedor/, /^Documento/, /^CO₂, mínimo/)).toEqual([
    'Concreteira Sul',
    'EPD-CON-20240042',
    '',
  ]);
  await choose(drawer);
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CO₂: GWP-total, A1–A3, EN 15804+A2',
    'Energia primária: PERT + PENRT, A1–A3, EN 15804+A2',
    'Unidade declarada: 1 m³, que são 1 m³.',
    'O arquivo traz só o ano da validade; foi preenchido o último dia dele.',
  ]);
  expect(values(/^CO₂, mínimo/, /^CO₂, máximo/, /^Energia, mínimo/)).toEqual(['240,5', '', '1380']);
  // Rebar by the tonne, without a density, says nothing of a m³ of concrete.
  await read('aço.json', openRebar);
  expect(await drawer.findByText(/não diz quanto há em m³ na unidade declarada \(1 t\)/)).toBeTruthy();
  expect(values(/^Fornecedor/, /^CO₂, mínimo/)).toEqual(['Siderúrgica Norte', '']);
  await read('nada.json', {});
  expect(await drawer.findByText('nada.json não é uma EPD em ILCD+EPD nem em openEPD.')).toBeTruthy();
  await read('concreto.json', ilcdConcrete());
  await waitFor(() => expect(values(/^CO₂, mínimo/)).toEqual(['240,5']));
  await send(drawer);
  const declared = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
  expect(declared.getByText('240,5 / m³')).toBeTruthy();
  expect(declared.getByText(/31 de dez\. de 2029/)).toBeTruthy();

  await act(() => router.navigate(`/projects/${project.id}`));
  expect(await screen.findByText('Com fornecedores declarados')).toBeTruthy();
  expect(screen.getByText('C30 · Concreteira Sul')).toBeTruthy();
});

test('a file of an EPD keeps what was typed where it says nothing, but nothing of the file before it', async () => {
  const { person } = await show({ path: '/new_projects/1?tab=suppliers' });
  await person.click(await screen.findByText('Declarar fornecedor'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Declarar fator de um fornecedor' }));
  const field = (name: RegExp) => drawer.getByLabelText<HTMLInputElement>(name);
  const texts = () => [field(/^Fornecedor/).value, field(/^Documento/).value];
  const read = (name: string, data: unknown) =>
    person.upload(drawer.getByLabelText('Arquivo da EPD'), new File([JSON.stringify(data)], name));
  const { manufacturer: _, ...unnamed } = openRebar;
  enterText(field(/^Fornecedor/), 'Aço Sul');
  await read('a.json', unnamed);
  await drawer.findByText(/a\.json/);
  expect(texts()[0]).toBe('Aço Sul');
  await read('b.json', ilcdConcrete());
  await drawer.findByText(/b\.json/);
  expect(texts()).toEqual(['Concreteira Sul', 'EPD-CON-20240042']);
  await read('nada.json', {});
  await drawer.findByText(/^nada\.json/);
  await read('a.json', unnamed);
  await drawer.findByText(/a\.json/);
  expect(texts()[0]).toBe('');
});
