import { runInThisContext } from 'node:vm';
import { expect, inject, test, vi } from 'vitest';

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

test.each([
  ['en-GB', 'en-US'],
  ['es', 'es-ES'],
  ['ru-KZ', 'ru-RU'],
  ['fr', 'pt-BR'],
])('a browser set to %s has the texts of %s loaded before any code is there', async (set, expected) => {
  const html = await (await fetch(`${inject('productUrl')}/login`, { headers: { accept: browser } })).text();
  const script = [...html.matchAll(/<script>([^]*?)<\/script>/g)].find(([, text]) =>
    text!.includes('modulepreload'),
  );
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([set]);
  document.head.replaceChildren();
  runInThisContext(script![1]!);
  const texts = [...document.head.querySelectorAll('link[as=fetch]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(texts).toContain(`/locales/${expected}/common.json`);
  expect(texts.filter((href) => !href!.startsWith(`/locales/${expected}/`))).toEqual([]);
});
