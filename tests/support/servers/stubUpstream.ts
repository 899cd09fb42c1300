import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveHttp } from './serveHttp.ts';

/** A call as it arrived. `target` is path and query, untouched. */
type RecordedCall = { method: string; target: string; headers: IncomingHttpHeaders; body: unknown };

/** What a route answers: a status with a body, sent as JSON, or a handler that does it by itself. */
export type StubReply = { status?: number; body?: unknown; headers?: Record<string, string> };
export type StubHandler = (
  call: RecordedCall,
  response: ServerResponse,
  request: IncomingMessage,
) => StubReply | undefined;
export type StubRoutes = Record<string, StubReply | StubHandler>;

export type StubUpstream = {
  url: string;
  calls: RecordedCall[];
  /** `GET /v1/…` of every call so far, and forgets them. */
  taken(): string[];
  /** Adds or replaces routes, keyed `METHOD target`. */
  on(routes: StubRoutes): void;
  close(): Promise<void>;
};

/** A /v1 service over real HTTP that answers what it is told and remembers what it was asked. */
export async function startUpstream(routes: StubRoutes = {}): Promise<StubUpstream> {
  const table = new Map(Object.entries(routes));
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const call: RecordedCall = {
        method: request.method ?? '',
        target: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : parse(text),
      };
      calls.push(call);
      const route = table.get(`${call.method} ${call.target}`);
      const reply = typeof route === 'function' ? route(call, response, request) : (route ?? notFound);
      if (reply !== undefined) send(response, reply);
    });
  });
  return {
    ...(await serveHttp(server)),
    calls,
    taken: () => calls.splice(0).map(({ method, target }) => `${method} ${target}`),
    on: (more) => {
      for (const [key, reply] of Object.entries(more)) table.set(key, reply);
    },
  };
}

const notFound: StubReply = { status: 404, body: { error: 'not found', code: 'NOT_FOUND' } };

function send(response: ServerResponse, { status = 200, body, headers = {} }: StubReply): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, text === '' ? headers : { 'content-type': 'application/json', ...headers });
  response.end(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
