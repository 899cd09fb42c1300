const perSecond = 28;
const burst = 100;

/**
 * Paces calls to a service that allows 30 a second and 120 at once to everybody behind one address: a little slower, so
 * that its limiter is seldom met.
 */
export class Pacer {
  #turns = burst;
  #at: number;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#at = now();
  }

  /** Takes a turn. @returns ms until it comes; 0 at once. */
  take(): number {
    const now = this.#now();
    this.#turns = Math.min(burst, this.#turns + ((now - this.#at) / 1000) * perSecond) - 1;
    this.#at = now;
    return this.#turns >= 0 ? 0 : (-this.#turns / perSecond) * 1000;
  }

  /** The service refused: no turn is left. */
  empty(): void {
    this.#turns = Math.min(this.#turns, 0);
  }
}
