// What a browser is sent per screen, when it paints, and what a page without any program takes in the same run.
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import { logInAs, makeWorld, screensOf } from './webWorld.ts';
import { countSent } from '../e2e/support/sentFiles.ts';
import { ProductServer } from '../e2e/support/productServer.ts';

/** With `--slow`: 400 kbit/s, the given round trip (ms), and a processor of a quarter of this one. */
const slow = process.argv.find((word) => word.startsWith('--slow'));
const roundTrip = Number(slow?.split('=')[1] ?? 400);
const rounds = slow === undefined ? 5 : 1;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

const server = await new ProductServer().start();
const browser = await launchBrowser();
try {
  const world = await makeWorld(server);
  const still = await paintTimes(browser, null, '/icon.svg', 'svg');
  console.log(`A static file: painted after ${still.painted.toFixed(0)} ms\n`);
  console.log(
    'screen            JS files    JS kB   files  all kB   painted  ÷ static      data  ÷ static    screen  ÷ static   shift',
  );
  const wanted = process.argv
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  for (const { name, path, content, guest } of screensOf(world)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    const session = guest ? null : world.session;
    const sent = await sentFor(browser, session, path, content);
    const times = await paintTimes(browser, session, path, content);
    const line = [
      name.padEnd(16),
      String(sent.scriptFiles).padStart(8),
      kilobytes(sent.scriptBytes),
      String(sent.files).padStart(7),
      kilobytes(sent.bytes),
      times.painted.toFixed(0).padStart(8),
      (times.painted / still.painted).toFixed(1).padStart(9),
      times.data.toFixed(0).padStart(9),
      (times.data / still.painted).toFixed(1).padStart(9),
      times.content.toFixed(0).padStart(9),
      (times.content / still.painted).toFixed(1).padStart(9),
      times.shift.toFixed(3).padStart(8),
    ];
    console.log(line.join(' '));
    if (process.argv.includes('--files'))
      for (const { url, bytes } of sent.all.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`    ${kilobytes(bytes)}  ${url.replace(server.url, '')}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

type Session = Parameters<typeof logInAs>[1];

async function newPage(from: Browser, session: Session | null): Promise<Page> {
  const context = await from.newContext({ baseURL: server.url, locale: 'pt-BR' });
  if (session !== null) await logInAs(context, session);
  const page = await context.newPage();
  if (slow === undefined) return page;
  const devtools = await context.newCDPSession(page);
  const throughput = 400_000 / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function sentFor(from: Browser, session: Session | null, path: string, content: string) {
  const page = await newPage(from, session);
  const sent = await countSent(page);
  await page.goto(path, { timeout: 120_000 });
  await page.locator(content).first().waitFor();
  await page.waitForTimeout(1_000);
  const count = sent();
  await page.context().close();
  return count;
}

/**
 * Medians of a hard load with an empty cache: first paint, the moment data are painted (in the shell or by the screen),
 * the moment the screen itself shows `content`, and the layout shift.
 */
async function paintTimes(from: Browser, session: Session | null, path: string, content: string) {
  const samples = {
    painted: [] as number[],
    data: [] as number[],
    content: [] as number[],
    shift: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    const page = await newPage(from, session);
    await page.addInitScript((selector) => {
      const seen = window as unknown as { dataAt?: number; contentAt?: number; shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = (wanted: string, found: (at: number) => void) => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(() => look(wanted, found));
        else requestAnimationFrame(() => found(performance.now()));
      };
      look(selector, (at) => (seen.contentAt = at));
      look(`.splash li, ${selector}`, (at) => (seen.dataAt = at));
    }, content);
    await page.goto(path, { timeout: 120_000 });
    await page.waitForFunction(
      () => (window as unknown as { contentAt?: number }).contentAt !== undefined,
      null,
      { timeout: 120_000 },
    );
    await page.waitForTimeout(400);
    const one = await page.evaluate(() => {
      const seen = window as unknown as { dataAt?: number; contentAt?: number; shift: number };
      const { contentAt = Number.NaN, dataAt = contentAt, shift } = seen;
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? contentAt;
      return { painted, data: dataAt, content: contentAt, shift };
    });
    samples.painted.push(one.painted);
    samples.data.push(one.data);
    samples.content.push(one.content);
    samples.shift.push(one.shift);
    await page.context().close();
  }
  return {
    painted: median(samples.painted),
    data: median(samples.data),
    content: median(samples.content),
    shift: median(samples.shift),
  };
}
