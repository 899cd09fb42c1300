import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { OwnContext } from '../context.ts';

/** A result as the server library sends it: `stringify` makes the text of its part of the stream. */
type Streamed = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

/**
 * Tells with every event of a subscription the place it stands at, in `extensions.eventId` and as the `id` of the
 * server-sent event: a client that sends it back as Last-Event-ID hears what it missed.
 */
export function tellEventIds(): Plugin {
  return {
    onSubscribe: () => ({
      onSubscribeResult: ({ args }) => ({
        onNext({ result }) {
          const { eventId } = args.contextValue as unknown as OwnContext;
          if (eventId === undefined) return;
          const streamed: Streamed = result;
          streamed.extensions = { ...streamed.extensions, eventId };
          // Lines of one event come in any order: this one follows that of the data.
          streamed.stringify = (data) => `${JSON.stringify(data)}\nid: ${eventId}`;
        },
      }),
    }),
  };
}
