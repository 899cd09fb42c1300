import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Place, show } from '../support/controls.ts';
import type { Answers } from '../support/distinctAnswers.ts';
import { refuseOnce } from '../support/refuseOnce.ts';

const entryOf = (projectName: string) => ({
  projectName,
  enteredBy: 'Rui Lima',
  enteredAt: '2025-10-20T12:00:00Z',
});
const price = { unit: 'm2', min: 20, max: 22.5, source: 'Metro Formas', date: '2025-11-05', isOld: false };
const own = { ...price, key: 'form walls', label: 'Fôrma', origin: null, setPrice: null, max: 20 };
const shared = [
  { of: 'A', key: 'mortar', label: 'Argamassa' },
  { of: 'A', key: 'form walls', label: 'Fôrma', isOld: true },
  { of: 'B', key: 'form walls', label: 'Fôrma' },
];
const priced = (more = 0): Record<string, unknown> => ({
  'PriceSet.month': '2026-09',
  'Project.prices': [own],
  'Project.sharedPrices': [
    ...shared,
    ...Array.from({ length: more }, (_, at) => ({ of: 'C', key: `more${at}`, label: `Outra ${at}` })),
  ].map(({ of, ...each }) => ({
    projectId: of,
    firstEntry: entryOf(`Obra ${of}`),
    price: { ...price, ...each },
  })),
});

const supplied = { unit: 'm3', document: 'EPD 42', validUntil: '2027-03-01', co2: { min: 220.5, max: 240 } };
const declared: Record<string, unknown> = {
  'Declaration.material': 'concrete:30',
  'Project.sharedDeclarations': [
    { ...supplied, id: 'd30', material: 'concrete:30', label: 'C30', supplier: 'Sul' },
    { ...supplied, id: 'd40', material: 'concrete:40', label: 'C40', supplier: 'Sul', validUntil: null },
    {
      ...supplied,
      id: 'e40',
      material: 'concrete:40',
      label: 'C40',
      supplier: 'Norte',
      co2: { min: 9, max: 9 },
    },
  ].map((declaration) => ({ firstEntry: entryOf('Obra A'), declaration })),
};

async function opened(place: Place, how: Answers = {}) {
  const { person, sent } = await show(place, how);
  await person.click(await screen.findByRole('button', { name: 'Usar do escritório' }));
  const dialog = within(await screen.findByRole('dialog'));
  const items = async () => {
    const found = await dialog.findAllByRole('listitem');
    return found.map((item) =>
      [...item.querySelectorAll('p, span')].flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : [])),
      ),
    );
  };
  return { person, sent, dialog, items };
}

const prices = (more = 0): Place => ({ path: '/new_projects/1?tab=prices', fixed: priced(more) });
const of = (project: string) => `De Obra ${project}: Rui Lima, 20 de out. de 2025`;
const quoted = 'Metro Formas, 5 de nov. de 2025';
const replaces = 'No lugar da cotação atual: 20,00';

test('quotations of the office say what they are, those needed first, and one of a kind is taken over', async () => {
  const { person, sent, dialog, items } = await opened(prices());
  expect(await items()).toEqual([
    ['Fôrma', 'R$ 20,00 – 22,50 / m²', `${quoted} · Mais de 6 meses`, of('A'), replaces],
    ['Fôrma', 'R$ 20,00 – 22,50 / m²', quoted, of('B'), replaces],
    ['Argamassa', 'R$ 20,00 – 22,50 / m²', quoted, of('A')],
  ]);
  expect(dialog.queryByRole('searchbox')).toBeNull();
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect(dialog.getByRole('button', { name: 'Usar do escritório' })).toHaveProperty('disabled', true);
  for (const box of boxes) await person.click(box);
  await person.click(document.querySelector('.MuiDialog-container')!);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true]);
  refuseOnce('SharedPricesMutation');
  await person.click(dialog.getByRole('button', { name: 'Usar 2 itens' }));
  await screen.findByText(/^Erro ao guardar os preços/);
  await person.click(dialog.getByRole('button', { name: 'Usar 2 itens' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(/^SharedPricesMutation$/)).toHaveLength(1);
  expect(sent(/^SharedPricesMutation$/)[0]![1].input).toEqual({
    projectId: 'Project',
    prices: [
      { projectId: 'B', key: 'form walls' },
      { projectId: 'A', key: 'mortar' },
    ],
  });
});

test.each([
  [4, 0],
  [5, 1],
])('%i more of them are searched in by word from eight on', async (more, searches) => {
  const { person, dialog, items } = await opened(prices(more));
  expect(await items()).toHaveLength(3 + more);
  expect(dialog.queryAllByRole('searchbox')).toHaveLength(searches);
  if (searches === 0) return;
  await person.type(dialog.getByRole('searchbox'), 'ARGAMASSA rui');
  await waitFor(async () => expect(await items()).toHaveLength(1));
});

test('declarations of the office say until when they hold; a material that has a supplier is not taken over', async () => {
  // That of the other material has run out.
  const expired = { 'Declaration#2.material': 'concrete:40', 'Declaration#2.isExpired': true };
  const place = { path: '/new_projects/1?tab=suppliers', fixed: { ...declared, ...expired } };
  const { person, sent, dialog, items } = await opened(place, { rows: 2 });
  expect(await items()).toEqual([
    [
      'C30 · Sul',
      '220,5 – 240 kgCO₂e/m³',
      'EPD 42 · Válido até 1 de mar. de 2027',
      of('A'),
      'Este material já tem fornecedor neste projeto: retire-o antes.',
    ],
    ['C40 · Sul', '220,5 – 240 kgCO₂e/m³', 'EPD 42 · Sem prazo', of('A')],
    ['C40 · Norte', '9 kgCO₂e/m³', 'EPD 42 · Válido até 1 de mar. de 2027', of('A')],
  ]);
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  await person.click(boxes[1]!);
  refuseOnce('SharedDeclarationsMutation');
  await person.click(dialog.getByRole('button', { name: 'Usar 1 item' }));
  await screen.findByText(/^Erro ao declarar o fornecedor/);
  await person.click(dialog.getByRole('button', { name: 'Usar 1 item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(/^SharedDeclarationsMutation$/)).toHaveLength(1);
  expect(sent(/^SharedDeclarationsMutation$/)[0]![1].input).toEqual({
    projectId: 'Project',
    declarationIds: ['d40'],
  });
});

test.each(['prices', 'suppliers'])('%s: who only views the project reads them', async (tab) => {
  const { dialog, items } = await opened({
    path: `/new_projects/1?tab=${tab}`,
    fixed: { ...priced(), ...declared, 'Project.viewerCanEdit': false },
  });
  expect(await items()).toHaveLength(3);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(
    'Usar do escritório',
  );
});

test.each(['prices', 'suppliers'])('%s that come without their project are told as not read', async (tab) => {
  const fixed = { ...priced(), ...declared, 'Query.node': null };
  const { dialog } = await opened({ path: `/new_projects/1?tab=${tab}`, fixed });
  expect(await dialog.findByText('Não foi possível ler os projetos do escritório.')).toBeTruthy();
});
