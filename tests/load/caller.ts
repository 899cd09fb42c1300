import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import type { Measurements } from './measurements.ts';

export type Reply = {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the trial reads bodies it knows the shape of
  body: any;
  /** Answered as the first time, by what was stored with the work. */
  isReplayed: boolean;
};
type Sent = { kind: string; method: Dispatcher.HttpMethod; path: string; body?: unknown };

/** A key whose process died in the middle is free again after half a minute. */
const maxTries = 60;

/**
 * One user's browser: an address of its own in 127.0.0.0/8, because limits count by address, and what a good client
 * does when it is told to come back: it waits and sends the same call under the same Idempotency-Key.
 */
export class Caller {
  readonly #base: string;
  readonly #measurements: Measurements;
  readonly agent: Agent;
  token: string | undefined;

  constructor(base: string, measurements: Measurements, number: number) {
    this.#base = base;
    this.#measurements = measurements;
    const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
    this.agent = new Agent({ localAddress, connect: { timeout: 5_000 }, headersTimeout: 40_000 });
  }

  /**
   * Sends until it is answered. @returns undefined where it was told to come back too often, or where something else
   * went wrong, which is counted: what became of the call is then unknown.
   */
  async send({ kind, method, path, body }: Sent): Promise<Reply | undefined> {
    const key = randomUUID();
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const started = performance.now();
      try {
        const answer = await this.#once(method, path, body, key);
        if (answer.isReplayed) this.#measurements.replayed += 1;
        const again = comeBack(answer);
        if (again === undefined) {
          this.#measurements.took(kind, performance.now() - started);
          return answer;
        }
        this.#measurements.refused(again.what);
        await wait(again.seconds * 1_000);
      } catch (error) {
        const { message, code } = error as Error & { code?: string };
        this.#measurements.failed(`${kind}: ${code ?? message}`);
        return undefined;
      }
    }
    this.#measurements.failed(`${kind}: told to come back ${maxTries} times`);
    return undefined;
  }

  /** As send; any status or error of the graph but those expected counts as a fault. */
  async expect(status: number, sent: Sent): Promise<Reply | undefined> {
    const reply = await this.send(sent);
    if (reply === undefined) return undefined;
    const errors = (reply.body as { errors?: unknown[] } | undefined)?.errors;
    if (reply.status === status && errors === undefined) return reply;
    this.#measurements.failed(`${sent.kind}: ${reply.status} ${reasonOf(errors ?? reply.body)}`);
    return undefined;
  }

  ask(kind: string, query: string, variables: object): Promise<Reply | undefined> {
    return this.expect(200, { kind, method: 'POST', path: '/graphql', body: { query, variables } });
  }

  async #once(method: Dispatcher.HttpMethod, path: string, body: unknown, key: string): Promise<Reply> {
    const encoded = await encode(body);
    const {
      statusCode,
      headers,
      body: stream,
    } = await request(new URL(path, this.#base), {
      method,
      dispatcher: this.agent,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...encoded.headers,
      },
      body: encoded.bytes,
    });
    const text = await stream.text();
    const isJson = String(headers['content-type']).includes('json');
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    const isReplayed = headers['idempotency-replayed'] !== undefined;
    return { status: statusCode, body: withRetryAfter(parsed, headers['retry-after']), isReplayed };
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/** JSON, or a form in the parts that the sender alone divides it into. */
async function encode(
  body: unknown,
): Promise<{ bytes: Uint8Array | string | null; headers: Record<string, string> }> {
  if (body === undefined) return { bytes: null, headers: {} };
  if (!(body instanceof FormData))
    return { bytes: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new Response(body);
  return { bytes: await form.bytes(), headers: { 'content-type': form.headers.get('content-type') ?? '' } };
}

/** Without what differs each time, so that equal faults are counted together. */
const reasonOf = (told: unknown) =>
  JSON.stringify(told)
    .replaceAll(/"(request_?[iI]d|line|column)":("[^"]*"|\d+),?/g, '')
    .slice(0, 200);

const retryAfter = Symbol('Retry-After');
const withRetryAfter = (body: unknown, seconds: string | string[] | undefined) =>
  typeof body === 'object' && body !== null ? Object.assign(body, { [retryAfter]: seconds }) : body;

/** Whether an answer is a "not now" that says when: 429 or 503 with Retry-After, or what the graph makes of them. */
function comeBack({ status, body }: Reply): { what: string; seconds: number } | undefined {
  const seconds = Number(body?.[retryAfter]);
  if ((status === 429 || status === 503) && seconds >= 0) return { what: `HTTP ${status}`, seconds };
  for (const { extensions } of (body?.errors ?? []) as {
    extensions?: { code: string; retryAfter?: number };
  }[]) {
    if (extensions?.retryAfter !== undefined)
      return { what: `graph ${extensions.code}`, seconds: extensions.retryAfter };
  }
  return undefined;
}
