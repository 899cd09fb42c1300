import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const operations = z.record(z.string(), z.string());

/**
 * The texts of the operations that the web client was compiled with, by id. The file is read again when it changed,
 * so that recompiling needs no restart; without it every id is unknown.
 */
export function persistedOperations(file: string): (id: string) => string | null {
  let texts = new Map<string, string>();
  let readAt = -1;
  return (id) => {
    const known = texts.get(id);
    if (known !== undefined) return known;
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt !== readAt && changedAt !== -1) {
      texts = new Map(Object.entries(operations.parse(JSON.parse(readFileSync(file, 'utf8')))));
      readAt = changedAt;
    }
    return texts.get(id) ?? null;
  };
}
