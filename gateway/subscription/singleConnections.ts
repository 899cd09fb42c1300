import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { readBody } from '../compiled/readBody.ts';
import { z } from 'zod';
import type { RequestInfo } from '../context.ts';
import { jsonOf } from '../rest/jsonOf.ts';
import { parseServerSentEvents } from './serverSentEvents.ts';

const tokenHeader = 'x-graphql-event-stream-token';
/** Connections reserved or open at once, so that reservations cannot fill the memory. */
const maxConnections = 2_000;
const maxOperations = 50;
/** Bytes of an operation. */
const longestOperation = 1_000_000;
const maxReservedMs = 60_000;
const pingMs = 12_000;

/** One connection that carries the operations of a client; `stream` is absent until the client opens it. */
type Connection = {
  owner: string;
  stream?: ServerResponse;
  operations: Map<string, AbortController>;
  expiry: ReturnType<typeof setTimeout>;
};

type RunOperation = (request: Request, requestInfo: RequestInfo) => Promise<Response> | Response;

const tokenOf = ({ headers, url }: FastifyRequest) => {
  const named = headers[tokenHeader];
  if (typeof named === 'string') return named;
  return url.includes('?') ? new URL(url, 'http://graph').searchParams.get('token') : null;
};

/** Whether a request belongs to the single connection mode. */
export const isOfSingleConnection = (request: FastifyRequest) =>
  request.method === 'PUT' || tokenOf(request) !== null;

/**
 * The "single connection mode" of GraphQL over server-sent events: PUT reserves a connection and gives its token, GET
 * opens it, POST runs an operation whose events go there, DELETE ends one.
 * https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md
 */
export class SingleConnections {
  readonly #connections = new Map<string, Connection>();
  readonly #run: RunOperation;

  /** `run` answers an operation as its own stream, with all the usual limits. */
  constructor(run: RunOperation) {
    this.#run = run;
  }

  async answer(request: FastifyRequest, response: ServerResponse, requestInfo: RequestInfo): Promise<void> {
    if (request.method === 'PUT') return this.#reserve(request, response);
    const token = tokenOf(request) ?? '';
    const connection = this.#connections.get(token);
    if (connection === undefined || connection.owner !== ownerOf(request))
      return refuse(response, 404, 'There is no such connection: reserve one with PUT');
    if (request.method === 'GET') return this.#open(token, connection, response);
    if (request.method === 'POST') return this.#begin(connection, request, response, requestInfo);
    if (request.method !== 'DELETE') return refuse(response, 405, 'A connection takes GET, POST and DELETE');
    const id = new URL(request.url, 'http://graph').searchParams.get('operationId') ?? '';
    connection.operations.get(id)?.abort();
    response.writeHead(200).end();
  }

  #reserve(request: FastifyRequest, response: ServerResponse): void {
    if (request.headers.authorization === undefined)
      return refuse(response, 401, 'A connection is reserved with a token in Authorization');
    if (this.#connections.size >= maxConnections)
      return refuse(response, 503, 'Too many connections are open: try again in a moment');
    const token = randomUUID();
    const expiry = setTimeout(() => this.#connections.delete(token), maxReservedMs).unref();
    this.#connections.set(token, { owner: ownerOf(request), operations: new Map(), expiry });
    response.writeHead(201, { 'content-type': 'text/plain; charset=utf-8' }).end(token);
  }

  #open(token: string, connection: Connection, response: ServerResponse): void {
    if (connection.stream !== undefined) return refuse(response, 409, 'This connection is open already');
    clearTimeout(connection.expiry);
    connection.stream = response;
    const ping = setInterval(() => response.write(':\n\n'), pingMs);
    response.once('close', () => {
      clearInterval(ping);
      this.#connections.delete(token);
      for (const operation of connection.operations.values()) operation.abort();
    });
    response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    response.setHeader('x-accel-buffering', 'no');
    response.writeHead(200).write(':\n\n');
  }

  async #begin(
    { stream, operations }: Connection,
    request: FastifyRequest,
    response: ServerResponse,
    requestInfo: RequestInfo,
  ): Promise<void> {
    if (!(Number(request.headers['content-length']) <= longestOperation))
      return refuse(
        response,
        413,
        `An operation here has ${longestOperation} bytes at most, told in Content-Length`,
      );
    const body = (await readBody(request.raw))?.toString() ?? '';
    const id = operationIdIn(body);
    if (id === undefined) return refuse(response, 400, 'extensions.operationId must name the operation');
    if (stream === undefined) return refuse(response, 409, 'Open the connection with GET first');
    if (operations.has(id)) return refuse(response, 409, 'An operation of this id is running');
    if (operations.size >= maxOperations)
      return refuse(response, 429, 'Too many operations on one connection');
    const running = new AbortController();
    operations.set(id, running);
    response.writeHead(202).end();
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const single = new Request('http://graph/graphql', {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), accept: 'text/event-stream' },
      body,
      signal: running.signal,
    });
    try {
      await relay(await this.#run(single, requestInfo), stream, id, running.signal);
    } catch (error) {
      if (!running.signal.aborted) throw error;
    } finally {
      operations.delete(id);
    }
  }
}

/** Passes the events of one operation on, labelled with it. */
async function relay(
  answer: Response,
  stream: ServerResponse,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || answer.body === null) {
    write(stream, 'next', `{"id":${JSON.stringify(id)},"payload":${await answer.text()}}`);
    return write(stream, 'complete', JSON.stringify({ id }));
  }
  for await (const { event, data } of parseServerSentEvents(bytesUntil(answer.body, signal))) {
    if (event === 'next') write(stream, 'next', `{"id":${JSON.stringify(id)},"payload":${data}}`);
  }
  write(stream, 'complete', JSON.stringify({ id }));
}

async function* bytesUntil(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

const write = (stream: ServerResponse, event: string, data: string) =>
  void (stream.destroyed || stream.write(`event: ${event}\ndata: ${data}\n\n`));

/** Only whoever reserved a connection may use it. */
const ownerOf = ({ headers }: FastifyRequest) =>
  createHash('sha256')
    .update(headers.authorization ?? '')
    .digest('base64url');

const named = z.object({ extensions: z.object({ operationId: z.string().max(100) }) });

const operationIdIn = (body: string): string | undefined =>
  named.safeParse(jsonOf(body)).data?.extensions.operationId;

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
