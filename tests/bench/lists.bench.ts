// What fifty more projects cost a browser that shows 50 of them, and one that shows 450.
import { launchBrowser } from './launchBrowser.ts';
import { logInAs } from './webWorld.ts';
import { ProductServer } from '../e2e/support/productServer.ts';
import { Seed } from '../e2e/support/seed.ts';

const inAll = 500;
const server = await new ProductServer().start();
const browser = await launchBrowser();
try {
  const session = await server.account('Ana Lista', 'ana.lista@example.com');
  const seed = new Seed(server, session.token);
  for (let each = 1; each <= inAll; each++) await seed.project(`Projeto ${each}`);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  });
  await logInAs(context, session);
  console.log('shown  answer kB  script ms  style ms  layout ms  heap +MB  new DOM nodes');
  for (const shown of [50, 450]) {
    const page = await context.newPage();
    await page.goto(`/new_projects?page=${shown / 50}`);
    const cards = page.locator('main li.MuiCard-root');
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li.MuiCard-root').length >= count,
      shown,
    );
    await page.waitForTimeout(2_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const read = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Record<string, number>;
    };
    const before = await read();
    const answer = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    const bytes = (await (await answer).body()).length;
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li.MuiCard-root').length >= count,
      shown + 50,
    );
    await page.waitForTimeout(2_000);
    const after = await read();
    const ms = (name: string) => ((after[name]! - before[name]!) * 1000).toFixed(0).padStart(9);
    const heap = ((after['JSHeapUsedSize']! - before['JSHeapUsedSize']!) / 1e6).toFixed(1);
    console.log(
      String(await cards.count()).padStart(5),
      (bytes / 1000).toFixed(1).padStart(10),
      ms('ScriptDuration'),
      ms('RecalcStyleDuration'),
      ms('LayoutDuration'),
      heap.padStart(9),
      String(after['Nodes']! - before['Nodes']!).padStart(9),
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
