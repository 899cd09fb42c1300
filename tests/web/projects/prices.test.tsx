import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { missingAmounts, pricedRows } from '../../../web/screens/project/prices/pricedRows.ts';
import { cellsOfText, pricesCsv, readPriceRows } from '../../../web/screens/project/prices/priceSheet.ts';
import { expectStatus } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { enterText } from '../support/enterText.ts';
import { refuseOnce } from '../support/refuseOnce.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

afterEach(() => vi.restoreAllMocks());

const quotation = {
  key: 'form:walls',
  min: 21.5,
  max: 24,
  source: 'Proposta 118',
  date: '2020-10-20',
};

/** Walls of one floor, in the names of /v1. */
const walls = {
  concrete_walls: { volumes: [{ fck: 25, volume: 10 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 10 }] },
  wall_thickness: 0.1,
  slab_thickness: 0.1,
};

async function projectWithWalls() {
  const user = await someone();
  const project = await user.project();
  const unit = await project.unit();
  const option = await unit.option();
  const [floor] = await unit.floors();
  const body = { type: 'concrete_wall', data: { ...walls, floor_ids: [floor!.id] } };
  await expectStatus(201, user.call('POST', `${option.path}/modules`, body));
  return { user, project };
}

describe('prices of a project', () => {
  test('a missing price is named with fields right there; what is quoted stands beside the table', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    expect(await screen.findByText('Falta o preço')).toBeTruthy();
    const fields = within(screen.getByRole('group', { name: 'Cotar Fôrma de paredes e lajes de concreto' }));
    await person.click(fields.getByRole('button', { name: 'Guardar' }));
    expect((await fields.findAllByText('Este campo é obrigatório')).length).toBeGreaterThan(0);
    await person.type(fields.getByRole('textbox', { name: /^Valor ou mínimo/ }), '21,5');
    await person.type(fields.getByRole('textbox', { name: /^Fonte/ }), 'Proposta 118');
    await person.click(fields.getByRole('button', { name: 'Guardar' }));
    const row = within(await screen.findByRole('row', { name: /^Fôrma de paredes.*Proposta 118/ }));
    expect(row.getByText('21,50')).toBeTruthy();
    expect(screen.queryByText('Falta o preço')).toBeNull();
    const concrete = within(screen.getByRole('row', { name: /^Concreto C25, paredes de concreto/ }));
    expect(concrete.getByText('Códigos 99235 | 99439')).toBeTruthy();
    expect(concrete.getByText('646,80 – 716,57')).toBeTruthy();
    expect(concrete.getByText(/^Concreto, perda de 8,9 % e lançamento/)).toBeTruthy();
    await person.click(row.getByRole('button', { name: /^Retirar a cotação de Fôrma de paredes/ }));
    expect(await screen.findByText('Falta o preço')).toBeTruthy();
  });

  test('an amount that lacks is said with its simulation and tower', async () => {
    const place = 'Option.quantitiesWithFoundation';
    const fixed = {
      'PriceSet.month': '2026-09',
      [`${place}.missingAmounts`]: ['form'],
      [`${place}.costLines.key`]: 'form',
    };
    await show({ path: '/new_projects/1?tab=prices', fixed });
    const what = `Option.name, Unit.name: falta a quantidade de ${place}.costLines.label`;
    expect(await screen.findByText(new RegExp(`^Sem custo em ${what}`))).toBeTruthy();
  });

  test('an old quotation says so, and a viewer changes nothing', async () => {
    const { user, project } = await projectWithWalls();
    await expectStatus(200, user.call('PATCH', `${project.path}/prices`, { prices: [quotation] }));
    const guest = await someone('Bruno Dias');
    await project.share(guest, 'project:view');
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, guest);
    const row = within(await screen.findByRole('row', { name: /^Fôrma de paredes/ }));
    expect(row.getByText('Mais de 6 meses')).toBeTruthy();
    expect(row.getByText('21,50 – 24,00')).toBeTruthy();
    const files = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text).toMatch(/form:walls.*21,5.*24/);
    expect(screen.queryByRole('button', { name: /Cotar|Retirar|importar/ })).toBeNull();
  });

  test('a quotation that is being typed is there again after another tab, until it is saved', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    const form = { name: 'Cotar Fôrma de paredes e lajes de concreto' };
    const field = async (name: RegExp) =>
      within(await screen.findByRole('group', form)).getByRole<HTMLInputElement>('textbox', { name });
    await person.type(await field(/^Valor ou mínimo/), '21,5');
    await person.type(await field(/^Fonte/), 'Proposta 118');
    await person.click(screen.getByRole('tab', { name: 'Pessoas' }));
    await waitFor(() => expect(screen.queryByRole('group', form)).toBeNull());
    await person.click(screen.getByRole('tab', { name: 'Preços' }));
    expect((await field(/^Valor ou mínimo/)).value).toBe('21,5');
    expect((await field(/^Fonte/)).value).toBe('Proposta 118');
    await person.click(within(screen.getByRole('group', form)).getByRole('button', { name: 'Guardar' }));
    await person.click(await screen.findByRole('button', { name: /^Retirar a cotação de Fôrma de paredes/ }));
    expect((await field(/^Fonte/)).value).toBe('');
  });

  test('a workbook is read with its days and figures, and what it says is kept', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    await person.click(await screen.findByRole('button', { name: 'Colar ou importar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar ou importar cotações' }));
    const head = ['key', 'label', 'unit', 'min', 'max', 'source', 'date'];
    const day = { value: new Date('2026-11-05T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' };
    const rows = [
      head,
      ['form:walls', 'Forma', 'm2', 20, 22.5, 'Metro Formas', day],
      ['mortar', 'Argamassa', 'm3', null, null, null, null],
    ];
    const bytes = new Uint8Array(await writeExcelFile(rows).toBuffer());
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const unreadable = 'Não foi possível ler o arquivo.';
    const save = dialog.getByRole('button', { name: 'Guardar' });
    await person.upload(field, new File([bytes], 'PRECOS.XLSX'));
    expect(await dialog.findByText('1 cotação lida.')).toBeTruthy();
    // Nothing of the file before it is kept.
    await person.upload(field, new File(['no workbook'], 'precos.xlsx'));
    expect(await dialog.findByText(unreadable)).toBeTruthy();
    expect(dialog.queryByText('1 cotação lida.')).toBeNull();
    expect(save).toHaveProperty('disabled', true);
    enterText(dialog.getByRole('textbox', { name: /^Cole aqui/ }), 'asfalto\t\t\t5\t6\tPasta\t05/11/2026');
    expect(dialog.queryByText(unreadable)).toBeNull();
    await person.upload(field, new File([bytes], 'precos.xlsx'));
    expect(await dialog.findByText('1 cotação lida.')).toBeTruthy();
    refuseOnce('useSetPricesMutation');
    await person.click(save);
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    expect(dialog.getByText('1 cotação lida.')).toBeTruthy();
    await person.click(save);
    const row = within(await screen.findByRole('row', { name: /^Fôrma de paredes.*Metro Formas/ }));
    expect(row.getByText('20,00 – 22,50')).toBeTruthy();
    const { body } = await user.call('GET', `${project.path}/prices`);
    expect(body.prices).toMatchObject([{ key: 'form:walls', min: 20, max: 22.5, date: '2026-11-05' }]);
  });

  test('a CSV of Excel in Brazil keeps its accents', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    await person.click(await screen.findByRole('button', { name: 'Colar ou importar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar ou importar cotações' }));
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const bytes = Buffer.from('form:walls;;;20;22,5;Cotação;05/11/2026', 'latin1');
    await person.upload(field, new File([new Uint8Array(bytes)], 'precos.csv'));
    expect(await dialog.findByText('1 cotação lida.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('row', { name: /^Fôrma de paredes.*Cota/ });
    const { body } = await user.call('GET', `${project.path}/prices`);
    expect(body.prices).toMatchObject([{ key: 'form:walls', source: 'Cotação' }]);
  });

  test('a click outside keeps what was pasted', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    const open = () => person.click(screen.getByRole('button', { name: 'Colar ou importar' }));
    const outside = () => person.click(document.querySelector('.MuiDialog-container')!);
    await screen.findByRole('button', { name: 'Colar ou importar' });
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar ou importar cotações' }));
    await person.click(dialog.getByRole('textbox', { name: /^Cole aqui/ }));
    await person.paste('form:walls\t\t\t20\t22,5\tMetro Formas\t05/11/2026');
    await outside();
    expect(dialog.getByText('1 cotação lida.')).toBeTruthy();
    await person.clear(dialog.getByRole('textbox', { name: /^Cole aqui/ }));
    await outside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('rows of a spreadsheet are pasted; faulty ones are named and left out', async () => {
    const { user, project } = await projectWithWalls();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    await person.click(await screen.findByRole('button', { name: 'Colar ou importar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar ou importar cotações' }));
    await person.click(dialog.getByRole('textbox', { name: /^Cole aqui/ }));
    await person.paste(
      'form:walls\t\t\t20\t22,5\tMetro Formas\t05/11/2026\nasfalto\t\t\t1\t1\tX\t05/11/2026\nmortar\t\t\t\t\t\t',
    );
    expect(await dialog.findByText('1 cotação lida. Linhas com erro, que ficam de fora: 2.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    const row = within(await screen.findByRole('row', { name: /^Fôrma de paredes.*Metro Formas/ }));
    expect(row.getByText('20,00 – 22,50')).toBeTruthy();
  });
});

test.each([
  ['an inch mark in a cell', 'other:other:m:Tubo\tTubo 4"\tm\t10\t12\tTubos 4"\t2026-01-01', 'Tubos 4"'],
  ['a cell that begins with a mark', 'mortar\t"4 x 2\tm3\t10\t12\tForn\t2026-01-01', 'Forn'],
  [
    'a line break in a quotation',
    'mortar;"Forma\r\nreta";m3;10;12;"Forn ""A"";\nB";2026-01-01',
    'Forn "A"; B',
  ],
])('%s is of the cell', (_, line, source) => {
  for (const end of ['', '\n', '\r\n\r\n']) {
    const { prices, faulty } = readPriceRows(cellsOfText(line + end), 'pt-BR');
    expect(faulty).toEqual([]);
    expect(prices).toMatchObject([{ min: 10, max: 12, source, date: '2026-01-01' }]);
  }
});

test.each([
  ['pt-BR', '3/4/2026', '2026-04-03'],
  ['es-ES', '31/12/2026', '2026-12-31'],
  ['en-US', '3/4/2026', '2026-03-04'],
  ['en-US', '12/31/2026', '2026-12-31'],
  ['ru-RU', '03.04.2026', '2026-04-03'],
] as const)('a spreadsheet in %s writes the day %s', (language, day, date) => {
  const row = ['mortar', '', '', 10, 12, 'Forn', day];
  expect(readPriceRows([row], language).prices).toMatchObject([{ date }]);
});

test('a sheet of commas with decimal points is read; one value is both ends, and the last row of a price counts', () => {
  const rows = [
    ['mortar', 'Argamassa', 'm3', '10.5', '', 'Forn', '11/5/2026'],
    ['form:walls', 'Fôrma', 'm2', '', '12.25', 'Forn', '11/6/2026'],
    ['asphalt', '', '', '1', '2', 'Forn', '11/6/2026'],
    ['mortar', 'Argamassa', 'm3', '9', '1,250.5', 'Outro', '2026-11-07T00:00'],
  ].map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','));
  expect(readPriceRows(cellsOfText(['Key,b,c,d,e,f,g', ...rows].join('\n')), 'en-US')).toEqual({
    prices: [
      { key: 'mortar', min: 9, max: 1250.5, source: 'Outro', date: '2026-11-07' },
      { key: 'form:walls', min: 12.25, max: 12.25, source: 'Forn', date: '2026-11-06' },
    ],
    faulty: [4],
  });
  expect(readPriceRows(cellsOfText(rows[0] ?? ''), 'en-US').prices).toMatchObject([{ min: 10.5, max: 10.5 }]);
});

