import type { z } from 'zod';
import type { CallOptions } from './callOptions.ts';

/** A GET, and the tag of what it gave. */
export type TaggedRead = { path: string; schema: z.ZodType; options: CallOptions; tag: string };

/** What an operation read, as far as tags stand for all of it. */
export class TaggedReads {
  readonly #reads = new Map<string, TaggedRead>();
  #calls = 0;

  /** A call began; the operation has no complete set of tags until this one is known. */
  begin(): void {
    this.#calls += 1;
  }

  end(read: TaggedRead): void {
    this.#reads.set(read.path, read);
  }

  tagOf(path: string): string | undefined {
    return this.#reads.get(path)?.tag;
  }

  /** All of it; undefined where some call gave no tag, failed or was no GET, and where nothing was read. */
  get complete(): readonly TaggedRead[] | undefined {
    return this.#calls > 0 && this.#reads.size === this.#calls ? [...this.#reads.values()] : undefined;
  }
}
