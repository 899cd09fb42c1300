import type { Caller, CallOptions } from './callOptions.ts';
import { createHash } from 'node:crypto';

/** Headers of one caller's calls, as flat lists of names and values. */
export class CallHeaders {
  readonly #own: string[];
  readonly #anonymous: string[];

  constructor({ requestId, traceparent, language, userAgent, address, authorization }: Caller) {
    this.#own = ['accept', 'application/json', 'x-request-id', requestId];
    if (traceparent !== undefined) this.#own.push('traceparent', traceparent);
    if (language !== undefined) this.#own.push('accept-language', language);
    if (userAgent !== undefined) this.#own.push('user-agent', userAgent);
    if (address !== undefined) this.#own.push('x-forwarded-for', address);
    this.#anonymous = [...this.#own];
    if (authorization !== undefined) this.#own.push('authorization', authorization);
  }

  /** Headers of one call; `tag` is that of what the caller has read before. */
  of(body: unknown, options: CallOptions, tag: string | undefined): string[] {
    const { anonymous, revision, contentType, idempotencyKey, deviceMarks } = options;
    const who = anonymous === true ? this.#anonymous : this.#own;
    if (body === undefined && revision == null && tag === undefined && idempotencyKey === undefined)
      return who;
    const headers = [...who];
    if (body !== undefined) headers.push('content-type', contentType ?? 'application/json');
    if (revision != null) headers.push('if-match', `"${revision}"`);
    if (idempotencyKey !== undefined) headers.push('idempotency-key', idempotencyKey);
    if (deviceMarks !== undefined && deviceMarks.length > 0) headers.push('device-mark', deviceMarks.join());
    if (tag !== undefined) headers.push('if-none-match', tag);
    return headers;
  }
}

/** Headers of a streamed answer of `type`, from after the event `last`. */
export const streamHeaders = (
  { authorization, address, language, requestId, traceparent }: Caller,
  type: string,
  last: string | undefined,
): Record<string, string> => ({
  accept: type,
  // The stream is passed on, and compressed once on its way out.
  'accept-encoding': 'identity',
  'x-request-id': requestId,
  ...(last === undefined ? {} : { 'last-event-id': last }),
  ...(language === undefined ? {} : { 'accept-language': language }),
  ...(traceparent === undefined ? {} : { traceparent }),
  ...(authorization === undefined ? {} : { authorization }),
  ...(address === undefined ? {} : { 'x-forwarded-for': address }),
});

/** The encoded body. */
export const encode = (body: unknown) =>
  body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);

/**
 * A key for each creating call of an operation, made of the client's own and the call's position: repeating the
 * operation makes the same keys, and another operation under that key meets the service's refusal.
 */
export class CallKeys {
  readonly #given: string | undefined;
  #calls = 0;

  constructor(given: string | undefined) {
    this.#given = given;
  }

  /** The key of the next call; none where the client gave none, for calls that create nothing, and for files. */
  next(body: unknown, creates: boolean): { idempotencyKey?: string } {
    if (this.#given === undefined || !creates || body instanceof Uint8Array) return {};
    this.#calls += 1;
    const text = `${this.#given} ${this.#calls}`;
    return { idempotencyKey: createHash('sha256').update(text).digest('base64url') };
  }
}
