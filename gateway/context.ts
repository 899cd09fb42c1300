import type { ServerResponse } from 'node:http';
import type { YogaInitialContext } from 'graphql-yoga';
import type { GatewayConfig } from './config.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { RestClient } from './rest/restClient.ts';
import { RestOperation } from './rest/restOperation.ts';

/** What every resolver gets. `cost` is set before execution, for the answer's extensions. */
export type GatewayContext = YogaInitialContext & OwnContext;

export type OwnContext = {
  config: GatewayConfig;
  rest: RestOperation;
  loaders: Loaders;
  requestId: string;
  cost?: number;
};

/** What the HTTP server knows of a request; absent where the gateway runs in-process. */
export type ServerContext = {
  requestId?: string;
  /** Of whoever asks, for the limits of /v1: behind the gateway all its callers would count as one. */
  address?: string;
  res?: ServerResponse;
};

/** Makes the context of one operation: its calls to /v1 carry the caller's token and end when the caller goes away. */
export function createContext(config: GatewayConfig, client: RestClient, newRequestId: () => string) {
  return (initial: YogaInitialContext & ServerContext): OwnContext => {
    const { request, res } = initial;
    const requestId = initial.requestId ?? newRequestId();
    const rest = new RestOperation(client, {
      authorization: request.headers.get('authorization') ?? undefined,
      language: request.headers.get('accept-language') ?? undefined,
      address: initial.address,
      requestId,
    });
    if (res === undefined) request.signal?.addEventListener('abort', () => rest.stop(), { once: true });
    else res.once('close', () => res.writableFinished || rest.stop());
    return { config, rest, loaders: createLoaders(rest), requestId };
  };
}
