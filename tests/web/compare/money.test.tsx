import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { MoneySwitch } from '../../../web/parts/money/MoneySwitch.tsx';
import { expectStatus, type TestUser } from '../../support/world.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const steel = (mass: number) => [{ ca: 50, mass }];
const frame = (volume: number) => ({
  concrete_columns: { volumes: [{ fck: 30, volume }], steel: steel(3000) },
  concrete_beams: { volumes: [{ fck: 30, volume: 30 }], steel: steel(3000) },
  concrete_slabs: { volumes: [{ fck: 30, volume: 80 }], steel: steel(6000) },
  form_columns: 200,
  form_beams: 300,
  form_slabs: 900,
  column_number: 4,
  avg_beam_span: 5,
  avg_slab_span: 4,
});

/** Two frames that differ in the concrete of their columns alone. */
async function twoFrames(user: TestUser) {
  const project = await user.project();
  const group = { name: 'Tipo', category: 'standard_floor', area: 1000, height: 3, repetition: 1 };
  const unit = await project.unit({ floor_groups: [group] });
  const moduleIds: string[] = [];
  for (const [name, volume] of [
    ['Esbelta', 40],
    ['Robusta', 90],
  ] as const) {
    const option = await unit.option({ name, active: name === 'Esbelta' });
    const { id } = await option.module({ data: frame(volume) });
    moduleIds.push(toGlobalId('Module', project.id, unit.id, option.id, id));
  }
  return { project, unit, moduleIds, path: `/new_projects/${project.id}/unit/${unit.id}` };
}

describe('sums of money', () => {
  test('open to their lines, whose missing price has its fields right there', async () => {
    const user = await someone();
    const { project, unit, path } = await twoFrames(user);
    const walls = await unit.option({ name: 'Paredes', active: false });
    await walls.module({
      type: 'concrete_wall',
      data: {
        concrete_walls: { volumes: [{ fck: 25, volume: 10 }], steel: [{ ca: 60, mass: 400 }] },
        concrete_slabs: { volumes: [{ fck: 25, volume: 10 }], steel: [{ ca: 60, mass: 400 }] },
        wall_thickness: 0.1,
        slab_thickness: 0.1,
      },
    });
    const { person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('button', { name: /^Custo: -; falta/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Custo: Paredes' }));
    await person.type(await dialog.findByRole('textbox', { name: /^Valor ou mínimo/ }), '40');
    await person.type(dialog.getByRole('textbox', { name: /^Fonte/ }), 'Proposta 7');
    // What could not be read again is said until it could.
    refuseOnce('CostDialogQuery');
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Você não tem permissão para isso');
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findAllByText('Cotação: Proposta 7')).toHaveLength(2);
    expect(dialog.queryByRole('alert')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Custo: -/ })).toBeNull());
    const prices = await user.call('GET', `${project.path}/prices`);
    expect(prices.body).toMatchObject({ prices: [{ key: 'form:walls', min: 40, max: 40 }] });
  });
});

test('a cost with the foundation is told apart, dashed without a price, and opens to both', async () => {
  const user = await someone();
  const { project, unit, path } = await twoFrames(user);
  const carried = await unit.option({ name: 'Em radier', active: false });
  await carried.module({ data: frame(40) });
  await expectStatus(
    201,
    user.call('POST', `${carried.path}/modules`, { type: 'raft_foundation', data: sampleRaft }),
  );
  const { person, router } = await renderScreen(path, user);
  const together = () => screen.findByRole('button', { name: /^com a fundação: / });
  expect((await together()).textContent).toBe('com a fundação: -');
  await person.click(await together());
  const dialog = within(await screen.findByRole('dialog', { name: 'Custo: Em radier' }));
  expect(await dialog.findByRole('row', { name: /^Concreto C30, pilares/ })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /^Concreto C30, radier/ })).toBeTruthy();

  await router.navigate(`/new_projects/${project.id}?tab=prices`);
  expect(await screen.findByRole('group', { name: 'Cotar Concreto C30, radier' })).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /^Concreto C30, pilares/ })).toHaveLength(1);
});

