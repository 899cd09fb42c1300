import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../context.ts';
import type { Answer } from '../limits/answerSize.ts';
import { acceptsMultipart } from './multipartStream.ts';

/**
 * Adds to every event of a subscription its position, in `extensions.eventId` and as the `id` of the server-sent event:
 * a client that sends it back as Last-Event-ID gets what it missed.
 */
export function addEventIds(): Plugin {
  return {
    onSubscribe: () => ({
      onSubscribeResult: ({ args }) => ({
        onNext({ result }) {
          const { eventId, request } = args.contextValue as unknown as GatewayContext;
          if (eventId === undefined) return;
          const answer: Answer = result;
          answer.extensions = { ...answer.extensions, eventId };
          if (acceptsMultipart(request)) return;
          const { stringify = JSON.stringify } = answer;
          // The lines of one event may come in any order; this one follows the data's.
          answer.stringify = (data) => `${stringify(data)}\nid: ${eventId}`;
        },
      }),
    }),
  };
}
