import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import { callerDigest } from '../rest/callOptions.ts';
import type { KnownUsers } from '../rest/knownUsers.ts';

/** Operations that may be under way in this process, and of those for one caller. */
export type AdmissionLimits = { inAll: number; perCaller: number };

/** Seconds after which to come back. */
const retryAfter = 1;

/**
 * Bounds the operations under way, so that those who are let in are answered soon: a queue without a bound makes all
 * wait. A caller is a user, with all tokens that the service told to be of the same one; a token it told nothing of; or
 * an address.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #users: KnownUsers;
  readonly #underWay = new Set<{ caller: string }>();

  constructor(limits: AdmissionLimits, users: KnownUsers) {
    this.#limits = limits;
    this.#users = users;
  }

  /** Lets an operation in, to be told by the returned function that it is over; or refuses it and returns nothing. */
  enter(
    request: IncomingMessage,
    response: ServerResponse,
    { address }: { address: string },
  ): (() => void) | undefined {
    const { authorization } = request.headers;
    const operation = { caller: authorization === undefined ? address : callerDigest(authorization) };
    if (this.#own(operation.caller) >= this.#limits.perCaller) return refuse(response, 429, 'RATE_LIMITED');
    if (this.#underWay.size >= this.#limits.inAll) return refuse(response, 503, 'UPSTREAM_UNAVAILABLE');
    this.#underWay.add(operation);
    return () => void this.#underWay.delete(operation);
  }

  /** Those of one caller, also the ones that were let in before it was known whose their token is. */
  #own(caller: string): number {
    if (this.#underWay.size < this.#limits.perCaller) return 0;
    const user = this.#users.userOf(caller);
    let own = 0;
    for (const each of this.#underWay) if (this.#users.userOf(each.caller) === user) own += 1;
    return own;
  }
}

function refuse(response: ServerResponse, status: 429 | 503, code: GraphqlErrorCode): undefined {
  const message = 'Too many operations are under way: ask again in a moment';
  const body = JSON.stringify({ errors: [{ message, extensions: { code, retryAfter } }] });
  response.setHeader('retry-after', retryAfter);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
