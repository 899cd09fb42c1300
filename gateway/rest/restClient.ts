import { Pool } from 'undici';
import { type CallHandle, pause } from './callHandle.ts';
import { CollectedReply } from './collectedReply.ts';
import { ReplyCache } from '../cache/replyCache.ts';
import { TokenOwners } from './tokenOwners.ts';
import { Pacer } from './pacer.ts';
import { Redirects } from './redirects.ts';
import { badReply, RestError, unavailable, withKnownOutcome } from './restErrors.ts';
import { isTemporary, type Outcome, retryDelay, type RetryPolicy } from './retry.ts';
import type { RestReply } from './restReply.ts';
import { UpstreamProfile } from '../upstream/capabilities.ts';

/** Splits the base address of the service, given with or without `/v1` at its end; `prefix` is usually empty. */
function upstreamAddress(base: string) {
  const { origin, pathname } = new URL(base);
  return { origin, prefix: pathname.replace(/\/+$/, '').replace(/\/v1$/, '') };
}

/** Times in ms; `upstream` is a function because a service in this process knows its port only once it listens. */
export type RestClientConfig = {
  upstream: () => string;
  connections: number;
  connectTimeout: number;
  readTimeout: number;
  /** For all calls of one operation and all their retries. */
  operationTimeout: number;
  retry: RetryPolicy;
  /** Bytes of replies kept for revalidation by their tags; 0 keeps none. */
  keptBytes: number;
};

export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One call. `path` begins with `/v1`; headers are a flat list of names and values. */
export type RestCall = {
  method: RestMethod;
  path: string;
  headers: string[];
  body?: string | Uint8Array | undefined;
};

const maxRedirects = 3;

/** Connections to /v1, shared by all operations of the process. Only this file uses undici. */
export class RestClient {
  readonly config: RestClientConfig;
  /** What is known of the service; all operations contribute. */
  readonly profile = new UpstreamProfile();
  /** What callers read before, for a service that tags its answers. */
  readonly replies: ReplyCache | undefined;
  readonly users = new TokenOwners();
  readonly #pacer = new Pacer();
  #isLimited = false;
  readonly #redirects = new Redirects();
  #pool: Pool | undefined;
  #origin = '';

  constructor(config: RestClientConfig) {
    this.config = config;
    this.replies = config.keptBytes > 0 ? new ReplyCache(config.keptBytes) : undefined;
  }

  /**
   * Makes a call. GETs, and calls that the limiter refused, are retried up to `retry.attempts` times; GETs follow
   * redirects. No retry begins after the end of the operation.
   * @throws RestError UPSTREAM_UNAVAILABLE when nobody answered, UPSTREAM_BAD_REPLY on a redirect that cannot be
   * followed.
   */
  async call(call: RestCall, handle: CallHandle): Promise<RestReply> {
    const { origin, prefix } = upstreamAddress(this.config.upstream());
    const repeatable = call.method === 'GET';
    let target = repeatable ? this.#redirects.current(prefix + call.path) : prefix + call.path;
    let redirects = 0;
    for (let attempt = 0; ;) {
      if (this.#isPaced) await this.#turn(handle);
      handle.spend?.();
      const outcome = await this.#try(origin, target, call, handle);
      const isRefused = 'reply' in outcome && outcome.reply.status === 429;
      if (isRefused) this.#slowDown();
      if ('reply' in outcome && isRedirect(outcome.reply) && repeatable) {
        const { status, location } = outcome.reply;
        const next = this.#redirects.follow(target, location ?? '', origin, status === 301 || status === 308);
        if (next === undefined || ++redirects > maxRedirects)
          throw badReply(`${call.path} redirects elsewhere`, status);
        target = next;
        continue;
      }
      const wait =
        (repeatable || isRefused) &&
        handle.stopped === undefined &&
        attempt < this.config.retry.attempts &&
        isTemporary(outcome)
          ? retryDelay(outcome, attempt, this.config.retry)
          : undefined;
      if (wait !== undefined && performance.now() + wait < handle.end) {
        attempt++;
        await pause(wait, handle);
        continue;
      }
      if ('reply' in outcome) return outcome.reply;
      throw outcome.error instanceof RestError
        ? outcome.error
        : unavailable('The service did not answer', outcome.error);
    }
  }

  /** Opens an answer that lasts as long as the caller listens; it bypasses the pool and its read timeout. */
  stream(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const { origin, prefix } = upstreamAddress(this.config.upstream());
    return fetch(`${origin}${prefix}${path}`, { headers, signal });
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  /** Whether the service counts all of this process as one caller, as the live ones do. */
  get #isPaced(): boolean {
    return this.#isLimited || this.profile.isLive;
  }

  async #turn(handle: CallHandle): Promise<void> {
    const wait = this.#pacer.take();
    if (wait > 0 && handle.stopped === undefined) await pause(wait, handle);
  }

  #slowDown(): void {
    if (this.profile.generation === 'bundled') return;
    this.#isLimited = true;
    this.#pacer.empty();
  }

  #try(
    origin: string,
    path: string,
    { method, headers, body }: RestCall,
    handle: CallHandle,
  ): Promise<Outcome> {
    if (handle.stopped !== undefined) return Promise.resolve({ error: withKnownOutcome(handle.stopped()) });
    return new Promise((resolve) => {
      const reply = new CollectedReply(handle, resolve);
      this.#poolOf(origin).dispatch({ method, path, headers, body: body ?? null }, reply);
    });
  }

  #poolOf(origin: string): Pool {
    if (this.#pool === undefined || this.#origin !== origin) {
      void this.#pool?.close();
      const { connections, connectTimeout, readTimeout } = this.config;
      this.#pool = new Pool(origin, {
        connections,
        pipelining: 1,
        keepAliveTimeout: 60_000,
        connect: { timeout: connectTimeout },
        headersTimeout: readTimeout,
        bodyTimeout: readTimeout,
      });
      this.#origin = origin;
    }
    return this.#pool;
  }
}

const isRedirect = ({ status, location }: RestReply) =>
  status >= 300 && status < 400 && location !== undefined;
