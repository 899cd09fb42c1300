import { renamedDeep, wireName } from '#domain/wireNames.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, requireUser } from '../auth/access.ts';
import { type CurrentUser, readCurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import { ApiError } from '../errors.ts';
import type { Subscriber, UserEvent } from './eventHub.ts';
import { missedEvents, newPosition } from './missedEvents.ts';

const heartbeatMs = 25_000;

/** Streams one user may hold open on one process: a few tabs on a few machines. */
const maxStreams = 20;

/** A reader this far behind, in bytes, has stopped reading. */
const maxBehind = 1_000_000;

/** `GET /v1/events`: server-sent events about invitations and about changes in the projects the caller may see. */
export const eventRoutes: Routes =
  ({ db, events }) =>
  async (app) => {
    // Before the server waits for its connections to end: streams never end by themselves.
    app.addHook('preClose', () => events.close());

    const schema = {
      tags: ['events'],
      summary: 'What happens, as text/event-stream',
      description:
        'Events `project` and `invitation`; data is JSON: id, created_at, project_id, action (as in the activity), ' +
        'entity_type, entity_id, entity_name, user_id, user_name. A comment line every 25 s keeps the stream open. ' +
        'It ends when the token does. The stream begins with the id of where it is; who reconnects with Last-Event-ID ' +
        'hears what was missed, some of the last seconds twice, or one event `missed` where that was too much: then ' +
        'read anew.',
      produces: ['text/event-stream'],
    };
    app.get('/events', { config: { access: 'user', ofOneProject: true }, schema }, async (request, reply) => {
      const user = requireUser(request);
      const { id } = user;
      if (events.countOf(id) >= maxStreams) {
        throw new ApiError(429, 'RATE_LIMITED', 'rate_limited', { 'retry-after': '30' });
      }
      const { raw } = reply;
      const subscriber: Subscriber = {
        user,
        send: (event) => {
          const visible = visibleEvent(event, user);
          if (visible === undefined) return;
          if (raw.writableLength > maxBehind) raw.destroy();
          else raw.write(eventText(visible));
        },
        end: () => raw.end(),
      };
      // New events are queued while the missed ones are looked up.
      const send = subscriber.send;
      const queued: UserEvent[] = [];
      subscriber.send = (event) => void queued.push(event);
      const unsubscribe = await events.subscribe(subscriber);
      const last = lastEventId(request);
      const missed =
        last === undefined ? [] : await missedEvents(db, user, last).catch(endingWith(unsubscribe));
      const heartbeat = setInterval(async () => {
        // A stream whose caller cannot be checked now is closed, and reconnects.
        const now = await readCurrentUser(db, bearerToken(request)).catch(() => undefined);
        if (now === undefined) return raw.end();
        subscriber.user = now;
        return raw.write(':\n\n');
      }, heartbeatMs);
      raw.on('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
      });
      // The caller may have disconnected before we began to listen, so 'close' was missed.
      if (raw.destroyed) raw.emit('close');
      else {
        openStream(reply, missed === undefined || last === undefined ? newPosition() : last);
        if (missed === undefined) raw.write('event: missed\ndata: {}\n\n');
        for (const event of missed ?? []) send(event);
        const sentIds = new Set(missed?.map(({ data }) => data.id));
        for (const event of queued) if (!sentIds.has(event.data.id)) send(event);
        subscriber.send = send;
      }
      return reply;
    });
  };

/** What of an event a token may see: a token for one project sees no other project, nor who was invited. */
function visibleEvent({ event, data }: UserEvent, { tokenProjectId }: CurrentUser): UserEvent | undefined {
  if (tokenProjectId === null) return { event, data };
  if (tokenProjectId !== data.projectId) return undefined;
  return { event, data: data.entityType === 'invitation' ? { ...data, entityName: null } : data };
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const endingWith = (unsubscribe: () => void) => (error: unknown) => {
  unsubscribe();
  throw error;
};

function openStream(reply: FastifyReply, place: string): void {
  reply.hijack();
  const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
  // Set and not only written, so that shutdown recognizes a stream.
  reply.raw.setHeaders(new Map(Object.entries(headers as Record<string, string>)));
  reply.raw.writeHead(200);
  reply.raw.write(`retry: 3000\nid: ${place}\n\n`);
}

function eventText({ event, data }: UserEvent): string {
  return `event: ${event}\nid: ${data.id}\ndata: ${JSON.stringify(renamedDeep(data, wireName))}\n\n`;
}
