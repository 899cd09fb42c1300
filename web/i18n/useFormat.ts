import { formatsOf, type Formats } from './format.ts';
import { useLanguage } from './useLanguage.ts';

// Making Intl formatters is slow, and every cell of a table asks.
const made = new Map<string, Formats>();

/** Formatters of the language in force: `const { number, range, ago } = useFormat()`. */
export function useFormat(): Formats {
  const language = useLanguage();
  const formats = made.get(language) ?? formatsOf(language);
  made.set(language, formats);
  return formats;
}
