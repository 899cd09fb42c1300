import { createHash } from 'node:crypto';

/**
 * A key for each creating call of an operation, made of the client's own and the call's place among them: the operation
 * sent again makes the same ones, and another operation under that key meets the service's refusal.
 */
export class CallKeys {
  readonly #given: string | undefined;
  #calls = 0;

  constructor(given: string | undefined) {
    this.#given = given;
  }

  /** The key of the next call; none where the client gave none, for what creates nothing, and for files. */
  next(body: unknown, creates: boolean): { idempotencyKey?: string } {
    if (this.#given === undefined || !creates || body instanceof Uint8Array) return {};
    this.#calls += 1;
    const text = `${this.#given} ${this.#calls}`;
    return { idempotencyKey: createHash('sha256').update(text).digest('base64url') };
  }
}
