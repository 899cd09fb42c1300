import { createHash } from 'node:crypto';

/**
 * A key for each creating call of an operation, made of the client's own: the operation sent again makes the same ones,
 * and two equal calls of one operation different ones.
 */
export class CallKeys {
  readonly #given: string | undefined;
  readonly #seen = new Map<string, number>();

  constructor(given: string | undefined) {
    this.#given = given;
  }

  /** The key of a call; none where the client gave none, for what creates nothing, and for files. */
  of(path: string, body: unknown, creates: boolean): { idempotencyKey?: string } {
    if (this.#given === undefined || !creates || body instanceof Uint8Array) return {};
    const call = `${path} ${JSON.stringify(body ?? null)}`;
    const count = this.#seen.get(call) ?? 0;
    this.#seen.set(call, count + 1);
    const text = `${this.#given} ${count} ${call}`;
    return { idempotencyKey: createHash('sha256').update(text).digest('base64url') };
  }
}
