import { expect, inject, test } from 'vitest';

const status = async (path: string, accept: string, method = 'GET') =>
  (await fetch(inject('productUrl') + path, { method, headers: { accept } })).status;

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/', browser, 200],
  ['/new_projects/1/unit', browser, 200],
  ['/', '*/*', 200],
  ['/login?lng=ru', '*/*', 200],
  ['/assets/gone.js', '*/*', 404],
  ['/favicon.ico', '*/*', 404],
  ['/v1/nothing', '*/*', 404],
  ['/nothing', 'application/json', 404],
])('%s for %s answers %i', async (path, accept, expected) => {
  expect(await status(path, accept)).toBe(expected);
  expect(await status(path, accept, 'POST')).toBe(404);
});
