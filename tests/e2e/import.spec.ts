import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';
import { expect, test } from './support/fixtures.ts';
import { answerTo, holdOperation } from './support/operations.ts';
import { Seed } from './support/seed.ts';

const header =
  'project_name;project_state;project_city;project_phase;unit_name;floor_name;floor_area;floor_category;floor_height;floor_repetition';
const row = (project: string, { state = 'SP', area = '450,5', category = 'standard_floor' } = {}) =>
  `${project};${state};Santos;basic_project;Torre A;Tipo;${area};${category};2,8;10`;
const csv = (...rows: string[]) => ({
  name: 'obras.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
});

const chooser = (page: Page) => page.getByLabel('Escolher arquivo').and(page.locator('input'));
const importGood = (page: Page) => page.getByRole('button', { name: 'Importar os projetos sem erro' });
const projectsOf = async (seed: Seed) =>
  (await seed.get<{ projects: { name: string }[] }>('/projects?sort=name')).projects.map(({ name }) => name);

/** Saves what a link or a button downloads; its path and name. */
async function download(page: Page, role: 'link' | 'button', name: string) {
  const began = page.waitForEvent('download');
  await page.getByRole(role, { name }).click();
  const file = await began;
  return { path: await file.path(), name: file.suggestedFilename() };
}

test('both templates come down, pass the check as they are, and the import can be taken back', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Ivo Sales');
  const seed = new Seed(server, token);
  await page.goto('/upload/projects');
  for (const type of ['CSV', 'XLSX']) {
    const template = await download(page, 'link', `Baixar modelo ${type}`);
    expect(template.name).toBe(`torre-template.${type.toLowerCase()}`);
    await chooser(page).setInputFiles({
      name: template.name,
      mimeType: '',
      buffer: readFileSync(template.path),
    });
    await expect(page.getByRole('heading', { name: `Conferência de ${template.name}` })).toBeVisible();
    await expect(page.getByText('6 linhas sem erro.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'O que será criado' }).getByRole('row').nth(1)).toHaveText(
      'Residencial ExemploTorre A136.206Paredes de concreto (1 módulo) + radier, Viga e pilar (1 módulo) + estacas, ' +
        'Alvenaria estrutural (1 módulo)',
    );
    expect(await projectsOf(seed)).toEqual([]);
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(page.getByText('1 projeto criado.')).toBeVisible();
    expect(await projectsOf(seed)).toEqual(['Residencial Exemplo']);
    // The way back outlasts a reload.
    await page.reload();
    await expect(page.getByText('Os projetos da planilha foram criados.')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer a importação' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desfazer a importação?' });
    await dialog.getByRole('button', { name: 'Desfazer a importação' }).click();
    await expect(page.getByText('Importação desfeita')).toBeVisible();
    await expect(page.getByRole('heading', { name: '2. Envie a planilha' })).toBeVisible();
    expect(await projectsOf(seed)).toEqual([]);
  }
});

test('faults are shown by row and column; what is sound is imported, seen, and only that undone', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Rita Sá');
  const seed = new Seed(server, token);
  await seed.project('Já existe');
  await page.goto('/new_projects');
  await expect(page.getByRole('link', { name: 'Já existe' })).toBeVisible();
  await page.goto('/upload/projects');
  const sheet = csv(
    row('Obra boa'),
    row('Obra ruim'),
    row('Obra ruim', { area: '-3', category: 'telhado' }),
    row('Sem estado', { state: 'XX' }),
    row('Já existe'),
    row('Outra boa'),
  );
  await chooser(page).setInputFiles(sheet);
  await expect(page.getByText('3 linhas sem erro. 3 linhas com erro.')).toBeVisible();
  const faults = page.getByRole('group', { name: 'Erros por linha e coluna' });
  await expect(faults.getByRole('row')).toHaveText([
    'LinhaColunaErro',
    '4floor_categoryCategoria inválida. Valores aceitos: Pavimento tipo, Térreo, Subsolo, Cobertura',
    '4floor_areaÁrea deve ser um número positivo',
    /^5project_stateSelecione um estado\. Valores aceitos: AC, .*TO$/,
    '6project_nameVocê já tem um projeto com este nome',
  ]);
  const saved = await download(page, 'button', 'Baixar os erros em CSV');
  expect(saved.name).toBe('erros-da-importacao.csv');
  expect(readFileSync(saved.path, 'utf8')).toContain('5;"project_state";"Selecione um estado.');

  const operation = await holdOperation(page, 'useImportProjectsMutation');
  await importGood(page).click();
  await expect(page.getByRole('status')).toHaveText('Importando obras.csv, linhas: 6…');
  await expect(page.getByRole('progressbar')).toBeVisible();
  operation.release();
  await expect(page.getByText('2 projetos criados. 3 linhas com erro.')).toBeVisible();
  await page.getByRole('link', { name: 'Projetos' }).first().click();
  await expect(page.getByRole('link', { name: 'Outra boa' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(page.getByText('Importação desfeita')).toBeVisible();
  expect(await projectsOf(seed)).toEqual(['Já existe']);
  await page.getByRole('link', { name: 'Projetos' }).first().click();
  await expect(page.getByRole('link', { name: 'Já existe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Obra boa' })).toHaveCount(0);
});

const asCells = (cells: (string | number)[]) =>
  cells.map((value) =>
    typeof value === 'number' ? { value, type: Number } : { value: value.replace(',', '.'), type: String },
  );

/** The sheet of one row as a workbook. */
async function workbook(area: number) {
  const values = row('Da pasta')
    .split(';')
    .map((text, index) => (index === 6 ? area : text));
  const buffer = await writeXlsx([asCells(header.split(';')), asCells(values)]).toBuffer();
  return { name: 'obras.xlsx', mimeType: '', buffer };
}

test('a workbook with faults, chosen again once mended', async ({ page, signedIn }) => {
  await signedIn('Xica Melo');
  await page.goto('/upload/projects');
  await chooser(page).setInputFiles(await workbook(0));
  await expect(page.getByText('1 linha com erro.')).toBeVisible();
  await expect(importGood(page)).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'floor_area' })).toBeVisible();
  await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
  await chooser(page).setInputFiles(await workbook(450.5));
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('1 projeto criado.')).toBeVisible();
});

