import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the texts of each namespace lie: `validation` in the domain, `common` in web/locales, else the folder's name. */
export function localeFiles(web: string): Map<string, string> {
  const files = new Map<string, string>();
  const add = (namespace: string, folder: string) => {
    for (const name of globSync('*.json', { cwd: folder })) {
      files.set(`locales/${basename(name, '.json')}/${namespace}.json`, join(folder, name));
    }
  };
  add('validation', join(web, '../domain/locales'));
  add('common', join(web, 'locales'));
  for (const folder of globSync('*/**/locales', { cwd: web }))
    add(basename(dirname(folder)), join(web, folder));
  return files;
}

/** Serves and builds `/locales/{language}/{namespace}.json` out of the texts that lie beside each screen. */
export function localesPlugin(web: string): Plugin {
  return {
    name: 'locale-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const file = path.startsWith('locales/') ? localeFiles(web).get(path) : undefined;
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(readFileSync(file));
      });
    },
    hotUpdate({ file, server }) {
      if (/\/locales\/[\w-]+\.json$/.test(file)) server.ws.send({ type: 'full-reload' });
    },
    generateBundle() {
      for (const [fileName, file] of localeFiles(web)) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
        });
      }
    },
  };
}
