import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { fromGlobalId, type NodeType, standsAlone } from './globalId.ts';

/** A number or a UUID, as the raw ids of both services are: any other text is refused without a call. */
const rawShape = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * The raw ids in a global id of `type`, for a mutation. What lies in nothing else, a project say, may be named by its raw
 * id too; of the others only the global id tells the way.
 *
 * @throws RefusedInput on any other type or text, at `path` of the input.
 */
export function inputIds(globalId: string, type: NodeType, ...path: string[]): string[] {
  const node = fromGlobalId(globalId);
  if (node === undefined && standsAlone(type) && rawShape.test(globalId)) return [globalId];
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

/**
 * The raw id of an object that a query names by its raw or its global id.
 *
 * @throws BAD_USER_INPUT on the global id of another type.
 */
export function queryId(context: GatewayContext, id: string, type: NodeType): string {
  const node = fromGlobalId(id);
  return node === undefined ? id : queryIds(context, id, type).at(-1)!;
}

/**
 * The raw id of an object that an input names by its raw or its global id, beside the path to it.
 *
 * @throws RefusedInput on the global id of another type, at `path` of the input.
 */
export function rawId(id: string, type: NodeType, ...path: string[]): string {
  const node = fromGlobalId(id);
  return node === undefined ? id : inputIds(id, type, ...path).at(-1)!;
}
