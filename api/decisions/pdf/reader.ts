import type { Language } from '#domain/texts/messages.ts';

/** Language and time zone (IANA) of the reader. */
export type Reader = { language: Language; timeZone: string };

/** A moment (RFC 3339) by the reader's clock. */
export const timeText = (moment: string, { language, timeZone }: Reader, dateStyle: 'long' | 'short') =>
  new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone }).format(new Date(moment));

/** The name of that time zone: `Horário Padrão de Brasília`. */
export function zoneName(moment: string, { language, timeZone }: Reader): string {
  const named = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' });
  const parts = named.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
