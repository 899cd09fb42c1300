import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { dropBuckets, takeCalls } from './callBucketRepository.ts';
import type { Rate } from './tokenBucket.ts';

/** How long a process that found a bucket empty refuses without asking again (ms). */
const emptyMs = 100;

/** Calls of one address that this process has taken and not used, and until when the bucket is known to be empty. */
type TakenCalls = {
  calls: number;
  /** Calls left in the shared bucket when this process took from it. */
  left: number;
  emptyUntil: number;
  usedAt: number;
  asking: Promise<void> | undefined;
};

/**
 * Buckets in the database, one per address, whichever process its calls come to. A process takes a few calls at once
 * and asks again when they are used: one statement per `batch` calls, and none for those refused meanwhile. An address
 * gets `rate` in total, and at most a batch more at once per process.
 */
export class SharedBuckets {
  readonly #db: Database;
  readonly #rate: Rate;
  readonly #batch: number;
  readonly #taken = new Map<string, TakenCalls>();

  constructor(db: Database, rate: Rate, batch = 8) {
    this.#db = db;
    this.#rate = rate;
    this.#batch = batch;
  }

  /** Takes one call of this address. @returns how many are left at once, undefined where it is refused. */
  async take(address: string): Promise<number | undefined> {
    const none = { calls: 0, left: 0, emptyUntil: 0, usedAt: 0, asking: undefined };
    const taken = this.#taken.get(address) ?? none;
    this.#taken.set(address, taken);
    taken.usedAt = Date.now();
    while (taken.calls === 0) {
      if (Date.now() < taken.emptyUntil) return undefined;
      // Concurrent calls wait for the same answer.
      taken.asking ??= this.#fill(address, taken).finally(() => (taken.asking = undefined));
      await taken.asking;
    }
    taken.calls -= 1;
    return taken.calls + taken.left;
  }

  /** Forgets addresses not seen since then (ms); their unused calls are lost, but the bucket is full again by now. */
  async forget(before: number): Promise<void> {
    for (const [address, { usedAt }] of this.#taken) if (usedAt < before) this.#taken.delete(address);
    await dropBuckets(this.#db, before);
  }

  async #fill(address: string, taken: TakenCalls): Promise<void> {
    const key = createHash('sha256').update(address).digest('base64url');
    const { granted, left } = await takeCalls(this.#db, key, this.#rate, this.#batch);
    taken.calls += granted;
    taken.left = Math.floor(left);
    if (taken.calls === 0) taken.emptyUntil = Date.now() + emptyMs;
  }
}
