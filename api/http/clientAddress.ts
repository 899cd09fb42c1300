import type { FastifyRequest } from 'fastify';

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/**
 * The address a call came from. `X-Forwarded-For` is trusted only from the proxies of the Fastify instance, which must
 * include this machine: the gateway's calls arrive from it and name their caller's address.
 */
export const clientAddress = (request: FastifyRequest): string => request.ip;
