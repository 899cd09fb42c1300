import { LRUCache } from 'lru-cache';
import { type Caller, callerDigest } from './callOptions.ts';

/** Which tokens belong to which user, as the service says; one user may have many. Other services do not say. */
export class KnownUsers {
  readonly #users = new LRUCache<string, string>({ max: 10_000 });
  readonly #heard = new WeakSet<Caller>();

  /** Once per operation is enough. */
  learn(caller: Caller, user: string | undefined): void {
    if (user === undefined || caller.authorization === undefined || this.#heard.has(caller)) return;
    this.#heard.add(caller);
    this.#users.set(callerDigest(caller.authorization), user);
  }

  /** The user for a digest of `callerDigest`; the digest itself while unknown. */
  userOf(digest: string): string {
    return this.#users.get(digest) ?? digest;
  }
}
