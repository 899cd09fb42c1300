import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statementChannel } from '../../api/db/statementLog.ts';

type Statement = { ms: number; sql: string; traceparent: string | undefined };

/**
 * Sends spans of requests and of their statements to `url` by OTLP. A request's span replaces its `traceparent`, so
 * that the gateway's calls to /v1 and their statements become its children. Routes are named by their patterns and
 * statements without their values.
 */
export function traceRequests(
  app: FastifyInstance,
  { url, service }: { url: string; service: string },
): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer(service);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const above = parentOf(request.headers['traceparent']);
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, above);
    const { traceId, spanId, traceFlags } = span.spanContext();
    request.raw.headers['traceparent'] = `00-${traceId}-${spanId}-0${traceFlags & 1}`;
    spans.set(request, span);
  });
  app.addHook('onResponse', async (request, { raw }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', raw.statusCode);
    if (raw.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });

  const onStatement = (message: unknown) => {
    const { ms, sql, traceparent } = message as Statement;
    if (traceparent === undefined) return;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
    const startTime = Date.now() - ms;
    const name = sql.split(' ', 1)[0] ?? 'statement';
    tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, parentOf(traceparent)).end();
  };
  statementChannel.subscribe(onStatement);
  app.addHook('onClose', async () => {
    statementChannel.unsubscribe(onStatement);
    // A collector that is down must not delay shutdown.
    await provider.shutdown().catch(() => {});
  });
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function parentOf(traceparent: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
