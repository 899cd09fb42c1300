/** An answer of /v1: status, headers, and the body parsed. Tests read bodies they know the shape of. */
export type Answer = {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
};

export type CallOptions = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** One call over real HTTP. A body that is no string is sent as JSON. */
export async function call(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { token, body, headers = {} } = options;
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: json && text !== '' ? JSON.parse(text) : text,
  };
}

/** The statuses of calls that raced, lowest first. */
export const sortedStatuses = (answers: Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
