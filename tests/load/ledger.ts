type Entry = { fields: Record<string, unknown[]>; readAs: string };

/**
 * What the service acknowledged: where each thing is read back, and what may stand there. A change whose outcome
 * nobody told may be there or not; one that was acknowledged must be.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledged = 0;

  /** A thing was made, or changed, and the service said so. `readAs` names the thing in the answer to GET `path`. */
  wrote(path: string, readAs: string, fields: Record<string, unknown>): void {
    this.acknowledged += 1;
    const entry = this.#entries.get(path) ?? { fields: {}, readAs };
    for (const [field, value] of Object.entries(fields)) entry.fields[field] = [value];
    this.#entries.set(path, entry);
  }

  /** A change was sent and nobody said what became of it. */
  maybeWrote(path: string, fields: Record<string, unknown>): void {
    const entry = this.#entries.get(path);
    for (const [field, value] of Object.entries(fields)) entry?.fields[field]?.push(value);
  }

  /** What a field may hold; undefined where it was never written. */
  expected(path: string, field: string): unknown[] | undefined {
    return this.#entries.get(path)?.fields[field];
  }

  get things(): number {
    return this.#entries.size;
  }

  /** Reads every thing back. @returns the paths of those that are gone or hold what nobody wrote. */
  async lost(read: (path: string) => Promise<Record<string, unknown> | undefined>): Promise<string[]> {
    const lost: string[] = [];
    for (const [path, { fields, readAs }] of this.#entries) {
      const found = (await read(path))?.[readAs] as Record<string, unknown> | undefined;
      const differs = Object.entries(fields).find(([field, may]) => !may.includes(found?.[field]));
      if (found === undefined) lost.push(`${path}: gone`);
      else if (differs !== undefined)
        lost.push(`${path}: ${differs[0]} is ${String(found[differs[0]])}, not ${differs[1].join(' or ')}`);
    }
    return lost;
  }
}
