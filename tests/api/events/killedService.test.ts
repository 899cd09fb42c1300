import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../support/servers/apiProcess.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
import { formWith } from '../../support/pictures.ts';
import { layDatabase } from '../../support/preparedDatabase.ts';
import { call } from '../../support/restCall.ts';
import { WebhookReceiver } from '../../support/servers/webhookReceiver.ts';
import { expectStatus, newUser, sampleFrame, type TestUser } from '../../support/world.ts';

let folder: string;
let api: ApiProcess;
let user: TestUser;
const receiver = new WebhookReceiver();
const dataDir = () => join(folder, 'data');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
  await layDatabase(dataDir());
  await receiver.open();
  api = await startApiProcess({ DATA_DIR: dataDir(), WEBHOOK_LOCALHOST: 'on' });
  user = await newUser(api.url);
}, 180_000);
afterAll(async () => {
  await endProcess(api.child, 'SIGKILL');
  await receiver.close();
  removeFolder(folder);
});

/** What a kill at this moment would leave on the disk, copied while the service stands still; it goes on afterwards. */
async function leftAt(moment: number): Promise<string> {
  const left = join(folder, `left-${moment}`);
  api.child.kill('SIGSTOP');
  while (!/\) T /.test(readFileSync(`/proc/${api.child.pid}/stat`, 'utf8'))) await wait(1);
  cpSync(dataDir(), left, { recursive: true });
  api.child.kill('SIGCONT');
  return left;
}

/** Starts on what a kill left, to be asked: nothing of it has to outlive the machine. */
async function startedOn<T>(left: string, ask: (again: TestApi) => Promise<T>): Promise<T> {
  const again = await startApi({ dataDir: left, fsync: false, webhookLocalhost: true });
  try {
    return await ask(again);
  } finally {
    await again.close();
  }
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work, performance.now() - start];
}

test('a change whose service was killed before its delivery reaches the webhook after the next start', async () => {
  receiver.answers['/'] = [0];
  const body = { url: `${receiver.url}/`, events: ['project'] };
  receiver.secret = (await expectStatus(201, user.call('POST', '/v1/webhooks', body))).body.secret;
  await user.project();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
  const left = await leftAt(0);
  receiver.received.splice(0);
  await startedOn(left, async (again) => {
    // As it is when the time that the dead service had for it is over.
    await again.db
      .updateTable('webhooks')
      .set({ busyUntil: new Date(0) })
      .execute();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 40_000 });
    expect(receiver.received[0]).toMatchObject({ type: 'project.created', isSigned: true });
  });
}, 90_000);

test('a service killed in the middle of a save has all of a sheet or nothing of it', async () => {
  const unit = await (await user.project()).unit();
  const option = await unit.option();
  const floors = await unit.floors();
  const sheet = (volume: number) =>
    Array.from({ length: 60 }, (_, at) => ({
      type: 'beam_column',
      name: `Módulo ${at}`,
      data: {
        ...sampleFrame,
        concrete_slabs: { volumes: [{ fck: 30, volume }] },
        floor_ids: [floors[at % floors.length]?.id],
      },
    }));
  const put = (modules: object[]) => user.call('PUT', `${option.path}/takeoff`, { modules });
  type Row = { id: string; version: number; consumption: { co2_min: number } };
  const read = async (url: string) =>
    (await call(url, 'GET', option.path, { token: user.token })).body.tower_option.modules as Row[];
  const [, duration] = await timed(put(sheet(40)));
  const stored = await read(api.url);
  expect(stored).toHaveLength(60);

  const changed = sheet(41).map((module, at) => ({ id: stored[at]?.id, ...module }));
  const saving = put([...changed, ...sheet(42)]);
  const left: string[] = [];
  // It takes twice as long as the first.
  for (const moment of [1, 2]) {
    await wait(duration * 0.6);
    left.push(await leftAt(moment));
  }
  await saving;

  for (const each of left) {
    const after = await startedOn(each, (again) => read(again.url));
    const isOld = after.length === stored.length;
    expect(after).toHaveLength(stored.length + (isOld ? 0 : 60));
    for (const [at, before] of stored.entries())
      expect(after[at]).toMatchObject({ id: before.id, version: before.version + (isOld ? 0 : 1) });
  }
}, 120_000);

test('a service killed in the middle of an import or of its undo leaves all of it or nothing', async () => {
  const imported = 24;
  const header =
    'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,' +
    'floor_height,floor_repetition,module_wall_thickness,module_slab_thickness,module_wall_concrete_25,' +
    'module_slab_concrete_25';
  const rest = 'SP,São Paulo,basic_project,Torre A,Tipo,450.5,standard_floor,2.8,12,0.1,0.12,30,20';
  const send = async (name: string): Promise<string> => {
    const rows = Array.from({ length: imported }, (_, n) => `${name} ${n},${rest}`);
    const form = formWith([header, ...rows].join('\n'), { name: 'obras.csv', field: 'csv' });
    return (await expectStatus(201, user.call('POST', '/v1/projects-upload', form))).body.import_id;
  };
  const undo = (id: string, url = user.url) =>
    expectStatus(200, call(url, 'DELETE', `/v1/projects-upload/${id}`, { token: user.token }));
  const count = async (url: string, name: string): Promise<number> =>
    (await call(url, 'GET', `/v1/projects?name=${name}`, { token: user.token })).body.metadata
      .total_records ?? 0;

  const [first, importTime] = await timed(send('Inteiro'));
  const sending = send('Cortado');
  await wait(importTime / 2);
  const amidImport = await leftAt(3);
  const second = await sending;
  const [, undoTime] = await timed(undo(first));
  const undoing = undo(second);
  await wait(undoTime / 2);
  const amidUndo = await leftAt(4);
  await undoing;

  await startedOn(amidImport, async ({ url }) => {
    expect(await count(url, 'Inteiro')).toBe(imported);
    expect([0, imported]).toContain(await count(url, 'Cortado'));
  });
  await startedOn(amidUndo, async ({ url }) => {
    expect(await count(url, 'Inteiro')).toBe(0);
    expect([0, imported]).toContain(await count(url, 'Cortado'));
    // Whatever the kill left, asking again ends at the same place, however often.
    for (const _ of ['once more', 'and again']) await undo(second, url);
    expect(await count(url, 'Cortado')).toBe(0);
  });
}, 120_000);
