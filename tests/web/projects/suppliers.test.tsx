import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ilcdConcrete, openRebar } from '../../support/epdSamples.ts';
import { expectStatus } from '../../support/world.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

const declaration = {
  material: 'concrete:30',
  supplier: 'Concreteira Sul',
  document: 'https://example.com/epd-42.pdf',
  valid_until: '2020-03-01',
  co2: { min: 220.5, max: 240 },
  energy: null,
};

describe('suppliers of a project', () => {
  test('a factor is declared with a single value, listed, and withdrawn', async () => {
    const user = await someone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=suppliers`, user);
    await person.click(await screen.findByRole('button', { name: 'Declarar fornecedor' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Declarar fator de um fornecedor' }));
    await person.click(drawer.getByRole('button', { name: 'Declarar fornecedor' }));
    expect(await drawer.findByText('Escolha um material do conjunto de fatores')).toBeTruthy();
    const end = (name: RegExp) => drawer.getByRole('textbox', { name }).getAttribute('aria-invalid');
    expect([end(/^CO₂, mínimo/), end(/^CO₂, máximo/)]).toEqual(['true', 'false']);
    await person.type(drawer.getByRole('combobox', { name: /^Material/ }), 'C30');
    await person.click(await screen.findByRole('option', { name: 'C30' }));
    await person.type(drawer.getByRole('textbox', { name: /^Fornecedor/ }), 'Concreteira Sul');
    await person.type(drawer.getByRole('textbox', { name: /^Documento/ }), 'EPD 42');
    await person.type(drawer.getByRole('textbox', { name: /^CO₂, mínimo/ }), '220,5');
    await person.click(drawer.getByRole('button', { name: 'Declarar fornecedor' }));
    const row = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
    expect(row.getByText('220,5 / m³')).toBeTruthy();
    expect(row.getByText('Sem prazo')).toBeTruthy();
    await person.click(row.getByRole('button', { name: 'Retirar Concreteira Sul de C30' }));
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Retirar a declaração?' })).getByRole('button', {
        name: 'Retirar',
      }),
    );
    expect(await screen.findByText('Nenhum fornecedor declarado')).toBeTruthy();
  });

  test('the file of an EPD fills the form, by the unit of the material that is chosen', async () => {
    const user = await someone();
    const project = await user.project();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=suppliers`, user);
    await person.click(await screen.findByRole('button', { name: 'Declarar fornecedor' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Declarar fator de um fornecedor' }));
    const read = (name: string, data: unknown) =>
      person.upload(drawer.getByLabelText('Arquivo da EPD'), new File([JSON.stringify(data)], name));
    await read('concreto.json', ilcdConcrete());
    expect(await drawer.findByText(/Escolha o material: CO₂ e energia serão convertidos/)).toBeTruthy();
    const shown = (name: RegExp) => drawer.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([shown(/^Fornecedor/), shown(/^Documento/), shown(/^CO₂, mínimo/)]).toEqual([
      'Concreteira Sul',
      'EPD-CON-20240042',
      '',
    ]);
    await person.type(drawer.getByRole('combobox', { name: /^Material/ }), 'C30');
    await person.click(await screen.findByRole('option', { name: 'C30' }));
    expect(drawer.getByText('CO₂: GWP-total, A1–A3, EN 15804+A2')).toBeTruthy();
    expect([shown(/^CO₂, mínimo/), shown(/^CO₂, máximo/), shown(/^Energia, mínimo/)]).toEqual([
      '240,5',
      '',
      '1380',
    ]);
    // Rebar by the tonne, without a density, says nothing of a m³ of concrete.
    await read('aço.json', openRebar);
    expect(await drawer.findByText(/não diz quanto há em m³ na unidade declarada \(1 t\)/)).toBeTruthy();
    expect([shown(/^Fornecedor/), shown(/^CO₂, mínimo/)]).toEqual(['Siderúrgica Norte', '']);
    await read('nada.json', {});
    expect(await drawer.findByText('nada.json não é uma EPD em ILCD+EPD nem em openEPD.')).toBeTruthy();
    await read('concreto.json', ilcdConcrete());
    await waitFor(() => expect(shown(/^CO₂, mínimo/)).toBe('240,5'));
    await person.click(drawer.getByRole('button', { name: 'Declarar fornecedor' }));
    const row = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
    expect(row.getByText('240,5 / m³')).toBeTruthy();
    expect(row.getByText(/31 de dez\. de 2029/)).toBeTruthy();
  });

  test('an expired one says so on the day it ended, and a viewer changes nothing', async () => {
    const [owner, guest] = [await someone(), await someone('Bruno Dias')];
    const project = await owner.project();
    await expectStatus(201, owner.call('POST', `${project.path}/declarations`, declaration));
    await project.share(guest, 'project:view');
    await renderScreen(`/new_projects/${project.id}?tab=suppliers`, guest);
    const row = within(await screen.findByRole('row', { name: /^C30 Concreteira Sul/ }));
    expect(row.getByText('Vencido')).toBeTruthy();
    expect(row.getByText(/1 de mar\. de 2020/)).toBeTruthy();
    expect(row.getByRole('link', { name: declaration.document })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Retirar|Declarar/ })).toBeNull();
  });

  test('totals stand beside those with declared suppliers', async () => {
    const user = await someone();
    const project = await user.project();
    await (await (await project.unit()).option()).module();
    const valid = { ...declaration, valid_until: null };
    await expectStatus(201, user.call('POST', `${project.path}/declarations`, valid));
    await renderScreen(`/projects/${project.id}`, user);
    expect(await screen.findByText('Com fornecedores declarados')).toBeTruthy();
    expect(screen.getByText('C30 · Concreteira Sul')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Fornecedores' }).getAttribute('href')).toBe(
      `/new_projects/${project.id}?tab=suppliers`,
    );
  });
});
