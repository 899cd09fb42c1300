/** Milliseconds that calls of one kind took, and how the others ended. */
export class Measurements {
  readonly #times = new Map<string, number[]>();
  readonly #refusals = new Map<string, number>();
  readonly #faults = new Map<string, number>();
  /** Calls of /v1 sent again whose first answer had not arrived and was given once more. */
  replayed = 0;

  took(kind: string, milliseconds: number): void {
    const times = this.#times.get(kind) ?? [];
    times.push(milliseconds);
    this.#times.set(kind, times);
  }

  /** A "not now" that says when to come back: allowed. */
  refused(what: string): void {
    this.#refusals.set(what, (this.#refusals.get(what) ?? 0) + 1);
  }

  /** Anything else that went wrong. */
  failed(what: string): void {
    this.#faults.set(what, (this.#faults.get(what) ?? 0) + 1);
  }

  get faults(): number {
    return [...this.#faults.values()].reduce((sum, count) => sum + count, 0);
  }

  get calls(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0);
  }

  lines(): string[] {
    const rows = [...this.#times].map(([kind, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
      return [kind, sorted.length, at(0.5), at(0.99), at(1)] as const;
    });
    return [
      `${'call'.padEnd(16)}${'answered'.padStart(9)}${'p50'.padStart(8)}${'p99'.padStart(8)}${'most'.padStart(8)} ms`,
      ...rows.map(
        ([kind, count, ...times]) =>
          kind.padEnd(16) +
          String(count).padStart(9) +
          times.map((time) => String(time).padStart(8)).join(''),
      ),
      `told to come back: ${list(this.#refusals)}`,
      `answers lost on the way and given again: ${this.replayed}`,
      `faults: ${list(this.#faults)}`,
    ];
  }
}

const list = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join('; ') || 'none';
