import type { z } from 'zod';
import type { CallHandle } from './callHandle.ts';
import { type Known, nothingKnown } from './known.ts';
import { CallHeaders, encode } from './callHeaders.ts';
import { CallKeys } from './callKeys.ts';
import { CallsSpent } from './callsSpent.ts';
import { KeptForCaller } from './keptReplies.ts';
import type { RestClient, RestMethod } from './restClient.ts';
import type { Caller, CallOptions } from './callOptions.ts';
import { readReply } from './readReply.ts';
import { RestError, unavailable } from './restErrors.ts';
import type { RestReply } from './restReply.ts';
import type { Capability, UpstreamProfile } from '../upstream/capabilities.ts';
import { learnFrom } from '../upstream/learnFrom.ts';

/**
 * The calls of one GraphQL operation: equal GETs are made once, and all stop when the client goes away.
 * A change forgets what was read before it, also one that failed: it may have been made.
 */
export class RestOperation {
  readonly caller: Caller;
  readonly #client: RestClient;
  readonly #known: Known;
  readonly #inFlight = new Set<CallHandle>();
  readonly #headers: CallHeaders;
  readonly #changed: (() => void)[] = [];
  readonly #parts: RestOperation[] = [];
  readonly kept: KeptForCaller;
  #stopped = false;
  readonly #mostCalls: number;
  #calls = 0;
  isReplayed = false; // a creation was answered as the first time
  readonly #keys: CallKeys;

  constructor(client: RestClient, caller: Caller, mostCalls = Infinity, known = nothingKnown()) {
    this.#known = known;
    this.#client = client;
    this.#mostCalls = mostCalls;
    this.caller = caller;
    this.kept = new KeptForCaller(client, caller);
    this.#headers = new CallHeaders(caller);
    this.#keys = new CallKeys(caller.idempotencyKey);
  }

  /** What is known of the service. */
  get profile(): UpstreamProfile {
    return this.#client.profile;
  }

  get isSignedIn(): boolean {
    return this.caller.authorization !== undefined;
  }

  /** The same caller with nothing read yet, for events that come later. */
  fresh(): RestOperation {
    return new RestOperation(this.#client, this.caller);
  }

  /** A part of the operation that may cost `mostCalls` at most: what would be the next one fails with CallsSpent. */
  part(mostCalls: number): RestOperation {
    this.kept.reads.begin();
    const part = new RestOperation(this.#client, this.caller, mostCalls, this.#known);
    this.#parts.push(part);
    return part;
  }

  /** What went over the wire so far. */
  get calls(): number {
    return this.#calls;
  }

  /**
   * Reads `path` (with `/v1`) and parses it.
   *
   * @throws RestError; UNAUTHENTICATED without a call when there is no token.
   */
  get<T>(path: string, schema: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    const known = this.#known.read.get(path);
    if (known !== undefined) return known as Promise<T>;
    // Not kept among what was read: another part may have calls left.
    if (this.#calls >= this.#mostCalls) return Promise.reject(new CallsSpent());
    const reading = this.#call('GET', path, undefined, schema, options);
    this.#known.read.set(path, reading);
    reading.catch((error: unknown) => error instanceof CallsSpent && this.#known.read.delete(path));
    return reading;
  }

  /** Asks with a body that changes nothing: made once, and what was read stays good. */
  ask<T>(method: 'PATCH' | 'POST', path: string, body: object, schema: z.ZodType<T>): Promise<T> {
    const key = `${method} ${path}`;
    const known = this.#known.read.get(key);
    if (known !== undefined) return known as Promise<T>;
    const asking = this.#call(method, path, body, schema, {});
    this.#known.read.set(key, asking);
    return asking;
  }

  /** Whether `path` was asked for in this operation: then reading it again is free. */
  hasRead(path: string): boolean {
    return this.#known.read.has(path);
  }

  /** Changes something; `body` goes out as JSON, or as it is when it is bytes. */
  async send<T>(
    method: Exclude<RestMethod, 'GET'>,
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    options: CallOptions = {},
  ): Promise<T> {
    try {
      const key = this.#keys.next(body, options.creates ?? method === 'POST');
      return await this.#call(method, path, body, schema, { ...options, ...key });
    } finally {
      this.#known.read.clear();
      for (const forget of this.#changed) forget();
    }
  }

  /** Opens an answer of `type`, after the event `last`, until `signal` ends it; its status is for the caller to judge. */
  stream(path: string, type: string, signal: AbortSignal, last?: string): Promise<Response> {
    const { authorization, address, requestId, traceparent } = this.caller;
    const headers = {
      accept: type,
      'x-request-id': requestId,
      ...(last === undefined ? {} : { 'last-event-id': last }),
      ...(traceparent === undefined ? {} : { traceparent }),
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
    for (const part of this.#parts) part.stop();
    for (const handle of this.#inFlight) {
      handle.stopped = true;
      handle.running?.abort(unavailable('The caller went away'));
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
    this.kept.reads.begin();
    const isKept = method === 'GET' && options.anonymous !== true;
    const known = isKept ? this.kept.find(path, schema) : undefined;
    const { answered } = this.#known;
    const handle: CallHandle = { stopped: this.#stopped, spend: () => this.#spend(), answered };
    this.#inFlight.add(handle);
    try {
      const reply = await this.#client.call(
        { method, path, headers: this.#headers.of(body, options, known?.tag), body: encode(body) },
        handle,
      );
      if (reply.replayed === true) this.isReplayed = true;
      if (known !== undefined && reply.status === 304)
        return this.kept.again({ path, schema, options }, known) as T;
      // Without the query: what was searched for is nobody's business in a message or a log.
      const value = this.#accept(reply, `${method} ${path.split('?')[0]}`, schema, options.bundledOnly);
      if (isKept) this.kept.keep({ path, schema, options }, reply, value);
      return value;
    } finally {
      this.#inFlight.delete(handle);
    }
  }

  #spend(): void {
    if (this.#calls >= this.#mostCalls) throw new CallsSpent();
    this.#calls += 1;
  }

  #accept<T>(reply: RestReply, what: string, schema: z.ZodType<T>, part: Capability | true | undefined): T {
    try {
      const read = readReply(reply, what, schema, part !== undefined);
      if (part !== undefined && part !== true) this.profile.learn(part, true);
      if (part === 'ownUser') this.profile.note('bundled');
      return read;
    } catch (error) {
      if (error instanceof RestError) learnFrom(error, this, what, part);
      throw error;
    }
  }
}
