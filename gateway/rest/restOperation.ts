import type { z } from 'zod';
import type { CallHandle } from './callHandle.ts';
import type { RestClient, RestMethod } from './restClient.ts';
import { badReply, errorOfReply, notSupported, RestError, unavailable } from './restErrors.ts';
import type { RestReply } from './restReply.ts';
import { secondsOf } from './retry.ts';

/** Who asks, and how the answer should read. `authorization` is the header as the client sent it. */
export type Caller = {
  authorization: string | undefined;
  language: string | undefined;
  /** Address of the client, for the limits of /v1; absent where the gateway runs in-process. */
  address?: string | undefined;
  /** What the client calls itself, for the list of sessions. */
  userAgent?: string | undefined;
  requestId: string;
};

/**
 * `open`: the call needs no token. `anonymous`: it carries none either, because /v1 refuses a dead one before it looks
 * at the call. `bundledOnly`: the live service lacks it. `revision`: refuse when the thing changed
 * since. `contentType`: of a body that is not JSON.
 */
export type CallOptions = {
  open?: boolean;
  anonymous?: boolean;
  bundledOnly?: boolean;
  revision?: number | null | undefined;
  contentType?: string;
};

/**
 * The calls of one GraphQL operation: equal GETs are made once, and all stop when the client goes away.
 * A successful change forgets what was read before it.
 */
export class RestOperation {
  readonly caller: Caller;
  readonly #client: RestClient;
  readonly #read = new Map<string, Promise<unknown>>();
  readonly #inFlight = new Set<CallHandle>();
  readonly #headers: string[];
  readonly #anonymousHeaders: string[];
  readonly #changed: (() => void)[] = [];
  #stopped = false;

  constructor(client: RestClient, caller: Caller) {
    this.#client = client;
    this.caller = caller;
    this.#headers = ['accept', 'application/json', 'x-request-id', caller.requestId];
    if (caller.language !== undefined) this.#headers.push('accept-language', caller.language);
    if (caller.userAgent !== undefined) this.#headers.push('user-agent', caller.userAgent);
    if (caller.address !== undefined) this.#headers.push('x-forwarded-for', caller.address);
    this.#anonymousHeaders = [...this.#headers];
    if (caller.authorization !== undefined) this.#headers.push('authorization', caller.authorization);
  }

  get isSignedIn(): boolean {
    return this.caller.authorization !== undefined;
  }

  /** The same caller with nothing read yet, for events that come later. */
  fresh(): RestOperation {
    return new RestOperation(this.#client, this.caller);
  }

  /**
   * Reads `path` (with `/v1`) and parses it.
   *
   * @throws RestError; UNAUTHENTICATED without a call when there is no token.
   */
  get<T>(path: string, schema: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    const known = this.#read.get(path);
    if (known !== undefined) return known as Promise<T>;
    const reading = this.#call('GET', path, undefined, schema, options);
    this.#read.set(path, reading);
    return reading;
  }

  /** Whether `path` was asked for in this operation: then reading it again is free. */
  hasRead(path: string): boolean {
    return this.#read.has(path);
  }

  /** Changes something; `body` goes out as JSON, or as it is when it is bytes. */
  async send<T>(
    method: Exclude<RestMethod, 'GET'>,
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    options: CallOptions = {},
  ): Promise<T> {
    const result = await this.#call(method, path, body, schema, options);
    this.#read.clear();
    for (const forget of this.#changed) forget();
    return result;
  }

  /** Opens an answer of `type` that lasts until `signal` ends it; its status is for the caller to judge. */
  stream(path: string, type: string, signal: AbortSignal): Promise<Response> {
    const { authorization, address, requestId } = this.caller;
    const headers = {
      accept: type,
      'x-request-id': requestId,
      ...(authorization === undefined ? {} : { authorization }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    };
    return this.#client.stream(path, headers, signal);
  }

  /** Calls `forget` after every change, for those who keep something read. */
  onChange(forget: () => void): void {
    this.#changed.push(forget);
  }

  /** Ends every call on its way. */
  stop(): void {
    this.#stopped = true;
    for (const handle of this.#inFlight) {
      handle.stopped = true;
      handle.stop?.(unavailable('The caller went away'));
    }
  }

  async #call<T>(
    method: RestMethod,
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    options: CallOptions,
  ): Promise<T> {
    if (!this.isSignedIn && options.open !== true && options.anonymous !== true) {
      throw new RestError('UNAUTHENTICATED', 'Sign in to do this: no token came with the request', {
        status: 401,
      });
    }
    const handle: CallHandle = { stopped: this.#stopped };
    this.#inFlight.add(handle);
    try {
      const reply = await this.#client.call(
        { method, path, headers: this.#headersOf(body, options), body: encode(body) },
        handle,
      );
      // Without the query: what was searched for is nobody's business in a message or a log.
      return readReply(reply, `${method} ${path.split('?')[0]}`, schema, options.bundledOnly === true);
    } finally {
      this.#inFlight.delete(handle);
    }
  }

  #headersOf(body: unknown, { anonymous, revision, contentType }: CallOptions): string[] {
    const who = anonymous === true ? this.#anonymousHeaders : this.#headers;
    if (body === undefined && revision == null) return who;
    const headers = [...who];
    if (body !== undefined) headers.push('content-type', contentType ?? 'application/json');
    if (revision != null) headers.push('if-match', `"${revision}"`);
    return headers;
  }
}

const encode = (body: unknown) =>
  body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);

function readReply<T>(reply: RestReply, what: string, schema: z.ZodType<T>, bundledOnly: boolean): T {
  const { status, contentType, text } = reply;
  const isJson = /^application\/([\w.-]+\+)?json/.test(contentType);
  if (status < 200 || status >= 300) {
    throw errorOfReply({
      status,
      text: isJson ? text : '',
      retryAfter: secondsOf(reply.retryAfter),
      what,
      bundledOnly,
    });
  }
  if (status === 204 || text === '') return accept(schema, {}, what);
  if (!isJson) {
    // The live service answers a path it does not know with 200 and its web page.
    throw bundledOnly
      ? notSupported(what, status)
      : badReply(`${what} answered ${contentType || 'no type'}, not JSON`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badReply(`${what} answered half a document`);
  }
  return accept(schema, value, what);
}

function accept<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 3).map((issue) => issue.path.join('.') || 'the whole');
  throw badReply(`${what} answered something unexpected at ${places.join(', ')}`);
}
