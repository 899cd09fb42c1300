import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Folders of the product's own code. */
export const houses = ['domain', 'api', 'gateway', 'server', 'seed', 'web'] as const;

export type Source = { path: string; text: string; imports: string[] };

/** Every file of code below a folder of the project, with what it imports. */
export function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('__generated__'),
    )
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name));
      const text = readFileSync(join(root, path), 'utf8');
      const imports = [...text.matchAll(/\b(?:from|import)\b\s*\(?\s*'([^'\n]+)'/g)].map(
        ([, target]) => target ?? '',
      );
      return { path, text, imports };
    });
}
