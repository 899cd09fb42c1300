import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Raw = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As it travels: fetch would hand it out unpacked. */
const get = (path: string, headers: Record<string, string>, body?: string) =>
  new Promise<Raw>((resolve, reject) => {
    const url = new URL(path, inject('productUrl'));
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

const html = { accept: 'text/html' };
const introspection = JSON.stringify({
  query: '{ __schema { types { name description fields { name } } } }',
});

test.each([
  ['/login', html, undefined],
  ['/locales/pt-BR/common.json', {}, undefined],
  ['/schema.graphql', {}, undefined],
  ['/v1/openapi.json', {}, undefined],
  ['/v1/docs', html, undefined],
  ['/graphql', { 'content-type': 'application/json' }, introspection],
])('%s comes compressed to who can read it, and is the same text', async (path, headers, body) => {
  const plain = await get(path, headers, body);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await get(path, { ...headers, 'accept-encoding': 'gzip, br' }, body);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary?.toLowerCase()).toContain('accept-encoding');
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
  const gzip = await get(path, { ...headers, 'accept-encoding': 'gzip' }, body);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  // The request's id differs from answer to answer.
  const text = (bytes: Buffer) => bytes.toString().replace(/"requestId":"[^"]*"/, '');
  expect(text(brotliDecompressSync(brotli.body))).toBe(text(plain.body));
  expect(text(gunzipSync(gzip.body))).toBe(text(plain.body));
});

test('a small answer is sent as it is', async () => {
  const { headers } = await get(
    '/graphql',
    { 'content-type': 'application/json', 'accept-encoding': 'br' },
    '{"query":"{ __typename }"}',
  );
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['/login', '/schema.graphql', '/v1/openapi.json', '/locales/pt-BR/common.json'])(
  '%s is not sent again to who has it',
  async (path) => {
    for (const coding of ['br', 'identity']) {
      // A file in another coding is another file, with a tag of its own.
      const { etag } = (await get(path, { ...html, 'accept-encoding': coding })).headers;
      expect(etag).toBeTruthy();
      const again = await get(path, { ...html, 'if-none-match': etag ?? '', 'accept-encoding': coding });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  },
);
