import type { DeliveryFailure } from '#domain/webhooks/webhook.ts';
import { isLoopbackHost } from '#domain/loopbackHost.ts';
import type { MessageKey } from '#domain/texts/messages.ts';
import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../http/clientAddress.ts';
import { isPublicAddress } from './publicAddress.ts';

/** How long a receiver may take for everything, its name and its answer included (ms). */
const withinMs = 10_000;
/** What is read of an answer (bytes), so that a polite receiver is not cut off; nothing of it is kept. */
const mostRead = 4_096;

/** What became of a request: `failure` is null where the receiver took it. */
export type Outcome = {
  responseStatus: number | null;
  failure: DeliveryFailure | null;
  durationMs: number;
};

class PrivateAddress extends Error {}

/**
 * Posts to an address that a user chose. It reaches public addresses only: a name is looked up once, and the connection
 * is made to what was found and checked, so that a name which leads elsewhere a moment later gains nothing. Redirects are
 * not followed.
 *
 * @param isLocalhostAllowed whether an address of the machine itself may be named, which then leads nowhere else.
 */
export async function guardedPost(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  isLocalhostAllowed: boolean,
): Promise<Outcome> {
  const { protocol, hostname } = new URL(url);
  const isAllowed = isLocalhostAllowed && isLoopbackHost(hostname) ? isLoopback : isPublicAddress;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // Of its own: no connection is kept, and no proxy of the environment stands between.
    agent: false,
    lookup: checkedLookup(isAllowed),
    signal: AbortSignal.timeout(withinMs),
  };
  const started = performance.now();
  const sent = isReachable(hostname, isAllowed)
    ? send(protocol === 'https:' ? overHttps : overHttp, url, { options, body })
    : Promise.reject(new PrivateAddress());
  const { status, error } = await sent.then(
    (answered) => ({ status: answered, error: undefined }),
    (thrown: unknown) => ({ status: null, error: thrown }),
  );
  const isTaken = status !== null && status >= 200 && status < 300;
  return {
    responseStatus: status,
    failure: error !== undefined ? failureOf(error) : isTaken ? null : 'status',
    durationMs: Math.round(performance.now() - started),
  };
}

/** What is wrong with an address that a user names, as far as can be told before its name is looked up. */
export function refusedHost(url: string, isLocalhostAllowed: boolean): MessageKey | undefined {
  const { hostname } = new URL(url);
  const isFine = isLoopbackHost(hostname) ? isLocalhostAllowed : isReachable(hostname, isPublicAddress);
  return isFine ? undefined : 'webhook.url.private';
}

/** An address that is no name is never looked up. */
function isReachable(hostname: string, isAllowed: (address: string) => boolean): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isAllowed(address);
}

const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return callback(new PrivateAddress(), []);
      return options.all === true ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };

/** @returns the status of the answer. @throws what the connection does. */
async function send(
  request: typeof overHttp,
  url: string,
  { options, body }: { options: RequestOptions; body: string },
): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > mostRead) break;
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
