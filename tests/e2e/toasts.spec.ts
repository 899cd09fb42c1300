import type { Locator, Page } from '@playwright/test';
import { expectAccessible, withoutTransitions } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { choose } from './support/towerSteps.ts';

/** Lets every mutation fail as a whole, as a gateway without its service does; queries go on. */
async function failMutations(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!operationName.endsWith('Mutation')) return route.fallback();
    await route.fulfill({
      json: { data: null, errors: [{ message: 'down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
    });
  });
}

const focusIsIn = (box: Locator) => box.evaluate((element) => element.contains(document.activeElement));

/** Opens something by a button, closes it with Esc, and finds the focus where it was. */
async function expectFocusBack(page: Page, opener: Locator, dialog: string): Promise<void> {
  await opener.click();
  const box = page.getByRole('dialog', { name: dialog });
  await expect(box).toBeVisible();
  await expect.poll(() => focusIsIn(box)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
}

test('a failure is announced while a drawer is open, and the drawer keeps hold of the page', async ({
  page,
  signedIn,
}) => {
  await withoutTransitions(page);
  await signedIn('Ana Beatriz Lopes');
  await failMutations(page);
  await page.goto('/new_projects');
  const opener = page.getByRole('button', { name: 'Novo projeto' }).first();
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Novo projeto' });
  await drawer.getByLabel('Nome *').fill('Residencial Ipê');
  await choose(drawer, 'Fase', 'Estudo preliminar');
  await choose(drawer, 'Estado', /^SP/);
  await drawer.getByLabel('Cidade').fill('São Paulo');
  await drawer.getByRole('button', { name: 'Criar' }).click();

  // Roles are looked up in the accessibility tree: what a drawer hides has none.
  const toast = page.getByRole('alert').filter({ hasText: 'Erro ao criar projeto' });
  await expect(toast).toBeVisible();
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  // The pointer over a toast keeps it; axe needs longer than its four seconds.
  await toast.hover();
  await expectAccessible(page, 'toast over an open drawer', 'desk');
  await expect(toast).toBeVisible();

  await drawer.getByRole('button', { name: 'Criar' }).focus();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(drawer)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('a toast shown before a dialog opens stays announced, then goes by itself', async ({
  page,
  server,
  signedIn,
}) => {
  await withoutTransitions(page);
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { path } = await new Seed(server, token).tower('Residencial Ipê');
  await failMutations(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Ações da simulação Pórtico' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Erro ao criar simulação' });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar Simulação' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Adicionar Simulação' })).toBeVisible();
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('the focus returns to what opened a drawer or dialog', async ({ page, server, signedIn }) => {
  await withoutTransitions(page);
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, unit, path } = await new Seed(server, token).tower('Residencial Ipê');
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  /** Through a row's menu: the focus goes back to the menu's three dots. */
  const fromMenu = async (menu: string, item: string, dialog: string) => {
    await button(menu).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const box = page.getByRole('dialog', { name: dialog });
    await expect(box).toBeVisible();
    await expect.poll(() => focusIsIn(box)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(button(menu)).toBeFocused();
  };

  await page.goto('/new_projects');
  await expectFocusBack(page, button('Novo projeto'), 'Novo projeto');
  await fromMenu('Ações do projeto Residencial Ipê', 'Editar', 'Editar projeto');
  await fromMenu('Ações do projeto Residencial Ipê', 'Excluir', 'Excluir projeto?');

  await page.goto(path);
  await expectFocusBack(page, button('Adicionar Simulação'), 'Adicionar Simulação');
  await fromMenu('Ações da simulação Pórtico', 'Renomear simulação', 'Renomear simulação');
  await expectFocusBack(page, button('Adicionar módulo'), 'Adicionar módulo');

  await page.goto(`/new_projects/${project}`);
  await fromMenu('Ações da torre Torre A', 'Excluir', 'Excluir torre?');
  await page.goto(`/new_projects/${project}?tab=people`);
  await expectFocusBack(page, button('Convidar'), 'Convidar usuário');

  await page.goto(`/projects/${project}/${unit}`);
  await fromMenu('Ações de Estrutura toda', 'Editar', 'Editar módulo');
  await fromMenu('Ações de Estrutura toda', 'Excluir', 'Excluir módulo?');
});
