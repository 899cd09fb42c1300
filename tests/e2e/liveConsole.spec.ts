import { fileURLToPath } from 'node:url';
import { fromGlobalId } from '../../gateway/relay/globalId.ts';
import { routeTable } from '../../web/build/start/routeTable.ts';
import { startLiveG3 } from '../support/liveG3Service.ts';
import { startLiveService } from '../support/liveService.ts';
import { expect, test } from './support/fixtures.ts';
import { person, startLiveProduct } from './support/liveProduct.ts';
import { watchPage } from './support/quietPage.ts';

const routes = routeTable(fileURLToPath(new URL('../../web/', import.meta.url)));
const tabs = ['suppliers', 'prices', 'decisions', 'people', 'details', 'activity'];

const generations = [
  { name: 'of September 2025', start: () => startLiveService() },
  { name: 'of April 2026', start: startLiveG3 },
];

for (const generation of generations) {
  test(`no screen asks for what the live service ${generation.name} lacks`, async ({ browser }) => {
    test.setTimeout(240_000);
    const live = await generation.start();
    const { world, token, openFor, close } = await startLiveProduct(browser, live);
    const project = await world.project(token);
    const unit = await world.tower(token, project.id);
    const floors = await world.floorIds(token, project.id, unit.id);
    const { optionId, moduleId } = await world.option(token, unit.id, floors);
    const page = await openFor(person);
    const expectQuiet = watchPage(page);
    const ids: Record<string, string> = {
      projectId: project.databaseId,
      unitId: unit.databaseId,
      optionId,
      moduleId: fromGlobalId(moduleId)?.ids.at(-1) ?? '',
      decisionId: '1',
    };
    const addressOf = (path: string) => {
      const address = `/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => ids[name] ?? '')}`;
      return path.includes(':moduleId') ? `${address}?type=beam_column` : address;
    };
    const addresses = [
      // That of a new password ends the session.
      ...routes.filter(({ path }) => path !== 'reset').map(({ path }) => addressOf(path)),
      ...tabs.map((tab) => `${addressOf('new_projects/:projectId')}?tab=${tab}`),
      `/unit/new?projectId=${project.databaseId}`,
    ];
    const open = async (address: string) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      expect(new URL(page.url()).pathname, address).not.toBe('/login');
      await expectQuiet(address);
    };
    for (const address of addresses) await open(address);
    await expect(page.locator('nav a[href="/benchmark"]')).toBeVisible();
    await expect(page.locator('nav a[href="/decisions"]')).toHaveCount(0);

    // A browser that has not been told yet what the service lacks.
    for (const path of ['dashboard', 'profile', 'new_projects/:projectId/decisions/:decisionId']) {
      await page.evaluate(() => localStorage.removeItem('torre.lacking'));
      await open(addressOf(path));
    }
    await close();
  });
}
