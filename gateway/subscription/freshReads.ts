import type { GatewayContext } from '../context.ts';
import { createLoaders } from '../loaders.ts';

/**
 * Forgets what was read for the last event: all events of a subscription share one context, whose reads are made once
 * and kept.
 */
export function forgetReads(context: GatewayContext): void {
  context.rest = context.rest.fresh();
  context.loaders = createLoaders(context.rest);
}
