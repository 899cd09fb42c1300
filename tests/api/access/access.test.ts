import { expect, test } from 'vitest';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';

// Who is let in where, with ids that exist: permissions.test.ts and permissionsInOffice.test.ts. Here are the routes that
// they leave out, the HEAD of each and those on a slash.
const api = await serveApi();

test('every call below /v1 declares who may make it', () => {
  const undeclared = api.routes.filter((route) => route.url.startsWith('/v1') && route.access === undefined);
  expect(undeclared).toEqual([]);
  expect(api.routes.filter((route) => route.access?.startsWith('project:')).length).toBeGreaterThan(10);
});

test('the HEAD of every call and those on a slash answer 401 without a token, but for the open ones', async () => {
  const closed = api.routes.filter(
    ({ access, method, url }) =>
      access !== undefined && access !== 'open' && (method === 'HEAD' || url.endsWith('/')),
  );
  expect(closed.length).toBeGreaterThan(10);
  for (const { method, url } of closed) {
    const { status } = await call(api.url, method, url.replace(/:\w+/g, 'x'));
    expect([method, url, status]).toEqual([method, url, 401]);
  }
});
