import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/accessibility.ts';

test('an empty account opens the sample by one click, and the first steps go away for good', async ({
  page,
  signedIn,
}) => {
  await signedIn('Nina Prado');
  await page.goto('/new_projects');
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
  await expectAccessible(page, 'first steps');
  await page.getByRole('button', { name: 'Abrir um projeto de exemplo' }).click();
  await expect(page.getByRole('heading', { name: 'Exemplo: Residencial Ipê' })).toBeVisible();
  await page.getByRole('link', { name: 'Torre A' }).first().click();
  for (const technology of ['Viga-pilar', 'Parede de concreto', 'Alvenaria estrutural'])
    await expect(page.getByText(technology).first()).toBeVisible();
  await page.goto('/new_projects');
  await page.getByRole('button', { name: 'Entendi, não mostrar mais' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Exemplo: Residencial Ipê' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toHaveCount(0);
});

test('technology, area and floors give ranges, and a project by one click', async ({ page, signedIn }) => {
  await signedIn('Otto Braga');
  await page.goto('/layers/new');
  const part = page.getByRole('region', { name: 'Em um minuto' });
  await part.getByLabel('Tecnologia construtiva').click();
  await page.getByRole('option', { name: 'Alvenaria estrutural' }).click();
  await part.getByLabel('Área de todos os pavimentos').fill('2.400');
  await part.getByLabel('Número de pavimentos').fill('8');
  await expect(part.getByText('240 – 336 m³')).toBeVisible();
  await expect(part.getByText('Sem graute e argamassa', { exact: false })).toBeVisible();
  await expectAccessible(page, 'quick estimate');
  await part.getByRole('button', { name: 'Criar projeto' }).click();
  await expect(
    page.getByRole('heading', { name: 'Estimativa: Alvenaria estrutural, 2.400 m²' }),
  ).toBeVisible();
});
