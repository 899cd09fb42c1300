import type { Page } from '@playwright/test';
import { newPerson, signUp } from './support/accountSteps.ts';
import { expectAccessible, withoutTransitions } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { openNewModule } from './support/moduleSteps.ts';
import { Seed } from './support/seed.ts';
import { tallMasonry, tallWall } from './support/threeOptions.ts';

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => withoutTransitions(page));

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
};

test('what a guest sees', async ({ page }) => {
  for (const path of [
    '/',
    '/login',
    '/sign-up',
    '/forget',
    '/reset',
    `/reset?tkn=${'A'.repeat(26)}`,
    '/activate',
    `/activate?tkn=${'A'.repeat(26)}`,
    '/nowhere',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page, path);
  }
});

test('fields with errors, and the dialog after the sign-up', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Este campo é obrigatório').first()).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await signUp(page, newPerson('Bia Torres'));
  await expectAccessible(page, 'sign-up dialog');
});

/** A project with a tower in three technologies, a second version, an invitation. */
async function portfolio(seed: Seed) {
  const tower = await seed.tower('Residencial Ipê');
  const { project, unit, floors } = tower;
  const walls = await seed.option(project, unit, 'Paredes');
  await seed.module({ project, unit, option: walls, floors }, 'Paredes', 'concrete_wall', tallWall);
  const masonry = await seed.option(project, unit, 'Alvenaria');
  await seed.module(
    { project, unit, option: masonry, floors },
    'Alvenaria',
    'structural_masonry',
    tallMasonry,
  );
  await seed.invite(project, 'alguem@example.com');
  return tower;
}

test('the working screens', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, path } = await portfolio(new Seed(server, token));
  for (const address of [
    '/new_projects',
    `/new_projects/${project}`,
    `/new_projects/${project}?tab=suppliers`,
    `/new_projects/${project}?tab=decisions`,
    `/new_projects/${project}?tab=people`,
    `/new_projects/${project}?tab=details`,
    `/new_projects/${project}?tab=activity`,
    `/new_projects/${project}/unit`,
    path,
    `${path}/constructive-technologies`,
    `/unit/new?projectId=${project}`,
    '/unit/edit',
    '/settings',
    '/profile',
    '/profile/invites',
    '/profile/invites?inviteId=1',
  ]) {
    await page.goto(address);
    await settled(page);
    await expectAccessible(page, address);
  }
});

test('the reading screens, estimates and imports', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, unit, module } = await portfolio(new Seed(server, token));
  const versions = `/projects/${project}/${unit}/${module}`;
  for (const address of [
    '/dashboard',
    '/projects',
    `/projects/${project}`,
    `/projects/${project}/${unit}`,
    `${versions}?type=beam_column`,
    versions,
    `${versions}/simulation/new?type=beam_column`,
    '/layers/new',
    '/layers/edit',
    '/upload/projects',
  ]) {
    await page.goto(address);
    await settled(page);
    await expectAccessible(page, address);
  }
});

test('drawers, dialogs and menus', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, path } = await portfolio(new Seed(server, token));
  const press = async (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const wide = () => page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/new_projects');
  await press('Novo projeto');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar' }).click();
  await expectAccessible(page, 'project drawer with errors');

  await wide();
  await page.goto('/new_projects');
  await press('Ações do projeto Residencial Ipê');
  await expectAccessible(page, 'menu of a project');
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expectAccessible(page, 'delete confirmation');

  await page.goto(`/new_projects/${project}?tab=people`);
  await press('Convidar');
  await expectAccessible(page, 'invite drawer');

  await page.goto(path);
  await press('Adicionar Simulação');
  await expectAccessible(page, 'simulation dialog');
  await page.keyboard.press('Escape');
  const drawer = await openNewModule(page, 'Pórtico');
  for (const technology of ['Viga-pilar', 'Parede de concreto', 'Alvenaria estrutural']) {
    await drawer.getByRole('radio', { name: technology }).check({ force: true });
    await expectAccessible(page, `module drawer, ${technology}`);
  }

  await wide();
  await page.goto('/new_projects');
  await press(/^Notificações/);
  await expectAccessible(page, 'notifications', [1440]);
  await page.keyboard.press('Escape');
  await press('Idioma');
  await expectAccessible(page, 'language menu', [1440]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await press('Abrir menu');
  await expectAccessible(page, 'sidebar over the page', [390]);

  await wide();
  await page.goto('/profile');
  await press(/token/i);
  await expectAccessible(page, 'token dialog');
});
