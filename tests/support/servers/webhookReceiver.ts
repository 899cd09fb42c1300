import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { id: string; type: string; data: Record<string, unknown>; path: string; isSigned: boolean };

/** A program that receives webhooks on this machine, checks their signatures and answers what it is told to. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Statuses of the next answers by path; 200 after them. 0 never answers. */
  readonly answers: Record<string, number[]> = {};
  /** The secret that signatures are held against. */
  secret = '';
  #server: Server | undefined;
  #port = 0;

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const path = request.url ?? '';
        const { type, data } = JSON.parse(body);
        const id = String(request.headers['webhook-id']);
        this.received.push({ id, type, data, path, isSigned: this.#isSigned(request.headers, body) });
        const status = this.answers[path]?.shift() ?? 200;
        if (status !== 0)
          response.writeHead(status, { location: `${this.url}/redirected` }).end('x'.repeat(99_999));
      });
    });
    await new Promise<void>((resolve) => void this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What came to a path, or of a type. */
  of(what: string): Received[] {
    return this.received.filter(({ path, type }) => path === what || type === what);
  }

  /** Ends what it has not answered. */
  hangUp(): void {
    this.#server?.closeAllConnections();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #isSigned(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
    const timestamp = Number(headers['webhook-timestamp']);
    if (Math.abs(Date.now() / 1000 - timestamp) > 300) return false;
    const key = Buffer.from(this.secret.replace('whsec_', ''), 'base64');
    const signed = `${String(headers['webhook-id'])}.${timestamp}.${body}`;
    const expected = createHmac('sha256', key).update(signed).digest();
    return String(headers['webhook-signature'])
      .split(' ')
      .some((each) => {
        const given = Buffer.from(each.replace('v1,', ''), 'base64');
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
  }
}
