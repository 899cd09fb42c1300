import { cacheExchange, Client, fetchExchange, gql } from '@urql/core';
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
  for (const audit of serverAudits({ url: () => gateway.url })) {
    test(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    });
  }
});

test('schema.graphql is served as it is written', async () => {
  const response = await fetch(gateway.url.replace('/graphql', '/schema.graphql'));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('type Query {');
});

test('a browser gets GraphiQL, which asks no other host for anything', async () => {
  const response = await fetch(gateway.url, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(page).toContain('YogaGraphiQL.renderYogaGraphiQL');
  expect(page).toContain('mutation LogIn');
  expect(page).toContain('graphiql.session.token');
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
});

test('urql reads, by POST and by GET, and hears of a refusal', async () => {
  for (const preferGetMethod of [false, 'force'] as const) {
    const client = new Client({
      url: gateway.url,
      exchanges: [cacheExchange, fetchExchange],
      preferGetMethod,
      fetchOptions: { headers: { 'x-requested-with': 'urql' } },
    });
    const sets = await client.query(
      gql`
        query Sets {
          factorSets {
            id
            date
            factors {
              key
              status
            }
          }
        }
      `,
      {},
    );
    expect(sets.error).toBeUndefined();
    expect(sets.data.factorSets[0]).toMatchObject({ id: 'sidac-2026-04', date: '2026-04-01' });
    const refused = await client.query(
      gql`
        query Own {
          viewer {
            nothing
          }
        }
      `,
      {},
    );
    expect(refused.error?.graphQLErrors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});
