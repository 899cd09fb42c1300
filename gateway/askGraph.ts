/** Executes operations in this process. */
export type GraphFetch = { fetch(request: Request): Promise<Response> };

/** In whose name an operation is run, and in which language it is answered. */
export type Asker = { authorization: string; language?: string | undefined };

type Operation = { query: string; variables: object; signal?: AbortSignal };

/** The answer of the gateway of this process to an operation, as over HTTP; its shape is taken on trust. */
export async function askGraph<Answer>(
  graph: GraphFetch,
  { authorization, language }: Asker,
  { query, variables, signal }: Operation,
): Promise<Answer> {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    authorization,
  });
  if (language !== undefined) headers.set('accept-language', language);
  const body = JSON.stringify({ query, variables });
  const asked = new Request('http://gateway/graphql', {
    method: 'POST',
    headers,
    body,
    ...(signal && { signal }),
  });
  return (await (await graph.fetch(asked)).json()) as Answer;
}
