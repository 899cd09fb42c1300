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
