import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { fromGlobalId, type NodePath, type NodeType, standsAlone, toPath } from './globalId.ts';

/** A number or a UUID, as the raw ids of both services are: any other text is refused without a call. */
const rawShape = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * The path in a global id of `type`, for a mutation. What lies in nothing else, a project say, may be named by its raw id
 * too; of the others only the global id tells the way.
 *
 * @throws RefusedInput on any other type or text, at `field` of the input.
 */
export function inputNode<Type extends NodeType>(
  globalId: string,
  type: Type,
  ...field: string[]
): NodePath<Type> {
  const node = fromGlobalId(globalId);
  if (node === undefined && standsAlone(type) && rawShape.test(globalId)) return toPath(type, [globalId]);
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
 * The raw id of an object that a query names by its raw or its global id.
 *
 * @throws BAD_USER_INPUT on the global id of another type.
 */
export function queryId(context: Pick<GatewayContext, 'rest'>, id: string, type: NodeType): string {
  const node = fromGlobalId(id);
  if (node !== undefined && node.type !== type) throw refusedChoice(context, 'general.id', { type });
  return node?.ids.at(-1) ?? id;
}

/**
 * The raw id of an object that an input names by its raw or its global id, beside the path to it.
 *
 * @throws RefusedInput on the global id of another type, at `field` of the input.
 */
export function rawId(id: string, type: NodeType, ...field: string[]): string {
  const node = fromGlobalId(id);
  if (node !== undefined && node.type !== type)
    throw refusedInput('NOT_FOUND', 'general.id', field, { type });
  return node?.ids.at(-1) ?? id;
}

/** Body of a duplication: the name of the copy, where one is given. */
export const copyBody = ({ name }: { name?: string | null | undefined }) => (name == null ? {} : { name });
