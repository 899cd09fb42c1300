/** One event of a stream, with the field names of the HTML specification; `id` is its position in the stream. */
export type ServerSentEvent = { event: string; data: string; id?: string };

/**
 * Parses a `text/event-stream`, wherever the network splits it; comments and unknown fields are skipped. A block
 * without data, like the one a stream begins with, is an event without a name.
 */
export async function* parseServerSentEvents(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const bytes of body) {
    pending += decoder.decode(bytes, { stream: true });
    const blocks = pending.split(/\r?\n\r?\n/);
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = toEvent(block);
      if (event !== undefined) yield event;
    }
  }
}

function toEvent(block: string): ServerSentEvent | undefined {
  let event = 'message';
  let id: string | undefined;
  let isBeginning = false;
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
    else if (field === 'retry') isBeginning = true;
  }
  const place = id === undefined ? {} : { id };
  if (data.length > 0) return { event, data: data.join('\n'), ...place };
  return isBeginning || id !== undefined ? { event: '', data: '', ...place } : undefined;
}
