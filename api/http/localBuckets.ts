import { type Bucket, type Rate, takeFrom } from './tokenBucket.ts';

/** Buckets of this process alone, one for each address. */
export class LocalBuckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether one more call of this address is let in. */
  async take(address: string): Promise<boolean> {
    const { bucket, allowed } = takeFrom(this.#buckets.get(address), Date.now(), this.#rate);
    this.#buckets.set(address, bucket);
    return allowed;
  }

  /** Forgets addresses not seen since then (ms): their buckets are full again. */
  async forget(before: number): Promise<void> {
    for (const [address, bucket] of this.#buckets) if (bucket.at < before) this.#buckets.delete(address);
  }
}
