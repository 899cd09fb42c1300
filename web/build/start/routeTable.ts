import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Preview } from './preview.ts';

export type RouteEntry = {
  /** As React Router writes it, without the leading slash. */
  path: string;
  namespaces: string[];
  guest: boolean;
  /** Absolute paths of the page and of its query. */
  modules: string[];
  /** Keys of the texts the page shows at once, in the first namespace. */
  opening: string[];
  /** What the page itself asks the gateway for: the query by its id, with a path parameter as `:name`. */
  early?: {
    id: string;
    name: string;
    variables: Record<string, unknown>;
    /** Variables that are false where the connected service lacks the named capability. */
    parts: Record<string, string>;
    /** The capability without which nothing is requested. */
    needs: string | undefined;
  };
  preview: Preview | undefined;
};

/** The plain values in a call of `screenRoute`. */
type Written = Partial<Pick<RouteEntry, 'path' | 'namespaces' | 'opening' | 'preview'>> & {
  access?: 'private' | 'guest';
  early?: Record<string, unknown>;
  parts?: Record<string, string>;
  needs?: string;
};

/** Reads from each screen's route file what the page itself can request early; the most specific paths come first. */
export function routeTable(web: string): RouteEntry[] {
  const entries = globSync('screens/**/route*.{ts,tsx}', { cwd: web }).flatMap((file) =>
    callsOf(join(web, file)).map(({ written, imported }): RouteEntry => {
      const { path = '', namespaces = [], opening = [], access, early, parts = {}, needs, preview } = written;
      const modules = imported.map((target) =>
        target.startsWith('#relay/')
          ? join(web, '__generated__', target.slice('#relay/'.length))
          : join(web, dirname(file), target),
      );
      const query = modules.find((module) => module.endsWith('.graphql.ts'));
      return {
        path: path.replace(/^\//, ''),
        namespaces,
        opening,
        guest: access === 'guest',
        modules,
        ...(early && query && { early: { ...documentOf(query), variables: early, parts, needs } }),
        preview,
      };
    }),
  );
  const rank = ({ path }: RouteEntry) => path.replaceAll(/:\w+/g, '~');
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The calls of `screenRoute` in a file: their plain values, and the modules they load. */
function callsOf(file: string): { written: Written; imported: string[] }[] {
  const calls: { written: Written; imported: string[] }[] = [];
  const constants = new Map<string, unknown>();
  visit(file, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, plain(init, constants));
    },
    CallExpression: ({ callee, arguments: [screen] }) => {
      if (callee.type === 'Identifier' && callee.name === 'screenRoute' && screen)
        calls.push({ written: (plain(screen, constants) as Written | undefined) ?? {}, imported: [] });
    },
    // Belongs to the call visited last.
    ImportExpression: ({ source }) => {
      calls.at(-1)?.imported.push(String(plain(source, constants)));
    },
  });
  return calls;
}

/** The id and name of a query's persisted document. */
function documentOf(artifact: string): { id: string; name: string } {
  let params: Partial<Record<'id' | 'name', string>> = {};
  visit(artifact, {
    Property: ({ key, value }) => {
      if (key.type === 'Literal' && key.value === 'params') params = plain(value) as typeof params;
    },
  });
  const { id, name } = params;
  if (id === undefined || name === undefined) throw new Error(`No id of a query in ${artifact}`);
  return { id, name };
}

const visit = (file: string, visitor: ConstructorParameters<typeof Visitor>[0]) =>
  new Visitor(visitor).visit(parseSync(file, readFileSync(file, 'utf8')).program);

/** The value of an expression of literals and constants; undefined for anything that would have to be run. */
function plain(node: ESTree.Node, constants?: ReadonlyMap<string, unknown>): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return constants?.get(node.name);
    case 'ArrayExpression':
      return node.elements.map((each) => each && plain(each, constants));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((each) => {
          if (each.type === 'SpreadElement') return Object.entries(plain(each.argument, constants) ?? {});
          const name = each.key.type === 'Identifier' ? each.key.name : plain(each.key);
          return [[String(name), plain(each.value, constants)]];
        }),
      );
    default:
      return undefined;
  }
}
