import { refusal } from '../errors/refusal.ts';
import { RefusedInput } from '../errors/userErrors.ts';
import { fromGlobalId, type NodeType } from './globalId.ts';

/**
 * The raw ids in a global id of `type`, for a mutation.
 *
 * @throws RefusedInput on any other type or text, at `path` of the input.
 */
export function inputIds(globalId: string, type: NodeType, ...path: string[]): string[] {
  const node = fromGlobalId(globalId);
  if (node?.type !== type) throw new RefusedInput('NOT_FOUND', `This is not the id of a ${type}`, path);
  return node.ids;
}

/**
 * The raw ids in a global id of `type`, for a query.
 *
 * @throws BAD_USER_INPUT on any other type or text.
 */
export function queryIds(globalId: string, type: NodeType): string[] {
  const node = fromGlobalId(globalId);
  if (node?.type !== type) throw refusal('BAD_USER_INPUT', `This is not the id of a ${type}`);
  return node.ids;
}

/** The raw id of an object that the client may name by its raw or its global id; the raw one is the path's last. */
export function rawId(id: string, type: NodeType): string {
  const node = fromGlobalId(id);
  return node?.type === type ? node.ids.at(-1)! : id;
}
