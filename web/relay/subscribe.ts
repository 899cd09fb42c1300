import { createClient } from 'graphql-sse';
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { requestHeaders } from './fetchGraphQL.ts';

const client = createClient({
  url: '/graphql',
  headers: () => {
    const { accept: _, ...headers } = requestHeaders();
    return headers;
  },
  retryAttempts: 10,
});

/** A subscription over server-sent events; connects again by itself when the line drops. */
export function subscribeGraphQL(
  operation: RequestParameters,
  variables: Variables,
): Observable<GraphQLResponse> {
  return Observable.create<GraphQLResponse>((sink) => {
    // The server knows the text by its id; the client's type wants one all the same.
    const request = { query: '', documentId: operation.id, operationName: operation.name, variables };
    return client.subscribe(request, {
      next: (value) => sink.next(value as GraphQLResponse),
      error: (error) => sink.error(error instanceof Error ? error : new Error(JSON.stringify(error))),
      complete: () => sink.complete(),
    });
  });
}
