import { z } from 'zod';
import { errorOfReply } from '../rest/refusedReply.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, rowWire } from '../rest/wire.ts';
import { parseServerSentEvents } from './serverSentEvents.ts';

const eventWire = rowWire({
  project_id: idWire.nullish(),
  action: z.string().nullish(),
  entity_type: z.string().nullish(),
  user_name: z.string().nullish(),
});

/**
 * One event of /v1: `name` is `invitation` for something about the caller's invitations, `project` for a change,
 * `missed` for what is not told again, empty where the stream only says where it is; `id` is that place.
 */
export type UpstreamEvent = { name: string; data: z.output<typeof eventWire>; id: string | undefined };

/**
 * Opens GET /v1/events for a caller, from the place `last` on; the answer lasts as long as the subscription.
 *
 * @returns null on a service without events. @throws RestError on a refusal.
 */
export async function openEventStream(
  rest: RestOperation,
  signal: AbortSignal,
  last?: string,
): Promise<AsyncIterable<UpstreamEvent> | null> {
  const reply = await rest.stream('/v1/events', 'text/event-stream', signal, last);
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (reply.ok && isStream && reply.body !== null) return eventsIn(reply.body);
  const text = await reply.text();
  if (reply.ok || [404, 405, 501].includes(reply.status)) return null;
  throw errorOfReply({ status: reply.status, text, what: 'GET /v1/events', bundledOnly: true });
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<UpstreamEvent> {
  for await (const { event, data, id } of parseServerSentEvents(body)) {
    const parsed = eventWire.safeParse(event === '' ? {} : jsonOf(data));
    // One that can't be read names nothing that somebody watches.
    if (parsed.success) yield { name: event, data: parsed.data, id };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
