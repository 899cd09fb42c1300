import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphqlErrorCode } from '#domain/errorCodes.ts';

/** Operations that may be under way in this process, and of those for one caller. */
export type AdmissionLimits = { inAll: number; perCaller: number };

/** Seconds after which to come back. */
const retryAfter = 1;

/**
 * Bounds the operations under way, so that those who are let in are answered soon: a queue without a bound makes all
 * wait. A caller is who bears a token, else an address.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #callers = new Map<string, number>();
  #underWay = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Lets an operation in, to be told by the returned function that it is over; or refuses it and returns nothing. */
  enter(
    request: IncomingMessage,
    response: ServerResponse,
    { address }: { address: string },
  ): (() => void) | undefined {
    const caller = request.headers.authorization ?? address;
    const own = this.#callers.get(caller) ?? 0;
    if (own >= this.#limits.perCaller) return refuse(response, 429, 'RATE_LIMITED');
    if (this.#underWay >= this.#limits.inAll) return refuse(response, 503, 'UPSTREAM_UNAVAILABLE');
    this.#callers.set(caller, own + 1);
    this.#underWay += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#underWay -= 1;
      const left = (this.#callers.get(caller) ?? 1) - 1;
      if (left === 0) this.#callers.delete(caller);
      else this.#callers.set(caller, left);
    };
  }
}

function refuse(response: ServerResponse, status: 429 | 503, code: GraphqlErrorCode): undefined {
  const message = 'Too many operations are under way: ask again in a moment';
  const body = JSON.stringify({ errors: [{ message, extensions: { code, retryAfter } }] });
  response.setHeader('retry-after', retryAfter);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
