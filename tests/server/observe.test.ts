import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../server/httpServer.ts';
import { readObserveConfig } from '../../server/observe/config.ts';
import { serveWebFiles } from '../../server/webFiles.ts';
import { type ComposedServer, startComposed } from '../support/servers/composedServer.ts';
import { removeFolder } from '../support/servers/endProcess.ts';
import { call } from '../support/restCall.ts';
import { newUser } from '../support/world.ts';

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string };

/** What a collector was sent. */
const spans: Sent[] = [];
let wire = '';
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  wire += text;
  const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
  for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  response.setHeader('content-type', 'application/json').end('{}');
});
let server: ComposedServer;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const env = { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` };
  server = await startComposed(() => {}, env);
}, 120_000);
afterAll(() => void collector.close());

test('figures are served on a port of their own, and one trace leads from the graph to the database', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { errors { code } } }';
  const variables = { input: { email: 'ana@observe.test', password: 'uma-senha-de-ninguém' } };
  const { body } = await call(server.url, 'POST', '/graphql', { body: { query, variables }, headers });
  expect(body.data.logIn.errors).toEqual([{ code: 'INVALID_CREDENTIALS' }]);

  const { token } = await newUser(server.url, { activated: false });
  const left = new AbortController();
  const stream = await fetch(new URL('/graphql', server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json',
    },
    body: JSON.stringify({ query: 'subscription { notifications { __typename } }' }),
    signal: left.signal,
  });
  expect(stream.status).toBe(200);
  // The caller's, and the gateway's own to the service, which begins a little later.
  await expect.poll(() => server.metrics()).toMatch(/^event_streams 2$/m);
  const metrics = await server.metrics();
  left.abort();
  expect(metrics).toMatch(/^http_requests_in_flight 0$/m);
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/v1\/tokens\/authentication",status="401"\} 1/,
  );
  expect(metrics).toMatch(/security_events_total\{event="log-in\.failed"\} 1/);
  expect(metrics).toMatch(/database_statement_duration_seconds_count [1-9]/);
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await server.close();

  const own = spans.filter((span) => span.traceId === traceId);
  const graph = own.find(({ name }) => name === 'POST /graphql');
  const rest = own.find(({ name }) => name === 'POST /v1/tokens/authentication');
  expect(graph?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(rest?.parentSpanId).toBe(graph?.spanId);
  expect(own.some(({ name, parentSpanId }) => name === 'select' && parentSpanId === rest?.spanId)).toBe(true);
  for (const secret of ['uma-senha', 'observe.test']) expect(wire + metrics).not.toContain(secret);
});

test('the port of the client has no figures, and no page where a scrape would look for them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torre-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { app } = createHttpServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
  await serveWebFiles(app, folder, []);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const statusOf = async (path: string, accept: string) =>
    (await fetch(url + path, { headers: { accept } })).status;
  for (const accept of ['*/*', 'text/html', 'text/plain;version=0.0.4,*/*;q=0.1'])
    expect(await statusOf('/metrics?a=b', accept)).toBe(404);
  expect(await statusOf('/projects', 'text/html')).toBe(200);
  await app.close();
  removeFolder(folder);
});

test('unusable settings are reported, and missing ones turn it off', () => {
  expect(readObserveConfig({})).toEqual({ metrics: undefined, traces: undefined });
  const faulty = { METRICS_PORT: 'x', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' };
  expect(() => readObserveConfig(faulty)).toThrow(/METRICS_PORT[^]*OTEL_EXPORTER_OTLP_ENDPOINT/);
});
