import type { FastifyInstance } from 'fastify';
import { readObserveConfig } from './config.ts';

/**
 * Measures and traces the requests of `app`, before any route is added, where the environment asks for it. The libraries
 * are loaded only then.
 *
 * @throws when a setting can't be used or the port of the figures is taken.
 */
export async function observe(app: FastifyInstance, env: Record<string, string | undefined>): Promise<void> {
  const { metrics, traces } = readObserveConfig(env);
  if (metrics !== undefined) await (await import('./metrics.ts')).serveMetrics(app, metrics);
  if (traces !== undefined) (await import('./traces.ts')).traceRequests(app, traces);
}
