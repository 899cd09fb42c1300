import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromGlobalId } from '../../gateway/relay/globalId.ts';
import { routeTable } from '../../web/build/start/routeTable.ts';
import { startLiveG3 } from '../support/liveG3Service.ts';
import { startLiveService } from '../support/liveService.ts';
import { expect, test } from './support/fixtures.ts';
import { acceptInvitation, colleague, person, startLiveProduct } from './support/liveProduct.ts';
import { watchPage } from './support/quietPage.ts';

const routes = routeTable(fileURLToPath(new URL('../../web/', import.meta.url)));
const tabs = ['suppliers', 'prices', 'decisions', 'people', 'details', 'activity'];

/** Screens whose buttons open something else by what the service offers. */
const differing = [
  'new_projects/:projectId',
  'new_projects/:projectId?tab=people',
  'new_projects/:projectId/unit/:unitId',
];
/** Buttons of the shell stand on every screen: they are pressed on the first. The tables open what the cards do. */
const others = ['new_projects', 'new_projects/:projectId/unit/:unitId/constructive-technologies', 'profile'];
/** Buttons that change something at once, or leave; those that open nothing are pressed as well. */
const acting =
  /^(Sair|Salvar|Fechar|Recolher|Mudar para|Entendi|Usar como referência|Referência|Imprimir|Baixar)/;
const actingItem = /^(Duplicar|Baixar|English|Português|Español)/;

/**
 * Opens whatever the buttons of a screen open, and what their menus do; what is in `opens` is waited for.
 *
 * @returns names of what was opened.
 */
async function openAll(
  page: Page,
  within: string,
  opens: readonly string[],
  expectQuiet: (where: string) => Promise<void>,
): Promise<string[]> {
  const opened: string[] = [];
  const overlay = page.locator('.MuiModal-root');
  const menu = page.getByRole('menu');
  const shut = async () => {
    for (let tries = 0; tries < 3 && (await overlay.count()) > 0; tries++) {
      await page.keyboard.press('Escape');
      await expect(overlay)
        .toHaveCount(0, { timeout: 2000 })
        .catch(() => {});
    }
    await expect(overlay).toHaveCount(0);
  };
  const look = async (name: string) => {
    await expectQuiet(name);
    const isOpen = await overlay
      .first()
      .waitFor({ timeout: opens.includes(name) ? 10_000 : 100 })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) opened.push(name);
  };
  const names = await page
    .locator(within)
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
  for (const name of new Set(names.filter((each) => each !== '' && !acting.test(each)))) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await shut();
    await button.click();
    await look(name);
    const texts = await page.getByRole('menuitem').allTextContents();
    await shut();
    for (const text of texts.filter((each) => !actingItem.test(each))) {
      await button.click();
      await page.getByRole('menuitem', { name: text }).click();
      await expect(menu).toHaveCount(0);
      await look(`${name}: ${text}`);
      await shut();
    }
  }
  return opened;
}

const everywhere = [
  'Ações do projeto Residencial Ipê',
  'Ações do projeto Residencial Ipê: Editar',
  'Ações do projeto Residencial Ipê: Excluir',
  'Ações da torre Torre A',
  'Ações da torre Torre A: Excluir',
  'Convidar',
  'Adicionar Simulação',
  ...['Opção 1', 'Opção 2'].flatMap((option) =>
    ['', ': Renomear simulação', ': Excluir'].map((action) => `Ações da simulação ${option}${action}`),
  ),
  'Adicionar módulo',
  'Ações de Viga-pilar',
  'Ações de Viga-pilar: Editar',
  'Ações de Viga-pilar: Excluir',
];

const generations = [
  {
    name: 'of September 2025',
    start: () => startLiveService(),
    pressedOn: [...others, ...differing],
    opens: [...everywhere, 'Notificações: 0', 'Idioma', 'Novo projeto'],
  },
  {
    name: 'of April 2026',
    start: startLiveG3,
    pressedOn: differing,
    opens: [
      ...everywhere,
      'Ações da torre Torre A: Editar',
      'Ações para Bia Reis',
      'Ações para Bia Reis: Transferir projeto',
      'Ações para Bia Reis: Remover do projeto',
      'Adicionar fundação à simulação Opção 1',
      'Adicionar fundação à simulação Opção 2',
    ],
  },
];

for (const { name, start, pressedOn, opens } of generations) {
  test(`no screen, drawer or dialog asks for what the live service ${name} lacks`, async ({ browser }) => {
    test.setTimeout(360_000);
    const { world, token, other, openFor, close } = await startLiveProduct(browser, await start());
    const project = await world.project(token);
    const unit = await world.tower(token, project.id);
    const floors = await world.floorIds(token, project.databaseId, unit.databaseId);
    const { optionId, moduleId } = await world.option(token, unit.id, floors);
    await world.option(token, unit.id, floors, 'Opção 2');
    const invite =
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { errors { code message } } }';
    await world.made(token, invite, { projectId: project.id, email: colleague.email, permissions: ['VIEW'] });
    await acceptInvitation(world, other);
    const page = await openFor(person);
    const expectQuiet = watchPage(page);
    const ids: Record<string, string> = {
      projectId: project.databaseId,
      unitId: unit.databaseId,
      optionId,
      moduleId: fromGlobalId(moduleId)?.ids.at(-1) ?? '',
      decisionId: '1',
    };
    const open = async (path: string) => {
      const address = `/${path.replaceAll(/:(\w+)/g, (_whole, key: string) => ids[key] ?? '')}`;
      await page.goto(path.includes(':moduleId') ? `${address}?type=beam_column` : address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      expect(new URL(page.url()).pathname, address).not.toBe('/login');
      await expectQuiet(address);
    };
    const opened: string[] = [];
    for (const path of [
      // That of a new password ends the session.
      ...routes.map((route) => route.path).filter((each) => each !== 'reset'),
      ...tabs.map((tab) => `new_projects/:projectId?tab=${tab}`),
      'unit/new?projectId=:projectId',
    ]) {
      await open(path);
      const buttons = path === 'new_projects' ? 'button:visible' : 'main button:visible';
      if (pressedOn.includes(path)) opened.push(...(await openAll(page, buttons, opens, expectQuiet)));
    }
    expect(opened).toEqual(expect.arrayContaining(opens));
    await expect(page.locator('nav a[href="/benchmark"]')).toBeVisible();
    await expect(page.locator('nav a[href="/decisions"]')).toHaveCount(0);

    // A browser that has not been told yet what the service lacks.
    for (const path of ['dashboard', 'profile', 'new_projects/:projectId/decisions/:decisionId']) {
      await page.evaluate(() => localStorage.removeItem('torre.lacking'));
      await open(path);
    }
    await close();
  });
}
