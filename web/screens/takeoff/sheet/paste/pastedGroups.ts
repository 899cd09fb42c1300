import { plain } from './pasteWords.ts';

const floor = String.raw`pavimentos?|pavtos?|pav|andar|grupo|nivel|level|floor|storey|planta|piso|этаж|уровень`;
const word = new RegExp(String.raw`(?<!\p{L})(?:${floor})(?!\p{L})`, 'gu');

/** A name as two people may write it. */
const sameName = (text: string) => plain(text.replaceAll(/\(.*?\)/g, '')).replaceAll(/[^\p{L}\d]+/gu, '');

const withoutFloor = (text: string) => sameName(plain(text).replaceAll(word, ' '));

/** Finds the floor group a text names: "Tipo", "Pavimento tipo (x12)", "Resumo de materiais do pavimento Tipo". */
export function groupFinder(names: readonly string[]): (text: string) => number | undefined {
  const exact = new Map(names.map((name, at) => [sameName(name), at]));
  const short = new Map(names.map((name, at) => [withoutFloor(name), at]));
  return (text) => {
    const exactGroup = exact.get(sameName(text));
    if (exactGroup !== undefined) return exactGroup;
    const last = [...plain(text).matchAll(word)].at(-1);
    if (last === undefined) return undefined;
    const after = plain(text).slice(last.index + last[0].length);
    return short.get(withoutFloor(text)) ?? (sameName(after) === '' ? undefined : short.get(sameName(after)));
  };
}
