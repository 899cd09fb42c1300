import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * A query that answers a user's action (fill in an address, export the account) rather than a screen, whose query its
 * route starts. Always asks the server.
 * @returns a function of the variables; it rejects with a RequestFailure.
 */
export function useFetchQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): (variables: Query['variables']) => Promise<Query['response'] | undefined> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables) =>
      fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    [environment, query],
  );
}
