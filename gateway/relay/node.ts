import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { nodeReaders } from '../nodeReaders.ts';
import { RestError } from '../rest/restErrors.ts';
import { fromGlobalId } from './globalId.ts';

/** Ids that `nodes` takes at most. */
const mostNodes = 100;

async function readNode(globalId: string, context: GatewayContext): Promise<object | null> {
  const path = fromGlobalId(globalId);
  const reader = path === undefined ? undefined : nodeReaders[path.type];
  if (path === undefined || reader === undefined) return null;
  try {
    return await reader(context, ...path.ids);
  } catch (error) {
    // Both mean "not yours to see": the live service refuses what does not exist.
    if (error instanceof RestError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null;
    throw error;
  }
}

export const nodeQueries = {
  node: (_: unknown, { id }: { id: string }, context: GatewayContext) => readNode(id, context),
  nodes: (_: unknown, { ids }: { ids: string[] }, context: GatewayContext) => {
    if (ids.length > mostNodes) throw refusal('BAD_USER_INPUT', `At most ${mostNodes} ids at once`);
    return ids.map((id) => readNode(id, context));
  },
};
