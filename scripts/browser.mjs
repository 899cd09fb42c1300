// Finds a Chromium for the browser tests, or installs one.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, runNode } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function inPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // not here
      }
    }
  return undefined;
}

function inPlaywrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => join(cache, name, 'chrome-linux', 'chrome'))
    .find((path) => existsSync(path));
}

const find = () => process.env.CHROMIUM_PATH ?? inPath() ?? inPlaywrightCache();

/** Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's, or one installed now. Exits when none can be had. */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  console.log('Installing a browser for the tests (once)…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } else {
    runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = find();
  if (installed) return installed;
  console.error('No browser found or installed: set CHROMIUM_PATH.');
  process.exit(1);
}
