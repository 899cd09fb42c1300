import { languages } from '#domain/texts/messages.ts';
import type { FastifyRequest } from 'fastify';
import { sortColumns } from './sorting.ts';

const count = /^\d{1,9}$/;
const sorts = new RegExp(`^-?(?:${sortColumns.join('|')})$`);
const language = new RegExp(`^(?:${languages.flatMap((tag) => [tag, tag.slice(0, 2)]).join('|')})$`);

/** The parameters that nobody types, with what their values look like then: anything else there was typed. */
const shown: ReadonlyMap<string, RegExp> = new Map([
  ['page', count],
  ['page_size', count],
  ['sort', sorts],
  ['lng', language],
  ['dry_run', /^(?:true|false)$/],
]);

/** An address as logs may hold it: its query has the secrets of links, and what was searched for or sent. */
export function loggedUrl(url: string): string {
  const [path = '', ...query] = url.split(/[?&]/);
  const parameters = query.map((parameter) => {
    const [name = '', value] = parameter.split(/=(.*)/s);
    // Without `=`, and where it is no word, the name itself is what was typed.
    if (value === undefined || !/^[\w.-]{1,40}$/.test(name)) return '…';
    return shown.get(name)?.test(value) ? parameter : `${name}=…`;
  });
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

/** How a request is logged: Fastify's own fields, its address without what was typed. */
export const logRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort === undefined ? {} : { remotePort: socket.remotePort }),
});
