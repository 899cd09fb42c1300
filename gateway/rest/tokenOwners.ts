import { LRUCache } from 'lru-cache';
import { type Caller, callerDigest } from './callOptions.ts';

/** The user of each token, which only the bundled service names; one user may have many tokens. */
export class TokenOwners {
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
