import { toGlobalId } from '../../gateway/relay/globalId.ts';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { countSent } from './support/sentFiles.ts';

type Budget = { bytes: number; files: number };

/**
 * What a reader with an empty cache is sent of code, at most: bytes as they travel, and files. A release compresses
 * further, to some nine tenths.
 */
const budgets = {
  login: { bytes: 280_000, files: 7 },
  list: { bytes: 370_000, files: 22 },
  /** Without the floors' form, which opens on demand. */
  tower: { bytes: 390_000, files: 30 },
  comparison: { bytes: 415_000, files: 30 },
  takeoff: { bytes: 385_000, files: 22 },
} satisfies Record<string, Budget>;

test('a screen costs no more code than its budget, and what it asks for early is used', async ({
  page,
  server,
  signedIn,
}) => {
  // One that is asked for early and not used would be warned of here; a screen in the wrong costs too little.
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('was preloaded')) faults.push(message.text());
  });
  const open = async (path: string, { bytes, files }: Budget) => {
    await page.goto('about:blank');
    const sent = await countSent(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    const { scriptBytes, scriptFiles, all } = sent();
    const texts = all.filter(({ url }) => url.endsWith('.json')).map(({ url }) => url);
    const early = await page
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    // The screen would come without them, and again when they are there.
    expect(
      texts.filter((url) => !early.includes(url)),
      'texts that the route does not name',
    ).toEqual([]);
    expect(texts.length, 'texts come once').toBe(new Set(texts).size);
    expect(
      texts.filter((url) => !url.includes('/locales/pt-BR/')),
      'in one language',
    ).toEqual([]);
    expect.soft(scriptBytes, path).toBeLessThanOrEqual(bytes);
    expect.soft(scriptFiles, path).toBeLessThanOrEqual(files);
    return all;
  };

  const login = await open('/login', budgets.login);
  expect(login.filter(({ url }) => url.includes('/graphql'))).toEqual([]);

  const { token } = await signedIn('Bete Contada');
  const seed = new Seed(server, token);
  const { path, project, unit, option, floors } = await seed.tower('Projeto contado');
  const walls = await seed.option(project, unit, 'Paredes');
  await seed.module({ project, unit, option: walls, floors }, 'Paredes');
  const takeoff = `${path}/takeoff/${encodeURIComponent(toGlobalId('Option', project, unit, option))}`;
  const screens: [string, Budget][] = [
    ['/new_projects', budgets.list],
    [path, budgets.tower],
    [`${path}/constructive-technologies`, budgets.comparison],
    [takeoff, budgets.takeoff],
  ];
  for (const [screen, budget] of screens) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await open(screen, budget);
  }
  expect(faults).toEqual([]);

  // A trail that comes with the data and took a second line would push a phone's screen down.
  await page.setViewportSize({ width: 390, height: 800 });
  const trail = page.getByRole('navigation', { name: 'Caminho' });
  await expect(trail).toContainText('Projeto contado');
  await expect.poll(async () => (await trail.boundingBox())?.height).toBeLessThan(30);

  // The code is held back until data stand in the shell: only the page itself can do that. The screen says the same.
  let codeMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/base-*.js', async (route) => {
    await codeMayCome.promise;
    await route.continue();
  });
  for (const [address, heading, first] of [
    ['/new_projects', 'Projetos', 'Projeto contado'],
    [path, 'Torre A', 'Pórtico'],
    [`${path}/constructive-technologies`, 'Comparar simulações da torre', 'Pórtico'],
  ] as const) {
    codeMayCome = Promise.withResolvers();
    await page.goto(address, { waitUntil: 'commit' });
    const shell = page.locator('.splash');
    await expect(shell.locator('strong')).toHaveText(heading);
    await expect(shell.locator('li').first()).toContainText(first);
    const range = (await shell.locator('li span').first().textContent()) ?? '';
    expect(range).toMatch(/^[\d,]+ – [\d,]+ kgCO₂e\/m²$/);
    codeMayCome.resolve();
    await expect(page.getByRole('img', { name: range, exact: true }).first()).toBeVisible();
    await expect(shell).toHaveCount(0);

    // With a search in the address the page asks nothing early: the screen that comes of it is the same.
    const told = async () =>
      (await page.getByRole('main').ariaSnapshot()).replaceAll(
        /há \d+ \w+|(?<=\?)lng=pt-BR&|\?lng=pt-BR$/gm,
        '',
      );
    const asked = await told();
    await page.goto(`${address}?lng=pt-BR`);
    await expect.poll(told).toBe(asked);
  }

  // A name without a space takes as many lines as it needs.
  codeMayCome = Promise.withResolvers();
  const long = await seed.unit(project, 'Torre'.repeat(20));
  await page.goto(`/new_projects/${project}/unit/${long.id}`, { waitUntil: 'commit' });
  const heading = page.locator('.splash strong');
  await expect(heading).toHaveText('Torre'.repeat(20));
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  codeMayCome.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Torre'.repeat(20) })).toBeVisible();
});
