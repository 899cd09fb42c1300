import { setTimeout as delay } from 'node:timers/promises';
import { Repeater, SlidingBuffer } from 'graphql-yoga';
import type { ActivityEntity } from '#domain/project/activityEntities.ts';
import type { ActivityAction } from '../activity/activityAction.ts';
import type { GatewayContext } from '../context.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { optionLoader } from '../option/optionLoader.ts';
import { z } from 'zod';
import { jsonOf } from '../rest/jsonOf.ts';
import { errorOfReply } from '../rest/refusedReply.ts';
import { idWire, rowWire } from '../rest/wire.ts';
import { parseServerSentEvents } from './serverSentEvents.ts';

/** What happened, as far as is known; `id` is the position in the service's events, where it keeps them. */
export type Change = {
  action: ActivityAction;
  subject: ActivityEntity;
  actorName: string | null;
  id?: string | undefined;
};

/**
 * What to watch: `read` picks the events that matter; `state` is polled on a service without events, as text that
 * differs when something changed.
 */
export type Watch = {
  read(event: UpstreamEvent): Change | undefined;
  state(rest: RestOperation): Promise<string>;
};

const unknownChange: Change = { action: 'updated', subject: 'project', actorName: null };
/** The first event: says that changes are now watched, and brings the current state. */
const subscribed: Change = { action: 'subscribed', subject: 'project', actorName: null };
const maxWaiting = 64;

/**
 * First that watching has begun, then the watched changes, until the subscriber disconnects: from the service's events,
 * else by polling.
 */
export function changes(context: GatewayContext, watch: Watch): AsyncIterable<Change> {
  return new Repeater<Change>(async (push, stop) => {
    const leaving = new AbortController();
    void stop.then(() => leaving.abort());
    const emit = (change: Change) => void push(change);
    try {
      if (!(await follow(context, watch, emit, leaving.signal)))
        await poll(context, watch, emit, leaving.signal);
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
    stop();
  }, new SlidingBuffer(maxWaiting));
}

/** Follows the events, reconnecting when they end. @returns false at once on a service without events. */
async function follow(
  { rest }: GatewayContext,
  watch: Watch,
  emit: (change: Change) => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (!rest.profile.has('liveUpdates')) return false;
  let last = rest.caller.lastEventId;
  let hasSubscribed = false;
  let opened = 0;
  for (let failedTries = 0; !signal.aborted; failedTries++) {
    try {
      opened = performance.now();
      const events = await openEventStream(rest, signal, last);
      if (events === null) {
        rest.profile.learnCapability('liveUpdates', false);
        return false;
      }
      // What happened between two connections was missed where the service does not repeat it.
      if (hasSubscribed && last === undefined) emit(unknownChange);
      for await (const event of events) {
        if (event.name !== '') failedTries = 0;
        last = event.id ?? last;
        if (!hasSubscribed) emit({ ...subscribed, id: last });
        hasSubscribed = true;
        const change = event.name === 'missed' ? unknownChange : watch.read(event);
        if (change !== undefined) emit({ ...change, id: last });
      }
    } catch (error) {
      if (isRefusal(error) || (failedTries === 0 && isLimit(error))) throw error;
    }
    failedTries = failedTriesAfter(failedTries, performance.now() - opened);
    await delay(reconnectDelay(failedTries), undefined, { signal });
  }
  return true;
}

async function poll(
  { config, rest }: GatewayContext,
  watch: Watch,
  emit: (change: Change) => void,
  signal: AbortSignal,
): Promise<void> {
  let last: string | undefined;
  while (!signal.aborted) {
    try {
      const now = await watch.state(rest.fresh());
      if (last === undefined) emit(subscribed);
      else if (now !== last) emit(unknownChange);
      last = now;
    } catch (error) {
      if (isRefusal(error)) throw error;
    }
    await delay(config.eventPoll, undefined, { signal });
  }
}

/** The caller holds too many streams open: nothing would ever arrive, so this is reported instead of retried. */
const isLimit = (error: unknown) => error instanceof RestError && error.status === 429;

/** The service refused, so a retry does not help. */
const isRefusal = (error: unknown) => error instanceof RestError && [401, 403].includes(error.status);

/** Clears what was read for the last event: all events of a subscription share one context, whose reads are kept. */
export function forgetReads(context: GatewayContext): void {
  context.rest = context.rest.fresh();
  context.options = optionLoader(context.rest);
}

/** Milliseconds before the first, second… further try to connect. */
const delays = [1_000, 2_000, 5_000, 15_000, 30_000];

/** A stream that lasted this long (ms) was no failed try: its end, such as a change of the leader, is likely brief. */
const longMs = 10_000;

/** How many tries in a row have failed when a stream ends after `lastedMs`, of `failedTries` before it. */
export const failedTriesAfter = (failedTries: number, lastedMs: number): number =>
  lastedMs >= longMs ? 0 : failedTries;

/** The delay (ms) after this many failed tries. */
export const reconnectDelay = (failedTries: number): number =>
  delays[Math.min(failedTries, delays.length - 1)]!;

const eventWire = rowWire({
  project_id: idWire.nullish(),
  action: z.string().nullish(),
  entity_type: z.string().nullish(),
  user_name: z.string().nullish(),
});

/**
 * One event of /v1. `name` is `invitation` for something about the caller's invitations, `project` for a change,
 * `missed` for what is not repeated, and empty where the stream only gives its position, `id`.
 */
type UpstreamEvent = { name: string; data: z.output<typeof eventWire>; id: string | undefined };

/**
 * Opens GET /v1/events for a caller, from the position `last`; the answer lasts as long as the subscription.
 * @returns null on a service without events. @throws RestError on a refusal.
 */
async function openEventStream(
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
    // An unreadable event concerns nothing that is watched.
    if (parsed.success) yield { name: event, data: parsed.data, id };
  }
}
