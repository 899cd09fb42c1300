import { expect, test } from 'vitest';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub();

test('an answer says how many calls the service has left, also when none are', async () => {
  const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com', activated: true };
  const left = async (headers: Record<string, string>) => {
    upstream.on({ 'GET /v1/users/me': { body: { user }, headers } });
    return (await gateway.ask('{ viewer { user { name } } }')).extensions['callsRemaining'];
  };
  expect(await left({ 'ratelimit-remaining': '7' })).toBe(7);
  expect(await left({ 'ratelimit-remaining': '0' })).toBe(0);
  expect(await left({})).toBeUndefined();
});
