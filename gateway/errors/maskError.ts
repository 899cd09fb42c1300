import { GraphQLError } from 'graphql';
import { RestError } from '../rest/restErrors.ts';

export type LogFailure = (error: unknown) => void;

/**
 * What a client may see of an error: refusals and failures of /v1 as they are; anything unforeseen is logged and told
 * only as such, because its text may hold what nobody outside should read.
 */
export function maskError(error: unknown, log: LogFailure): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const cause = rootOf(error);
  if (cause instanceof RestError) {
    return located ?? new GraphQLError(cause.message, { extensions: cause.extensions });
  }
  if (cause instanceof GraphQLError && located !== undefined) {
    if (located.extensions['code'] === undefined) located.extensions['code'] = 'GRAPHQL_VALIDATION_FAILED';
    return located;
  }
  log(cause);
  return new GraphQLError('Something went wrong in the gateway', {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: { code: 'INTERNAL', unexpected: true },
  });
}

function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof GraphQLError && root.originalError !== undefined) root = root.originalError;
  return root;
}
