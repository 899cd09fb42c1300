import { createClient } from 'graphql-sse';
import type { TestGateway } from './servers/gatewayServer.ts';

type Event = { data?: Record<string, unknown> | null; errors?: readonly { extensions?: object }[] };

/** Events of a subscription as they come; `next` waits for one. */
export function subscribe(gateway: TestGateway, token: string, query: string) {
  const headers = { authorization: `Bearer ${token}` };
  const client = createClient({ url: gateway.url, headers, retryAttempts: 0 });
  const events = client.iterate({ query });
  return {
    /** The first event, which tells that the others will be heard. */
    begun: async () => (await events.next()).value as Event,
    next: async () => (await events.next()).value as Event,
    end: async () => {
      await events.return?.();
      client.dispose();
    },
  };
}
