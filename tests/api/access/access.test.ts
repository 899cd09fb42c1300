import { expect, test } from 'vitest';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';

// Who is let in where, with ids that exist: permissions.test.ts and permissionsInOffice.test.ts. Here are all routes, the
// HEAD of each and those on a slash too.
const api = await serveApi();

test('every call below /v1 declares who may make it', () => {
  const undeclared = api.routes.filter((route) => route.url.startsWith('/v1') && route.access === undefined);
  expect(undeclared).toEqual([]);
  expect(api.routes.filter((route) => route.access?.startsWith('project:')).length).toBeGreaterThan(10);
});

test('every call but the open ones answers 401 without a token and to an expired one', async () => {
  const closed = api.routes.filter((route) => route.access !== undefined && route.access !== 'open');
  for (const { method, url } of closed) {
    const path = url.replace(/:\w+/g, 'x');
    for (const token of [undefined, 'A'.repeat(26), 'nonsense'])
      expect([method, url, (await call(api.url, method, path, { token })).status]).toEqual([
        method,
        url,
        401,
      ]);
  }
});
