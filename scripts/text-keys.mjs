// Types of the keys of the client's texts, out of the Portuguese ones: web/i18n/__generated__/textKeys.d.ts, apart
// from Relay's artifacts, whose folder is emptied with each build. A test holds the other languages to the same keys.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localeFiles } from '../web/build/localeFiles.ts';
import { root } from './install.mjs';

const web = join(root, 'web');
const folder = join(web, 'i18n/__generated__');
const texts = [...localeFiles(web)].flatMap(([name, file]) => {
  const [, namespace] = /^locales\/pt-BR\/(.+)\.json$/.exec(name) ?? [];
  return namespace === undefined ? [] : [{ namespace, file: relative(folder, file) }];
});
const lines = [
  "import 'i18next';",
  ...texts.map(({ namespace, file }) => `import type ${namespace} from '${file}';`),
  "declare module 'i18next' {",
  '  interface CustomTypeOptions {',
  "    defaultNS: 'common';",
  "    fallbackNS: 'common';",
  '    keySeparator: false;',
  `    resources: { ${texts.map(({ namespace }) => `${namespace}: typeof ${namespace}`).join('; ')} };`,
  '  }',
  '}',
];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'textKeys.d.ts'), `${lines.join('\n')}\n`);
