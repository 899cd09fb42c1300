import type { Language } from './messages.ts';
import type { Range } from '../range.ts';

/** Words for a range with a negative end: a dash beside a minus is hard to read. */
const signedRange: Record<Language, (low: string, high: string) => string> = {
  'pt-BR': (low, high) => `de ${low} a ${high}`,
  'en-US': (low, high) => `${low} to ${high}`,
  'es-ES': (low, high) => `de ${low} a ${high}`,
  'ru-RU': (low, high) => `от ${low} до ${high}`,
};

/** Both ends of a range as `format` writes them: `34,6 – 54,6`; in words where one is negative, `de −33,0 a +8,00`. */
export function writtenRange(range: Range, format: (value: number) => string, language: Language): string {
  const [low, high] = [format(range.min), format(range.max)];
  if (low === high) return low;
  // By the written text: an end too small to be written is a zero, and a zero has no sign.
  if (!low.startsWith('−')) return `${low} – ${high}`;
  const isAbove = range.max > 0 && high !== format(0);
  return signedRange[language](low, isAbove ? `+${high}` : high);
}
