import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { fromGlobalId, type NodePath, type NodeType, isTopLevel, toPath } from './globalId.ts';

/** A number or a UUID, like the raw ids of both services; any other text is refused without a call. */
const rawShape = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * The path in a global id of `type`, for a mutation. Objects that belong to no other, such as projects, may also be
 * named by their raw id; for others only the global id has the path.
 * @throws RefusedInput on any other type or text, at `field` of the input.
 */
export function inputNode<Type extends NodeType>(
  globalId: string,
  type: Type,
  ...field: string[]
): NodePath<Type> {
  const node = fromGlobalId(globalId);
  if (node === undefined && isTopLevel(type) && rawShape.test(globalId)) return toPath(type, [globalId]);
  if (node?.type !== type) throw refusedInput('NOT_FOUND', 'general.id', field, { type });
  return toPath(type, node.ids);
}

/**
 * The path in a global id of `type`, for a query.
 *
 * @throws BAD_USER_INPUT on any other type or text.
 */
export function queryNode<Type extends NodeType>(
  context: GatewayContext,
  globalId: string,
  type: Type,
): NodePath<Type> {
  const node = fromGlobalId(globalId);
  if (node?.type !== type) throw refusedChoice(context, 'general.id', { type });
  return toPath(type, node.ids);
}

/**
 * The raw id of an object in a query, given as its raw or its global id.
 * @throws BAD_USER_INPUT on the global id of another type.
 */
export function queryId(context: Pick<GatewayContext, 'rest'>, id: string, type: NodeType): string {
  const node = fromGlobalId(id);
  if (node !== undefined && node.type !== type) throw refusedChoice(context, 'general.id', { type });
  return node?.ids.at(-1) ?? id;
}

/**
 * The raw id of an object in an input, given as its raw or its global id, beside the path to it.
 * @throws RefusedInput on the global id of another type, at `field` of the input.
 */
export function rawId(id: string, type: NodeType, ...field: string[]): string {
  const node = fromGlobalId(id);
  if (node !== undefined && node.type !== type)
    throw refusedInput('NOT_FOUND', 'general.id', field, { type });
  return node?.ids.at(-1) ?? id;
}

/** Whether a text can be the raw id of an object of either service. */
export const isRawId = (id: string) => rawShape.test(id);

/** Body of a duplication: the name of the copy, if given. */
export const copyBody = ({ name }: { name?: string | null | undefined }) => (name == null ? {} : { name });
