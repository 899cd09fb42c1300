import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * The Accept header of Apollo's clients for a subscription.
 * https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol
 */
const asked = /multipart\/mixed[^,]*subscriptionspec=/i;

const boundary = 'graphql';
/** Shorter than the idle timeouts of proxies. */
const heartbeatMs = 12_000;

/** Answers subscriptions as multipart for Apollo's clients, where they accept it. */
export function answerInParts(): Plugin {
  return {
    onResultProcess(event) {
      const { request, result } = event;
      if (!isStream(result) || !asked.test(request.headers.get('accept') ?? '')) return;
      event.setResultProcessor((_, { Response, ReadableStream }) => {
        const body = new ReadableStream(partsOf(result));
        const type = `multipart/mixed;boundary="${boundary}";subscriptionSpec=1.0`;
        return new Response(body, { headers: { 'content-type': type } });
      }, 'multipart/mixed');
    },
  };
}

const isStream = (result: object): result is AsyncIterable<ExecutionResult> => Symbol.asyncIterator in result;

const endingWith = (timer: ReturnType<typeof setInterval>) => (error: unknown) => {
  clearInterval(timer);
  throw error;
};

/** The parts as bytes; each ends with the beginning of the next, so that a reader knows that it is complete. */
function partsOf(results: AsyncIterable<ExecutionResult>): UnderlyingDefaultSource<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = results[Symbol.asyncIterator]();
  let heartbeat: ReturnType<typeof setInterval>;
  const part = (body: object) =>
    encoder.encode(`\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}\r\n--${boundary}`);
  return {
    start(controller) {
      controller.enqueue(encoder.encode(`\r\n--${boundary}`));
      heartbeat = setInterval(() => controller.enqueue(part({})), heartbeatMs);
    },
    async pull(controller) {
      const { done, value } = await iterator.next().catch(endingWith(heartbeat));
      if (done !== true) return controller.enqueue(part({ payload: value }));
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
