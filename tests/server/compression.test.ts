import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers, revalidateDocuments } from '../../server/compression.ts';
import { createHttpServer } from '../../server/httpServer.ts';

const { app } = createHttpServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
compressAnswers(app);
revalidateDocuments(app);
const long = 'laje nervurada '.repeat(500);
for (const path of ['/schema.graphql', '/v1/openapi.json', '/v1/docs', '/v1/other'])
  app.get(path, () => long);
app.get('/short', () => 'laje');
app.get('/stream', (_, reply) => reply.type('text/event-stream').send(long));
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/schema.graphql', '/v1/openapi.json', '/v1/docs'])(
  '%s is sent again only when it changed',
  async (url) => {
    const { statusCode, headers, payload } = await ask(url);
    expect([statusCode, headers['cache-control'], payload]).toEqual([200, 'no-cache', long]);
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const known of [tag, `"x", ${tag}`]) {
      const again = await ask(url, { 'if-none-match': known });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag]);
    }
    expect((await ask(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  },
);

test('other answers have no tag of a document', async () => {
  expect((await ask('/v1/other')).headers).not.toHaveProperty('etag');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('long answers are compressed as %s for who takes it', async (encoding, unpack) => {
  const { headers, rawPayload } = await ask('/v1/other', { 'accept-encoding': encoding });
  expect([headers['content-encoding'], unpack(rawPayload).toString()]).toEqual([encoding, long]);
  for (const path of ['/short', '/stream'])
    expect((await ask(path, { 'accept-encoding': encoding })).headers).not.toHaveProperty('content-encoding');
  expect((await ask('/v1/other')).headers).not.toHaveProperty('content-encoding');
});
