import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openInMemory } from '../../../api/db/engines/pglite.ts';
import { loggedUrl, logRequest } from '../../../api/http/requestLog.ts';
import { createHttpServer } from '../../../server/httpServer.ts';

test.each([
  ['/activate?tkn=IBE2ABMZ3JET7UEOASFCYDUWTM', '/activate?tkn=…'],
  ['/reset?lng=ru&tkn=ABC&x=1', '/reset?lng=ru&tkn=…&x=…'],
  ['/graphql?query=%7Bviewer%7D&variables=%7B%22password%22%3A1%7D', '/graphql?query=…&variables=…'],
  ['/v1/projects?search=Sigilosa&page=2&sort=name', '/v1/projects?search=…&page=2&sort=name'],
  ['/v1/benchmark/units?Token=ABC', '/v1/benchmark/units?Token=…'],
  [
    '/v1/projects?page=2&page_size=10&sort=-created_at&lng=ru-RU',
    '/v1/projects?page=2&page_size=10&sort=-created_at&lng=ru-RU',
  ],
  ['/x?page=ana@example.com&sort=Sigilosa&lng=IBE2ABM&page_size=1e9', '/x?page=…&sort=…&lng=…&page_size=…'],
  [
    '/v1/projects-upload?dry_run=true&dry_run=senha&dry_run=',
    '/v1/projects-upload?dry_run=true&dry_run=…&dry_run=…',
  ],
  ['/activate?IBE2ABMZ3JET7UEOASFCYDUWTM', '/activate?…'],
  ['/activate?page&a=b=c&=d&%C3%A9=1&', '/activate?…&a=…&…&…&…'],
  ['/activate&tkn=ABC', '/activate?tkn=…'],
  ['/projects', '/projects'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test('a log line holds neither the token of the header nor the one of a mailed link', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'info', stream, serializers: { req: logRequest } } });
  app.get('/activate', () => 'ok');
  const headers = { authorization: 'Bearer SECRETHEADER', 'x-request-id': 'abc' };
  await app.inject({ method: 'GET', url: '/activate?tkn=SECRETLINK', headers });
  await app.close();
  expect(lines.join()).toContain('/activate');
  expect(lines.join()).not.toContain('SECRET');
});

test('what a database says of a failure is logged without the value it stumbled over', async () => {
  const database = await openInMemory();
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const served = { trustProxy: false, logLevel: 'info', publicUrl: undefined } as const;
  const { app } = createHttpServer({ ...served, logStream });
  app.get('/instant', () => sql`select ${'"SECRET"\nSECRET'}::timestamptz`.execute(database.db));
  app.get('/json', () => sql`select ${'{"a":SECRET'}::jsonb`.execute(database.db));
  for (const url of ['/instant', '/json']) await app.inject({ method: 'GET', url });
  await Promise.all([app.close(), database.close()]);
  expect(lines.join()).toMatch(/invalid input syntax for type timestamp.*22P02/s);
  expect(lines.join()).not.toContain('SECRET');
});
