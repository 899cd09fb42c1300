import type { IncomingMessage, ServerResponse } from 'node:http';
import type { YogaInitialContext } from 'graphql-yoga';
import type { GatewayConfig } from './config.ts';
import { type OptionLoader, optionLoader } from './option/optionLoader.ts';
import type { RestClient } from './rest/restClient.ts';
import type { Caller } from './rest/callOptions.ts';
import { RestOperation } from './rest/restOperation.ts';

/** What every resolver gets. `cost` is set before execution, for the answer's extensions. */
export type GatewayContext = YogaInitialContext & OwnContext;

export type OwnContext = {
  config: GatewayConfig;
  rest: RestOperation;
  options: OptionLoader;
  requestId: string;
  cost?: number;
  /** The event of a subscription that is being answered. */
  eventId?: string | undefined;
};

/**
 * What the HTTP server knows of a request; absent where the gateway runs in-process. `reusedContext` is that of an
 * earlier pass over the operation, or of an earlier operation, whose reads are reused. `admit` admits an operation, or
 * refuses it and returns false.
 */
export type ServerContext = Partial<RequestInfo> & {
  res?: ServerResponse;
  reusedContext?: OwnContext | undefined;
  admit?: () => boolean;
};

/** A request as the HTTP server sees it. */
export type RequestInfo = {
  requestId: string;
  /** The caller's address, for the limits of /v1, which would otherwise see all callers as one. */
  address: string;
};

/** The context of one operation: its calls to /v1 carry the caller's token and end when the caller disconnects. */
export function createContext(config: GatewayConfig, client: RestClient, newRequestId: () => string) {
  return (initial: Pick<YogaInitialContext, 'request'> & ServerContext): OwnContext => {
    const { request, res, reusedContext } = initial;
    if (reusedContext !== undefined) return reusedContext;
    const requestId = initial.requestId ?? newRequestId();
    const header = (name: string) => request.headers.get(name);
    const caller = callerOf(header, { requestId, address: initial.address });
    const own = ownContext(config, client, { ...caller, lastEventId: plainId(header('last-event-id')) });
    if (res === undefined) request.signal?.addEventListener('abort', () => own.rest.stop(), { once: true });
    else stopWithClient(own, res);
    return own;
  };
}

/** The same for a request that only node:http has seen. */
export const openContext =
  (config: GatewayConfig, client: RestClient) =>
  (request: IncomingMessage, response: ServerResponse, requestInfo: RequestInfo): OwnContext => {
    const caller = callerOf((name) => request.headers[name]?.toString(), requestInfo);
    const own = ownContext(config, client, caller);
    stopWithClient(own, response);
    return own;
  };

/** The caller, by the headers of the request: one name gives one text, or none. */
const callerOf = (
  header: (name: string) => string | null | undefined,
  requestInfo: Pick<Caller, 'requestId' | 'address'>,
): Caller => ({
  authorization: header('authorization') ?? undefined,
  language: header('accept-language') ?? undefined,
  userAgent: header('user-agent') ?? undefined,
  traceparent: traceparentOf(header('traceparent')),
  idempotencyKey: header('idempotency-key') ?? undefined,
  ...requestInfo,
});

/** An id that is safe to send in a header. */
const plainId = (id: string | null) => (id !== null && /^[\w-]{1,64}$/.test(id) ? id : undefined);

/** A caller's `traceparent`; undefined when malformed. https://www.w3.org/TR/trace-context/ */
const traceparentOf = (header: string | null | undefined): string | undefined =>
  header != null && /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(header) ? header : undefined;

function ownContext(config: GatewayConfig, client: RestClient, caller: Caller): OwnContext {
  const rest = new RestOperation(client, caller);
  return { config, rest, options: optionLoader(rest), requestId: caller.requestId };
}

function stopWithClient({ rest }: OwnContext, response: ServerResponse): void {
  response.once('close', () => response.writableFinished || rest.stop());
}
