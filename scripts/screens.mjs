// npm run screens: pictures of the main screens over the example portfolio, in docs/screens/. Light and dark, three widths.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, childEnv, ensureInstalled, generate, projectNode, root, runNode } from './toolchain.mjs';

const widths = { 1440: 900, 768: 1024, 390: 844 };
const schemes = ['light', 'dark'];
const target = join(root, 'docs', 'screens');

ensureInstalled({ tests: true });
generate();
await build();
const { chromium } = await import('@playwright/test');
const { default: sharp } = await import('sharp');

const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const env = childEnv({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off' });
runNode(['seed/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
const server = spawn(projectNode(), ['dist/server/main.mjs'], {
  cwd: root,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  await takePictures(url);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill()) await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

/** Paths of the screens to picture, with what to open there first. */
async function screensOf(url, token) {
  const get = async (path) =>
    (await fetch(`${url}/v1${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { projects } = await get('/projects?page_size=50');
  for (const { id: project, units } of projects) {
    for (const { id: unit } of units) {
      const { tower_options: options } = await get(`/projects/${project}/units/${unit}/options`);
      if (options.length < 3) continue;
      const module = options.flatMap(({ modules }) => modules ?? [])[0];
      const working = `/new_projects/${project}/unit/${unit}`;
      const reading = `/projects/${project}/${unit}`;
      return {
        landing: ['/'],
        dashboard: ['/dashboard'],
        projects: ['/new_projects'],
        project: [`/new_projects/${project}`],
        tower: [working],
        module: [
          working,
          (page) =>
            page
              .getByRole('button', { name: /^Adicionar módulo/ })
              .first()
              .click(),
        ],
        compare: [`${working}/constructive-technologies`],
        tables: [reading],
        versions: [`${reading}/${module.id}?type=${module.type}`],
      };
    }
  }
  throw new Error('The example portfolio has no tower with three options');
}

async function takePictures(url) {
  const answer = await fetch(`${url}/v1/tokens/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'torre-de-exemplo' }),
  });
  const { authentication_token: session, user } = await answer.json();
  const screens = await screensOf(url, session.token);
  mkdirSync(target, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  for (const [width, height] of Object.entries(widths)) {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      viewport: { width: Number(width), height },
    });
    await context.addInitScript(
      ([stored, token]) => {
        localStorage.setItem('tanstack.auth.user', stored);
        localStorage.setItem('tanstack.auth.token', token);
      },
      [JSON.stringify({ ...user, token: session.token }), JSON.stringify(session)],
    );
    const page = await context.newPage();
    for (const [name, [path, open]] of Object.entries(screens)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open?.(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        // Waits for pictures, fonts and colours.
        await page.waitForTimeout(700);
        const file = join(target, `${name}-${width}-${colorScheme}.png`);
        await sharp(await page.screenshot())
          .png({ palette: true, quality: 90, effort: 8 })
          .toFile(file);
      }
    }
    await context.close();
    console.log(`${Object.keys(screens).length * schemes.length} pictures at ${width} px`);
  }
  await browser.close();
}
