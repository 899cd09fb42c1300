import type { IncomingMessage } from 'node:http';

const loopback = /^(::1$|::ffff:127\.|127\.)/;

/**
 * The address of whoever asks, for the limits of /v1: behind the gateway all its callers would count as one. Only a
 * proxy on this machine is believed when it names another, and then its last entry, which it added itself.
 */
export function clientAddress(request: IncomingMessage | undefined): string | undefined {
  const peer = request?.socket.remoteAddress;
  if (request === undefined || peer === undefined || !loopback.test(peer)) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || peer;
}
