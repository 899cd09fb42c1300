import type { FastifyInstance } from 'fastify';
import { readObserveConfig } from './config.ts';
import type { Watched } from './stateMetrics.ts';

/**
 * Measures and traces the requests of `app`, before any route is added, where the environment asks for it. The
 * libraries are loaded only then. @returns a function that takes the parts to report on, once they exist.
 * @throws when a setting is invalid or the metrics port is taken.
 */
export async function observe(
  app: FastifyInstance,
  env: Record<string, string | undefined>,
): Promise<(parts: Watched) => void> {
  const watched: Watched = {};
  const { metrics, traces } = readObserveConfig(env);
  if (metrics !== undefined) await (await import('./metrics.ts')).serveMetrics(app, metrics, watched);
  if (traces !== undefined) (await import('./traces.ts')).traceRequests(app, traces);
  return (parts) => void Object.assign(watched, parts);
}
