import { LRUCache } from 'lru-cache';
import type { UpstreamProfile } from '../upstream/capabilities.ts';
import { type Caller, callerDigest, type CallOptions } from '../rest/callOptions.ts';
import type { RestReply } from '../rest/restReply.ts';
import type { z } from 'zod';

/** A GET and the tag of its reply. */
export type TaggedRead = { path: string; schema: z.ZodType; options: CallOptions; tag: string };

/** What an operation read, as long as every read has a tag. */
class TaggedReads {
  readonly #reads = new Map<string, TaggedRead>();
  #calls = 0;

  /** Begins a call; until its tag is known, the set of tags is incomplete. */
  begin(): void {
    this.#calls += 1;
  }

  end(read: TaggedRead): void {
    this.#reads.set(read.path, read);
  }

  tagOf(path: string): string | undefined {
    return this.#reads.get(path)?.tag;
  }

  /** All reads; undefined where a call had no tag, failed or was no GET, and where nothing was read. */
  get complete(): readonly TaggedRead[] | undefined {
    return this.#calls > 0 && this.#reads.size === this.#calls ? [...this.#reads.values()] : undefined;
  }
}

/** A value read under a tag; `schema` is the one it was checked by. */
type KeptReply = { tag: string; schema: object; value: unknown };

/** JSON text made only from what was read. */
type KeptAnswer = { reads: readonly TaggedRead[]; data: string; cost: number };

/** Bytes of memory per character of parsed JSON; measured on lists of projects and modules. */
const bytesPerCharacter = 6;
/** The entry itself with its key. */
const bytesOfEntry = 500;

/**
 * Tagged replies, parsed, so that the service need not send them again while nothing changed: each call still asks it,
 * with the caller's token. The caller is part of the key, so nobody gets what another one read. The least recently used
 * goes first.
 */
export class ReplyCache {
  readonly #kept: LRUCache<string, KeptReply | KeptAnswer>;
  /** Replies that the service did not have to send again, and those it sent, since the start. */
  hits = 0;
  misses = 0;

  /** @param maxBytes approximate limit; at least 1. */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes });
  }

  find(key: string): KeptReply | KeptAnswer | undefined {
    return this.#kept.get(key);
  }

  /** `length`: characters of the reply. */
  keep(key: string, reply: KeptReply, length: number): void {
    this.misses += 1;
    this.#kept.set(key, reply, { size: bytesOfEntry + key.length * 2 + length * bytesPerCharacter });
  }

  keepAnswer(key: string, answer: KeptAnswer): void {
    const { reads, data } = answer;
    this.#kept.set(key, answer, { size: bytesOfEntry * (1 + reads.length) + key.length * 2 + data.length });
  }

  /** Approximate bytes kept. */
  get size(): number {
    return this.#kept.calculatedSize;
  }
}

type Read = Omit<TaggedRead, 'tag'>;

/** What one caller read in one language. */
export class CallerCache {
  readonly #client: { replies: ReplyCache | undefined; profile: UpstreamProfile };
  readonly #caller: Caller;
  #digest: string | undefined;
  readonly reads = new TaggedReads();

  constructor(client: { replies: ReplyCache | undefined; profile: UpstreamProfile }, caller: Caller) {
    this.#client = client;
    this.#caller = caller;
  }

  /** The value read at `path` and checked by the same schema. */
  find(path: string, schema: object): KeptReply | undefined {
    const kept = this.#read(() => path);
    return kept !== undefined && 'schema' in kept && kept.schema === schema ? kept : undefined;
  }

  /** Keeps what was read, if it has a tag. */
  keep(read: Read, { tag, text }: RestReply, value: unknown): void {
    const store = this.#store;
    if (tag === undefined || store === undefined) return;
    store.keep(this.#keyOf(read.path), { tag, schema: read.schema, value }, text.length);
    this.reads.end({ ...read, tag });
  }

  /** The service confirmed the kept value. */
  again(read: Read, { tag, value }: KeptReply): unknown {
    if (this.#store !== undefined) this.#store.hits += 1;
    this.reads.end({ ...read, tag });
    return value;
  }

  findAnswer(question: () => string): KeptAnswer | undefined {
    const kept = this.#read(question);
    return kept !== undefined && 'data' in kept ? kept : undefined;
  }

  keepAnswer(question: string, answer: KeptAnswer): void {
    this.#store?.keepAnswer(this.#keyOf(question), answer);
  }

  /** The entry of a name, which is only built where something is kept. */
  #read(name: () => string): KeptReply | KeptAnswer | undefined {
    const store = this.#store;
    return store === undefined || store.size === 0 ? undefined : store.find(this.#keyOf(name()));
  }

  /** None for the generations whose replies are translated: a tag would stand for the untranslated reply. */
  get #store(): ReplyCache | undefined {
    return this.#client.profile.isLive ? undefined : this.#client.replies;
  }

  #keyOf(path: string): string {
    this.#digest ??= callerDigest(this.#caller.authorization);
    return `${this.#digest} ${this.#caller.language ?? ''} ${path}`;
  }
}
