import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { connect } from 'node:net';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHeavyWork } from '../../../api/limits/heavyWork.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { newUser } from '../../support/world.ts';

/** Work that ends when told to. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn<() => Promise<string>>(() => promise);
  return { work, end: () => resolve('done') };
}
const received = async () => 'file';

describe('heavy work', () => {
  test('runs a few pieces at once, the others after them', async () => {
    const heavy = createHeavyWork({ atOnce: 2, underway: 9, perUser: 9 });
    const pieces = [heldWork(), heldWork(), heldWork()];
    const results = pieces.map(({ work }) => heavy.run(1, received, work));
    await vi.waitFor(() => expect(pieces[1]?.work).toHaveBeenCalledOnce());
    expect(pieces[2]?.work).not.toHaveBeenCalled();
    pieces[0]?.end();
    await vi.waitFor(() => expect(pieces[2]?.work).toHaveBeenCalledOnce());
    for (const piece of pieces) piece.end();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  });

  test('is done in the scope of its own request, whichever one made room for it', async () => {
    const heavy = createHeavyWork({ atOnce: 1, underway: 9, perUser: 9 });
    const scope = new AsyncLocalStorage<string>();
    const first = heldWork();
    const begun = scope.run('first', () => heavy.run(1, received, first.work));
    const second = scope.run('second', () => heavy.run(1, received, async () => scope.getStore()));
    await vi.waitFor(() => expect(heavy.state().waiting).toBe(1));
    first.end();
    expect([await begun, await second]).toEqual(['done', 'second']);
  });

  test('has room for so many of one user and of all, and again when they are done or failed', async () => {
    const heavy = createHeavyWork({ atOnce: 2, underway: 3, perUser: 2 });
    const pieces = [heldWork(), heldWork(), heldWork()];
    const [first, second] = [1, 1].map((user, index) => heavy.run(user, received, pieces[index]!.work));
    await expect(heavy.run(1, received, received)).rejects.toMatchObject({ status: 429 });
    const third = heavy.run(2, received, pieces[2]!.work);
    await expect(heavy.run(3, received, received)).rejects.toMatchObject({ status: 503 });
    for (const piece of pieces) piece.end();
    await Promise.all([first, second, third]);
    const failing = heavy.run(1, () => Promise.reject(new Error('broken form')), received);
    await expect(failing).rejects.toThrow('broken form');
    expect(await heavy.run(1, received, received)).toBe('file');
  });

  test('is begun when the file has arrived: slow senders take no place in the queue', async () => {
    const heavy = createHeavyWork({ atOnce: 1, underway: 9, perUser: 9 });
    const slow = heldWork();
    const first = heavy.run(1, slow.work, received);
    expect(await heavy.run(2, received, received)).toBe('file');
    slow.end();
    await first;
  });
});

test('in one queue, work of higher priority runs first', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const limits = { atOnce: 1, underway: 9, perUser: 9 };
  const [late, soon] = [0, 1].map((priority) => createHeavyWork({ ...limits, priority }, queue));
  const first = heldWork();
  const order: string[] = [];
  const note = (what: string) => async () => void order.push(what);
  const all = [late!.run(1, received, first.work), late!.run(1, received, note('late'))];
  await vi.waitFor(() => expect(first.work).toHaveBeenCalledOnce());
  all.push(soon!.run(1, received, note('soon')));
  await vi.waitFor(() => expect([late!.state().waiting, soon!.state().waiting]).toEqual([1, 1]));
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['soon', 'late']);
});

test('lists with figures and copies go few at a time, and what costs little is answered beside them', async () => {
  const api = await startApi();
  const user = await newUser(api.url);
  const project = await user.project();
  const unit = await project.unit();
  const option = await unit.option();
  const held = Promise.withResolvers<undefined>();
  const others = Array.from({ length: 40 }, (_, index) =>
    api.context.expensiveReads.run(-Math.floor(index / 8), received, () => held.promise),
  );
  const refused = await user.call('GET', '/v1/projects');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const dear = [`${project.path}/towers`, '/v1/benchmark/units', '/v1/versions'];
  for (const path of dear) expect([path, (await user.call('GET', path)).status]).toEqual([path, 503]);
  for (const path of [project.path, unit.path, option.path])
    expect((await user.call('POST', `${path}/duplicate`, {})).status).toBe(503);
  for (const path of ['/v1/users/me', '/v1/projects?with_totals=false'])
    expect((await user.call('GET', path)).status).toBe(200);
  const pages = Array.from({ length: 200 }, (_, index) =>
    api.context.optionReads.run(-Math.floor(index / 100), received, () => held.promise),
  );
  expect((await user.call('GET', project.path)).status).toBe(503);
  held.resolve(undefined);
  await Promise.all([...others, ...pages]);
  for (const path of ['/v1/projects', project.path, ...dear])
    expect([path, (await user.call('GET', path)).status]).toEqual([path, 200]);
  expect((await user.call('POST', `${project.path}/duplicate`, {})).status).toBe(201);
  await api.close();
});

describe('sheets', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('of one user are received four at a time', async () => {
    const user = await newUser(api.url);
    const { port } = new URL(api.url);
    const head = [
      'POST /v1/projects-upload HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${user.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 9000',
      '\r\n--b\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\n',
    ].join('\r\n');
    const sockets = [];
    for (let opened = 0; opened < 4; opened += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head);
      sockets.push(socket);
    }
    const form = new FormData();
    form.append('csv', new File(['name\n'], 'a.csv'));
    const fifth = () => user.call('POST', '/v1/projects-upload?dry_run=true', form);
    // A fifth sent any sooner would take the place of one of them.
    await vi.waitFor(() => expect(api.context.heavyWork.state().underWay).toBe(4), { timeout: 20_000 });
    expect((await fifth()).status).toBe(429);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await fifth()).status).toBe(200), { timeout: 10_000 });
  });
});
