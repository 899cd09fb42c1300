// A /v1 service of fixed answers over bare node:http; it wants a token and counts its calls. With TAGS=on it tags its answers.
import { hash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { replies } from './replies.ts';

// By the path alone: which figures the gateway asks for changes with it, and the answers hold them all.
const pathOf = (url = '') => url.split('?', 1)[0]!;
const table = new Map(
  [...replies()].map(([path, body]) => [pathOf(path), Buffer.from(JSON.stringify(body))]),
);
const tags = new Map([...table].map(([path, body]) => [path, `"${hash('sha1', body, 'base64url')}"`]));
const isTagging = process.env.TAGS === 'on';
let calls = 0;
/** As the bundled service, which the gateway knows by it. */
function refuse(response: ServerResponse): ServerResponse {
  response.writeHead(401, { 'content-type': 'application/json' });
  return response.end(JSON.stringify({ error: 'no token', code: 'UNAUTHENTICATED' }));
}

const server = createServer((request, response) => {
  if (request.url === '/calls') return response.end(String(calls));
  if (request.headers.authorization === undefined) return refuse(response);
  calls += 1;
  const body = table.get(pathOf(request.url));
  const tag = isTagging ? tags.get(pathOf(request.url)) : undefined;
  if (tag !== undefined) {
    response.setHeader('etag', tag);
    if (body !== undefined && request.headers['if-none-match'] === tag) return response.writeHead(304).end();
  }
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': 'application/json',
    'content-length': body?.length ?? 0,
  });
  return response.end(body);
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
