import { getSession } from '../session/session.ts';
import { failureOf, type GraphqlError, RequestFailure } from './failure.ts';
import { requestHeaders } from './fetchGraphQL.ts';
import { sessionExpired } from './sessionExpired.ts';

/**
 * Downloads a file of the gateway as the user. The browser streams it to disk, so it may be longer than any answer of
 * the graph.
 * @throws RequestFailure, also where the connection is cut in the middle.
 */
export async function fetchFile(address: string): Promise<Blob> {
  const token = getSession()?.token;
  try {
    const response = await fetch(address, { headers: requestHeaders() });
    if (response.ok) return await response.blob();
    const requestId = response.headers.get('x-request-id');
    if (token !== undefined && response.status === 401) {
      sessionExpired(token);
      throw new RequestFailure('UNAUTHENTICATED', 'The session has ended', requestId);
    }
    const answer = (await response.json().catch(() => ({}))) as { errors?: GraphqlError[] };
    throw failureOf(answer.errors?.[0] ?? { message: `HTTP ${response.status}` }, requestId);
  } catch (cause) {
    if (cause instanceof RequestFailure) throw cause;
    throw new RequestFailure('NETWORK', 'No connection', null, { cause });
  }
}
