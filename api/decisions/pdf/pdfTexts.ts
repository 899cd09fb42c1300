import type { Language } from '#domain/texts/messages.ts';
import { english } from './english.ts';
import { type PdfTexts, portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

export const pdfTexts: Record<Language, PdfTexts> = {
  'pt-BR': portuguese,
  'en-US': english,
  'es-ES': spanish,
  'ru-RU': russian,
};
