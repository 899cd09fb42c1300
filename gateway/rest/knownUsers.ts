import { LRUCache } from 'lru-cache';
import { type Caller, callerDigest } from './callOptions.ts';

/** Whose tokens are whose, as the service told: one user may have many. Another service tells nothing of it. */
export class KnownUsers {
  readonly #users = new LRUCache<string, string>({ max: 10_000 });
  readonly #heard = new WeakSet<Caller>();

  /** Once for each operation is enough. */
  learn(caller: Caller, user: string | undefined): void {
    if (user === undefined || caller.authorization === undefined || this.#heard.has(caller)) return;
    this.#heard.add(caller);
    this.#users.set(callerDigest(caller.authorization), user);
  }

  /** The user behind a digest of `callerDigest`; the digest itself while nobody told. */
  userOf(digest: string): string {
    return this.#users.get(digest) ?? digest;
  }
}
