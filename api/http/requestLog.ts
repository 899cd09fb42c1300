import { languages } from '#domain/texts/messages.ts';
import type { FastifyRequest } from 'fastify';
import { sortColumns } from './sorting.ts';

const count = /^\d{1,9}$/;
const sorts = new RegExp(`^-?(?:${sortColumns.join('|')})$`);
const language = new RegExp(`^(?:${languages.flatMap((tag) => [tag, tag.slice(0, 2)]).join('|')})$`);

/** Parameters that nobody types, with the pattern of their values; other values were typed. */
const shown: ReadonlyMap<string, RegExp> = new Map([
  ['page', count],
  ['page_size', count],
  ['sort', sorts],
  ['lng', language],
  ['dry_run', /^(?:true|false)$/],
]);

/** An address for logs: its query may hold secrets of links, search texts and other input. */
export function loggedUrl(url: string): string {
  const [path = '', ...query] = url.split(/[?&]/);
  const parameters = query.map((parameter) => {
    const [name = '', value] = parameter.split(/=(.*)/s);
    // Without `=`, or where it is not a word, the name itself was typed.
    if (value === undefined || !/^[\w.-]{1,40}$/.test(name)) return '…';
    return shown.get(name)?.test(value) ? parameter : `${name}=…`;
  });
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

/** The log fields of a request: Fastify's own, with the address stripped of typed input. */
export const logRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
  ...(socket?.remotePort === undefined ? {} : { remotePort: socket.remotePort }),
});
