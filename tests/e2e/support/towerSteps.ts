import { expect, type Locator, type Page } from '@playwright/test';

export type FloorRow = {
  name: string;
  category: 'Subsolo' | 'Térreo' | 'Pavimento tipo' | 'Cobertura';
  area: string;
  height: string;
  repetition: string;
};

/** Chooses in a list that opens. */
export async function choose(scope: Locator | Page, label: string, option: string | RegExp): Promise<void> {
  const field = scope.getByRole('combobox', { name: label });
  await field.click();
  await field.page().getByRole('option', { name: option }).click();
}

/** From the list of projects: makes a project in the drawer; its screen is open in the end. */
export async function createProject(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo projeto' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Novo projeto' });
  await drawer.getByLabel('Nome *').fill(name);
  await choose(drawer, 'Fase', 'Estudo preliminar');
  await choose(drawer, 'Estado', /^SP/);
  await drawer.getByLabel('Cidade').fill('São Paulo');
  await drawer.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The row of a floor group, from 0. */
export function floorRow(page: Page, index: number): Locator {
  return page.getByRole('group', { name: 'Grupos de pavimentos' }).getByRole('group').nth(index);
}

async function fillFloors(page: Page, rows: readonly FloorRow[]): Promise<void> {
  for (const [index, { name, category, area, height, repetition }] of rows.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Adicionar pavimento' }).click();
    const row = floorRow(page, index);
    await row.getByLabel('Nome').fill(name);
    await choose(row, 'Categoria', category);
    await row.getByLabel('Área').fill(area);
    await row.getByLabel('Altura').fill(height);
    await row.getByLabel('Repetições').fill(repetition);
  }
}

/** From a project's screen: a new tower, whose screen is open in the end. */
export async function createTower(page: Page, name: string, rows: readonly FloorRow[]): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Nova torre' }).click();
  await page.getByLabel('Nome da torre').fill(name);
  await fillFloors(page, rows);
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On a tower's screen: a new simulation. */
export async function addOption(page: Page, name: string, { reference = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar Simulação' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar Simulação' });
  await dialog.getByLabel('Nome').fill(name);
  if (reference) await dialog.getByLabel('Usar como referência').check();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  await expect(optionCard(page, name)).toBeVisible();
}

export const optionCard = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Simulações' }).getByRole('listitem', { name, exact: true });
