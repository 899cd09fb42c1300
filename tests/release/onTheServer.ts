// What docs/deployment.md has a person do with a release: install, fill, back up, upgrade, go back. Each step says what it
// saw; the first that sees something else ends the drill. `onTheServer.ts <folder> <release> <newer release>`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { extract } from 'tar';
import { packages } from '../../scripts/releaseParts.mjs';
import { RestSession } from '../../seed/restSession.ts';
import { endProcess } from '../support/servers/endProcess.ts';

const [folder = '', release = '', newer = ''] = process.argv.slice(2);
const bin = join(folder, 'bin');
mkdirSync(bin);
symlinkSync(process.execPath, join(bin, 'node'));
/** All the environment there is: no npm, no compiler, no shell's commands. */
const environment = { PATH: bin, HOME: folder, RATE_LIMIT: 'off', PORT: '0' };

const credentials = { email: 'ana@example.com', password: 'torre-de-exemplo' };
const began = Date.now();
const seen = (step: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`);

/** Unpacks an archive whose checksum holds. @returns its folder. */
async function install(archive: string): Promise<string> {
  const sums = readFileSync(join(dirname(archive), 'SHA256SUMS'), 'utf8');
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  assert(sums.includes(`${digest}  ${basename(archive)}`), 'the checksum holds');
  const target = join(folder, basename(archive, '.tar.gz'));
  mkdirSync(target);
  await extract({ file: archive, cwd: target });
  const app = join(target, readdirSync(target)[0]!);
  // Fonts are files and workbooks are tried below; all else has to load, with its binaries and all it asks for.
  const names = packages.filter((name) => !/fonts|excel/.test(name));
  const load = `for (const name of ${JSON.stringify(names)}) await import(name)`;
  assert.equal(
    spawnSync('node', ['--input-type=module', '-e', load], { cwd: app, env: environment }).status,
    0,
  );
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const megabytes = (size: number) => `${(size / 1e6).toFixed(0)} MB`;
  seen(
    `${basename(archive)} (${megabytes(statSync(archive).size)}) unpacked: ${megabytes(bytes)}, ${files.length} files`,
  );
  return app;
}

/** Runs an entry of a release to its end. @returns its exit code and what it said. */
function command(app: string, dataDir: string, entry: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [`dist/server/${entry}.mjs`, ...args], {
    cwd: app,
    env: { ...environment, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Starts a release and resolves with its address when it is ready. */
async function start(app: string, dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...environment, DATA_DIR: dataDir };
  const child = spawn('node', ['dist/server/main.mjs'], {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const address = /http:\/\/\S+/.exec(data.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
  assert.match(await (await fetch(url)).text(), /<div id="root"/);
  return { child, url };
}

async function stop(child: ChildProcess): Promise<void> {
  assert.equal(await endProcess(child, 'SIGTERM'), 0, 'a stop ends with 0');
}

/** Every row of the seeded account's projects and decisions, and a session to go on with. */
async function contentOf(url: string) {
  const session = new RestSession(url);
  await session.logIn(credentials.email, credentials.password);
  const told = await session.get<{ projects: Record<string, unknown[]>; decisions: unknown[] }>(
    '/v1/users/me/export',
  );
  const rows = { ...told.projects, decisions: told.decisions };
  const count = Object.values(rows).reduce((sum, table) => sum + table.length, 0);
  return { session, content: JSON.stringify(rows), count };
}

/** Sends the sheet that the service hands out to be filled in: what writes and reads workbooks works, a thread too. */
async function importTemplate(url: string): Promise<void> {
  const loggedIn = await fetch(`${url}/v1/tokens/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const {
    authentication_token: { token },
  } = (await loggedIn.json()) as { authentication_token: { token: string } };
  const body = new FormData();
  body.set('csv', await (await fetch(`${url}/v1/projects-upload/template.xlsx`)).blob(), 'obras.xlsx');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/v1/projects-upload`, { method: 'POST', headers, body });
  assert.equal(((await sent.json()) as { projects_made: number }).projects_made, 1);
}

const app = await install(release);
const data = join(folder, 'data');
assert.equal(command(app, data, 'seed').status, 0);
let { child, url } = await start(app, data);
await importTemplate(url);
const before = await contentOf(url);
seen(`seeded, started, a workbook imported, read: ${before.count} rows`);
await stop(child);
assert(before.count > 100, 'the seed is there');
const archive = join(folder, 'before.tar.gz');
assert.equal(command(app, data, 'backup', 'backup', archive).status, 0);
seen(`backed up: ${(statSync(archive).size / 1e6).toFixed(1)} MB`);

const upgraded = await install(newer);
({ child, url } = await start(upgraded, data));
const after = await contentOf(url);
const asBefore = after.content.replaceAll(',"tomorrow":"later"', '');
assert.notEqual(asBefore, after.content, 'the migration was carried out');
assert.equal(asBefore, before.content, 'all is there after the upgrade');
await after.session.post('/v1/projects', {
  name: 'Depois',
  state: 'SP',
  city: 'São Paulo',
  phase: 'basic_project',
});
await stop(child);
seen('upgraded: a migration carried out, the same content, one project more');

const refused = command(app, data, 'main');
assert.equal(refused.status, 1);
assert.match(refused.said, /^The database is of a newer version \(9999_tomorrow\)[^\n]*$/);
seen(`the former version on it: ${refused.said}`);

const restored = join(folder, 'restored');
const told = command(app, restored, 'backup', 'restore', archive);
assert.equal(told.status, 0, told.said);
({ child, url } = await start(app, restored));
assert.equal((await contentOf(url)).content, before.content, 'all is there after going back');
await stop(child);
seen(`restored and went back: ${told.said.replace(folder, '…')}`);
