import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../server/httpServer.ts';

const { app } = createHttpServer({
  trustProxy: false,
  logLevel: 'silent',
  publicUrl: 'https://torre.test',
  slowestRequestMs: 400,
});
let port: number;
beforeAll(async () => {
  app.post('/', async () => 'received');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Everything the server says to these bytes until it ends the connection, a byte of body following each 100 ms. */
function answerTo(start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.write(' '), 100);
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
  });
}

test('a body that never comes to its end is ended with 408', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 408 /);
});

test('so are headers, and what is no HTTP gets 400', async () => {
  expect(await answerTo('POST / HTTP/1.1\r\nHost: x\r\nX-Long:')).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo('HELO mail\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('every answer says that the address stays behind TLS and what pages may not use', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});
