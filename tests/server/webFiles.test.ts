import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../server/httpServer.ts';
import { serveWebFiles } from '../../server/webFiles.ts';
import { removeFolder } from '../support/servers/endProcess.ts';

const { app } = createHttpServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
const folder = mkdtempSync(join(tmpdir(), 'torre-page-'));
const inline = 'document.title';
let url = '';
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script src="a.js"></script><script>${inline}</script>`,
  );
  for (const name of ['assets/app-1.js', 'assets/modelWorker-1.js', 'icon.svg'])
    writeFileSync(join(folder, name), 'export {};');
  await serveWebFiles(app, folder, ['https://pictures.example']);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  removeFolder(folder);
});

test.each([
  '/%00',
  '/a%00b',
  '/assets/%00',
  '/assets/none.js',
  '/assets/..%2f..%2fpackage.json',
  '/%E0%A4%A',
  '/none.txt',
])('what is nowhere, %s, is refused with the id of its request', async (path) => {
  // Who takes HTML is shown the page, which says so itself.
  for (const accept of ['application/json', 'text/plain', 'image/*']) {
    const response = await fetch(url + path, { headers: { accept, 'x-request-id': 'outsider-1' } });
    const body = (await response.json()) as { code: string };
    expect([accept, response.status]).toEqual([accept, body.code === 'NOT_FOUND' ? 404 : 400]);
    expect(body).toMatchObject({ error: expect.any(String), request_id: 'outsider-1' });
    expect(response.headers.get('x-request-id')).toBe('outsider-1');
  }
});

test('the page may run its own scripts and show pictures of their place, and is asked for anew', async () => {
  const digest = createHash('sha256').update(inline).digest('base64');
  for (const path of ['/', '/projects', '/projects/1?unit=2']) {
    const response = await fetch(url + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([path, response.status, await response.text()]).toEqual([
      path,
      200,
      expect.stringContaining(inline),
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy':
        `default-src 'self'; script-src 'self' 'sha256-${digest}'; style-src 'self' 'unsafe-inline'; ` +
        "img-src 'self' data: blob: https://pictures.example; font-src 'self' data:; " +
        "connect-src 'self' https://pictures.example; object-src 'none'; base-uri 'self'; " +
        "form-action 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});

const model =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
test.each([
  ['/assets/app-1.js', 'public, max-age=31536000, immutable', null],
  ['/assets/modelWorker-1.js', 'public, max-age=31536000, immutable', model],
  ['/icon.svg', 'no-cache', null],
])('%s is kept as %s', async (path, kept, policy) => {
  const { status, headers } = await fetch(url + path);
  expect([status, headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
    200,
    kept,
    policy,
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy') === null).toBe(path.startsWith('/assets/'));
});
