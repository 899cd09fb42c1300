import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
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
  // In a window of its own: the others of the worker keep their styles, their address and what they stored.
  const { document, localStorage, sessionStorage, location, innerWidth } = new Window({
    url: `${inject('productUrl')}/login`,
  });
  const navigator = { languages: [set] };
  const page = { document, localStorage, sessionStorage, location, innerWidth, navigator, URLSearchParams };
  runInNewContext(script![1]!, { ...page, window: {} });
  const texts = [...document.head.querySelectorAll('link[as=fetch]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(texts).toContain(`/locales/${expected}/common.json`);
  expect(texts.filter((href) => !href!.startsWith(`/locales/${expected}/`))).toEqual([]);
});
