import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveHttp } from './serveHttp.ts';

export type RecordingProxy = {
  url: string;
  /** `GET /v1/projects/{id}` of every call since the last time, ids left out. */
  taken(): string[];
  close(): Promise<void>;
};

const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a proxy may do in place of handing an answer on; false where it hands it on after all. */
export type Spoil = (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean;

/** Stands before a service, hands every call on and remembers it. */
export async function startProxy(upstream: string, spoil: Spoil = () => false): Promise<RecordingProxy> {
  let calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${(request.url ?? '').replaceAll(id, '{id}')}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
      fetch(upstream + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...body,
      })
        .then(async (answer) => {
          const type = answer.headers.get('content-type');
          const bytes = Buffer.from(await answer.arrayBuffer());
          if (spoil(request, response, bytes)) return;
          response.writeHead(answer.status, type === null ? {} : { 'content-type': type });
          response.end(bytes);
        })
        .catch((error: unknown) => response.writeHead(502).end(String(error)));
    });
  });
  return {
    ...(await serveHttp(server)),
    taken: () => {
      const seen = calls.toSorted();
      calls = [];
      return seen;
    },
  };
}
