import { z } from 'zod';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';

const anyKind = z.object({ module: z.object({ type: z.string() }) });

/**
 * Interprets a reply that cannot be read: the service keeps foundations where it keeps modules, and an id put together
 * by hand may name the other of the two.
 * @throws NOT_FOUND in that case; else the `error` itself.
 */
export async function refuseOtherKind(
  rest: RestOperation,
  path: string,
  isOther: (type: string) => boolean,
  error: unknown,
): Promise<never> {
  if (!(error instanceof RestError) || error.code !== 'UPSTREAM_BAD_REPLY') throw error;
  // Read again, because an operation also keeps the failed read.
  const reply = await rest
    .fresh()
    .get(path, anyKind)
    .catch(() => undefined);
  if (reply === undefined || !isOther(reply.module.type)) throw error;
  throw new RestError('NOT_FOUND', `${path} is of another kind`, { status: 404 });
}
