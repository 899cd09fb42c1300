import { expect, type Locator, type Page } from '@playwright/test';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';

const technologyNames: Record<Technology, string> = {
  beam_column: 'Viga-pilar',
  concrete_wall: 'Parede de concreto',
  structural_masonry: 'Alvenaria estrutural',
};
const elementNames: Record<string, string> = {
  concreteColumns: 'Pilares',
  concreteBeams: 'Vigas',
  concreteSlabs: 'Lajes',
  concreteWalls: 'Paredes',
  vertical: 'Graute vertical',
  horizontal: 'Graute horizontal',
};
const dimensionNames: Record<string, string> = {
  formColumns: 'Área de fôrma dos pilares',
  formBeams: 'Área de fôrma das vigas',
  formSlabs: 'Área de fôrma das lajes',
  columnNumber: 'Número de pilares',
  averageBeamSpan: 'Vão médio das vigas',
  averageSlabSpan: 'Vão médio das lajes',
  wallThickness: 'Espessura das paredes',
  slabThickness: 'Espessura das lajes',
};
const columnNames: Record<string, string> = {
  fck: 'Fck',
  ca: 'CA',
  fgk: 'Fgk',
  fak: 'Fak',
  fbk: 'Fbk',
  volume: 'Volume',
  mass: 'Massa',
  quantity: 'Quantidade',
};

type Row = Record<string, number | string | boolean | undefined>;
type Element = { volumes: Row[]; steel?: Row[] };

/** As people here type it. */
const typed = (value: number): string => String(value).replace('.', ',');

export const cell = (table: Locator, column: string, row = 1): Locator =>
  table.getByRole('textbox', { name: `${column}, linha ${row}` });

export const quantityTable = (drawer: Locator, name: string): Locator =>
  drawer.getByRole('table', { name, exact: true });

/** Types rows into a quantity table; lists open with one row, which is the first. */
async function fillTable(drawer: Locator, name: string, rows: readonly Row[]): Promise<void> {
  const table = quantityTable(drawer, name);
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const first = Object.keys(row).find((key) => key in columnNames) ?? '';
    if (!(await cell(table, columnNames[first] ?? '', number).isVisible()))
      await drawer.getByRole('button', { name: `Adicionar linha em ${name}`, exact: true }).click();
    for (const [key, value] of Object.entries(row)) {
      if (key === 'type')
        await table
          .getByRole('combobox', { name: `Tipo de bloco, linha ${number}` })
          .selectOption(String(value));
      else await cell(table, columnNames[key] ?? key, number).fill(typed(Number(value)));
    }
  }
}

async function fillElement(drawer: Locator, key: string, { volumes, steel }: Element, fill = 'Concreto') {
  const element = elementNames[key];
  await fillTable(drawer, `${fill}: ${element}`, volumes);
  if (steel) await fillTable(drawer, `Aço: ${element}`, steel);
}

/** Types a structure into the module's drawer. */
export async function fillStructure(
  drawer: Locator,
  technology: Technology,
  data: StructureData,
): Promise<void> {
  await drawer.getByRole('radio', { name: technologyNames[technology] }).check({ force: true });
  for (const [key, value] of Object.entries(data)) {
    if (key in dimensionNames)
      await drawer.getByLabel(dimensionNames[key] ?? '').fill(typed(value as number));
    else if (key in elementNames) await fillElement(drawer, key, value as Element);
  }
  if (!('masonry' in data)) return;
  const { blocks, mortar, grout } = data.masonry;
  await fillTable(drawer, 'Blocos', blocks);
  await fillTable(drawer, 'Argamassa de assentamento', mortar ?? []);
  for (const { position, ...element } of grout ?? []) {
    await drawer.getByRole('button', { name: elementNames[position] ?? '', exact: true }).click();
    await fillElement(drawer, position, element, 'Graute');
  }
}

/** Brings a simulation's modules into view and opens the drawer that adds one. */
export async function openNewModule(page: Page, option: string): Promise<Locator> {
  const cards = page.getByRole('list', { name: 'Simulações' });
  await cards.getByRole('link', { name: option, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Módulos de ${option}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar módulo' }).click();
  const drawer = page.getByRole('dialog', { name: 'Adicionar módulo' });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** A module over all floors of the tower. */
export async function addModule(
  page: Page,
  option: string,
  module: { name: string; technology: Technology; data: StructureData },
): Promise<void> {
  const drawer = await openNewModule(page, option);
  await drawer.getByLabel('Nome do módulo').fill(module.name);
  await drawer.getByRole('button', { name: 'Marcar todos' }).click();
  await fillStructure(drawer, module.technology, module.data);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toBeHidden();
  const modules = page.getByRole('group', { name: `Módulos de ${option}`, exact: true });
  await expect(modules.getByRole('link', { name: module.name, exact: true })).toBeVisible();
}
