/** Text normalized for searching: without accents, in lower case. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a search, folded: every one of them must be found, anywhere and in any order. */
export const searchWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
