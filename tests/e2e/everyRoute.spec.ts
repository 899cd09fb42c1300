import { fileURLToPath } from 'node:url';
import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { routeTable } from '../../web/build/routeTable.ts';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';

const routes = routeTable(fileURLToPath(new URL('../../web/', import.meta.url)));

// Each from an empty cache and as the first page: files of the built client that need each other in a circle fail for
// one way in only.
test.describe.configure({ timeout: 240_000 });

test('every screen comes up in the built client, as the first one of a visit', async ({
  browser,
  baseURL,
  server,
  signedIn,
  page,
}) => {
  const { token } = await signedIn('Ana Beatriz Lopes');
  const { project, unit, option, module } = await new Seed(server, token).tower('Residencial Ipê');
  const optionId = toGlobalId('Option', project, unit, option);
  const ids: Record<string, string> = { projectId: project, unitId: unit, optionId, moduleId: module };
  await page.goto('/settings');
  const member = await page.context().storageState();
  expect(routes.length).toBeGreaterThan(20);

  for (const { path, guest } of routes) {
    const address = `/${path.replaceAll(/:(\w+)/g, (_whole, name: string) => ids[name] ?? '')}`;
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      ...(guest ? {} : { storageState: member }),
    });
    const visit = await context.newPage();
    const faults: string[] = [];
    visit.on('pageerror', ({ message }) => faults.push(message));
    visit.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await visit.goto(
      path.endsWith(':moduleId') || path.endsWith('new') ? `${address}?type=beam_column` : address,
    );
    await expect(visit.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(visit.locator('.MuiSkeleton-root'), address).toHaveCount(0);
    expect(new URL(visit.url()).pathname, 'stays where it was sent').toBe(address);
    expect(faults, address).toEqual([]);
    await context.close();
  }
});
