import type * as dns from 'node:dns';
import { lookup } from 'node:dns';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardedFetch, Unreachable } from '../../../api/singleSignOn/guardedFetch.ts';
import { guardHost, PrivateAddress } from '../../../api/webhooks/guardedHost.ts';
import { guardedPost } from '../../../api/webhooks/guardedPost.ts';
import { serveHttp } from '../../support/servers/serveHttp.ts';

vi.mock('node:dns', async (original) => {
  const real = await original<typeof dns>();
  return { ...real, lookup: vi.fn<() => void>() };
});

type Found = { address: string; family: number };

/** The resolver says these in turn, the last one for ever. */
function resolvesTo(...answers: Found[][]): void {
  let asked = 0;
  vi.mocked(lookup).mockImplementation(((
    _name: string,
    _options: object,
    done: (...args: unknown[]) => void,
  ) => done(null, answers[Math.min(asked++, answers.length - 1)])) as never);
}

const loopback = { address: '127.0.0.1', family: 4 };
const open = { address: '93.184.215.14', family: 4 };

let connections = 0;
const listener = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve)));
afterAll(() => void listener.close());
beforeEach(() => {
  connections = 0;
  vi.mocked(lookup).mockReset();
});

const target = () => `https://intranet.example.com:${(listener.address() as AddressInfo).port}/`;

test.each([
  ['loopback', [loopback]],
  ['a network', [{ address: '10.1.2.3', family: 4 }]],
  ['the machine by IPv6', [{ address: '::1', family: 6 }]],
  ['loopback written as IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ['the metadata of a cloud', [{ address: '169.254.169.254', family: 4 }]],
])('a public name that leads to %s is refused when it is connected to', async (_what, found) => {
  resolvesTo(found);
  const sent = await guardedPost(target(), { headers: {}, body: '{}' }, false);
  expect(sent).toMatchObject({ failure: 'private_address', responseStatus: null });
  const asked = guardedFetch(false)(target(), { method: 'GET' } as never);
  await expect(asked).rejects.toThrow(Unreachable);
  expect(connections).toBe(0);
  expect(lookup).toHaveBeenCalledTimes(2);
});

test('a name that is public when it is asked for a second time gains nothing, nor one that is both', async () => {
  const { lookup: guarded } = guardHost('intranet.example.com', false);
  const ask = (all: boolean) =>
    new Promise<unknown[]>((resolve) => guarded('intranet.example.com', { all }, (...got) => resolve(got)));
  resolvesTo([loopback, open]);
  expect(await ask(true)).toEqual([null, [open]]);
  expect(await ask(false)).toEqual([null, open.address, open.family]);
  resolvesTo([loopback], [open]);
  expect((await ask(true))[0]).toBeInstanceOf(PrivateAddress);
  resolvesTo([loopback]);
  const sent = await guardedPost(target(), { headers: {}, body: '{}' }, true);
  expect([sent.failure, connections]).toEqual(['private_address', 0]);
});

test('a provider whose own answer is a failure is out of reach, one that refuses is not', async () => {
  let status = 0;
  const { url, close } = await serveHttp(
    createHttpServer((_request, response) => void response.writeHead(status).end()),
  );
  const ask = () => guardedFetch(true)(url, { method: 'GET' } as never);
  for (status of [200, 401, 404, 499]) expect((await ask()).status).toBe(status);
  for (status of [500, 503, 599]) await expect(ask()).rejects.toThrow(Unreachable);
  await close();
});

test('a provider that sends elsewhere is not followed', async () => {
  const asked: string[] = [];
  const { url, close } = await serveHttp(
    createHttpServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    }),
  );
  const { status } = await guardedFetch(true)(`${url}/first`, { method: 'GET' } as never);
  expect([status, asked]).toEqual([302, ['/first']]);
  await close();
});
