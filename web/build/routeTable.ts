import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type RouteEntry = {
  /** As React Router writes it, without the leading slash. */
  path: string;
  namespaces: string[];
  guest: boolean;
  /** Absolute paths of the page and of its query. */
  modules: string[];
};

const routeCall = /screenRoute(?:<\w+>)?\(\{([\s\S]*?)\n\}\);/g;
const words = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');

/** Reads of each screen's route file what the page itself can ask for early; the most particular paths come first. */
export function routeTable(web: string): RouteEntry[] {
  const entries = globSync('screens/**/route*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    const text = readFileSync(join(web, file), 'utf8');
    const common = words(/^const namespaces = \[([^\]]*)\]/m.exec(text)?.[1] ?? '');
    return [...text.matchAll(routeCall)].map(([, body = '']) => {
      const own = /\bnamespaces: \[([^\]]*)\]/.exec(body)?.[1];
      return {
        path: (/\bpath: '([^']+)'/.exec(body)?.[1] ?? '').replace(/^\//, ''),
        namespaces: own === undefined ? common : words(own),
        guest: body.includes("access: 'guest'"),
        modules: [...body.matchAll(/\bimport\('([^']+)'\)/g)].map(([, target = '']) =>
          target.startsWith('#relay/')
            ? join(web, '__generated__', target.slice('#relay/'.length))
            : join(web, dirname(file), target),
        ),
      };
    });
  });
  const rank = ({ path }: RouteEntry) => path.replaceAll(/:\w+/g, '~');
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
