import Fastify from 'fastify';
import { type GatewayConfig, readGatewayConfig } from '../../../gateway/config.ts';
import { createGateway } from '../../../gateway/server.ts';
import { noting } from './passedOver.ts';

/** A GraphQL answer. Tests read data they know the shape of. */
export type GraphAnswer = {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string } & Record<string, unknown>;
  }[];
  extensions: { requestId?: string; cost?: number; idempotencyReplayed?: true; callsRemaining?: number };
};

export type AskOptions = {
  variables?: object;
  token?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type TestGateway = {
  url: string;
  ask(query: string, options?: AskOptions): Promise<GraphAnswer>;
  close(): Promise<void>;
};

/**
 * The gateway on a free port in front of `upstream`, with short waits so that trouble is over soon. It asks for the
 * generation of the service only where a test says so: most services of tests count the calls they get.
 */
export async function startGateway(
  upstream: string,
  change: Partial<GatewayConfig> = {},
): Promise<TestGateway> {
  const base = readGatewayConfig({ V1_URL: `${upstream}/v1` });
  const rest = { ...base.rest, retry: { ...base.rest.retry, baseDelay: 5, longestWait: 1_500 } };
  const gateway = createGateway({ ...base, rest, asksGeneration: false, ...change });
  const app = Fastify({ forceCloseConnections: true, trustProxy: base.trustProxy, logger: false });
  await gateway.register(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address}/graphql`;
  return {
    url,
    ask: (query, options) => ask(url, query, options),
    close: async () => {
      await app.close();
      await gateway.close();
    },
  };
}

async function ask(url: string, query: string, options: AskOptions = {}): Promise<GraphAnswer> {
  const { variables, token = 'tok', headers = {}, signal } = options;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
    ...(signal === undefined ? {} : { signal }),
  });
  const answer = (await response.json()) as Partial<GraphAnswer>;
  const { data, errors = [], extensions = {} } = answer;
  return noting({ status: response.status, data, errors, extensions });
}
