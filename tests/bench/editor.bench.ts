// What opening the floors of a tower costs a browser, and a key in one of them: with few rows and with the most there may be.
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import { logInAs } from './webWorld.ts';
import { ProductServer } from '../e2e/support/productServer.ts';
import { Seed } from '../e2e/support/seed.ts';

const keys = 12;
const server = await new ProductServer().start();
const browser = await launchBrowser();
try {
  const { token, ...session } = await server.account('Ana Editor', 'ana.editor@example.com');
  const project = await new Seed(server, token).project('Projeto');
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  await logInAs(context, { token, ...session });
  console.log('rows  opened ms  first key ms  median key ms  slowest ms   script  style  layout, ms a key');
  for (const rows of [4, 200]) {
    const floor_groups = Array.from({ length: rows }, (_, index) => ({
      name: `Grupo ${index + 1}`,
      category: floorCategories[index % floorCategories.length],
      area: 400,
      height: 3,
      repetition: 1,
    }));
    const { unit } = await server.rest<{ unit: { id: string } }>(
      'POST',
      `/v1/projects/${project}/units`,
      token,
      {
        name: `Torre ${rows}`,
        type: 'tower',
        data: { floor_groups },
      },
    );
    const page = await context.newPage();
    await page.goto(`/new_projects/${project}/unit/${unit.id}/edit`);
    const areas = page.getByLabel(/^Área/);
    // They come by the screenful.
    await areas.nth(rows - 1).waitFor();
    const opened = await page.evaluate(() => performance.now());
    await page.waitForTimeout(2_000);
    await areas.nth(Math.floor(rows / 2)).focus();
    // Left once and come back to: from then on each key is checked.
    for (const key of ['Tab', 'Shift+Tab', 'End']) await page.keyboard.press(key);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      const seen = window as unknown as { taken: number[] };
      seen.taken = [];
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => seen.taken.push(performance.now() - timeStamp))),
        { capture: true },
      );
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const read = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
    };
    const before = await read();
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
      await page.waitForTimeout(400);
    }
    const after = await read();
    const perKey = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
      (name) => ((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) / keys,
    );
    const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
    console.log(
      String(rows).padStart(4),
      ...[opened, taken[0] ?? Number.NaN, median(taken), Math.max(...taken), ...perKey].map((ms) =>
        ms.toFixed(0).padStart(12),
      ),
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