test('a price is missing where neither the set nor a quotation has it, and those stand first', () => {
  const of = (value: number | null) => (value === null ? null : { min: value, max: value });
  const line = (key: string, value: number | null) => {
    const [label, status] = [`${key} name`, key === 'b' ? 'own' : 'set'];
    return { key, label, status, sourceCode: `${key} code`, price: of(value) };
  };
  const own = { label: 'own', min: 7, max: 8 };
  const [a, b, c] = [line('a', 1), line('b', 7), line('c', null)];
  const towers = [
    { name: 'T1', options: [{ name: 'A', missingAmounts: [], costLines: [a, b] }] },
    { name: 'T2', options: [{ name: 'B', missingAmounts: ['c', 'a'], costLines: [c, a, c] }] },
  ].map(({ name, options }) => {
    const edges = options.map(({ name: option, ...all }) => ({
      node: { name: option, quantitiesWithFoundation: all },
    }));
    return { node: { name, options: { edges } } };
  });
  const project = {
    prices: [
      { ...own, key: 'b', setPrice: of(2) },
      { ...own, key: 'z' },
    ],
    units: { edges: towers },
  } as never;
  const rows = pricedRows(project).map((row) => [row.label, row.setPrice?.min, row.own?.min, row.sourceCode]);
  expect(rows).toEqual([
    ['c name', undefined, undefined, 'c code'],
    ['a name', 1, undefined, 'a code'],
    ['b name', 2, 7, 'b code'],
    ['own', undefined, 7, null],
  ]);
  expect(missingAmounts(project)).toEqual([{ name: 'B, T2', labels: ['c name', 'a name'] }]);
});

test('what is exported is read again as it was', () => {
  const quoted = { ...quotation, source: '@construtora' };
  const own = { ...quoted, label: 'Forma', unit: 'm2', isOld: false, setPrice: null };
  const row = {
    key: own.key,
    label: 'Forma; "grande"',
    unit: 'm2',
    setPrice: null,
    sourceCode: null,
    includes: null,
  };
  const text = pricesCsv([{ ...row, own } as never, { ...row, key: 'mortar', own: null }], 'pt-BR');
  expect(readPriceRows(cellsOfText(text), 'pt-BR')).toEqual({ prices: [quoted], faulty: [] });
});

test.each(['Chave', 'key', 'clave', 'Ключ'])(
  'a first row that begins with %s names the columns',
  (heading) => {
    const text = `${heading};a;b;c;d;e;f\nform:walls;;;21,5;24;Proposta 118;20/10/2020`;
    expect(readPriceRows(cellsOfText(text), 'pt-BR')).toEqual({ prices: [quotation], faulty: [] });
  },
);
