import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../support/stubUpstream.ts';

let upstream: StubUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream.url);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => gateway.url });

  test('is audited as a whole', () => expect(audits.length).toBeGreaterThan(50));

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      if (result.status === 'ok') return;
      expect.unreachable(`${result.status}: ${result.reason}`);
    },
  );
});
