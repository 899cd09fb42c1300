import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { fromGlobalId, type NodeType } from './globalId.ts';

/**
 * The raw ids in a global id of `type`, for a mutation.
 *
 * @throws RefusedInput on any other type or text, at `path` of the input.
 */
export function inputIds(globalId: string, type: NodeType, ...path: string[]): string[] {
  const node = fromGlobalId(globalId);
  if (node?.type !== type) throw refusedInput('NOT_FOUND', 'general.id', path, { type });
  return node.ids;
}

/**
 * The raw ids in a global id of `type`, for a query.
 *
 * @throws BAD_USER_INPUT on any other type or text.
 */
export function queryIds(context: GatewayContext, globalId: string, type: NodeType): string[] {
  const node = fromGlobalId(globalId);
  if (node?.type !== type) throw refusedChoice(context, 'general.id', { type });
  return node.ids;
}

/** The raw id of an object that the client may name by its raw or its global id; the raw one is the path's last. */
export function rawId(id: string, type: NodeType): string {
  const node = fromGlobalId(id);
  return node?.type === type ? node.ids.at(-1)! : id;
}
