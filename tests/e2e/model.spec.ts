import { towerIfc } from '../support/ifc/towerIfc.ts';
import { expectFits } from './support/expectFits.ts';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';

const ifc = (text: string, name = 'torre.ifc') => ({ name, mimeType: '', buffer: Buffer.from(text) });

test('a building model becomes a project, read in the browser and looked over first', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Ivo Sales');
  const seed = new Seed(server, token);
  await page.goto('/upload/projects');
  const chooser = page.getByLabel('Escolher arquivo').and(page.locator('input'));

  await chooser.setInputFiles(ifc(towerIfc().slice(0, -60)));
  await expect(page.getByText('O arquivo está incompleto: falta o fim. Exporte-o de novo.')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const storeys = ['Térreo', ...Array.from({ length: 8 }, (_, index) => `${index + 1}º Pavimento`)];
  await chooser.setInputFiles(ifc(towerIfc({ storeys, unit: 'mm', material: 'Concreto C50', bars: 3 })));
  const floors = page.getByRole('group', { name: 'Grupos de pavimentos lidos' });
  await expect(floors.getByText('1º Pavimento – 8º Pavimento')).toBeVisible();
  await expect(floors.getByText('C50: 4,8')).toHaveCount(2);
  await expect(page.getByText('As paredes de concreto contam com os pilares')).toBeVisible();
  expect(sent.join('\n')).not.toContain('IFCCOLUMN');

  await page.getByLabel('Vão médio das lajes').fill('5,2');
  await expect(page.getByLabel('Aço, taxa: Lajes')).toHaveValue('90');
  await page.getByLabel('Aço, taxa: Lajes').fill('80');
  await page.getByLabel('Nome do projeto').fill('Residencial do Modelo');
  await page.getByLabel('Nome da torre').fill('Torre A');
  await page.getByLabel('Estado').click();
  await page.getByRole('option', { name: /^SP/ }).click();
  await page.getByLabel('Cidade').fill('Santos');
  await expectFits(page, 'model');
  await page.getByRole('button', { name: 'Conferir e seguir' }).click();
  await expect(page.getByText('2 linhas sem erro.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('1 projeto criado.')).toBeVisible();

  const { projects } = await seed.get<{ projects: { name: string; id: string }[] }>('/projects');
  expect(projects.map(({ name }) => name)).toEqual(['Residencial do Modelo']);
});

test('a new tower is drawn from a building model, whose quantities wait in the sheet of its first simulation', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Ada Prado');
  const seed = new Seed(server, token);
  const project = await seed.project('Edifício do Modelo');
  await page.goto(`/unit/new?projectId=${project}`);
  const storeys = ['Térreo', ...Array.from({ length: 6 }, (_, index) => `${index + 1}º Pavimento`)];
  await page.getByLabel('Escolher modelo IFC').setInputFiles(
    ifc(
      towerIfc({
        storeys,
        material: 'Concreto C35',
        wallMaterial: 'Gypsum Wall Board',
        measured: 'geometry',
      }),
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'Pavimentos de torre.ifc' });
  await expect(dialog.getByText('1º Pavimento – 6º Pavimento')).toBeVisible();
  await dialog.getByRole('button', { name: 'Usar estes pavimentos' }).click();
  await expect(page.getByLabel('Nome da torre')).toHaveValue('torre');
  await expect(page.getByText('Ao salvar, torre.ifc abre na folha da primeira simulação.')).toBeVisible();
  // The model does not say how high its topmost storey is: columns tell.
  await page.getByRole('button', { name: 'Criar', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'Quantitativos de torre.ifc' });
  await expect(sheet.getByRole('heading', { name: 'Entrou como C35' })).toBeVisible();
  // What is no concrete is told with its volume, and counts once it is switched on.
  await expect(sheet.getByRole('group', { name: 'Ficou de fora' })).toContainText('16,8');
  await sheet.getByLabel('Contar Gypsum Wall Board').click();
  await expect(sheet.getByRole('group', { name: 'Entrou como C30' })).toContainText('fck adotado');
  await sheet.getByLabel('Contar Gypsum Wall Board').click();
  await expect(sheet.getByRole('group', { name: 'Ficou de fora' })).toBeVisible();
  await expect(sheet.getByText('Premissa, usual 55 a 125', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByLabel('Aço, taxa: Lajes')).toHaveValue('90');
  await sheet.getByRole('button', { name: 'Preencher a folha' }).click();
  const slabs = page.getByRole('rowheader', { name: 'Concreto C35 (m³)' }).last().locator('..');
  await expect(slabs.locator('td')).toHaveText(['12', '12', '84']);
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(page.getByRole('button', { name: 'Salvar tudo' })).toBeDisabled();

  await page.reload();
  await expect(slabs.locator('td')).toHaveText(['12', '12', '84']);
  await expect(page.getByRole('heading', { name: /de torre\.ifc/ })).toBeHidden();
});
