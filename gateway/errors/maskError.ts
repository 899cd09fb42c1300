import { graphqlErrorCodes } from '#domain/errorCodes.ts';
import { GraphQLError } from 'graphql';
import { RestError } from '../rest/restErrors.ts';

export type LogFailure = (error: unknown) => void;

/** What clients are told to expect; any other code, as the libraries have for requests that are no operation, is one of these. */
const shownCodes: readonly unknown[] = [
  ...graphqlErrorCodes,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_IN_LIST',
  'PERSISTED_QUERY_NOT_FOUND',
];

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
    const { code = 'GRAPHQL_VALIDATION_FAILED' } = located.extensions;
    located.extensions['code'] = shownCodes.includes(code) ? code : 'BAD_USER_INPUT';
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
