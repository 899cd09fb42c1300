import type { Plugin } from 'graphql-yoga';
import type { Answer } from '../limits/answerSize.ts';

/**
 * The Accept header of Apollo's clients for a subscription.
 * https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol
 */
const multipartAccept = /multipart\/mixed[^,]*subscriptionspec=/i;

const boundary = 'graphql';
/** Shorter than the idle timeouts of proxies. */
const heartbeatMs = 12_000;

/** Answers subscriptions as multipart for Apollo's clients, where they accept it. */
export function answerMultipart(): Plugin {
  return {
    onResultProcess(event) {
      const { request, result } = event;
      if (!isStream(result) || !acceptsMultipart(request)) return;
      event.setResultProcessor((_, { Response, ReadableStream }) => {
        const body = new ReadableStream(partsOf(result));
        const type = `multipart/mixed;boundary="${boundary}";subscriptionSpec=1.0`;
        return new Response(body, { headers: { 'content-type': type } });
      }, 'multipart/mixed');
    },
  };
}

export const acceptsMultipart = ({ headers }: Request) => multipartAccept.test(headers.get('accept') ?? '');

const isStream = (result: object): result is AsyncIterable<Answer> => Symbol.asyncIterator in result;

const endingWith = (timer: ReturnType<typeof setInterval>) => (error: unknown) => {
  clearInterval(timer);
  throw error;
};

/** The parts as bytes; each ends with the beginning of the next, so that a reader knows that it is complete. */
function partsOf(results: AsyncIterable<Answer>): UnderlyingDefaultSource<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = results[Symbol.asyncIterator]();
  let heartbeat: ReturnType<typeof setInterval>;
  const part = (body: string) =>
    encoder.encode(`\r\nContent-Type: application/json\r\n\r\n${body}\r\n--${boundary}`);
  return {
    start(controller) {
      controller.enqueue(encoder.encode(`\r\n--${boundary}`));
      heartbeat = setInterval(() => controller.enqueue(part('{}')), heartbeatMs);
    },
    async pull(controller) {
      const { done, value } = await iterator.next().catch(endingWith(heartbeat));
      if (done !== true) {
        const { stringify = JSON.stringify } = value;
        return controller.enqueue(part(`{"payload":${stringify(value)}}`));
      }
      clearInterval(heartbeat);
      controller.enqueue(encoder.encode('--\r\n'));
      controller.close();
    },
    async cancel() {
      clearInterval(heartbeat);
      await iterator.return?.();
    },
  };
}
