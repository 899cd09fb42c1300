import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Preview } from '../routing/preview.ts';

export type RouteEntry = {
  /** As React Router writes it, without the leading slash. */
  path: string;
  namespaces: string[];
  guest: boolean;
  /** Absolute paths of the page and of its query. */
  modules: string[];
  /** Keys of the texts the page shows at once, of the first namespace. */
  opening: string[];
  /** What the page itself asks the gateway for: the query by its id, with a path parameter's place as `:name`. */
  early?: {
    id: string;
    name: string;
    variables: Record<string, unknown>;
    /** Variables that are false where the connected service lacks what they name. */
    parts: Record<string, string>;
    /** What it must have for anything to be asked. */
    needs: string | undefined;
  };
  preview: Preview | undefined;
};

const routeCall = /screenRoute(?:<\w+>)?\(\{([\s\S]*?)\n\}\);/g;
const artifact = /import\('#relay\/([^']+)'\)/;
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
        opening: words(/\bopening: \[([^\]]*)\]/.exec(body)?.[1] ?? ''),
        guest: body.includes("access: 'guest'"),
        modules: [...body.matchAll(/\bimport\('([^']+)'\)/g)].map(([, target = '']) =>
          target.startsWith('#relay/')
            ? join(web, '__generated__', target.slice('#relay/'.length))
            : join(web, dirname(file), target),
        ),
        ...earlyQuery(web, body),
        preview: plainValues('preview', body) as Preview | undefined,
      };
    });
  });
  const rank = ({ path }: RouteEntry) => path.replaceAll(/:\w+/g, '~');
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Some of a route's values are written as an object of plain ones, so that they can be read without running it. */
function plainValues(name: string, body: string): unknown {
  const written = new RegExp(`\\b${name}: (\\{[^}]*\\})`).exec(body)?.[1];
  if (written === undefined) return undefined;
  const json = written
    .replaceAll("'", '"')
    .replaceAll(/(\w+):(?= )/g, '"$1":')
    .replace(/,\s*\}$/, '}');
  return JSON.parse(json);
}

function earlyQuery(web: string, body: string): Pick<RouteEntry, 'early'> {
  const variables = plainValues('early', body) as Record<string, unknown> | undefined;
  const file = artifact.exec(body)?.[1];
  if (variables === undefined || file === undefined) return {};
  const params =
    readFileSync(join(web, '__generated__', file), 'utf8')
      .split('"params": ')
      .at(-1) ?? '';
  const [id, name] = ['id', 'name'].map((key) => new RegExp(`"${key}": "(\\w+)"`).exec(params)?.[1]);
  if (id === undefined || name === undefined) throw new Error(`No id of a query in ${file}`);
  const parts = (plainValues('parts', body) ?? {}) as Record<string, string>;
  return { early: { id, name, variables, parts, needs: /\bneeds: '(\w+)'/.exec(body)?.[1] } };
}