describe('money on the comparison', () => {
  test('the answer goes on with the cheaper one, nothing makes the other the best, and another class costs more, until costs are hidden', async () => {
    const user = await someone();
    const { path } = await twoFrames(user);
    const { person } = await renderScreen(`${path}/constructive-technologies`, user);
    const answer = /^Esbelta emite menos que Robusta.*; Esbelta custa menos que Robusta, pelos preços/;
    expect(await screen.findByText(answer)).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Resposta' }));
    expect(card.getByText(/^Custo: Esbelta \d+ – \d+; Robusta \d+ – \d+ R\$\/m²\./)).toBeTruthy();
    const costs = within(await screen.findByRole('table', { name: 'Custo da estrutura' }));
    const robust = within(costs.getByRole('row', { name: /^Robusta/ }));
    expect(robust.getByText('Em nenhum caso a melhor: Esbelta não emite nem custa mais')).toBeTruthy();
    const picture = screen.getByRole('img', { name: /^CO₂ e custo de cada lado/ });
    expect(picture.getAttribute('aria-label')).toMatch(/: Esbelta; Robusta \(em nenhum caso a melhor\)$/);
    expect(picture.querySelectorAll('[data-dominated=true]')).toHaveLength(1);
    const numbers = [...picture.querySelectorAll('[data-dominated] text')].map((each) => each.textContent);
    expect(numbers).toEqual(['1', '2']);
    const names = [...picture.parentElement!.querySelectorAll('li')].map((each) => each.textContent);
    expect(names).toEqual(['1 Esbelta', '2 Robusta (em nenhum caso a melhor)']);

    const title = 'E se a classe do concreto fosse outra?';
    const effects = within(await screen.findByRole('table', { name: title }));
    const figures = (name: RegExp) =>
      within(effects.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    // 40 m³ of C30 in columns on 1000 m², taken in C35: 103672 with 1525 and with 11145.
    expect(figures(/^Custo/)).toEqual(['671', '689', '0,730 R$/m²', '2,65% menos volume']);
    expect(figures(/^CO₂/)).toEqual([
      '228 – 339',
      '257 – 374',
      '1,14 – 1,37 kgCO₂e/m²',
      '9,15% – 11,1% menos volume',
    ]);
    screen.getByRole('slider', { name: /^Volume desse concreto/ }).focus();
    await person.keyboard('{ArrowLeft>10/}');
    const said =
      'C35 no lugar de C30, com volume −10%: emitir mais ou menos depende do fornecedor; custa menos.';
    expect(screen.getByText(said)).toBeTruthy();
    // 90 m³ there, of which the slider leaves 81: 81 × 689 − 90 × 671.
    await person.click(screen.getByRole('combobox', { name: 'Simulação' }));
    await person.click(await screen.findByRole('option', { name: 'Robusta' }));
    expect(figures(/^Custo/)).toEqual(['671', '689', '−4,56 R$/m²', '2,65% menos volume']);

    await person.click(screen.getByRole('switch', { name: 'Mostrar custos' }));
    expect(screen.queryByRole('table', { name: 'Custo da estrutura' })).toBeNull();
    expect(screen.queryByText(/custa menos|^Custo: /)).toBeNull();
    expect(card.getByText(/^Esbelta emite menos que Robusta/)).toBeTruthy();
    expect(localStorage.getItem('torre.money')).toBe('hidden');
    expect(effects.queryByRole('row', { name: /^Custo/ })).toBeNull();
    // Nor are they in what leaves the page.
    const files = watchDownloads();
    fireEvent.click(screen.getByText('Baixar'));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text).not.toMatch(/Custo|R\$/);
  });

  test('of versions it calls them as the rest of the screen does', async () => {
    const user = await someone();
    const { path, moduleIds } = await twoFrames(user);
    await renderScreen(`${path}/constructive-technologies?modules=${moduleIds.join(',')}`, user);
    const [slim, stout] = ['Esbelta', 'Robusta'].map((name) => `${name} · Pavimento tipo · 1. V1`);
    const said = (start: string, part: string) => (text: string) =>
      text.startsWith(start) && text.includes(part);
    const costs = `${slim} custa menos que ${stout}`;
    expect(await screen.findByText(said(`${slim} emite menos que ${stout}`, `; ${costs}`))).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Custo da estrutura' });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([slim, stout]);
    const pair = [costs, `${stout} custa mais que ${slim}`];
    expect(screen.getByText((text) => pair.some((each) => text.startsWith(each)))).toBeTruthy();
  });
});

test('costs are hidden where the browser keeps nothing, and here when another page hides them', async () => {
  await renderScreen('/', null, 'pt-BR', [{ path: '*', element: <MoneySwitch /> }]);
  const money = await screen.findByRole<HTMLInputElement>('switch', { name: 'Mostrar custos' });
  const press = () => {
    fireEvent.click(money);
    return money.checked;
  };
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  expect([press(), press()]).toEqual([false, true]);
  vi.unstubAllGlobals();
  localStorage.setItem('torre.money', 'hidden');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'torre.money' })));
  expect(money.checked).toBe(false);
});
