import type { Database, OpenDatabase } from '../db/database.ts';
import type { Announcement } from './announce.ts';
import { findChannel, listPermitted } from './eventRepository.ts';

/** An event for a subscriber: a change in a visible project, or an invitation to their proved address. */
export type UserEvent = { event: 'project' | 'invitation'; data: Omit<Announcement, 'to'> };

export type Subscriber = {
  user: { id: number; email: string; activated: boolean };
  send: (event: UserEvent) => void;
  /** Ends the stream: events may have been missed, so the client should reconnect and read again. */
  end: () => void;
};

export type EventHub = {
  subscribe(subscriber: Subscriber): Promise<() => void>;
  /** Open streams of a user in this process. */
  countOf(userId: number): number;
  close(): Promise<void>;
};

/** Passes notifications of the database on to the subscribers of this process. Listens from the first one on. */
export function createEventHub({ db, listen }: OpenDatabase, onError: (error: unknown) => void): EventHub {
  const subscribers = new Set<Subscriber>();
  let stop: Promise<() => Promise<void>> | undefined;

  const lost = () => {
    stop = undefined;
    for (const subscriber of subscribers) subscriber.end();
  };
  const start = async () => {
    const heard = (payload: string) => {
      deliver(db, [...subscribers], JSON.parse(payload) as Announcement).catch(onError);
    };
    return listen(await findChannel(db), heard, lost);
  };

  return {
    subscribe: async (subscriber) => {
      stop ??= start();
      await stop.catch((error: unknown) => {
        stop = undefined;
        throw error;
      });
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    countOf: (userId) => [...subscribers].filter(({ user }) => user.id === userId).length,
    close: async () => {
      for (const subscriber of subscribers) subscriber.end();
      await stop?.then((end) => end()).catch(onError);
    },
  };
}

async function deliver(
  db: Database,
  subscribers: Subscriber[],
  { to = [], ...data }: Announcement,
): Promise<void> {
  if (subscribers.length === 0) return;
  const listening = [...new Set(subscribers.map(({ user }) => user.id))];
  const permitted = data.projectId === null ? [] : await listPermitted(db, data.projectId, listening);
  const recipients = new Set([...to, ...permitted]);
  for (const { user, send } of subscribers) {
    // An unproved address may be somebody else's.
    if (user.activated && data.entityType === 'invitation' && isSameEmail(data.entityName, user.email)) {
      send({ event: 'invitation', data });
    }
    if (recipients.has(user.id)) send({ event: 'project', data });
  }
}

const isSameEmail = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();
