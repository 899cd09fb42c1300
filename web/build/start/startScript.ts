import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#domain/texts/messages.ts';
import { chunksOf, entryFiles, withImports } from './entryFiles.ts';
import { type Preview, showPreview } from './preview.ts';
import { openingTexts, showOpening } from './opening.ts';
import { splash } from './splash.ts';
import { routeTable, type RouteEntry } from './routeTable.ts';

/**
 * Lets the page itself request the code, texts and data of its address, in parallel with the entry instead of after it,
 * and shows the shell until they are there. The script is the same for every address, so the page stays a static file
 * and the policy's digest of the script holds. Without `asksEarly` the page asks for no data, and shows none before the
 * screen.
 */
export function startScript(web: string, { asksEarly }: { asksEarly: boolean }): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replace(
            '<div id="root"></div>',
            `<div id="root">${splash.markup}</div><script>(${showOpening.toString()})()</script>`,
          )
          .replaceAll(/ crossorigin (?=src="|href="[^"]+\.js")/g, ' crossorigin fetchpriority="low" '),
        tags: [
          ...(bundle === undefined ? [] : entryFiles(web, bundle))
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
              injectTo: 'head' as const,
            })),
          { tag: 'style', children: splash.style, injectTo: 'head' },
          {
            tag: 'script',
            children: `(${start.toString()})(${JSON.stringify(bundle ? tableOf(web, bundle, asksEarly) : null)},${showPreview.toString()})`,
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}

type Table = {
  languages: readonly string[];
  files: string[];
  /** Files of the frames, for guests and for signed-in users. */
  frame: number[];
  member: number[];
  /**
   * Path as a pattern, whether guests may open it, namespaces, files, the query it can send itself, its opening by
   * language, and the preview of the answer.
   */
  routes: [
    string,
    number,
    string[],
    number[],
    RouteEntry['early'] | undefined,
    string[][] | undefined,
    Preview | undefined,
  ][];
};

function tableOf(web: string, bundle: Rolldown.OutputBundle, asksEarly: boolean): Table {
  const chunks = chunksOf(bundle);
  // These are already links in the page.
  const linked = new Set(entryFiles(web, bundle));
  const files: string[] = [];
  const filesOf = (modules: string[]): number[] => {
    const wanted = new Set<string>();
    for (const module of modules) {
      // A page that was merged into a shared file has no file of its own.
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (chunk === undefined) throw new Error(`No file holds ${module}`);
      withImports(chunk, chunks, wanted);
    }
    return [...wanted]
      .filter((file) => !linked.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };
  return {
    languages,
    frame: filesOf([join(web, 'shell/ShellFrame.tsx')]),
    member: filesOf([join(web, 'shell/MemberFrame.tsx'), join(web, 'relay/queries/preload.ts')]),
    routes: routeTable(web).map(({ path, namespaces, opening, guest, modules, early, preview }) => [
      `^/${path.replaceAll(/:(\w+)/g, early === undefined ? '[^/]+' : '(?<$1>[^/]+)')}$`,
      Number(guest),
      namespaces,
      filesOf(modules),
      asksEarly ? early : undefined,
      opening.length === 0 ? undefined : openingTexts(web, namespaces[0] ?? '', opening),
      preview,
    ]),
    files,
  };
}

/** Runs in the page before anything else is loaded, so it must not refer to anything outside itself. */
function start(table: Table | null, show: typeof showPreview): void {
  try {
    const root = document.documentElement;
    const signedIn =
      localStorage.getItem('tanstack.auth.token') !== null ||
      localStorage.getItem('tanstack.auth.user') !== null;
    let path = location.pathname.replace(/\/+$/, '') || '/';
    const find = () => table?.routes.find(([pattern]) => new RegExp(pattern).test(path));
    let route = find();
    // Guests are sent to the log-in from everywhere else.
    if (!signedIn && route !== undefined && route[1] === 0) {
      path = '/login';
      route = find();
    }
    const bare = !signedIn && path === '/login';
    root.dataset['shell'] = bare ? 'bare' : 'frame';
    const side = innerWidth < 1200 ? 'sidebarStatus' : 'sidebarStatus.roomy';
    if (localStorage.getItem(side) === 'closed') root.dataset['side'] = 'closed';
    if (!table) return;

    const link = (rel: string, href: string, as?: string) => {
      const element = document.createElement('link');
      element.rel = rel;
      element.crossOrigin = '';
      if (as !== undefined) element.as = as;
      // Texts and data are small and come before the code that shows them.
      else element.fetchPriority = 'low';
      element.href = href;
      document.head.append(element);
    };
    // In the order of the language detector.
    const tags = [
      new URLSearchParams(location.search).get('lng'),
      /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
      localStorage.getItem('i18nextLng'),
      sessionStorage.getItem('i18nextLng'),
      ...navigator.languages,
      root.lang,
    ];
    const known = (tag: string | null | undefined) =>
      table.languages.find((language) => language.slice(0, 2) === tag?.slice(0, 2).toLowerCase());
    const language = tags.map(known).find(Boolean) ?? 'pt-BR';
    if (bare || signedIn) window.opening = route?.[5]?.[table.languages.indexOf(language)];
    const askForData = () => {
      const early = route?.[4];
      const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as { token?: string };
      const token = stored('tanstack.auth.token').token || stored('tanstack.auth.user').token;
      if (!early || !route || !token || location.search) return;
      const names = new RegExp(route[0]).exec(path)?.groups ?? {};
      const variables = Object.fromEntries(
        Object.entries(early.variables).map(([name, value]) => [
          name,
          typeof value === 'string' && value.startsWith(':')
            ? decodeURIComponent(names[value.slice(1)] ?? '')
            : value,
        ]),
      );
      const lacking = (localStorage.getItem('torre.lacking') ?? '').split(' ');
      if (early.needs !== undefined && lacking.includes(early.needs)) return;
      for (const [name, offer] of Object.entries(early.parts))
        if (lacking.includes(offer)) variables[name] = false;
      const { id, name } = early;
      // Over plain HTTP there is no crypto.randomUUID.
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
      const response = fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'accept-language': language,
          'x-request-id': bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ documentId: id, operationName: name, variables }),
      });
      const shown = route[6];
      response
        .then(async (answer) => shown && answer.ok && show(await answer.clone().json(), shown, language))
        // Whoever takes the answer handles its failure; possibly nobody does.
        .catch(() => {});
      window.earlyAnswer = { id, variables, token, response };
    };
    // Before the files, which would use up all connections.
    try {
      askForData();
    } catch {
      // The screen asks, and says what is wrong with its address.
    }
    for (const namespace of ['common', 'validation', ...(route?.[2] ?? [])])
      link('preload', `/locales/${language}/${namespace}.json`, 'fetch');
    const frame = bare ? [] : signedIn ? table.member : table.frame;
    for (const file of new Set([...frame, ...(route?.[3] ?? [])]))
      link('modulepreload', `/${table.files[file]}`);
  } catch {
    // Storage may be forbidden: the page still starts, a little later.
  }
}
