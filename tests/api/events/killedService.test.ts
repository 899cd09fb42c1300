import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../support/servers/apiProcess.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
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

test('a change whose service was killed before its delivery reaches the webhook after the next start', async () => {
  receiver.answers['/'] = [0];
  const body = { url: `${receiver.url}/`, events: ['project'] };
  receiver.secret = (await expectStatus(201, user.call('POST', '/v1/webhooks', body))).body.secret;
  await user.project();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
  const left = await leftAt(0);
  receiver.received.splice(0);
  const again = await startApi({ dataDir: left, fsync: false, webhookLocalhost: true });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 40_000 });
  expect(receiver.received[0]).toMatchObject({ type: 'project.created', isSigned: true });
  await again.close();
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
  const started = performance.now();
  await put(sheet(40));
  const duration = performance.now() - started;
  const stored = await read(api.url);
  expect(stored).toHaveLength(60);

  const changed = sheet(41).map((module, at) => ({ id: stored[at]?.id, ...module }));
  const saving = put([...changed, ...sheet(42)]).catch(() => null);
  const left: string[] = [];
  for (const moment of [1, 2, 3]) {
    await wait(duration * 0.3);
    left.push(await leftAt(moment));
  }
  await wait(duration * 0.1);
  await Promise.all([saving, endProcess(api.child, 'SIGKILL')]);

  // To be read only: nothing of it has to outlive the machine.
  for (const each of [...left, dataDir()]) {
    const again = await startApi({ dataDir: each, fsync: false });
    const after = await read(again.url);
    const isOld = after.length === stored.length;
    expect(after).toHaveLength(stored.length + (isOld ? 0 : 60));
    for (const [at, before] of stored.entries())
      expect(after[at]).toMatchObject({ id: before.id, version: before.version + (isOld ? 0 : 1) });
    await again.close();
  }
}, 120_000);
