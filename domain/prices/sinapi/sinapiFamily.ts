/** A code with the words that distinguish it within its family. */
type Named<Code> = readonly (readonly [code: Code, words: string])[];

/** Shortened names of codes of one kind, in the source's language, per `unit`; `#` stands for the words of each. */
export type Family<Code> = readonly [name: string, unit: string, codes: Named<Code>];

/** Each code with the word at its index. */
export const zip = <Code extends number>(codes: readonly Code[], words: readonly (string | number)[]) =>
  codes.map((code, index) => [code, String(words[index])] as const);
