import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type RecordedCall = {
  method: string;
  /** Path and query as they stood on the wire. */
  target: string;
  authorization: string | undefined;
  body: unknown;
};

/** Stands between the product and a /v1 service, hands everything on and keeps what was asked. */
export class RecordingProxy {
  readonly calls: RecordedCall[] = [];
  readonly #upstream: string;
  readonly #server: Server;

  constructor(upstream: string) {
    this.#upstream = upstream;
    this.#server = createServer((incoming, answer) => void this.#hand(incoming, answer));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Calls of a method to a path and query. */
  seen(method: string, target: string): RecordedCall[] {
    return this.calls.filter((call) => call.method === method && call.target === target);
  }

  async #hand(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const sent = Buffer.concat(parts);
    const { method = 'GET', url = '/', headers } = incoming;
    const isJson = headers['content-type']?.includes('json') === true && sent.length > 0;
    this.calls.push({
      method,
      target: url,
      authorization: headers.authorization,
      body: isJson ? (JSON.parse(sent.toString()) as unknown) : undefined,
    });
    const onward = request(this.#upstream + url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    // An event stream lasts until its reader leaves.
    answer.on('close', () => onward.destroy());
    onward.end(sent);
  }
}
