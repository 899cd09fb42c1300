import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { type NodeSource, readNode } from '../nodeReaders.ts';
import { RestError } from '../rest/restErrors.ts';
import { fromGlobalId } from './globalId.ts';

/** Maximum number of ids in `nodes`. */
const maxNodes = 100;

async function nodeOrNull(globalId: string, context: GatewayContext): Promise<NodeSource | null> {
  const named = fromGlobalId(globalId);
  if (named === undefined) return null;
  try {
    return await readNode(context, named);
  } catch (error) {
    // Both mean that the caller must not see it: the live service answers 403 for what does not exist.
    if (error instanceof RestError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null;
    throw error;
  }
}

export const node: QueryResolvers['node'] = (_, { id }, context) => nodeOrNull(id, context);

export const nodes: QueryResolvers['nodes'] = (_, { ids }, context) => {
  if (ids.length > maxNodes) throw refusal('BAD_USER_INPUT', `At most ${maxNodes} ids at once`);
  return Promise.all(ids.map((id) => nodeOrNull(id, context).catch(asError)));
};

/** An unreadable one fails by itself. */
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
