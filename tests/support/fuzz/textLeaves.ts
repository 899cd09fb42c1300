/** What a field holds by its name that is chosen or compared, and no text of somebody's own. */
const chosen =
  /(type|technology|tipoDeEstrutura|category|phase|state|role|permissions|status|kind|rule|events|fields|id|ids|key|domain|version|password|token)$/i;

/** Copies of some JSON, each with the word in the place of one of its texts. */
export function withWord(value: unknown, word: string, name = ''): unknown[] {
  if (typeof value === 'string') return chosen.test(name) ? [] : [word];
  if (Array.isArray(value))
    return value
      .slice(0, 1)
      .flatMap((each) => withWord(each, word, name).map((changed) => [changed, ...value.slice(1)]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    withWord(each, word, key).map((changed) => ({ ...value, [key]: changed })),
  );
}
