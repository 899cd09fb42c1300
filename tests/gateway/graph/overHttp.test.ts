import { readFileSync } from 'node:fs';
import { cacheExchange, Client, fetchExchange, gql } from '@urql/core';
import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { serveStub } from '../../support/served.ts';

const { gateway } = await serveStub();

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => gateway.url });
  test('is audited as a whole', () => expect(audits.length).toBeGreaterThan(50));
  for (const audit of audits) {
    test(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    });
  }
});

test('schema.graphql is served as it is written', async () => {
  const response = await fetch(gateway.url.replace('/graphql', '/schema.graphql'));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(readFileSync('schema.graphql', 'utf8'));
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
    expect(sets.data.factorSets[0]).toMatchObject({ id: 'sidac-2026-04b', date: '2026-04-01' });
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

test.each(['variables', 'extensions'])('%s that are no JSON are refused and not repeated', async (name) => {
  const asked = new URLSearchParams({ query: '{viewer{__typename}}', [name]: 'SECRET' });
  const response = await fetch(`${gateway.url}?${asked}`, { headers: { 'x-requested-with': 'test' } });
  const text = await response.text();
  expect([response.status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(text).not.toContain('SECRET');
});
