import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { OwnContext } from '../context.ts';

/** A result as the server library sends it: `stringify` makes its text in the stream. */
type Streamed = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

/**
 * Adds to every event of a subscription its position, in `extensions.eventId` and as the `id` of the server-sent event:
 * a client that sends it back as Last-Event-ID gets what it missed.
 */
export function addEventIds(): Plugin {
  return {
    onSubscribe: () => ({
      onSubscribeResult: ({ args }) => ({
        onNext({ result }) {
          const { eventId } = args.contextValue as unknown as OwnContext;
          if (eventId === undefined) return;
          const streamed: Streamed = result;
          streamed.extensions = { ...streamed.extensions, eventId };
          // The lines of one event may come in any order; this one follows the data's.
          streamed.stringify = (data) => `${JSON.stringify(data)}\nid: ${eventId}`;
        },
      }),
    }),
  };
}
