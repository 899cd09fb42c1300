/** A code with the words that set it apart from others of its family. */
type Named<Code> = readonly (readonly [code: Code, words: string])[];

/** What codes of one kind are, in the source's own language and shortened, per `unit`; `#` stands for the words of each. */
export type Family<Code> = readonly [name: string, unit: string, codes: Named<Code>];

/** Codes in the order of the words that set them apart. */
export const inTurn = <Code extends number>(codes: readonly Code[], words: readonly (string | number)[]) =>
  codes.map((code, index) => [code, String(words[index])] as const);
