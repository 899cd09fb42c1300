import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { sendCommonHeaders } from '../../api/http/headers.ts';
import { allowOrigins } from '../../server/allowOrigins.ts';

async function asked(setting: string, origin: string) {
  const app = Fastify();
  allowOrigins(app, readApiConfig({ CORS_ORIGINS: setting }).corsOrigins);
  sendCommonHeaders(app);
  app.get('/v1/projects', () => ({}));
  app.get('/', () => ({}));
  const headers = { origin };
  const preflight = { ...headers, 'access-control-request-method': 'POST' };
  const [read, before, page] = await Promise.all([
    app.inject({ url: '/v1/projects', headers }),
    app.inject({ url: '/graphql', method: 'OPTIONS', headers: preflight }),
    app.inject({ url: '/', headers }),
  ]);
  const allowed = [read, before, page].map((answer) => answer.headers['access-control-allow-origin']);
  return { allowed, vary: read.headers.vary, status: before.statusCode, headers: before.headers };
}

test('pages of the origins named may call the graph and /v1, and nothing else', async () => {
  const named = await asked('https://a.example, https://b.example/', 'https://b.example');
  expect(named.allowed).toEqual(['https://b.example', 'https://b.example', undefined]);
  expect(named.vary).toBe('Origin, Authorization, Accept-Language');
  expect(named.status).toBe(204);
  expect(named.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  expect(named.headers['access-control-allow-credentials']).toBeUndefined();
  expect((await asked('https://a.example', 'https://c.example')).allowed).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await asked('', 'https://c.example')).allowed).toEqual([undefined, undefined, undefined]);
  expect((await asked('', 'https://c.example')).vary).toBe('Authorization, Accept-Language');
  expect((await asked('*', 'https://c.example')).allowed).toEqual(['*', '*', undefined]);
  expect(() => readApiConfig({ CORS_ORIGINS: 'a.example' })).toThrow(/CORS_ORIGINS/);
});
