import type { Language, MessageKey, Messages } from '../../texts/messages.ts';

/** A text to be formatted: its key and its parameters: figures, names, lists of names, other such texts. */
export type Statement = {
  key: MessageKey;
  params: Readonly<Record<string, string | number | readonly string[] | Statement>>;
};

/** Across technologies every sentence begins with what is counted. */
export const withScope = (sentence: Statement, acrossScopes: boolean, hasFoundations = false): Statement =>
  acrossScopes
    ? { key: hasFoundations ? 'verdict.scope.foundation' : 'verdict.scope', params: { sentence } }
    : sentence;

/** A sentence for use after a colon: in lower case, unless it begins with a name or a code such as CP-190. */
export const afterColon = (sentence: string, language: Language, names: readonly string[] = []): string =>
  names.some((name) => name !== '' && sentence.startsWith(name)) || /^\p{Lu}{2}/u.test(sentence)
    ? sentence
    : sentence.slice(0, 1).toLocaleLowerCase(language) + sentence.slice(1);

/** The sentence in the messages' language. */
export function statementText({ key, params }: Statement, messages: Messages): string {
  const words = Object.entries(params).map(([name, value]) => [name, partText(name, value, messages)]);
  return messages.text(key, Object.fromEntries(words));
}

function partText(name: string, value: Statement['params'][string], messages: Messages): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (isList(value))
    return new Intl.ListFormat(messages.language, { type: 'conjunction' }).format([...value]);
  const text = statementText(value, messages);
  return name === 'sentence' ? afterColon(text, messages.language, namesIn(value)) : text;
}

const isList = (value: Statement['params'][string]): value is readonly string[] => Array.isArray(value);

/** All names in a sentence, including those in nested sentences. */
const namesIn = ({ params }: Statement): string[] =>
  Object.values(params).flatMap((value) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'number') return [];
    return isList(value) ? [...value] : namesIn(value);
  });
