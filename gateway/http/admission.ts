import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import { callerDigest } from '../rest/callOptions.ts';
import type { TokenOwners } from '../rest/tokenOwners.ts';

/** The most operations under way in this process, and for one caller. */
export type AdmissionLimits = { inAll: number; perCaller: number };

/** An operation under way; `caller` is worked out once there are many, because a digest takes longer than admitting. */
type Admitted = { authorization: string | undefined; address: string; caller?: string };

const callerOf = (operation: Admitted): string =>
  (operation.caller ??=
    operation.authorization === undefined ? operation.address : callerDigest(operation.authorization));

const retryAfter = 1;

/**
 * Bounds the operations under way, so that admitted ones are answered soon; an unbounded queue would make all wait. A
 * caller is a user with all tokens known to be theirs, a token of an unknown user, or an address.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #users: TokenOwners;
  readonly #underWay = new Set<Admitted>();

  constructor(limits: AdmissionLimits, users: TokenOwners) {
    this.#limits = limits;
    this.#users = users;
  }

  /** Admits an operation and returns the function that ends it; refuses by returning nothing. */
  enter(
    request: IncomingMessage,
    response: ServerResponse,
    { address }: { address: string },
  ): (() => void) | undefined {
    const operation: Admitted = { authorization: request.headers.authorization, address };
    if (this.#own(operation) >= this.#limits.perCaller) return refuse(response, 429, 'RATE_LIMITED');
    if (this.#underWay.size >= this.#limits.inAll) return refuse(response, 503, 'UPSTREAM_UNAVAILABLE');
    this.#underWay.add(operation);
    return () => void this.#underWay.delete(operation);
  }

  /** The caller's operations, including those admitted before it was known whose token it is. */
  #own(operation: Admitted): number {
    if (this.#underWay.size < this.#limits.perCaller) return 0;
    const user = this.#users.userOf(callerOf(operation));
    let own = 0;
    for (const each of this.#underWay) if (this.#users.userOf(callerOf(each)) === user) own += 1;
    return own;
  }
}

function refuse(response: ServerResponse, status: 429 | 503, code: GraphqlErrorCode): undefined {
  const message = 'Too many operations are under way: ask again in a moment';
  const body = JSON.stringify({ errors: [{ message, extensions: { code, retryAfter } }] });
  response.setHeader('retry-after', retryAfter);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
