import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
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

/** Runs the start script of an address, in a window of its own: the others of the worker keep theirs. */
async function started(path: string, languages: string[], token?: string, lacking = '') {
  const html = await (await fetch(`${inject('productUrl')}/login`, { headers: { accept: browser } })).text();
  const script = [...html.matchAll(/<script>([^]*?)<\/script>/g)].find(([, text]) =>
    text!.includes('modulepreload'),
  );
  const { document, localStorage, sessionStorage, location, innerWidth } = new Window({
    url: inject('productUrl') + path,
  });
  if (token !== undefined) localStorage.setItem('tanstack.auth.token', JSON.stringify({ token }));
  localStorage.setItem('torre.lacking', lacking);
  const asked = vi.fn<typeof fetch>(async () => new Response('{}'));
  const window: { opening?: string[] } = {};
  runInNewContext(script![1]!, {
    document,
    localStorage,
    sessionStorage,
    location,
    innerWidth,
    navigator: { languages },
    URLSearchParams,
    // Over plain HTTP there is no crypto.randomUUID.
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) },
    fetch: asked,
    window,
  });
  const hrefs = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  const shown = [document.documentElement.dataset['shell'], window.opening?.[0]];
  return { asked, shown, texts: hrefs('link[as=fetch]'), code: hrefs('link[rel=modulepreload]') };
}

test.each([
  ['en-GB', 'en-US'],
  ['es', 'es-ES'],
  ['ru-KZ', 'ru-RU'],
  ['fr', 'pt-BR'],
])('a browser set to %s has the texts of %s loaded before any code is there', async (set, expected) => {
  const { texts } = await started('/login', [set]);
  expect(texts).toContain(`/locales/${expected}/common.json`);
  expect(texts.filter((href) => !href!.startsWith(`/locales/${expected}/`))).toEqual([]);
});

test('a page over plain HTTP asks for the data of a signed-in user, under an id, before any code is there', async () => {
  const { asked, texts, code } = await started('/new_projects/7', ['pt-BR'], 'TOKEN');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/graphql']);
  const { headers, body } = asked.mock.calls[0]![1]!;
  expect(headers).toMatchObject({ authorization: 'Bearer TOKEN', 'x-request-id': '07'.repeat(16) });
  expect(JSON.parse(body as string).variables).toMatchObject({ projectId: '7' });
  expect(texts).toContain('/locales/pt-BR/common.json');
  expect(code).not.toEqual([]);
});

test('an address that names nothing has its texts and code loaded all the same', async () => {
  const { asked, texts, code } = await started('/new_projects/%', ['pt-BR'], 'TOKEN');
  expect(asked).not.toHaveBeenCalled();
  expect(texts).toContain('/locales/pt-BR/common.json');
  expect(code).not.toEqual([]);
});

test('the page shows the shell and the heading of the screen to come, which is the log-in for most guests', async () => {
  const shown = async (path: string, token?: string) => (await started(path, ['fr'], token)).shown;
  for (const path of ['/login', '/profile/']) expect(await shown(path)).toEqual(['bare', 'Entrar']);
  expect(await shown('/terms')).toEqual(['frame', undefined]);
  expect(await shown('/profile/', 'TOKEN')).toEqual(['frame', 'Perfil']);
  expect(await shown('/profile?lng=en', 'TOKEN')).toEqual(['frame', 'Profile']);
});

test('the page asks for nothing that the service lacks, and for the plain address alone', async () => {
  const ask = async (path: string, lacking: string) => {
    const { asked } = await started(path, ['pt-BR'], 'TOKEN', lacking);
    return asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string).variables);
  };
  const [project, takeoff] = ['/new_projects/7', '/new_projects/7/unit/8/takeoff/T%3D'];
  const all = { projectId: '7', members: true, sentInvitations: true };
  expect(await ask(project, 'takeoffs')).toMatchObject([all]);
  expect(await ask(project, 'prices members')).toMatchObject([{ ...all, members: false }]);
  expect(await ask(takeoff, 'members')).toEqual([{ projectId: '7', unitId: '8', optionId: 'T=' }]);
  expect([await ask(takeoff, 'takeoffs'), await ask(`${project}?x=1`, '')]).toEqual([[], []]);
});
