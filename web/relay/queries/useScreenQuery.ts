import { use, useEffect } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { ScreenQuery } from './preload.ts';

/**
 * Data of the query that the screen's route started. The page that calls it spreads fragments and lays parts out;
 * the parts read their own fragments.
 *
 * @param query the same graphql tag the route's artifact came from.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says which query the tag is
export function useScreenQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const started = useLoaderData<ScreenQuery<Query>>();
  return useStartedQuery(query, started);
}

/** The screen's variables: which parts of it were asked for. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says which query it is
export const useScreenVariables = <Query extends OperationType>(): Query['variables'] =>
  useLoaderData<ScreenQuery<Query>>().query.variables;

/** The same for a query that something other than the route's own loader started. */
export function useStartedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  started: ScreenQuery<Query>,
): Query['response'] {
  if (started.hold !== null) use(started.hold);
  const data = usePreloadedQuery<Query>(query, started.query);
  useRelease(started.query);
  return data;
}

const holders = new WeakMap<object, number>();
const releaseDelay = 1000;

/**
 * Lets Relay collect the data once nothing shows it any more. Deferred, because a part may unmount and remount at once
 * (StrictMode, a change of layout), and counted, because several parts may read one query.
 */
function useRelease<Query extends OperationType>(query: PreloadedQuery<Query>): void {
  useEffect(() => {
    const count = (change: number) => holders.set(query, (holders.get(query) ?? 0) + change);
    count(1);
    return () => {
      count(-1);
      setTimeout(() => holders.get(query) === 0 && query.dispose(), releaseDelay);
    };
  }, [query]);
}
