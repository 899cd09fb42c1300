import { graphqlErrorCodes } from '#domain/errorCodes.ts';
import { GraphQLError } from 'graphql';
import { RestError } from '../rest/restErrors.ts';

export type LogFailure = (error: unknown) => void;

/** The codes that clients may expect. Others, such as the libraries' for malformed requests, become one of them. */
const shownCodes: readonly unknown[] = [
  ...graphqlErrorCodes,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_IN_LIST',
  'PERSISTED_QUERY_NOT_FOUND',
];

/**
 * What a client may see of an error: refusals and failures of /v1 unchanged. Anything unforeseen is logged and replaced
 * by a general error, because its text may hold secrets.
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
