import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import type { Assumption } from '#domain/comparison/differences/verdict.ts';
import { structureOnWire } from '../../api/versions/structureWire.ts';
import { linesOfQuantities } from '../support/towers/comparedLines.ts';
import { scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import type { BeamColumnData } from '#domain/structures/structureData.ts';
import { significant } from './support/writtenNumbers.ts';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { workedFrame } from './support/threeOptions.ts';

/** The worked frame with thinner slabs. */
const slim: BeamColumnData = {
  ...workedFrame,
  concreteSlabs: { ...workedFrame.concreteSlabs, volumes: [{ fck: 30, volume: 36 }] },
};
const floors = 4;
const area = 2601;
const totals = (data: BeamColumnData) => scaleQuantities(structureQuantities('beam_column', data), floors);
const difference = differenceOf(linesOfQuantities(totals(slim)), linesOfQuantities(totals(workedFrame)));

/** A tower whose second simulation has thinner slabs, and its comparison. */
async function compared(seed: Seed) {
  const tower = await seed.tower('Dois pórticos');
  const option = await seed.option(tower.project, tower.unit, 'Laje fina');
  await seed.module({ ...tower, option }, 'Estrutura toda', 'beam_column', slim);
  return { ...tower, comparison: `${tower.path}/constructive-technologies` };
}

async function downloaded(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Baixar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Lower end of the difference per m², with the sign as the screens write it. */
const lowest = significant(difference.co2.min / area);
const sentence = /^Laje fina emite .* a menos que Pórtico, com os mesmos fornecedores, mas por menos do que/;
/** What the page answers. */
const answer = /^Laje fina emite menos que Pórtico, com os mesmos fornecedores/;

test('the comparison as files, and the link that reproduces it', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Gil Arruda');
  const { comparison } = await compared(new Seed(server, token));
  await page.goto(comparison);
  await expect(page.getByText(answer)).toBeVisible();

  await test.step('CSV', async () => {
    const { name, bytes } = await downloaded(page, 'CSV');
    expect(name).toBe('Torre A.csv');
    const text = bytes.toString('utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const row = text.split('\r\n').find((line) => line.startsWith('"Laje fina";"Viga-pilar";2601;')) ?? '';
    const cells = row.split(';').map((cell) => Number(cell.replace(',', '.')));
    expect(cells[4]).toBeCloseTo(totals(slim).concrete ?? NaN, 3);
    expect(cells[6]).toBeCloseTo(totals(slim).co2.min, 3);
  });

  await test.step('XLSX', async () => {
    const { name, bytes } = await downloaded(page, 'XLSX');
    expect(name).toBe('Torre A.xlsx');
    const sheets = new Map((await readSheets(bytes)).map(({ sheet, data }) => [sheet, data]));
    expect([...sheets.keys()]).toEqual([
      'Totais',
      'Diferenças',
      'Por elemento',
      'Por material',
      'Equivalência',
      'Fatores',
      'Fatores sidac-2026-04b',
      'Fora da conta',
    ]);
    const total = sheets.get('Totais')?.find(([option]) => option === 'Laje fina');
    expect(total?.[7]).toBeCloseTo(totals(slim).co2.max, 3);
    const [, pair] = sheets.get('Diferenças') ?? [];
    expect(pair?.[2]).toMatch(sentence);
    expect(pair?.[3]).toBeCloseTo(difference.co2.min / area, 6);
    expect(pair?.[4]).toBeCloseTo(difference.co2.max / area, 6);
    const checked = sheets
      .get('Equivalência')
      ?.slice(1)
      .map((row) => row[2]);
    expect(new Set(checked).size).toBe(likeForLikeRules.length);
    expect(sheets.get('Fatores')?.[1]?.[0]).toBe('sidac-2026-04b');
  });

  await test.step('LCAx, an end in each file', async () => {
    const { name, bytes } = await downloaded(page, 'LCAx');
    expect(name).toBe('Torre A.lcax.zip');
    const files = new Map(Object.entries(unzipSync(bytes)));
    expect([...files.keys()]).toHaveLength(4);
    const [, file] = [...files].find(([each]) => each.endsWith(' Laje fina (max).lcax.json')) ?? [];
    const { results, metaData } = JSON.parse(new TextDecoder().decode(file));
    expect(results.gwp.a1a3).toBeCloseTo(totals(slim).co2.max, 6);
    expect(metaData.energyMJ).toBeCloseTo(totals(slim).energy.max, 6);
  });

  await test.step('PNG at twice the size of the SVG', async () => {
    const svg = (await downloaded(page, 'SVG')).bytes.toString('utf8');
    expect(svg).toContain('>Comparar simulações de Torre A<');
    expect(svg).toContain(`>${lowest}`);
    expect(svg).toContain('>Não entram na conta: perdas, fundações');
    expect(svg).toContain('não foram conferidos com o Sidac');
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const { name, bytes } = await downloaded(page, 'PNG');
    expect(name).toBe('Torre A.png');
    expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(bytes.readUInt32BE(16)).toBe(2 * Number(width));
    expect(bytes.readUInt32BE(20)).toBe(2 * Number(height));
    // A blank sheet of this size weighs a few kilobytes.
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  await test.step('the link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    await page.getByRole('combobox', { name: 'Referência' }).click();
    await page.getByRole('option', { name: 'Laje fina' }).click();
    const isAgain = async () => {
      await expect(page.getByRole('combobox', { name: 'Referência' })).toHaveText('Laje fina');
      await expect(page.getByRole('button', { name: 'Total', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    };
    await isAgain();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/new_projects');
    await page.goto(link);
    await isAgain();
  });
});

type Of = 'co2' | 'energy';
type Interval = Record<`${Of}PerSquareMeter`, { min: number; max: number }>;
type Figure = { perSquareMeter: number };
type FiledGraph = {
  data: {
    unit: {
      comparison: {
        items: ({ name: string; precision: number; quantities: { flags: string[] } } & Record<
          Of | `${Of}Best`,
          Figure
        > & { side: { lines: { key: string; isInferred: boolean }[] } })[];
        differences: (Interval &
          Record<'sameCement' | 'anySuppliers', Interval> &
          Record<`${Of}Certainty`, Assumption | 'NONE'> &
          Record<`${Of}Margin`, number> &
          Record<`${Of}Within`, boolean>)[];
      };
    };
  };
};

/** Under each heading of a table of a file what its row says. */
type FiledRow = Record<string, string | number | null>;
const filedRow = (header: readonly unknown[], row: readonly unknown[]): FiledRow =>
  Object.fromEntries(header.map((head, index) => [String(head), (row[index] ?? null) as FiledRow[string]]));

test('CSV, XLSX and graph say the same, of a declared supplier and what follows from him too', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Rui Prado');
  const seed = new Seed(server, token);
  const { project, unit, comparison } = await compared(seed);
  await seed.declare(project, 'Concreteira Sul', 250);
  await page.goto(comparison);
  await expect(page.getByText(answer)).toBeVisible();
  const workbook = await readSheets((await downloaded(page, 'XLSX')).bytes);
  const lines: string[][] = parse((await downloaded(page, 'CSV')).bytes, {
    bom: true,
    delimiter: ';',
    relaxColumnCount: true,
    skipEmptyLines: true,
  });
  const inWorkbook = (sheet: string, row: number) => {
    const [header = [], ...rows] = workbook.find(({ sheet: name }) => name === sheet)?.data ?? [];
    return filedRow(header, rows[row] ?? []);
  };
  /** The same row of the CSV: it begins like that of the workbook, under the nearest heading above it. */
  const inCsv = (filed: FiledRow) => {
    const heads = Object.keys(filed);
    const from = lines.findIndex(
      (line) => line.length === heads.length && line.every((cell, at) => cell === heads[at]),
    );
    const [name] = Object.values(filed);
    return filedRow(heads, lines.slice(from + 1).find((line) => line[0] === name) ?? []);
  };
  const expectSame = (filed: FiledRow) => {
    const other = inCsv(filed);
    for (const [head, cell] of Object.entries(filed)) {
      const written = other[head] ?? '';
      if (typeof cell === 'number')
        expect(Number(String(written).replace(',', '.')), head).toBeCloseTo(cell, 6);
      else expect([cell ?? '', cell ?? '-'], head).toContain(written);
    }
  };

  const query = `query($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) { comparison {
      items { name precision quantities { flags } co2: worstExcess { perSquareMeter } energy: worstExcess(of: ENERGY) { perSquareMeter }
        co2Best: bestCase { perSquareMeter } energyBest: bestCase(of: ENERGY) { perSquareMeter } side { lines { key isInferred } } }
      differences { co2PerSquareMeter { min max } energyPerSquareMeter { min max } co2Certainty energyCertainty
        sameCement { co2PerSquareMeter { min max } energyPerSquareMeter { min max } }
        anySuppliers { co2PerSquareMeter { min max } energyPerSquareMeter { min max } }
        co2Margin: margin energyMargin: margin(of: ENERGY)
        co2Within: isWithinPrecision energyWithin: isWithinPrecision(of: ENERGY) }
    } } }`;
  const variables = { projectId: project, unitId: unit };
  const { data } = await server.rest<FiledGraph>('POST', '/graphql', token, { query, variables });
  const { items, differences } = data.unit.comparison;
  const aspects = [
    { of: 'co2', name: 'CO₂', unit: 'kgCO₂e/m²' },
    { of: 'energy', name: 'Energia', unit: 'MJ/m²' },
  ] as const;
  for (const [index, item] of items.entries()) {
    const filed = inWorkbook('Totais', index);
    expectSame(filed);
    expect(filed['Simulação']).toBe(item.name);
    for (const { of, name, unit: per } of aspects) {
      expect(filed[`Pior caso acima: ${name} (${per})`]).toBeCloseTo(item[of].perSquareMeter, 6);
      expect(filed[`Melhor caso: ${name} (${per})`]).toBeCloseTo(item[`${of}Best`].perSquareMeter, 6);
    }
    expect(filed['Precisão dos quantitativos (± %)']).toBeCloseTo(100 * item.precision, 9);
    expect(item.quantities.flags).toEqual(expect.arrayContaining(['DECLARED', 'INFERRED']));
    expect(filed['Fatores a observar']).toMatch(/declarado.*deduzido|deduzido.*declarado/);
  }
  const inferred = items[0]?.side.lines.filter(({ isInferred }) => isInferred);
  expect(inferred?.map(({ key }) => key)).toEqual(['concrete:40']);
  const filed = inWorkbook('Diferenças', 0);
  expectSame(filed);
  const assumptions = {
    ANY_SUPPLIERS: 'Seja qual for o fornecedor',
    SAME_SUPPLIERS: 'Com os mesmos fornecedores',
    SAME_CEMENT: 'Com os mesmos fornecedores e o mesmo cimento',
  };
  const pair = differences[0]!;
  for (const { of, name, unit: per } of aspects) {
    const intervals = {
      ANY_SUPPLIERS: pair.anySuppliers,
      SAME_SUPPLIERS: pair,
      SAME_CEMENT: pair.sameCement,
    };
    for (const [assumption, interval] of Object.entries(intervals)) {
      const { min, max } = interval[`${of}PerSquareMeter`];
      const head = `${assumptions[assumption as keyof typeof assumptions]}: ${name}`;
      expect(filed[`${head} min (${per})`]).toBeCloseTo(min, 6);
      expect(filed[`${head} max (${per})`]).toBeCloseTo(max, 6);
    }
    const certainty = pair[`${of}Certainty`];
    expect(filed[`Vale: ${name}`]).toBe(certainty === 'NONE' ? null : assumptions[certainty]);
    expect(filed[`Margem dos quantitativos: ${name} (± %)`]).toBeCloseTo(100 * pair[`${of}Margin`], 6);
    expect(filed[`Dentro da precisão: ${name}`]).toBe(pair[`${of}Within`] ? 'sim' : 'não');
  }
});

test('the print sheet: verdict, bars and checks without the shell', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Hugo Prado');
  const { comparison } = await compared(new Seed(server, token));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(comparison);
  await expect(page.getByText(answer)).toBeVisible();
  const scheme = page.locator('html[data-color-scheme=dark]');
  await expect(scheme).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(scheme).toHaveCount(0);
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resposta' }).getByRole('img').first()).toBeVisible();
  await expect(page.getByText('Cobrem os mesmos pavimentos')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Por material' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Por elemento' })).toBeVisible();
  for (const hidden of ['Copiar link', 'Baixar', 'Imprimir', 'Total'])
    await expect(page.getByRole('button', { name: hidden, exact: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  // A4 between its margins: no table is cut at the edge.
  await page.setViewportSize({ width: 703, height: 990 });
  const cut = await page
    .locator('main table')
    .evaluateAll(
      (tables) =>
        tables.filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth + 1).length,
    );
  expect(cut).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(scheme).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'dark', media: null });
  // What is folded on the screen stands before the pages are counted: none is missing at the end.
  await page.setViewportSize({ width: 1440, height: 900 });
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  const [, last, all] = [...text.matchAll(/(\d+)\s*\/\s*(\d+)/g)].at(-1) ?? ['', 'no', 'page'];
  expect(last).toBe(all);
  expect(Number(all)).toBeLessThanOrEqual(3);
  for (const there of ['Hugo Prado', 'Cobrem os mesmos pavimentos', 'Por elemento'])
    expect(text).toContain(there);
});

test('versions of a module, marked on their screen, compared and downloaded', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Iara Lobo');
  const { project, unit, option, module } = await compared(new Seed(server, token));
  const versions = `/v1/projects/${project}/units/${unit}/options/${option}/modules/${module}/versions`;
  await server.rest('POST', versions, token, {
    name: 'Laje esbelta',
    type: 'beam_column',
    data: structureOnWire(slim),
  });
  await page.goto(`/projects/${project}/${unit}/${module}?type=beam_column`);
  await page.getByRole('link', { name: 'Comparar versões' }).click();
  const said = page.getByText(/Laje esbelta emite menos que /).first();
  await expect(said).toBeVisible();
  const { bytes } = await downloaded(page, 'XLSX');
  const sheets = new Map((await readSheets(bytes)).map(({ sheet, data }) => [sheet, data]));
  expect(sheets.get('Totais')?.[0]?.[0]).toBe('Versão');
  expect(sheets.get('Diferenças')?.[1]?.[3]).toBeCloseTo(difference.co2.min / area, 6);
  await page.reload();
  await expect(said).toBeVisible();
});
