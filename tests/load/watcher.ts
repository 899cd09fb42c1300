import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { Caller } from './caller.ts';

const query = (projectId: string) =>
  `subscription { projectChanged(projectId: "${projectId}") { action project { description } } }`;

/** A browser that watches a project: it opens the stream again, from where it stood, whenever it breaks. */
export class Watcher {
  readonly #caller: Caller;
  readonly #address: URL;
  readonly #projectId: string;
  readonly #leaving = new AbortController();
  #lastId: string | undefined;
  /** The description last told. */
  description: string | undefined;
  events = 0;
  connections = 0;

  constructor(caller: Caller, base: string, projectId: string) {
    this.#caller = caller;
    this.#address = new URL('/graphql', base);
    this.#projectId = projectId;
    void this.#follow();
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      await this.#once(signal).catch(() => {});
      await wait(1_000, undefined, { signal }).catch(() => {});
    }
  }

  async #once(signal: AbortSignal): Promise<void> {
    const options: Parameters<typeof request>[1] = {
      method: 'POST',
      dispatcher: this.#caller.agent,
      signal,
      bodyTimeout: 60_000,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${this.#caller.token}`,
        ...(this.#lastId === undefined ? {} : { 'last-event-id': this.#lastId }),
      },
      body: JSON.stringify({ query: query(this.#projectId) }),
    };
    const { statusCode, body } = await request(this.#address, options);
    if (statusCode !== 200) return void body.dump();
    this.connections += 1;
    let text = '';
    for await (const part of body.setEncoding('utf8')) {
      text += String(part);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#read(block);
    }
  }

  #read(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data === undefined || data === '') return;
    this.#lastId = field('id') ?? this.#lastId;
    const event = JSON.parse(data)?.data?.projectChanged;
    if (event == null) return;
    this.events += 1;
    this.description = event.project?.description ?? this.description;
  }
}
