import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { statementChannel } from '../../api/db/statementLog.ts';
import { securityChannel } from '../../api/http/securityLog.ts';
import { isStream } from '../drain.ts';
import { stateMetrics, type Watched } from './stateMetrics.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves `/metrics` in Prometheus' format on a separate port, which the product's proxy does not expose: requests by
 * route and status, statements, security events, open streams, Node's own metrics, and the state of the parts in
 * `watched`, which may be added later.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  watched: Watched,
): Promise<void> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their address; streams of events are not among them',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const open = new Set<ServerResponse>();
  const countOpen = (name: string, help: string, streams: boolean) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set([...open].filter((response) => isStream(response) === streams).length);
      },
    });
  countOpen('event_streams', 'Open streams of events', true);
  const others = 'Requests being received or answered; streams of events are not among them';
  countOpen('http_requests_in_flight', others, false);
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements, the wait for a connection not included',
    buckets,
    registers,
  });
  const events = new Counter({
    name: 'security_events_total',
    help: 'Log-ins, refused ones, passwords, tokens, invitations',
    labelNames: ['event'],
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    if (isStream(reply.raw)) return;
    const route = request.routeOptions.url ?? 'none';
    requests.observe(
      { method: request.method, route, status: String(reply.raw.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.addHook('onRequest', async (_request, { raw }) => {
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  const onStatement = (message: unknown) => statements.observe((message as { ms: number }).ms / 1000);
  const onEvent = (message: unknown) => events.inc({ event: (message as { event: string }).event });
  statementChannel.subscribe(onStatement);
  securityChannel.subscribe(onEvent);

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const all = Registry.merge([registry, await stateMetrics(watched)]);
    return response.setHeader('content-type', all.contentType).end(await all.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening');
  app.log.info({ address: server.address() }, 'metrics');
  app.addHook('onClose', () => {
    statementChannel.unsubscribe(onStatement);
    securityChannel.unsubscribe(onEvent);
    server.close();
    server.closeAllConnections();
  });
}
