import type { DeliveryFailure } from '#domain/project/webhook.ts';
import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { guardHost, PrivateAddress } from './guardedHost.ts';

/** Time limit of a whole request, name look-up and answer included (ms). */
const timeLimitMs = 10_000;
/** Bytes read of an answer, so that a polite receiver is not cut off; none are kept. */
const maxRead = 4_096;

/** The outcome of a request: `failure` is null where the receiver accepted it. */
export type Outcome = {
  responseStatus: number | null;
  failure: DeliveryFailure | null;
  durationMs: number;
};

/**
 * Posts to an address that a user chose, guarded as guardedHost.ts says. Redirects are not followed.
 *
 * @param isLocalhostAllowed whether an address of the machine itself may be named.
 */
export async function guardedPost(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  isLocalhostAllowed: boolean,
): Promise<Outcome> {
  const started = performance.now();
  const { status, error } = await send(url, { headers, body }, isLocalhostAllowed).then(
    (answered) => ({ status: answered, error: undefined }),
    (thrown: unknown) => ({ status: null, error: thrown }),
  );
  const isAccepted = status !== null && status >= 200 && status < 300;
  return {
    responseStatus: status,
    failure: error !== undefined ? failureOf(error) : isAccepted ? null : 'status',
    durationMs: Math.round(performance.now() - started),
  };
}

/** @returns the status of the answer. @throws connection errors. */
async function send(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  isLocalhostAllowed: boolean,
): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const request = protocol === 'https:' ? overHttps : overHttp;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // No shared agent: no connection is kept, and no proxy of the environment is used.
    agent: false,
    lookup: guardHost(hostname, isLocalhostAllowed).lookup,
    signal: AbortSignal.timeout(timeLimitMs),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > maxRead) break;
    }
  } finally {
    response.destroy();
  }
  return response.statusCode ?? 0;
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddress) return 'private_address';
  const { name, code = '' } = error as { name: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'timeout';
  return /TLS|SSL|CERT|SIGNATURE|ISSUER|EPROTO|DEPTH_ZERO/.test(code) ? 'tls' : 'unreachable';
}
