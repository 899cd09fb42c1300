import type { z } from 'zod';
import { type OperationState, newOperationState } from './operationState.ts';
import { CallHeaders, encode, streamHeaders, CallKeys } from './callHeaders.ts';
import { RestError, unavailable, CallsSpent } from './restErrors.ts';
import { CallsUnderWay } from './callsUnderWay.ts';
import { CallerCache } from '../cache/replyCache.ts';
import type { RestClient, RestMethod } from './restClient.ts';
import type { Caller, CallOptions } from './callOptions.ts';
import { readReply } from './readReply.ts';
import type { RestReply } from './restReply.ts';
import type { Capability, UpstreamProfile } from '../upstream/capabilities.ts';
import { mayHaveTakenEffect } from '../upstream/failureOutcome.ts';
import { learnFrom } from '../upstream/shownRights.ts';

/**
 * The calls of one GraphQL operation: equal GETs are made once, and all stop when the client disconnects. A change
 * clears what was read before it, even if it failed, since it may have been made.
 */
export class RestOperation {
  readonly caller: Caller;
  readonly #client: RestClient;
  readonly #state: OperationState;
  readonly underWay: CallsUnderWay;
  readonly #headers: CallHeaders;
  readonly #changed: (() => void)[] = [];
  readonly cache: CallerCache;
  readonly #mostCalls: number;
  calls = 0; // what went over the wire so far
  isReplayed = false; // whether the service repeated its first answer to a creation
  readonly #keys: CallKeys;

  constructor(
    client: RestClient,
    caller: Caller,
    whole?: { mostCalls: number; state: OperationState; underWay: CallsUnderWay },
  ) {
    this.#state = whole?.state ?? newOperationState();
    this.underWay = whole?.underWay ?? new CallsUnderWay(client.config.operationTimeout);
    this.#mostCalls = whole?.mostCalls ?? Infinity;
    this.#client = client;
    this.caller = caller;
    this.cache = new CallerCache(client, caller);
    this.#headers = new CallHeaders(caller);
    this.#keys = new CallKeys(caller.idempotencyKey);
  }

  get profile(): UpstreamProfile {
    return this.#client.profile;
  }

  get isSignedIn(): boolean {
    return this.caller.authorization !== undefined;
  }

  /** The same caller with nothing read yet, for later events. */
  fresh(): RestOperation {
    return new RestOperation(this.#client, this.caller);
  }

  /** A part of the operation with a budget of `mostCalls`: the call beyond it fails with CallsSpent. */
  part(mostCalls: number): RestOperation {
    this.cache.reads.begin();
    const whole = { mostCalls, state: this.#state, underWay: this.underWay };
    return new RestOperation(this.#client, this.caller, whole);
  }

  /** The number of changes made, or possibly made, so far. */
  get changes(): number {
    return this.#state.changes;
  }

  /** Calls that the caller may still make at once; undefined where the service did not say. */
  get callsRemaining(): number | undefined {
    return this.#state.callsRemaining;
  }

  /**
   * Reads `path` (with `/v1`) and parses it.
   *
   * @throws RestError; UNAUTHENTICATED without a call when there is no token.
   */
  get<T>(path: string, schema: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    const known = this.#state.read.get(path);
    if (known !== undefined) return known as Promise<T>;
    // Not remembered as read: another part of the operation may have calls left.
    if (this.calls >= this.#mostCalls) return Promise.reject(new CallsSpent());
    const reading = this.#call('GET', path, undefined, schema, options);
    this.#state.read.set(path, reading);
    reading.catch((error: unknown) => error instanceof CallsSpent && this.#state.read.delete(path));
    return reading;
  }

  /** Asks with a body that changes nothing: made once, without clearing what was read. */
  ask<T>(method: 'PATCH' | 'POST', path: string, body: object, schema: z.ZodType<T>): Promise<T> {
    const key = `${method} ${path}`;
    const asking = this.#state.read.get(key) ?? this.#call(method, path, body, schema, {});
    this.#state.read.set(key, asking);
    return asking as Promise<T>;
  }

  /** Whether `path` was read in this operation, so that reading it again is free. */
  hasRead(path: string): boolean {
    return this.#state.read.has(path);
  }

  /** Stores the parsed value of `path` from another answer, so that it need not be read. */
  prime = (path: string, value: unknown) => void this.#state.read.set(path, Promise.resolve(value));

  /** Changes something; `body` is sent as JSON, or unchanged when it is bytes. */
  async send<T>(
    method: Exclude<RestMethod, 'GET'>,
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
    options: CallOptions = {},
  ): Promise<T> {
    try {
      const key = this.#keys.next(body, options.creates ?? method === 'POST');
      const value = await this.#call(method, path, body, schema, { ...options, ...key });
      this.#state.changes += 1;
      return value;
    } catch (error) {
      if (mayHaveTakenEffect(error)) this.#state.changes += 1;
      throw error;
    } finally {
      this.#state.read.clear();
      for (const forget of this.#changed) forget();
    }
  }

  /** Opens an answer of `type`, from after the event `last`, until `signal` ends it; the caller checks its status. */
  stream(path: string, type: string, signal: AbortSignal, last?: string): Promise<Response> {
    return this.#client.stream(path, streamHeaders(this.caller, type, last), signal);
  }

  /** Calls `forget` after every change, for owners of caches. */
  onChange(forget: () => void): void {
    this.#changed.push(forget);
  }

  /** Ends every call under way. */
  stop = (): void => this.underWay.stop(() => unavailable('The caller went away'));

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
    this.cache.reads.begin();
    const isKept = method === 'GET' && options.anonymous !== true;
    const known = isKept ? this.cache.find(path, schema) : undefined;
    const { answered } = this.#state;
    const handle = this.underWay.begin({ spend: () => this.#spend(), answered });
    try {
      const reply = await this.#client.call(
        { method, path, headers: this.#headers.of(body, options, known?.tag), body: encode(body) },
        handle,
      );
      if (options.anonymous !== true) this.#client.users.learn(this.caller, reply.user);
      if (reply.replayed === true) this.isReplayed = true;
      if (reply.callsRemaining !== undefined) this.#state.callsRemaining = reply.callsRemaining;
      if (known !== undefined && reply.status === 304)
        return this.cache.again({ path, schema, options }, known) as T;
      // Without the query: search texts do not belong in messages and logs.
      const value = this.#accept(reply, `${method} ${path.split('?')[0]}`, schema, options.bundledOnly);
      if (isKept) this.cache.keep({ path, schema, options }, reply, value);
      return value;
    } finally {
      this.underWay.done(handle);
    }
  }

  #spend(): void {
    if (this.calls >= this.#mostCalls) throw new CallsSpent();
    this.calls += 1;
  }

  #accept<T>(reply: RestReply, what: string, schema: z.ZodType<T>, part: Capability | true | undefined): T {
    try {
      const mayLack = part !== undefined && this.profile.generation !== 'bundled';
      const read = readReply(reply, what, schema, mayLack);
      if (part !== undefined && part !== true) this.profile.learnCapability(part, true);
      if (part === 'ownUser') this.profile.assumeGeneration('bundled');
      return read;
    } catch (error) {
      if (error instanceof RestError) learnFrom(error, this, what, part);
      throw error;
    }
  }
}
