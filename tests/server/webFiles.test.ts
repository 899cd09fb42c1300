import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../server/httpServer.ts';
import { serveWebFiles } from '../../server/webFiles.ts';
import { removeFolder } from '../support/servers/endProcess.ts';

const { app } = createHttpServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
const folder = mkdtempSync(join(tmpdir(), 'torre-page-'));
let url = '';
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {};');
  await serveWebFiles(app, folder, []);
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
