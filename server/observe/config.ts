import { z } from 'zod';
import { type Environment, readEnvironment, setting } from '#domain/environment.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const environment = z.object({
  METRICS_PORT: setting(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address.optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(address.optional()),
  OTEL_SERVICE_NAME: setting(z.string().default('torre')),
});

/** Where metrics are served and traces are sent; undefined where not configured. */
type ObserveConfig = {
  metrics: { host: string; port: number } | undefined;
  traces: { url: string; service: string } | undefined;
};

/** Reads the environment. @throws one Error that names every faulty variable. */
export function readObserveConfig(env: Environment): ObserveConfig {
  const read = readEnvironment(environment, env);
  const base = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url =
    read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base}/v1/traces`);
  const port = read.METRICS_PORT;
  return {
    metrics: port === undefined ? undefined : { host: read.METRICS_HOST, port },
    traces: url === undefined ? undefined : { url, service: read.OTEL_SERVICE_NAME },
  };
}
