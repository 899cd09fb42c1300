import { LRUCache } from 'lru-cache';
import type { UpstreamProfile } from '../upstream/capabilities.ts';
import { callerDigest } from './callerDigest.ts';
import type { Caller } from './callOptions.ts';
import type { RestReply } from './restReply.ts';

/** What was read under a tag; `schema` is what it was checked by. */
type KeptReply = { tag: string; schema: object; value: unknown };

/** Memory that a character of JSON takes once it is read, bytes; measured on lists of projects and modules. */
const bytesPerCharacter = 6;
/** Of the entry itself with its key. */
const bytesOfEntry = 500;

/**
 * Replies that carried a tag, as they were read, so that the service need not send them again while nothing changed: each call
 * still asks it, with the token of the caller. Whose they are is part of the key, so nobody is ever given
 * what another one read. The one used longest ago goes first.
 */
export class KeptReplies {
  readonly #kept: LRUCache<string, KeptReply>;

  /** @param mostBytes kept at most, about; at least 1. */
  constructor(mostBytes: number) {
    this.#kept = new LRUCache({ maxSize: mostBytes });
  }

  find(key: string): KeptReply | undefined {
    return this.#kept.get(key);
  }

  /** `length`: characters of the reply. */
  keep(key: string, reply: KeptReply, length: number): void {
    this.#kept.set(key, reply, { size: bytesOfEntry + key.length * 2 + length * bytesPerCharacter });
  }

  /** Bytes kept, about. */
  get size(): number {
    return this.#kept.calculatedSize;
  }
}

/** What one caller read, in one language. */
export class KeptForCaller {
  readonly #client: { kept: KeptReplies | undefined; profile: UpstreamProfile };
  readonly #caller: Caller;
  #digest: string | undefined;

  constructor(client: { kept: KeptReplies | undefined; profile: UpstreamProfile }, caller: Caller) {
    this.#client = client;
    this.#caller = caller;
  }

  /** What was read at `path` and checked by the same schema. */
  find(path: string, schema: object): KeptReply | undefined {
    const kept = this.#store?.find(this.#keyOf(path));
    return kept?.schema === schema ? kept : undefined;
  }

  /** Keeps what was read, where it carried a tag. */
  keep(path: string, schema: object, { tag, text }: RestReply, value: unknown): void {
    if (tag !== undefined) this.#store?.keep(this.#keyOf(path), { tag, schema, value }, text.length);
  }

  /** None for the generations whose replies are translated: a tag would stand for what came before. */
  get #store(): KeptReplies | undefined {
    const { generation } = this.#client.profile;
    return generation === 'g2' || generation === 'g3' ? undefined : this.#client.kept;
  }

  #keyOf(path: string): string {
    this.#digest ??= callerDigest(this.#caller.authorization);
    return `${this.#digest} ${this.#caller.language ?? ''} ${path}`;
  }
}
