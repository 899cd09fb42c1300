import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveWebFiles } from '../../server/webFiles.ts';
import { modelNeedsFile } from '../../web/parts/buildingModel/modelNeedsFile.ts';

const app = fastify();
await serveWebFiles(app, join(import.meta.dirname, '../../dist/web'), []);
afterAll(() => app.close());

test.each(['identity', 'gzip', 'br'])('what a model needs is a file of XML, as %s', async (encoding) => {
  const { statusCode, headers } = await app.inject({
    url: `/${modelNeedsFile}`,
    headers: { 'accept-encoding': encoding },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="torre.ids"');
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
});

test('other files keep their types', async () => {
  const { headers } = await app.inject({ url: '/icon.svg' });
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(headers['content-disposition']).toBeUndefined();
});
