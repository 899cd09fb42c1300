import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/apiProcess.ts';
import { newUser, sampleFrame, type TestUser } from '../support/world.ts';

let folder: string;
let api: ApiProcess;
let user: TestUser;
const start = () => startApiProcess({ DATA_DIR: folder });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
  api = await start();
  user = await newUser(api.url);
}, 180_000);
afterAll(async () => {
  api.child.kill('SIGTERM');
  await once(api.child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

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
  const read = async () => (await user.call('GET', option.path)).body.tower_option.modules as Row[];
  const started = performance.now();
  await put(sheet(40));
  const whole = performance.now() - started;
  let stored = await read();
  expect(stored).toHaveLength(60);

  for (const share of [0.15, 0.5, 0.85]) {
    const changed = sheet(40 + share).map((module, at) => ({ id: stored[at]?.id, ...module }));
    const saving = put([...changed, ...sheet(share)]).catch(() => null);
    await wait(whole * share);
    api.child.kill('SIGKILL');
    await saving;
    api = await start();
    user = Object.assign(user, { url: api.url });
    const after = await read();
    const isOld = after.length === stored.length;
    expect(after).toHaveLength(stored.length + (isOld ? 0 : 60));
    for (const [at, before] of stored.entries())
      expect(after[at]).toMatchObject({ id: before.id, version: before.version + (isOld ? 0 : 1) });
    stored = after;
  }
}, 240_000);
