import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages, type Language } from '#domain/texts/messages.ts';
import { root } from '../../architecture/sources.ts';

/** Texts of one i18next namespace, by language; `folder` is where its files lie. */
export type Namespace = {
  name: string;
  folder: string;
  languages: string[];
  texts: Record<Language, Record<string, string>>;
};

/** Every namespace, named as web/build/localeFiles.ts names them. */
export function allNamespaces(): Namespace[] {
  const folders = globSync('{domain,web,web/*/**}/locales', { cwd: root }).filter(
    (folder) => !folder.includes('__generated__'),
  );
  return folders.toSorted().map((folder) => {
    const files = globSync('*.json', { cwd: join(root, folder) }).toSorted();
    const read = (language: Language) =>
      JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Record<string, string>;
    return {
      name: nameOf(folder),
      folder,
      languages: files.map((file) => basename(file, '.json')),
      texts: Object.fromEntries(languages.map((each) => [each, read(each)])) as Namespace['texts'],
    };
  });
}

function nameOf(folder: string): string {
  if (folder === 'domain/locales') return 'validation';
  return folder === 'web/locales' ? 'common' : basename(dirname(folder));
}

const plural = /_(zero|one|two|few|many|other)$/;

/**
 * `floors_one` → `floors`, which is what code asks for; the key itself where its namespace counts nothing by that
 * name ("structure.fck.too_many").
 */
export function baseOf(key: string, { texts }: Namespace): string {
  const base = key.replace(plural, '');
  return `${base}_other` in texts['pt-BR'] ? base : key;
}

/** Keys of one language as code asks for them. */
export const basesOf = (namespace: Namespace, language: Language = 'pt-BR'): Set<string> =>
  new Set(Object.keys(namespace.texts[language]).map((key) => baseOf(key, namespace)));

/** What code counts, each with the categories this language has; a text of its own for none is i18next's extra. */
export function pluralsOf(namespace: Namespace, language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of Object.keys(namespace.texts[language])) {
    const base = baseOf(key, namespace);
    const category = key.slice(base.length + 1);
    if (base !== key && category !== 'zero') found.set(base, [...(found.get(base) ?? []), category]);
  }
  return found;
}
