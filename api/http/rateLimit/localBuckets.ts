import { type Bucket, type Rate, takeCall } from './tokenBucket.ts';

/** Buckets of this process alone, one for each address. */
export class LocalBuckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one call of this address. @returns how many are left at once, undefined where it is refused. */
  async take(address: string): Promise<number | undefined> {
    const { bucket, allowed } = takeCall(this.#buckets.get(address), Date.now(), this.#rate);
    this.#buckets.set(address, bucket);
    return allowed ? Math.floor(bucket.left) : undefined;
  }

  /** Forgets addresses not seen since then (ms), whose buckets are full again. */
  async forget(before: number): Promise<void> {
    for (const [address, bucket] of this.#buckets) if (bucket.at < before) this.#buckets.delete(address);
  }
}
