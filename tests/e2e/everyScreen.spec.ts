import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { routeTable } from '../../web/build/start/routeTable.ts';
import { newPerson, signUp } from './support/accountSteps.ts';
import { expectAccessible, withoutTransitions } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { openNewModule } from './support/moduleSteps.ts';
import { Seed } from './support/seed.ts';
import { tallMasonry, tallWall } from './support/threeOptions.ts';

const routes = routeTable(fileURLToPath(new URL('../../web/', import.meta.url)));

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => withoutTransitions(page));

/** What the page's code throws or logs as an error from here on, and what one load of it asks for twice. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.clear();
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName = '' } = request.postDataJSON() as { operationName?: string };
    if (!operationName.endsWith('PageQuery')) return;
    if (asked.has(operationName)) faults.push(`asked for twice: ${operationName}`);
    asked.add(operationName);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Each as the first page of a visit: files of the built client that need each other in a circle fail for one way in. */
async function expectEach(page: Page, addresses: string[]): Promise<void> {
  const faults = faultsOf(page);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root'), address).toHaveCount(0);
    expect(new URL(page.url()).pathname, 'stays where it was sent').toBe(address.replace(/\?.*/, ''));
    await expectAccessible(page, address);
    expect(faults, address).toEqual([]);
  }
}

test('what a guest sees', async ({ page }) => {
  const own = routes.filter(({ guest }) => guest).map(({ path }) => `/${path}`);
  expect(own.length).toBeGreaterThan(6);
  await expectEach(page, [
    ...own,
    `/reset?tkn=${'A'.repeat(26)}`,
    `/activate?tkn=${'A'.repeat(26)}`,
    '/nowhere',
  ]);
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

/** The addresses of a member's screens that begin with one of the words, with the portfolio's things in them. */
async function memberAddresses(seed: Seed, isWanted: (path: string) => boolean) {
  const { project, unit, option, module } = await portfolio(seed);
  const optionId = toGlobalId('Option', project, unit, option);
  const ids: Record<string, string> = { projectId: project, unitId: unit, optionId, moduleId: module };
  const own = routes.filter(({ guest, path }) => !guest && isWanted(path));
  expect(own.length).toBeGreaterThan(7);
  const addresses = own.map(({ path }) => {
    const address = `/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => ids[name] ?? '')}`;
    return /:moduleId|simulation\/new$/.test(path) ? `${address}?type=beam_column` : address;
  });
  return { project, unit, module, addresses };
}

const isWorking = (path: string) => /^(?:new_projects|settings|profile|unit)\b/.test(path);

test('the working screens', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, addresses } = await memberAddresses(new Seed(server, token), isWorking);
  const tabs = ['suppliers', 'prices', 'decisions', 'people', 'details', 'activity'];
  await expectEach(page, [
    ...addresses,
    ...tabs.map((tab) => `/new_projects/${project}?tab=${tab}`),
    `/unit/new?projectId=${project}`,
    '/profile/invites?inviteId=1',
  ]);
});

test('the reading screens, estimates and imports', async ({ page, server, signedIn }) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, unit, module, addresses } = await memberAddresses(
    new Seed(server, token),
    (path) => !isWorking(path),
  );
  await expectEach(page, [...addresses, `/projects/${project}/${unit}/${module}`]);
});

test('the floors of a tower at 1440 px: words whole, letters legible, buttons in the card', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, unit } = await portfolio(new Seed(server, token));
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [
    `/new_projects/${project}/unit/${unit}/edit`,
    `/unit/edit?projectId=${project}&unitId=${unit}`,
  ]) {
    await page.goto(address);
    const form = page.getByRole('form', { name: 'Torre' });
    await form.getByLabel('Nome da torre').waitFor();
    const faults = await form.evaluate((shown) => {
      const boxes = shown.querySelectorAll<HTMLElement>(
        '.MuiSelect-select, input:not(.MuiSelect-nativeInput), section',
      );
      const cut = [...boxes].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      const small = [...shown.querySelectorAll('text')].filter((text) => {
        const scale = text.ownerSVGElement?.getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale < 11;
      });
      return [...cut, ...small].map(({ textContent }) => textContent);
    });
    expect(faults, address).toEqual([]);
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
  await expectAccessible(page, 'notifications', 'desk');
  await page.keyboard.press('Escape');
  await press('Idioma');
  await expectAccessible(page, 'language menu', 'desk');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await press('Abrir menu');
  await expectAccessible(page, 'sidebar over the page', 'phone');

  await wide();
  await page.goto('/profile');
  await press(/token/i);
  await expectAccessible(page, 'token dialog');
  await page.keyboard.press('Escape');
  await press('Novo webhook');
  await page.getByLabel(/^Endereço/).fill('https://receiver.invalid/');
  await press('Criar');
  await expectAccessible(page, 'secret of a webhook');
  await press('Fechar');
  await expectAccessible(page, 'webhooks');
});
