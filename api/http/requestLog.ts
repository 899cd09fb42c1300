import type { FastifyRequest } from 'fastify';

/** Parameters whose value must not be kept: tokens of mailed links, the key of the mailbox, and operations with what was typed into them. */
const secret = /([?&](?:tkn|token|key|query|variables|extensions)=)[^&]*/g;

/** An address as logs may hold it. */
export const loggedUrl = (url: string): string => url.replaceAll(secret, '$1…');

/** How a request is logged: Fastify's own fields, its address without secrets. */
export const logRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort === undefined ? {} : { remotePort: socket.remotePort }),
});
