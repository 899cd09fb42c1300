export type ServerEvent = { event: string; data: Record<string, unknown> };

/** An open stream of /v1/events: `next` waits for the next event, `ended` for the server to close it. */
export async function openEvents(url: string, token: string, lastEventId?: string) {
  const abort = new AbortController();
  const response = await fetch(new URL('/v1/events', url), {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  let lastId: string | undefined;
  let beats = 0;
  const queue: ServerEvent[] = [];
  const waiting: ((event: ServerEvent) => void)[] = [];
  const push = (event: ServerEvent) => {
    const first = waiting.shift();
    if (first === undefined) queue.push(event);
    else first(event);
  };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        lastId = field('id') ?? lastId;
        if (block === ':') beats += 1;
        const event = field('event');
        if (event !== undefined) push({ event, data: JSON.parse(field('data') ?? '{}') });
      }
    }
  };
  const ended = read().catch(() => {});
  return {
    status: response.status,
    headers: response.headers,
    next: () => {
      const ready = queue.shift();
      return ready === undefined
        ? new Promise<ServerEvent>((resolve) => waiting.push(resolve))
        : Promise.resolve(ready);
    },
    waiting: () => queue.length,
    /** How often it said that it is there. */
    beats: () => beats,
    /** The id that the stream is at. */
    lastId: () => lastId ?? '',
    ended,
    close: async () => {
      abort.abort();
      await ended;
    },
  };
}
