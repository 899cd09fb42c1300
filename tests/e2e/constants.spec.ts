import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { answerTo, holdOperation, recordOperations } from './support/operations.ts';
import { Seed } from './support/seed.ts';

const profileLink = (page: Page) => page.getByRole('link', { name: /· Perfil$/ });
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const loading = (page: Page) => page.getByLabel('Carregando…');

/** From here on the page's time stands still but for `page.clock.runFor`. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

test('nothing shows for 1000 ms, and what then shows stays for 500', async ({ page, signedIn }) => {
  await signedIn('Lara Nobre');
  await page.clock.install();
  await page.goto('/settings');
  await expect(heading(page, 'Configurações')).toBeVisible();
  // The code of the screen must not be what is waited for.
  await sidebarLink(page, 'Projetos').click();
  await expect(heading(page, 'Projetos')).toBeVisible();
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(heading(page, 'Configurações')).toBeVisible();
  await stopClock(page);
  await page.clock.fastForward('10:00');
  const operation = await holdOperation(page, 'ProjectsPageQuery');
  await sidebarLink(page, 'Projetos').click();
  // The thousand milliseconds begin with the request, which a busy machine sends after the click.
  await operation.sent;
  await page.clock.runFor(990);
  await expect(heading(page, 'Configurações')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(loading(page).first()).toBeVisible();
  await expect(heading(page, 'Configurações')).toHaveCount(0);
  const answered = answerTo(page, 'ProjectsPageQuery');
  operation.release();
  await answered;
  await page.clock.runFor(450);
  await expect(page.getByRole('status', { name: 'Carregando…' })).toBeVisible();
  await expect(heading(page, 'Projetos')).toHaveCount(0);
  await page.clock.runFor(60);
  await expect(heading(page, 'Projetos')).toBeVisible();
  await page.clock.runFor(600);
  await expect(loading(page)).toHaveCount(0);
});

test('a link asks after 50 ms under the pointer, not before, and its click not again', async ({
  page,
  signedIn,
}) => {
  await signedIn('Beto Reis');
  await page.clock.install();
  await page.goto('/settings');
  await expect(heading(page, 'Configurações')).toBeVisible();
  const asked = recordOperations(page);
  await stopClock(page);
  await profileLink(page).hover();
  await page.clock.runFor(45);
  await page.mouse.move(700, 800);
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  const answered = answerTo(page, 'ProfilePageQuery');
  await profileLink(page).hover();
  await page.clock.runFor(50);
  await answered;
  expect(asked).toEqual(['ProfilePageQuery']);
  await profileLink(page).click();
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.clock.runFor(1000);
  expect(asked).toEqual(['ProfilePageQuery']);
});

test.describe('code of a screen that does not load', () => {
  const code = '**/assets/ProfilePage-*.js';
  const reloads = (page: Page) => {
    const seen: string[] = [];
    page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));
    page.on('load', () => void seen.push('load'));
    return seen;
  };

  test('is not a reload while a link is only hovered over', async ({ page, signedIn }) => {
    await signedIn('Davi Melo');
    await page.goto('/settings');
    await expect(heading(page, 'Configurações')).toBeVisible();
    await page.route(code, (route) => route.abort());
    const seen = reloads(page);
    const failed = page.waitForEvent('requestfailed');
    await profileLink(page).hover();
    await failed;
    await page.waitForTimeout(300);
    expect(seen).toEqual([]);
  });

  test('reloads once, and leads to where the user was going', async ({ page, signedIn }) => {
    await signedIn('Elis Braga');
    await page.goto('/settings');
    await expect(heading(page, 'Configurações')).toBeVisible();
    const seen = reloads(page);
    await page.route(code, (route) => (seen.includes('/profile') ? route.fallback() : route.abort()));
    await profileLink(page).click();
    await expect(heading(page, 'Perfil')).toBeVisible();
    expect(seen.filter((each) => each === 'load')).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('reloaded-for-chunk');
  });

  test('for good is an error after one reload, and a retry gets it once it is back', async ({
    page,
    signedIn,
  }) => {
    await signedIn('Fabi Cruz');
    await page.goto('/settings');
    await expect(heading(page, 'Configurações')).toBeVisible();
    await page.route(code, (route) => route.abort());
    const seen = reloads(page);
    await profileLink(page).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
    await expect(retry).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    await page.waitForTimeout(500);
    expect(seen.filter((each) => each === 'load')).toHaveLength(1);
    await page.unroute(code);
    await retry.click();
    await expect(heading(page, 'Perfil')).toBeVisible();
  });
});

test('texts that do not load are asked for again', async ({ page }) => {
  let asked = 0;
  await page.route('**/locales/pt-BR/common.json', (route) => {
    asked += 1;
    return asked <= 2 ? route.fulfill({ status: 503 }) : route.fallback();
  });
  await page.goto('/login');
  await expect(heading(page, 'Entrar')).toBeVisible();
  expect(asked).toBe(3);
});

test('a tooltip comes after 700 ms', async ({ page, signedIn }) => {
  await signedIn('Guto Maia');
  await page.clock.install();
  await page.goto('/settings');
  await expect(heading(page, 'Configurações')).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Recolher menu' }).hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toHaveText('Recolher menu');
});

test('the sidebar becomes a top bar at 768 px and comes back as it was left', async ({ page, signedIn }) => {
  await signedIn('Nina Prado');
  const menu = page.getByRole('navigation', { name: 'Navegação principal' });
  const collapse = page.getByRole('button', { name: 'Recolher menu' });
  const expand = page.getByRole('button', { name: 'Abrir menu' });
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/settings');
  await expect(menu).toBeVisible();
  await collapse.click();
  await expect(menu).toHaveCSS('width', '88px');
  for (const width of [768, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
  await expand.click();
  await expect(menu).toBeVisible();
  await profileLink(page).click();
  await expect(heading(page, 'Perfil')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(menu).toHaveCSS('width', '88px');
  await page.reload();
  await expect(menu).toHaveCSS('width', '88px');
  await expand.click();
  await page.reload();
  await expect(menu).toHaveCSS('width', '264px');
});

test('Back shows at once what is younger than five minutes, and asks again after', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Olavo Dias');
  await new Seed(server, token).project('Guardado');
  await page.clock.install();
  await page.goto('/new_projects');
  const project = page.getByRole('link', { name: 'Guardado' });
  await expect(project).toBeVisible();
  const asked = recordOperations(page);
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(heading(page, 'Configurações')).toBeVisible();
  await page.clock.fastForward('04:30');
  await page.goBack();
  await expect(project).toBeVisible();
  expect(asked).toEqual([]);
  await page.goForward();
  await expect(heading(page, 'Configurações')).toBeVisible();
  await page.clock.fastForward('00:31');
  await page.goBack();
  await expect(project).toBeVisible();
  await expect.poll(() => asked).toEqual(['ProjectsPageQuery']);
});

test('an address opened anew starts at its top, wherever the last one was scrolled to', async ({
  page,
  signedIn,
}) => {
  await signedIn('Lia Rocha');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/layers/new');
  await expect(heading(page, 'Nova estimativa rápida')).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.goto('/profile');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
