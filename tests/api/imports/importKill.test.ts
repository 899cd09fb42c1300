import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../support/servers/apiProcess.ts';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
import { formWith } from '../../support/pictures.ts';
import { layDatabase } from '../../support/preparedDatabase.ts';
import { call } from '../../support/restCall.ts';
import { newUser, type TestUser } from '../../support/world.ts';

let folder: string;
let api: ApiProcess;
let user: TestUser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
  await layDatabase(folder);
  api = await startApiProcess({ DATA_DIR: folder });
  user = await newUser(api.url);
}, 180_000);
afterAll(async () => {
  await endProcess(api.child, 'SIGKILL');
  removeFolder(folder);
});

const projects = 60;
const header =
  'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,' +
  'floor_height,floor_repetition,module_wall_thickness,module_slab_thickness,module_wall_concrete_25,' +
  'module_slab_concrete_25';
const sheet = (name: string) => {
  const rest = 'SP,São Paulo,basic_project,Torre A,Tipo,450.5,standard_floor,2.8,12,0.1,0.12,30,20';
  return [header, ...Array.from({ length: projects }, (_, n) => `${name} ${n},${rest}`)].join('\n');
};

const ask = (method: string, path: string, body?: FormData) =>
  call(api.url, method, path, { token: user.token, ...(body === undefined ? {} : { body }) });
const send = (name: string) =>
  ask('POST', '/v1/projects-upload', formWith(sheet(name), { name: 'obras.csv', field: 'csv' }));
/** How many projects have this in their name. */
const count = async (name: string): Promise<number> =>
  (await ask('GET', `/v1/projects?name=${encodeURIComponent(name)}`)).body.metadata.total_records ?? 0;

/** Starts `work`, kills the server without warning at a share of the time it takes, and starts it again. */
async function killWithin(work: () => Promise<unknown>, milliseconds: number): Promise<void> {
  const running = work().catch(() => {});
  await wait(milliseconds);
  await Promise.all([running, endProcess(api.child, 'SIGKILL')]);
  api = await startApiProcess({ DATA_DIR: folder });
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

test('a kill in the middle of an import or of its undo leaves all of it or nothing', async () => {
  const [first, importTime] = await timed(() => send('Inteiro'));
  expect(first).toMatchObject({ status: 201, body: { projects_made: projects } });
  for (const share of [0.4, 0.8]) {
    const name = `Cortado ${share}`;
    await killWithin(() => send(name), importTime * share);
    expect([0, projects]).toContain(await count(name));
  }
  expect(await count('Inteiro')).toBe(projects);
  const { body } = await send('Para desfazer');
  const path = `/v1/projects-upload/${first.body.import_id}`;
  const [, undoTime] = await timed(() => ask('DELETE', path));
  expect(await count('Inteiro')).toBe(0);
  const other = `/v1/projects-upload/${body.import_id}`;
  await killWithin(() => ask('DELETE', other), undoTime / 2);
  expect([0, projects]).toContain(await count('Para desfazer'));
  // Whatever the kill left, asking again ends at the same place, however often.
  for (const _ of ['once more', 'and again']) expect((await ask('DELETE', other)).status).toBe(200);
  expect(await count('Para desfazer')).toBe(0);
}, 240_000);
