import type { FastifyRequest } from 'fastify';

/** The values of all parameters but those that nobody types: secrets of links, and what was searched for or sent. */
const typed = /([?&](?!(?:page|page_size|sort|lng|dry_run)=)[^=&]*=)[^&]*/g;

/** An address as logs may hold it: without the values of its query. */
export const loggedUrl = (url: string): string => url.replaceAll(typed, '$1…');

/** How a request is logged: Fastify's own fields, its address without what was typed. */
export const logRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort === undefined ? {} : { remotePort: socket.remotePort }),
});
