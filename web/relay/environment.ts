import { createClient } from 'graphql-sse';
import {
  commitLocalUpdate,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RelayFieldLogger,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime';
import { projectsStaleMilliseconds } from '#domain/limits.ts';
import { observableValue } from '../observableValue.ts';
import { failureOf } from './failure.ts';
import { fetchGraphQL, requestHeaders } from './fetchGraphQL.ts';
import { onDataInvalidated } from './dataInvalidation.ts';

/** Queries of left screens stay in the store this long or this many, so Back shows them at once. */
const keptQueries = 50;

/** Throws the field's own failure where Relay would throw a bare sentence: it keeps each error with its field. */
const logField: RelayFieldLogger = (event) => {
  if (event.kind !== 'relay_field_payload.error') return;
  const failure = failureOf(event.error, null);
  // A missing permission is no fault; the screen says so.
  if (failure.code !== 'FORBIDDEN') console.error(event.fieldPath, event.error.message);
  if (event.shouldThrow && !event.handled) throw failure;
};

function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchUpToDate, subscribeGraphQL),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: keptQueries,
      queryCacheExpirationTime: projectsStaleMilliseconds,
    }),
    relayFieldLogger: logField,
  });
}

const current = observableValue(createEnvironment);

/** The current environment: one per session, because what one user saw must not reach the next. */
export const getEnvironment = current.get;

export const resetEnvironment = (environment: Environment = createEnvironment()): void =>
  current.set(environment);

export const onEnvironmentChange = current.subscribe;

let refreshes = 0;
onDataInvalidated((what) => {
  if (what === 'forget') return resetEnvironment();
  refreshes += 1;
  commitLocalUpdate(current.get(), (store) => store.invalidateStore());
});

/**
 * Asks a query again whose data were marked as stale while its answer was on the way: Relay gives that answer, which
 * may be of before the change, to whoever asks the same meanwhile.
 */
function fetchUpToDate(operation: RequestParameters, variables: Variables) {
  if (operation.operationKind !== 'query') return fetchGraphQL(operation, variables);
  return Observable.create<GraphQLResponse>((sink) => {
    const ask = async (): Promise<void> => {
      const known = refreshes;
      sink.next(await fetchGraphQL(operation, variables));
      if (known === refreshes || sink.closed) sink.complete();
      else await ask();
    };
    ask().catch((error: Error) => sink.error(error));
  });
}

const client = createClient({
  url: '/graphql',
  headers: () => {
    const { accept: _, ...headers } = requestHeaders();
    return headers;
  },
  retryAttempts: 10,
});

/** A subscription over server-sent events; connects again by itself when the line drops. */
function subscribeGraphQL(operation: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create<GraphQLResponse>((sink) => {
    // The server knows the text by its id, but the client's type requires one.
    const request = { query: '', documentId: operation.id, operationName: operation.name, variables };
    return client.subscribe(request, {
      next: (value) => sink.next(value as GraphQLResponse),
      error: (error) => sink.error(error instanceof Error ? error : new Error(JSON.stringify(error))),
      complete: () => sink.complete(),
    });
  });
}