test('a file that is no sheet, empty or too large gets a clear message, and the next one is taken', async ({
  page,
  signedIn,
}) => {
  await signedIn('Wanda Reis');
  await page.goto('/upload/projects');
  const wrong: [name: string, buffer: Buffer, message: string][] = [
    ['foto.png', Buffer.from('x'), 'O arquivo deve ser CSV, XLSX ou IFC'],
    ['contrato.csv', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'o arquivo não é uma planilha CSV nem XLSX'],
    ['contrato.xlsx', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'o arquivo não é uma planilha CSV nem XLSX'],
    ['cortada.xlsx', Buffer.from('PK\u0003\u0004cortada'), 'o arquivo não é uma planilha CSV nem XLSX'],
    ['vazia.csv', Buffer.alloc(0), 'O arquivo está vazio'],
  ];
  for (const [name, buffer, message] of wrong) {
    await chooser(page).setInputFiles({ name, mimeType: '', buffer });
    await expect(page.getByRole('alert'), name).toHaveText(message);
    await expect(page.getByRole('heading', { name: '2. Envie a planilha' })).toBeVisible();
  }
  const large = test.info().outputPath('enorme.csv');
  writeFileSync(large, Buffer.alloc(10 * 1024 * 1024, 'a'));
  await chooser(page).setInputFiles(large);
  await expect(page.getByRole('alert')).toHaveText('O arquivo passa de 5 MB');
  for (const [text, column, fault] of [
    ['a;b\n1;2', 'project_name', 'Falta esta coluna'],
    [header, '', 'A planilha não tem linhas'],
  ] as const) {
    await chooser(page).setInputFiles({ name: 'outra.csv', mimeType: '', buffer: Buffer.from(text) });
    await expect(
      page.getByRole('row').filter({ hasText: fault }).filter({ hasText: column }).first(),
    ).toBeVisible();
    await expect(importGood(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
  }
  // Just under the most the service takes: no layer before it may be the narrower one.
  const lines = Math.floor((5 * 1024 * 1024 - 200) / (row('Grande').length + 2));
  await chooser(page).setInputFiles(csv(...Array.from({ length: lines }, () => row('Grande'))));
  await expect(page.getByText('A planilha pode ter no máximo 5000 linhas')).toBeVisible();
});

test('a check that was cancelled says nothing any more', async ({ page, signedIn }) => {
  await signedIn('Caio Brum');
  await page.goto('/upload/projects');
  const operation = await holdOperation(page, 'useImportProjectsMutation');
  await chooser(page).setInputFiles({ name: 'contrato.csv', mimeType: '', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('status')).toHaveText('Conferindo contrato.csv…');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: '2. Envie a planilha' })).toBeVisible();
  await chooser(page).setInputFiles(csv(row('Obra boa')));
  await expect(page.getByText('1 linha sem erro.')).toBeVisible();
  const refused = answerTo(page, 'useImportProjectsMutation');
  operation.release();
  await refused;
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('1 projeto criado.')).toBeVisible();
});

test('an import that is cancelled leaves nothing behind', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Nara Lobo');
  await page.goto('/upload/projects');
  await chooser(page).setInputFiles(csv(row('Obra boa')));
  await expect(page.getByText('1 linha sem erro.')).toBeVisible();
  const operation = await holdOperation(page, 'useImportProjectsMutation');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('status')).toHaveText('Cancelando: o que já foi criado será excluído…');
  operation.release();
  await expect(page.getByText('Importação desfeita')).toBeVisible();
  expect(await projectsOf(new Seed(server, token))).toEqual([]);
});
